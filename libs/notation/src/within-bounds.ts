import type { Json } from '#kernel';
import { shapes, type PlayShape } from '#ruleset';
import { LINE_BOUNDS, TooManyNames } from './bounds.js';
import { type Fields, placeOf } from './places.js';
import { fail, skipSpaces, wordAt, type Answer } from './source.js';

const tooLong = (line: string): Answer<never> => {
  const message = `A line has at most ${LINE_BOUNDS.characters} characters, and this one has ${line.length}. Split it.`;
  return fail(LINE_BOUNDS.characters, { code: 'too-long', message });
};

const tooManyNames = (): Answer<never> => {
  const message = 'The line names more than can be looked for at once. Split it among several plays.';
  return fail(0, { code: 'too-many-names', message });
};

const isNumber = (word: string): boolean => /^[+-]?\d/.test(word);

/** Says what of the play is not as the game's bounds have it, at the place where the line says it. */
const outOfBounds = (line: string, play: Fields, { path, got, expected }: shapes.Misfit): Answer<never> => {
  const at = skipSpaces(line, placeOf(play, path, 0));
  const typed = wordAt(line, at);
  const message = `${isNumber(typed) ? typed : got} stands where ${expected} is accepted.`;
  return fail(at, { code: 'out-of-bounds', message, expected: [expected] });
};

/** Reads a line that is no longer than one may be, into a play whose numbers and lists are within the game's bounds. */
export const withinBounds = <Play>(
  line: string,
  shape: PlayShape<Play> | undefined,
  readLine: () => Answer<Fields>,
): Answer<Fields> => {
  if (line.length > LINE_BOUNDS.characters) return tooLong(line);
  try {
    const answer = readLine();
    if (!answer.ok || shape === undefined) return answer;
    const misfit = shapes.misfitIn(shape, answer.value as Json, true);
    return misfit === null ? answer : outOfBounds(line, answer.value, misfit);
  } catch (error) {
    if (error instanceof TooManyNames) return tooManyNames();
    throw error;
  }
};
