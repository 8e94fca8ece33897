import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { askerOf, isPublic } from '../access/asker.js';
import { isReading } from '../access/hosts.js';
import { HttpProblem, sendProblem } from './problem.js';

const MINUTE = 60_000;

/** Requests a minute that one asker may make: that read, and that write. */
export interface Rates {
  readonly reads: number;
  readonly writes: number;
}

const limited = (what: string): HttpProblem =>
  new HttpProblem(429, {
    code: 'rate/limited',
    detail: `Too many requests that ${what}, by this key, or from this address without one.`,
    remedy: 'Wait as many seconds as Retry-After says, then send it again.',
  });

/** Whoever has a whole network of the sixth protocol to itself is one asker all the same. */
const NETWORK = 64;

/** Holders of keys are told apart by their keys, wherever they ask from; the public by the address. */
const keyOf = (request: Request, response: Response): string => {
  if (!isPublic(response)) return askerOf(response).id;
  return `from:${ipKeyGenerator(request.socket.remoteAddress ?? '', NETWORK)}`;
};

const limiter = (limit: number, problem: HttpProblem): RequestHandler =>
  rateLimit({
    windowMs: MINUTE,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // A proxy's header is never believed here, so its presence is no mistake of the configuration.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    skip: (request) => /^\/health(?:\/|$)/.test(request.path),
    keyGenerator: keyOf,
    handler: (_request, response) => {
      sendProblem(response, problem);
    },
  });

/**
 * Lets each asker read so often a minute, and write so often; what comes after that is answered with 429 and Retry-After. Readers
 * never use up what a scribe may write, nor the public, from the same address, what the holder of a key may read.
 */
export const limitRate = ({ reads, writes }: Rates): RequestHandler => {
  const reading = limiter(reads, limited('read'));
  const writing = limiter(writes, limited('write'));
  return (request, response, next) => (isReading(request) ? reading : writing)(request, response, next);
};
