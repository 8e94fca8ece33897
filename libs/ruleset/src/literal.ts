import type { Json } from '#kernel';
import { distance } from 'fastest-levenshtein';

/** Where a value stands inside a literal: property names, and places in lists from 0. */
export type LiteralPath = readonly (string | number)[];

/**
 * Why a table literal (or another literal that a person typed) cannot be read. `expected` lists words that would be accepted at
 * `path`, the nearest first; `onKey` says that the property's name is at fault, not its value. `meant` is the word that was meant
 * in all likelihood; `missing` is the property that the group at `path` lacks.
 */
export interface LayOutProblem {
  readonly path: LiteralPath;
  readonly message: string;
  readonly expected: readonly string[];
  readonly onKey?: true;
  readonly meant?: string;
  readonly missing?: string;
}

/** Nothing is near to what is longer. */
const LONGEST_WORD = 100;

/** Words in order of their likeness to what was typed. */
export const nearestWords = (typed: string, words: readonly string[]): readonly string[] => {
  if (typed.length > LONGEST_WORD) return words;
  const near = new Map(words.map((word) => [word, distance(typed.toLowerCase(), word.toLowerCase())]));
  return words.toSorted((left, right) => (near.get(left) ?? 0) - (near.get(right) ?? 0));
};

/** The first of the nearest words, where it is near what was typed. */
export const meantBy = (typed: string, [first]: readonly string[]): string | undefined =>
  first !== undefined &&
  typed.length <= LONGEST_WORD &&
  distance(typed.toLowerCase(), first.toLowerCase()) <= Math.max(2, typed.length * 0.4)
    ? first
    : undefined;

/** ` Perhaps "damage"?`, or nothing where no word is near what was typed. */
const hintFor = (meant: string | undefined): string => (meant === undefined ? '' : ` Perhaps "${meant}"?`);

/** A word that was meant, where there is one. */
const likely = (meant: string | undefined): Pick<LayOutProblem, 'meant'> => (meant === undefined ? {} : { meant });

/** What a value is, in words for a message. */
export const saidOf = (json: Json | undefined): string => {
  if (json === undefined) return 'nothing';
  if (Array.isArray(json)) return 'a list';
  if (typeof json === 'string' && json.length > LONGEST_WORD) return `a text of ${json.length} characters`;
  return typeof json === 'object' && json !== null ? 'a group of properties' : JSON.stringify(json);
};

/** A value that is none of the words accepted at its place. */
export const unknownWord = (path: LiteralPath, typed: Json, words: readonly string[]): LayOutProblem => {
  const text = typeof typed === 'string' ? typed : '';
  const expected = text === '' ? words : nearestWords(text, words);
  const meant = meantBy(text, expected);
  return { path, message: `${saidOf(typed)} is not known here.${hintFor(meant)}`, expected, ...likely(meant) };
};

/** What a group does not have: the property that is meant, or how it is written with another. */
type Instead = Readonly<Record<string, string>>;

/** The properties of a group, and how what it does not have is written. */
export interface Known {
  readonly keys: readonly string[];
  readonly instead?: Instead;
}

/** A property that its group does not have. */
export const unknownKey = (path: LiteralPath, key: string, { keys, instead = {} }: Known): LayOutProblem => {
  const expected = nearestWords(key, keys);
  const written = Object.hasOwn(instead, key) ? instead[key] : undefined;
  const isKey = written === undefined || keys.includes(written);
  const meant = isKey ? (written ?? meantBy(key, expected)) : undefined;
  const hint = isKey ? hintFor(meant) : ` Write ${written}.`;
  const message = `There is no "${key.slice(0, LONGEST_WORD)}" here.${hint}`;
  return { path: [...path, key], message, expected, onKey: true, ...likely(meant) };
};
