import { EventStoreError } from '#event-store';
import { ViewStoreError } from '#view-store';
import type { HttpProblem } from '../http/problem.js';

/** What is logged of something that went wrong. `words` are left out where they may hold what somebody typed. */
export interface LoggedFault {
  readonly msg: string;
  readonly code: string;
  readonly status: number;
  readonly error: string;
  readonly words?: string;
  readonly at?: readonly string[];
}

/** Kinds of errors whose words are the stores' or the engine's own: they name files and members, no card and nobody. */
const TELLING = [EventStoreError, ViewStoreError, TypeError, RangeError, ReferenceError];

/** The places in code, without the words that stand before them. */
const placesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

/** What is logged of an error: of a fault of ours with its places in code; of trouble that has a name, what it says. */
export const faultOf = (error: unknown, { status, problem }: HttpProblem): LoggedFault => {
  const logged = { msg: problem.detail, code: problem.code, status };
  if (!(error instanceof Error)) return { ...logged, error: typeof error };
  return {
    ...logged,
    error: error.name,
    ...(TELLING.some((kind) => error instanceof kind) ? { words: error.message } : {}),
    ...(status === 500 ? { at: placesOf(error) } : {}),
  };
};
