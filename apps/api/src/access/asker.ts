import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Keys } from '#keys';
import { HttpProblem, sendProblem } from '../http/problem.js';
import { keyInCookie } from './cookie.js';

/**
 * Who asks: the recorder, who holds a key, or the public. `id` tells holders of different keys apart, and the public by the
 * address they come from; `by` says how the key was shown. Nothing else of a request makes a recorder: no address, no header of a proxy.
 */
export interface Asker {
  readonly kind: 'recorder' | 'public';
  readonly id: string;
  readonly by: 'bearer' | 'cookie' | null;
}

const NOBODY: Asker = { kind: 'public', id: 'from:unknown', by: null };

/** Who asks, as `noteAsker` has found out; the public where nobody did. */
export const askerOf = (response: Response): Asker => (response.locals['asker'] as Asker | undefined) ?? NOBODY;

/** Whether a key was shown. */
export const isRecorder = (response: Response): boolean => askerOf(response).kind === 'recorder';

const publicFrom = (request: Request): Asker => ({
  kind: 'public',
  id: `from:${request.socket.remoteAddress ?? 'unknown'}`,
  by: null,
});

const bearerOf = (request: Request): string | undefined =>
  /^bearer +(.*)$/is.exec(request.headers.authorization ?? '')?.[1]?.trim();

/** A page of another origin may send our cookie along; what it asks for is answered as to the public. */
const isFromOurPage = (request: Request): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** The asker of a request; undefined where a key was sent that is none. A browser's old cookie makes it the public. */
const findAsker = (request: Request, keys: Keys): Asker | undefined => {
  const bearer = bearerOf(request);
  if (bearer !== undefined) {
    const id = keys.idOf(bearer);
    return id === undefined ? undefined : { kind: 'recorder', id, by: 'bearer' };
  }
  const cookie = isFromOurPage(request) ? keyInCookie(request) : undefined;
  const id = cookie === undefined ? undefined : keys.idOf(cookie);
  return id === undefined ? publicFrom(request) : { kind: 'recorder', id, by: 'cookie' };
};

const MINUTE = 60_000;

/** Wrong keys a minute from one address that are answered as such. */
const TRIES = 20;

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

const limitTries = (): RequestHandler =>
  rateLimit({
    windowMs: MINUTE,
    limit: TRIES,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (_request, response) => sendProblem(response, TOO_MANY),
  });

/** Notes who asks; see `askerOf`. A key that is none is refused, and the address it came from may not try for ever. */
export const noteAsker = (keys: Keys): RequestHandler => {
  const limit = limitTries();
  return async (request, response, next) => {
    // The same address answers the recorder and the public differently: no cache may mix them up.
    response.vary('Authorization, Cookie');
    const asker = findAsker(request, keys);
    if (asker === undefined) {
      await limit(request, response, () => sendProblem(response.set('WWW-Authenticate', 'Bearer'), WRONG_KEY));
      return;
    }
    response.locals['asker'] = asker;
    next();
  };
};
