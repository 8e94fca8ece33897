import type { RequestHandler } from 'express';
import { sendProblem } from '../http/problem.js';
import { askerOf } from './asker.js';
import { FOREIGN_ORIGIN, isReading, originOf } from './hosts.js';

/** Refuses changes that a page of another origin asks for; a cookie counts only where the browser says that the page is ours. */
export const ownPagesOnly: RequestHandler = (request, response, next) => {
  const origin = originOf(request);
  const isDoubtful = origin === 'unsaid' && askerOf(response).by === 'cookie';
  if (!isReading(request) && (origin === 'foreign' || isDoubtful)) sendProblem(response, FOREIGN_ORIGIN);
  else next();
};
