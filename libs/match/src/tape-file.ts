import { ok, type Result } from '#kernel';
import type { NumberedLine } from './header-fields.js';
import { makeHeader, readHeader, type TapeHeader } from './tape-header.js';
import type { TapeProblem } from './tape-problem.js';

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

const isIndented = (text: string): boolean => /^\s+\S/.test(text);

/** The number of header lines: up to the first empty line that no indented line follows. */
const headerLength = (lines: readonly string[]): number => {
  let begun = false;
  for (const [index, text] of lines.entries()) {
    const next = lines.slice(index).find((each) => each.trim() !== '');
    if (begun && text.trim() === '' && !(next !== undefined && isIndented(next))) return index;
    begun ||= text.trim() !== '' && !text.startsWith('#');
  }
  return lines.length;
};

const isPlay = ({ text }: NumberedLine): boolean => text.trim() !== '' && !text.trimStart().startsWith('#');

/** Reads a tape file. The first fault is told with its line and column. */
export const parseTapeFile = (text: string): Result<TapeFile, TapeProblem> => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const length = headerLength(lines);
  const numbered = lines.map((each, index): NumberedLine => ({ line: index + 1, text: each }));
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
