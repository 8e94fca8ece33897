import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { type HttpProblem, sendProblem } from './problem.js';
import { problemOf } from './problem-of.js';

/** The log is the operator's: it has the error's own words, with its paths. */
const logLine = (error: unknown, { status, problem }: HttpProblem): unknown => {
  if (!(error instanceof Error)) return error;
  return status > 500 ? `${problem.code}: ${error.message}` : error.stack;
};

/** Turns whatever a route throws into a problem; faults of ours go to the log, with their stack, and nowhere else. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #log = new Logger('Matchtape');

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = problemOf(error);
    if (problem.status >= 500) this.#log.error(logLine(error, problem));
    sendProblem(host.switchToHttp().getResponse<Response>(), problem);
  }
}
