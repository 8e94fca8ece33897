import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isAnsweredEarly } from './answer-in-time.js';
import { faultOf } from '../logging/fault.js';
import { sendProblem } from './problem.js';
import { problemOf } from './problem-of.js';

/** Turns whatever a route throws into a problem; faults of ours go to the log, with their places in code, and nowhere else. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #log = new Logger('Matchtape');

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = problemOf(error);
    const http = host.switchToHttp();
    if (isAnsweredEarly(http.getResponse<Response>())) return;
    if (problem.status >= 500) {
      const { id } = http.getRequest<Request & { readonly id?: string }>();
      this.#log.error({ request: id, ...faultOf(error, problem) });
    }
    sendProblem(http.getResponse<Response>(), problem);
  }
}
