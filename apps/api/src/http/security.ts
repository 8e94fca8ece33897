import type { RequestHandler } from 'express';
import helmet from 'helmet';

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
