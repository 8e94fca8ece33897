/**
 * Why a tape file cannot be read or recorded. `line` and `column` count from 1 in the tape file, or in the deck list `path`
 * where that is not null. `expected` lists what would be accepted there, where that is known.
 */
export interface TapeProblem {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly path: string | null;
  readonly line: number;
  readonly column: number;
  readonly expected: readonly string[];
}

/** Makes a problem at a place of the tape file. */
export const tapeProblem = (
  [line, column]: readonly [line: number, column: number],
  words: { readonly code: string; readonly message: string; readonly remedy: string },
): TapeProblem => ({ ...words, path: null, line, column, expected: [] });
