import type { NotationError } from '#ruleset';
import type { Context, Subject } from './lexicon.js';

/** What was read and where it ends, or why it could not be read. Positions count from 0, columns of errors from 1. */
export type Answer<T> = { readonly ok: true; readonly value: T; readonly end: number } | Unread;
export interface Unread {
  readonly ok: false;
  readonly error: NotationError;
}

export const read = <T>(value: T, end: number): Answer<T> => ({ ok: true, value, end });

/** One kind of word group, both ways: `read` is the inverse of `write`. */
export interface Kind<T, X extends Context = Context> {
  read(context: X, at: number): Answer<T>;
  write(value: T, context: X): string;
  /** What the rest of the line is about, where this word group says it. */
  subject?(value: T, context: X): Subject;
}

interface Complaint {
  readonly code: string;
  readonly message: string;
  readonly expected?: readonly string[];
}

/** Fails at a position of the line. */
export const fail = (at: number, { code, message, expected = [] }: Complaint): Unread => ({
  ok: false,
  error: { code: `notation/${code}`, message, column: at + 1, expected },
});

/** The first position from `at` on that is not a space. */
export const skipSpaces = (line: string, at: number): number => {
  let end = at;
  while (line[end] === ' ' || line[end] === '\t') end++;
  return end;
};

/** Longer words are said by their beginning. */
const LONGEST_WORD = 40;

/** The word that stands at a position, for messages. */
export const wordAt = (line: string, at: number): string => {
  const word = /^\S+/.exec(line.slice(at, at + LONGEST_WORD + 1))?.[0] ?? '';
  return word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}...` : word;
};

/** Fails because something else should stand here. */
export const expectedAt = (line: string, at: number, expected: readonly string[]): Unread => {
  const start = skipSpaces(line, at);
  const word = wordAt(line, start);
  const wanted =
    expected.length === 1 ? `${expected[0] ?? ''} is expected` : `one of ${expected.join(', ')} is expected`;
  const message = word === '' ? `The line ends where ${wanted}.` : `"${word}" stands where ${wanted}.`;
  return fail(start, { code: 'expected', message, expected });
};

const compiled = new Map<string, RegExp>();

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The words as a pattern that matches where they stand; each set of words is prepared once. */
const patternOf = (words: string): RegExp => {
  const known = compiled.get(words);
  if (known) return known;
  const parts = words.split(' ').filter((word) => word !== '');
  const ends = parts.map((word) => escaped(word) + (/[\p{L}\p{N}]$/u.test(word) ? String.raw`(?![\p{L}\p{N}])` : ''));
  const pattern = new RegExp(ends.map((end) => String.raw`[ \t]*${end}`).join(''), 'iuy');
  compiled.set(words, pattern);
  return pattern;
};

const FIRST_BEYOND_ASCII = 128;

/** Whether the letters at two places differ whatever their case; only plain ones are told apart without a pattern. */
const areOther = (one: string, other: string): boolean =>
  one.charCodeAt(0) < FIRST_BEYOND_ASCII &&
  other.charCodeAt(0) < FIRST_BEYOND_ASCII &&
  one.toLowerCase() !== other.toLowerCase();

/** The position after the words, which stand at `at` in any case and spacing; null where they do not. */
export const matchWords = (line: string, at: number, words: string): number | null => {
  // Most of the many words that might stand somewhere begin otherwise.
  if (areOther(line[skipSpaces(line, at)] ?? '', words[skipSpaces(words, 0)] ?? '')) return null;
  const pattern = patternOf(words);
  pattern.lastIndex = at;
  return pattern.test(line) ? pattern.lastIndex : null;
};

/** Whether nothing but a remark (` # ...`) follows. */
export const isLineEnd = (line: string, at: number): boolean => {
  const rest = line.slice(at).trim();
  return rest === '' || rest === '.' || rest === '#' || rest.startsWith('# ');
};
