import type { Request } from 'express';
import { HttpProblem } from '../http/problem.js';

/** What a browser that comes back to a stream had last; undefined where it begins. @throws HttpProblem */
export const lastEventId = (request: Request): number | undefined => {
  const text = request.headers['last-event-id'];
  if (text === undefined || text === '') return undefined;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw new HttpProblem(400, {
    code: 'live/bad-event-id',
    detail: 'The header Last-Event-ID is no revision.',
    remedy: 'Send the id of the last event received, or leave the header out.',
  });
};
