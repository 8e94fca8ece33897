import { STATUS_CODES } from 'node:http';
import type { JsonObject } from '#kernel';
import type { Response } from 'express';

/**
 * An error as RFC 9457 tells it (`application/problem+json`). `code` is stable, `detail` says what and where, `remedy` how to mend
 * it; further members are the facts that matter, such as `line` and `column`, `expected` and `actual`, `verdict`, `fields`.
 */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly remedy: string;
  readonly [fact: string]: unknown;
}

/** An error of the HTTP door itself, before any use case. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly status: number,
    readonly problem: { readonly code: string; readonly detail: string; readonly remedy: string },
    readonly facts: JsonObject = {},
  ) {
    super(problem.detail);
  }
}

/** Makes the body of a problem. */
export const makeProblem = ({ status, problem, facts }: HttpProblem): ProblemBody => ({
  ...facts,
  type: `urn:matchtape:problem:${problem.code.replaceAll('/', ':')}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  ...problem,
});

/** Statuses of what may go through when it is asked again, and the seconds until then. */
const MAY_PASS: ReadonlySet<number> = new Set([429, 503]);
const SOON = '2';

/** Answers with a problem; nothing where the answer has begun already. */
export const sendProblem = (response: Response, problem: HttpProblem): void => {
  if (response.headersSent) {
    response.end();
    return;
  }
  if (MAY_PASS.has(problem.status) && !response.hasHeader('Retry-After')) response.set('Retry-After', SOON);
  response
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(makeProblem(problem)));
};
