import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import {
  normalizeIp,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerOptions,
} from '@nestjs/throttler';
import type { Request, RequestHandler, Response } from 'express';
import { askerOf, isPublic } from '../access/asker.js';
import { isReading } from '../access/hosts.js';
import { HttpProblem, sendProblem } from './problem.js';
import type { RateWindows } from './rate-windows.js';

/** Milliseconds of a window. */
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

const REFUSALS = { reads: limited('read'), writes: limited('write') } as const;

/** Whoever has a whole network of the sixth protocol to itself is one asker all the same. */
const addressOf = (request: Request): string => normalizeIp(request.socket.remoteAddress ?? '');

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

/** Holders of keys are told apart by their keys, wherever they ask from; the public by the address. */
const trackerOf = (context: ExecutionContext): string => {
  const response = context.switchToHttp().getResponse<Response>();
  return isPublic(response) ? `from:${addressOf(requestOf(context))}` : askerOf(response).id;
};

const isHealth = (context: ExecutionContext): boolean => /^\/health(?:\/|$)/.test(requestOf(context).path);

const throttler = (name: keyof Rates, limit: number): ThrottlerOptions => ({
  ...{ name, limit, ttl: MINUTE },
  skipIf: (context) => isHealth(context) || isReading(requestOf(context)) !== (name === 'reads'),
});

/** How often each asker may read and write a minute: readers never use up what a scribe may write. */
export const throttling = ({ reads, writes }: Rates, storage: RateWindows): ThrottlerModuleOptions => ({
  storage,
  throttlers: [throttler('reads', reads), throttler('writes', writes)],
  getTracker: (_request, context) => trackerOf(context),
  generateKey: (_context, tracker, name) => `${name} ${tracker}`,
});

/**
 * The framework's guard at the outer door: it counts before a body is read and before a route is found, so that what is refused costs
 * nothing, and addresses where nothing is count as well. What comes after the limit is answered with 429 and Retry-After.
 */
@Injectable()
export class DoorThrottler extends ThrottlerGuard {
  protected override headerPrefix = 'RateLimit';

  readonly door: RequestHandler = (request, response, next) => {
    const context = new ExecutionContextHost([request, response], DoorThrottler, this.door);
    this.canActivate(context).then(
      () => next(),
      (error: unknown) => (error instanceof HttpProblem ? sendProblem(response, error) : next(error)),
    );
  };

  // A request counts for one of the two: the headers need not say for which.
  protected override setResponseHeader(response: Response, name: string, value: string | number): void {
    super.setResponseHeader(response, name.replace(/-(?:reads|writes)$/, ''), value);
  }

  protected override throwThrottlingException(_: ExecutionContext, { key }: ThrottlerLimitDetail): Promise<void> {
    throw REFUSALS[key.startsWith('reads ') ? 'reads' : 'writes'];
  }
}

/** Wrong keys a minute from one address that are answered as such. */
const TRIES = 20;

/** Counts a wrong key; answers whether the address it came from has tried too often, and how many seconds it waits. */
export const tooManyTries = (windows: RateWindows, request: Request): number | null => {
  const { isBlocked, timeToBlockExpire } = windows.count(`keys ${addressOf(request)}`, MINUTE, TRIES);
  return isBlocked ? timeToBlockExpire : null;
};
