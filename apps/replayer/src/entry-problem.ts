import type { NotationError } from '#ruleset';
import { ApiProblem } from './api.js';
import type { Desk } from './desk.js';
import { matchAt } from './tape.js';

/** Why an entry was not recorded. `column` (from 1) points into the line, `expected` lists what could stand there. */
export interface EntryProblem {
  readonly message: string;
  readonly remedy: string;
  readonly line: string | null;
  readonly column: number | null;
  readonly isConflict: boolean;
}

/** A refusal of the server as it is shown beside the form; `line` is the one that was typed, if one was. */
export const entryProblem = (line: string | null, problem: unknown): EntryProblem => {
  if (!(problem instanceof ApiProblem)) {
    return { message: String(problem), remedy: '', line, column: null, isConflict: false };
  }
  const { column } = problem.details;
  return {
    message: problem.message,
    remedy: problem.remedy,
    line,
    column: line !== null && typeof column === 'number' ? column : null,
    isConflict: problem.code === 'match/wrong-revision',
  };
};

/** The state that an entry would be decided on: the tape's end. */
export const gameAtEnd = (desk: Desk): unknown => matchAt(desk.seen.value, desk.last.value).game;

/** What keeps a line from being read, as it is shown beside the form. */
export const unreadProblem = (line: string, { message, column, expected }: NotationError): EntryProblem => {
  const remedy = expected.length === 0 ? '' : `Expected there: ${expected.slice(0, 8).join(', ')}.`;
  return { message, remedy, line, column, isConflict: false };
};
