import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { HttpProblem, sendProblem } from './problem.js';

const MINUTE = 60_000;

const LIMITED = new HttpProblem(429, {
  code: 'rate/limited',
  detail: 'Too many requests from this address.',
  remedy: 'Wait as many seconds as Retry-After says, then send it again.',
});

/** Lets one address ask so many times a minute; the question after that is answered with 429 and Retry-After. */
export const limitRate = (rate: number): RequestHandler =>
  rateLimit({
    windowMs: MINUTE,
    limit: rate,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // A proxy's header is never believed here, so its presence is no mistake of the configuration.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    skip: (request) => /^\/health(?:\/|$)/.test(request.path),
    handler: (_request, response) => {
      sendProblem(response, LIMITED);
    },
  });
