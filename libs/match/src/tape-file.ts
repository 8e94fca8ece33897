import { err, ok, type Result } from '#kernel';
import type { NumberedLine } from './header-fields.js';
import type { TapeHeader } from './header-values.js';
import { makeHeader, readHeader } from './tape-header.js';
import { tapeProblem, type TapeProblem } from './tape-problem.js';

/** A play of a tape file, as it stands there: `line` counts from 1, `text` begins at its first letter, in `column`. */
export interface TapeLine {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/**
 * A match as a file of lines: a header, an empty line, then one play a line in the game's notation. Lines that begin with `#`
 * are remarks. In a match with a seed or a secret, what chance decides may be left out: the dealer draws it again.
 */
export interface TapeFile extends TapeHeader {
  readonly lines: readonly TapeLine[];
}

/** What a tape file may be: some hundred times the longest game that was recorded. Its header alone is short. */
export const TAPE_BOUNDS = { characters: 4_000_000, lines: 50_000, headerLines: 2_000 } as const;

const tooLarge = (what: 'characters' | 'lines', count: number): TapeProblem =>
  tapeProblem([1, 1], {
    code: 'tape/too-large',
    message: `A tape file has at most ${TAPE_BOUNDS[what]} ${what}, and this one has ${count}.`,
    remedy: 'Record one match in one file.',
  });

const isIndented = (text: string): boolean => /^\s+\S/.test(text);

const headerTooLong = (count: number): TapeProblem =>
  tapeProblem([TAPE_BOUNDS.headerLines + 1, 1], {
    code: 'tape/too-large',
    message: `The lines above the plays are ${TAPE_BOUNDS.headerLines} at most, and here they are ${count}.`,
    remedy: 'An empty line parts them from the plays; a long deck list may stand in a file of its own.',
  });

/** The number of header lines: up to the first empty line that no indented line follows. */
const headerLength = (lines: readonly string[]): number => {
  let begun = false;
  /** Where the empty lines began that have just been passed; -1 while there are none. */
  let empty = -1;
  for (const [index, text] of lines.entries()) {
    const isEmpty = text.trim() === '';
    if (isEmpty && begun && empty < 0) empty = index;
    if (isEmpty) continue;
    if (empty >= 0 && !isIndented(text)) return empty;
    empty = -1;
    begun ||= !text.startsWith('#');
  }
  return empty < 0 ? lines.length : empty;
};

const isPlay = ({ text }: NumberedLine): boolean => text.trim() !== '' && !text.trimStart().startsWith('#');

/** Reads a tape file. The first fault is told with its line and column. */
export const parseTapeFile = (text: string): Result<TapeFile, TapeProblem> => {
  if (text.length > TAPE_BOUNDS.characters) return err(tooLarge('characters', text.length));
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > TAPE_BOUNDS.lines) return err(tooLarge('lines', lines.length));
  const length = headerLength(lines);
  const numbered = lines.map((each, index): NumberedLine => ({ line: index + 1, text: each }));
  if (length > TAPE_BOUNDS.headerLines) return err(headerTooLong(length));
  const header = readHeader(numbered.slice(0, length));
  if (!header.ok) return header;
  const plays = numbered.slice(length).filter(isPlay);
  return ok({
    ...header.value,
    lines: plays.map(({ line, text: play }) => ({
      line,
      column: play.length - play.trimStart().length + 1,
      text: play.trim(),
    })),
  });
};

/** Writes a tape file that `parseTapeFile` reads back: the header and the plays, without their places in the file. */
export const makeTapeFile = (header: TapeHeader, plays: readonly string[]): string =>
  `${[makeHeader(header), '', ...plays].join('\n')}\n`;
