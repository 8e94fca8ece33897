import type { RequestHandler, Response } from 'express';
import { isReading } from '../access/hosts.js';
import { HttpProblem, sendProblem } from './problem.js';

/** Milliseconds within which what is written is answered, whatever the store does; and until an answer is missed and the store asked how it is. */
export interface Promptness {
  readonly within: number;
  readonly askAfter: number;
}

/** A play waits behind those before it on the same match, and each of them for the store: together they are to stay below ten seconds. */
export const PROMPT: Promptness = { within: 9_300, askAfter: 5_000 };

const IN_DOUBT = new HttpProblem(503, {
  code: 'store/in-doubt',
  detail: 'The event store does not answer. Whether it has taken this, or will take it yet, is not known.',
  remedy: 'Send it again unchanged, with the same play id: it is recorded once, whatever happened to this one.',
});

/** Whether somebody was answered before what they asked for was done: what comes of it is told to nobody. */
export const isAnsweredEarly = (response: Response): boolean => response.locals['answeredEarly'] === true;

const answerEarly = (response: Response): void => {
  if (response.headersSent) return;
  response.locals['answeredEarly'] = true;
  sendProblem(response, IN_DOUBT);
};

/** Of matches: their orders have ids, so that they can be sent again. */
const isOrder = (path: string): boolean => /^\/(?:matches|events)\/[^/]+\//.test(path);

/**
 * Answers an order in time also where the store is dead. The store's own patience is for each question to it, and one order may ask several, and
 * stand in line behind others that wait. Where the store is well and this machine is slow, the answer is waited for.
 */
export const answerInTime =
  (isStoreWell: () => Promise<boolean>, { within, askAfter }: Promptness): RequestHandler =>
  (request, response, next) => {
    if (isReading(request) || !isOrder(request.path)) {
      next();
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    const watch = (): void => {
      timer = setTimeout(() => {
        let isWell: boolean | undefined;
        const told = (is: boolean): void => void (isWell = is);
        isStoreWell().then(told, () => told(false));
        timer = setTimeout(() => (isWell === true ? watch() : answerEarly(response)), within - askAfter);
      }, askAfter);
    };
    watch();
    response.once('close', () => clearTimeout(timer));
    next();
  };
