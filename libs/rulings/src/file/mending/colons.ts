import type { Edit, Slip } from './edits.js';
import type { WrittenLine } from './written-lines.js';

const LONGEST = 80;

/** A text in single quotes, as a remedy shows it. */
const shown = (text: string): string => {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return quoted.length > LONGEST ? `${quoted.slice(0, LONGEST)}...` : quoted;
};

/** The changes that put what stands at an offset into single quotes. */
export const quoting = (text: string, at: number): readonly Edit[] => [
  { at, insert: "'" },
  ...[...text.matchAll(/'/g)].map(({ index }) => ({ at: at + index, insert: "'" })),
  { at: at + text.length, insert: "'" },
];

/** A text without quotes: none that begins with a quote, a bracket or another sign of the format. */
const isPlain = (value: string): boolean => /^[^'"{[|>*&!]/.test(value);

const COLON = /:(?:\s|$)/;

const unquoted = (line: WrittenLine, text: string, column: number): Slip => ({
  at: line.start + column,
  message: 'A text with ": " in it stands without quotes.',
  remedy: `Write it in single quotes: ${shown(text)}.`,
  edits: quoting(text, line.start + column),
});

/** A second `: ` in a line: of an item of a list the whole is the text, unless it begins with a word of rulings. */
export const secondColon = (line: WrittenLine, words: readonly string[]): Slip | null => {
  const { key, value, hasDash } = line;
  if (key === null || !isPlain(value) || !COLON.test(value)) return null;
  const isWhole = hasDash && !words.includes(key);
  return isWhole ? unquoted(line, line.content, line.column) : unquoted(line, value, line.valueColumn);
};

/** `turn:Ana`, which is no property but a text. */
export const noSpace = ({ content, start, column, key, hasDash }: WrittenLine): Slip | null => {
  const name = /^(?<name>\w[\w ]*):(?=[^\s:/])/.exec(content)?.groups?.['name'];
  if (name === undefined || key !== null || hasDash) return null;
  const at = start + column + name.length + 1;
  const remedy = `Write "${name}: ${content.slice(name.length + 1, LONGEST)}".`;
  return { at, message: `A space is missing behind "${name}:".`, remedy, edits: [{ at, insert: ' ' }] };
};

const PLAY_WITHIN = /(?<lead>[{,]\s*[\w ]+: +)(?<play>[^'"{}[\],:]+: [^{}[\]]*?)(?=\s*(?:\}|, *[\w ]+: ))/;

/** `{ play: Ana: passes }`: a text with a colon within braces. */
export const colonWithin = (line: WrittenLine): Slip | null => {
  const found = PLAY_WITHIN.exec(line.text);
  const { lead = '', play = '' } = found?.groups ?? {};
  return found === null ? null : unquoted(line, play, found.index + lead.length);
};

const NUMBER_WITHIN = /(?<lead>[{[,]\s*)(?<name>[^'"{}[\],:#]+ #\d+)(?=\s*[:,}\]])/;

/** `{ Mega-Mech #1: ... }`: the number of a piece, which would begin a remark. */
export const numberWithin = (line: WrittenLine): Slip | null => {
  const found = NUMBER_WITHIN.exec(line.text);
  const { lead = '', name = '' } = found?.groups ?? {};
  if (found === null) return null;
  const at = line.start + found.index + lead.length;
  return {
    at,
    message: 'A # after a space begins a remark, which hides the rest of the line.',
    remedy: `Write the name in single quotes: ${shown(name)}.`,
    edits: quoting(name, at),
  };
};
