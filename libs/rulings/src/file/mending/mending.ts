import { openBrackets } from './brackets.js';
import { colonWithin, noSpace, numberWithin, secondColon } from './colons.js';
import { before, edited, type Slip } from './edits.js';
import { outOfLine, tabs, tooDeep } from './indents.js';
import { apostropheWithin, badQuotes, reservedSign } from './quotes.js';
import { writtenLines, type WrittenLine } from './written-lines.js';

/** A file with the slips in it mended, so that the rest of it can be read: the slips, and where in what was typed a place stands. */
export interface Mended {
  readonly text: string;
  /** Their places count in what was typed. */
  readonly slips: readonly Omit<Slip, 'edits'>[];
  readonly typedAt: (offset: number) => number;
}

interface Looked {
  readonly lines: readonly WrittenLine[];
  readonly index: number;
  readonly line: WrittenLine;
  readonly words: readonly string[];
}

/** What is looked for in a line, in the order of how surely it is a slip. */
const SLIPS: readonly ((looked: Looked) => Slip | null)[] = [
  ({ lines, index }) => tooDeep(lines, index),
  ({ line }) => badQuotes(line),
  ({ line }) => apostropheWithin(line),
  ({ line }) => numberWithin(line),
  ({ line }) => colonWithin(line),
  ({ line, lines, index }) => openBrackets(line, lines[index + 1]),
  ({ line }) => noSpace(line),
  ({ line, words }) => secondColon(line, words),
  ({ line }) => reservedSign(line),
  ({ lines, index }) => outOfLine(lines, index),
];

const firstSlip = (
  looks: typeof SLIPS,
  text: Omit<Looked, 'line' | 'index'>,
  indexes: readonly number[],
): Slip | null => {
  for (const look of looks) {
    for (const index of indexes) {
      const line = text.lines[index];
      const slip = line === undefined ? null : look({ ...text, index, line });
      if (slip !== null) return slip;
    }
  }
  return null;
};

/** Slips that swallow what follows, so that the parser finds a fault only at the end. */
const SWALLOWING: typeof SLIPS = [({ line }) => badQuotes(line)];

/** The first slip that is near a fault of the parser: in its line, the one above or the one below; else one that swallows lines. */
const slipNear = (typed: string, faults: readonly number[], words: readonly string[]): Slip | null => {
  const lines = writtenLines(typed);
  const text = { lines, words };
  const everywhere = lines.map((_, index) => index);
  const isSwallowed = faults.some((at) => at >= typed.trimEnd().length);
  const first = tabs(lines) ?? (isSwallowed ? firstSlip(SWALLOWING, text, everywhere) : null);
  if (first !== null) return first;
  for (const at of faults) {
    const here = lines.findLastIndex(({ start }) => start <= at);
    const slip = firstSlip(SLIPS, text, [here, here - 1, here + 1]);
    if (slip !== null) return slip;
  }
  return null;
};

const MOST_SLIPS = 40;

/** Mends a text slip by slip, while the parser holds something against it: `faultsIn` says where. */
export const mend = (
  typed: string,
  faultsIn: (text: string) => readonly number[],
  words: readonly string[],
): Mended => {
  let text = typed;
  let typedAt = (offset: number): number => offset;
  const slips: Mended['slips'][number][] = [];
  while (slips.length < MOST_SLIPS) {
    const faults = faultsIn(text);
    const slip = faults.length === 0 ? null : slipNear(text, faults, words);
    if (slip === null) break;
    const { edits, at, ...said } = slip;
    slips.push({ ...said, at: typedAt(at) });
    const earlier = typedAt;
    typedAt = (offset) => earlier(before(offset, edits));
    text = edited(text, edits);
  }
  return { text, slips, typedAt };
};
