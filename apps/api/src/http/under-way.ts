import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { HttpProblem, sendProblem } from './problem.js';

/** Milliseconds that a stop waits for answers; what is not answered by then is cut off. */
const PATIENCE = 10_000;

const STOPPING = new HttpProblem(503, {
  code: 'server/stopping',
  detail: 'The server is being stopped and takes nothing new.',
  remedy: 'Send it again when the server runs; a play keeps its play id, and is recorded once.',
});

/**
 * The requests under way. A stop waits for them, so that what was written is answered; what comes after it has begun is refused. It
 * comes before everything else that ends: the store is open, and the views follow it, until the last answer is out.
 */
@Injectable()
export class UnderWay implements OnModuleDestroy {
  readonly #open = new Set<Response>();
  #isStopping = false;
  #done = (): void => undefined;

  /** Counts each request until its answer has left, or its asker. */
  readonly count: RequestHandler = (_request: Request, response, next) => {
    if (this.#isStopping) {
      sendProblem(response.set('Connection', 'close'), STOPPING);
      return;
    }
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
      if (this.#open.size === 0) this.#done();
    });
    next();
  };

  async onModuleDestroy(): Promise<void> {
    this.#isStopping = true;
    // The lines are closed after their answers, so that nothing more is sent into one that is about to end.
    for (const response of this.#open) if (!response.headersSent) response.set('Connection', 'close');
    if (this.#open.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#done = resolve;
      setTimeout(resolve, PATIENCE).unref();
    });
  }
}
