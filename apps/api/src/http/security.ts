import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { HttpProblem, sendProblem } from './problem.js';

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const headers = (styles: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY, 'style-src': [...styles] } },
    // Served over plain HTTP on the own machine: promising HTTPS to a browser would lock its owner out.
    strictTransportSecurity: false,
  });

/** Security headers. The documentation page sets styles on its elements, which the policy has to allow there, and only there. */
export const securityHeaders = (): RequestHandler => {
  const strict = headers(["'self'"]);
  const forDocs = headers(["'self'", "'unsafe-inline'"]);
  return (request, response, next) => {
    (request.path.startsWith('/docs') ? forDocs : strict)(request, response, next);
  };
};

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address) || address === 'localhost';

const hostOf = (request: Request): string =>
  (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');

/**
 * On a server that listens on the machine itself: refuses requests that call it by another name, which is how a page from
 * elsewhere would reach it through a forged name look-up (DNS rebinding).
 */
export const ownNameOnly: RequestHandler = (request, response, next) => {
  if (isLoopback(hostOf(request))) {
    next();
    return;
  }
  const problem = {
    code: 'access/wrong-host',
    detail: 'This server answers to localhost and 127.0.0.1 only.',
    remedy: 'Use one of these names, or start it with HOST set to the address it shall listen on.',
  };
  sendProblem(response, new HttpProblem(421, problem));
};

const isOwnMachine = (request: Request): boolean => {
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
};

/** Notes whether the request may record and see hidden cards; see `isTrusted`. */
export const noteTrust =
  (trustsRemote: boolean): RequestHandler =>
  (request, response, next) => {
    response.locals['isTrusted'] = trustsRemote || isOwnMachine(request);
    next();
  };

/** Whether the request comes from this machine, or from one that the configuration trusts. */
export const isTrusted = (response: Response): boolean => response.locals['isTrusted'] === true;
