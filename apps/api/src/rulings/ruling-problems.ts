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

/** The ruling's file cannot be read, or not run to its end: what is wrong, where, and what would be accepted there. */
export const mistakeProblem = ({ message, remedy, expected, place }: FileMistake): HttpProblem =>
  new HttpProblem(
    422,
    {
      code: 'ruling/mistake',
      detail: `${place.file}, line ${place.line}, column ${place.column}: ${message}`,
      remedy: `${remedy} Then ask again: the file is read anew.`,
    },
    { ...place, expected: [...expected] },
  );
