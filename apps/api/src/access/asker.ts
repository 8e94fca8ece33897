import type { Request, RequestHandler, Response } from 'express';
import { PUBLIC, type Reach } from '#access';
import { HttpProblem, sendProblem } from '../http/problem.js';
import { keyInCookie } from './cookie.js';

/**
 * Whom a secret belongs to: what it reaches, `id`, which tells holders apart and nothing of the secret, and `name`, which was typed for the device.
 * `grant` and `device`: of a link that was made; null for the server's own keys. `expires`: when it ends by itself.
 */
export interface Holder {
  readonly reach: Reach;
  readonly id: string;
  readonly name: string;
  readonly grant: string | null;
  readonly device: string | null;
  readonly expires: string | null;
}

/** Who holds which secret; undefined for one that opens nothing. */
export type Holders = (secret: string) => Holder | undefined;

/**
 * Who asks: the holder of a secret, or the public by the address they come from. `by` says how the secret was shown. Nothing else of a
 * request counts: no address, no header of a proxy. `isStill`: whether the same secret would be taken now.
 */
export interface Asker extends Holder {
  readonly by: 'bearer' | 'cookie' | null;
  readonly isStill: () => boolean;
}

const publicBy = (id: string): Asker => ({
  ...{ reach: PUBLIC, id, name: '', grant: null, device: null, expires: null, by: null },
  isStill: () => true,
});

const NOBODY = publicBy('from:unknown');

/** Who asks, as `noteAsker` has found out; the public where nobody did. */
export const askerOf = (response: Response): Asker => (response.locals['asker'] as Asker | undefined) ?? NOBODY;

/** Whether nothing was shown that is ours. */
export const isPublic = (response: Response): boolean => askerOf(response).reach.role === 'public';

const publicFrom = (request: Request): Asker => publicBy(`from:${request.socket.remoteAddress ?? 'unknown'}`);

const bearerOf = (request: Request): string | undefined =>
  /^bearer +(.*)$/is.exec(request.headers.authorization ?? '')?.[1]?.trim();

/** A page of another origin may send our cookie along; what it asks for is answered as to the public. */
const isFromOurPage = (request: Request): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** The asker of a request; undefined where a key was sent that is none. A browser's old cookie makes it the public. */
const findAsker = (request: Request, holders: Holders): Asker | undefined => {
  const bearer = bearerOf(request);
  const secret = bearer ?? (isFromOurPage(request) ? keyInCookie(request) : undefined);
  if (secret === undefined) return publicFrom(request);
  const holder = holders(secret);
  if (holder === undefined) return bearer === undefined ? publicFrom(request) : undefined;
  const by = bearer === undefined ? 'cookie' : 'bearer';
  return { ...holder, by, isStill: () => holders(secret)?.id === holder.id };
};

const TOO_MANY = new HttpProblem(429, {
  code: 'rate/limited',
  detail: 'Too many wrong keys from this address.',
  remedy: 'Wait as many seconds as Retry-After says; the right key is taken at any time.',
});

const WRONG_KEY = new HttpProblem(401, {
  code: 'access/wrong-key',
  detail: 'The key is none of this server, or it was revoked.',
  remedy: 'Take the link that the server printed when it started, or make a new one with "matchtape key".',
});

/** Counts a wrong key; answers how many seconds the address it came from has to wait, null where it may go on trying. */
export type CountTry = (request: Request) => number | null;

/** Notes who asks; see `askerOf`. A key that is none is refused, and the address it came from may not try for ever. */
export const noteAsker =
  (holders: Holders, countTry: CountTry): RequestHandler =>
  (request, response, next) => {
    // The same address answers everybody differently: no cache may mix them up.
    response.vary('Authorization, Cookie');
    const asker = findAsker(request, holders);
    if (asker === undefined) {
      const wait = countTry(request);
      if (wait === null) sendProblem(response.set('WWW-Authenticate', 'Bearer'), WRONG_KEY);
      else sendProblem(response.set('Retry-After', String(wait)), TOO_MANY);
      return;
    }
    response.locals['asker'] = asker;
    next();
  };
