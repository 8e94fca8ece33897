import type { Request, RequestHandler } from 'express';
import { HttpProblem, sendProblem } from '../http/problem.js';

const LOOPBACK = /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/;

/** Addresses to listen on that mean every one of the machine, and are the name of none. */
const EVERY: readonly string[] = ['0.0.0.0', '::'];

/** The name in a Host header or an Origin, without port and brackets; empty where it is none. */
const nameIn = (host: string): string => {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^:/@\s[\]]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  return (bracketed ?? plain ?? '').toLowerCase();
};

const wrongHost = (name: string): HttpProblem =>
  new HttpProblem(421, {
    code: 'access/wrong-host',
    detail: `This server is not called "${name.slice(0, 100)}".`,
    remedy:
      'Use localhost or 127.0.0.1, or start it with this name in MATCHTAPE_HOSTS, where others shall reach it by it.',
  });

/**
 * Refuses requests that call the server by a name which is not its own, which is how a page from elsewhere would reach it through a
 * forged name look-up (DNS rebinding). Its names are those of the machine itself, the address it listens on, and those it was given.
 */
export const ownNameOnly = (listens: string, names: readonly string[]): RequestHandler => {
  const own = new Set([listens, ...names].filter((name) => !EVERY.includes(name)).map((name) => name.toLowerCase()));
  return (request, response, next) => {
    const name = nameIn(request.headers.host ?? '');
    if (LOOPBACK.test(name) || own.has(name)) next();
    else sendProblem(response, wrongHost(name));
  };
};

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a method changes nothing. */
export const isReading = ({ method }: Request): boolean => READS.includes(method);

/** Where a request says it was made: `ours`, `foreign`, or `unsaid` by what is no browser. */
export const originOf = ({ headers }: Request): 'ours' | 'foreign' | 'unsaid' => {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign';
  if (origin === undefined) return site === undefined ? 'unsaid' : 'ours';
  const [, from] = /^https?:\/\/(.+)$/i.exec(origin) ?? [];
  return from?.toLowerCase() === host.toLowerCase() ? 'ours' : 'foreign';
};

export const FOREIGN_ORIGIN = new HttpProblem(403, {
  code: 'access/foreign-origin',
  detail: 'A page of another address may change nothing here.',
  remedy: "Use the server's own page, or send the request from a program with an Authorization header.",
});
