import type { JsonObject } from '#kernel';
import type { FileMistake } from '#rulings';
import { HttpProblem } from '../http/problem.js';

/** There is no such ruling. */
export const noRuling = (topic: string, name: string): HttpProblem =>
  new HttpProblem(404, {
    code: 'ruling/unknown',
    detail: `There is no ruling "${topic}/${name}" in the book.`,
    remedy: 'GET /rulings lists them all.',
  });

/** The ruling has no case of that number. */
export const noCase = (cases: number): HttpProblem =>
  new HttpProblem(404, {
    code: 'ruling/unknown-case',
    detail: 'The ruling has no case of that number.',
    remedy: cases === 1 ? 'It has one case, number 1.' : `Its cases are numbered from 1 to ${cases}.`,
  });

const factsOf = ({ place, expected }: FileMistake): JsonObject => ({ ...place, expected: [...expected] });

/**
 * The ruling's file cannot be read, or not run to its end: what is wrong, where, and what would be accepted there; `others` are the
 * further mistakes of the file. Null where there is none.
 */
export const mistakeProblem = ([first, ...others]: readonly FileMistake[]): HttpProblem | null => {
  if (first === undefined) return null;
  const { message, remedy, place } = first;
  const problem = {
    code: 'ruling/mistake',
    detail: `${place.file}, line ${place.line}, column ${place.column}: ${message}`,
    remedy: `${remedy} Then ask again: the file is read anew.`,
  };
  const told = others.map((each) => ({ message: each.message, remedy: each.remedy, ...factsOf(each) }));
  return new HttpProblem(422, problem, { ...factsOf(first), others: told });
};
