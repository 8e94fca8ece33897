import { setTimeout as wait } from 'node:timers/promises';
import { type Backoff, pauseAfter } from '#kernel';

/**
 * How long the server is waited for, in milliseconds.
 * - `answerWithin`: for one answer; then the request is tried again
 * - `giveUpAfter`: for a request with all its tries; then the caller is told
 */
export interface Patience {
  readonly answerWithin: number;
  readonly giveUpAfter: number;
}

/** How long one try may take: no longer than the request with all its tries. `end`: when that is given up, as `performance.now()` counts. */
export const timeLeft = ({ answerWithin }: Patience, end: number): number =>
  Math.max(0, Math.min(answerWithin, end - performance.now()));

/** No answer came in time. Never leaves the adapter. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * Waits for an answer, but not for ever: the client has no deadline of its own for appends, and none for reads. A plain timer:
 * there is one for every append, and an abort signal costs more than all the rest of it.
 */
export const within = <Answer>(time: number, work: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new NoAnswerError(`no answer within ${String(time)} ms`));
    }, time);
    // Whoever comes second is not heard.
    void work.then(resolve, reject).then(() => {
      clearTimeout(timer);
    });
  });

const BACKOFF: Backoff = { first: 20, longest: 2000 };

/** The pause before a further try, in milliseconds. */
export const pauseBefore = (attempt: number): number => pauseAfter(BACKOFF, attempt);

/** Waits between two tries, and not beyond the end of the request (`performance.now()`; Infinity: there is none). */
export const pause = (attempt: number, end: number): Promise<void> =>
  wait(Math.max(0, Math.min(pauseBefore(attempt), end - performance.now())));
