import type { RequestHandler, Response } from 'express';
import { routeOf } from '../http/route-of.js';
import type { Metrics } from './metrics.js';

/** A stream lasts as long as its viewer looks: that is no time an answer took. */
const isStream = (response: Response): boolean =>
  /^(?:text\/event-stream|application\/x-ndjson)/.test(String(response.getHeader('Content-Type') ?? ''));

/** Measures how long each answer took. */
export const countRequests =
  ({ requests }: Pick<Metrics, 'requests'>): RequestHandler =>
  (request, response, next) => {
    const end = requests.startTimer();
    response.once('finish', () => {
      if (isStream(response)) return;
      end({ method: request.method, route: routeOf(request), status: String(response.statusCode) });
    });
    next();
  };
