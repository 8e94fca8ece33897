import type { Slip } from './edits.js';
import type { WrittenLine } from './written-lines.js';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

interface Open {
  readonly left: readonly string[];
  /** Where another bracket is closed than the one that was opened last, or null. */
  readonly crossed: number | null;
}

/** The signs of a line without texts in quotes, which are blanked out. */
const bare = (value: string): string =>
  value.replaceAll(/(?<=^|[\s{[,:])(?:'(?:[^']|'')*'|"[^"]*")/g, (quoted) => ' '.repeat(quoted.length));

/** Where what a bracket holds ends that is closed by another: before the next property, else before the other. */
const endOf = (value: string, crossed: number, sign: string): number => {
  if (sign !== '}') return crossed;
  const list = value.slice(0, crossed).lastIndexOf('[');
  const property = value.slice(list, crossed).search(/, *[\w ]+: /);
  return property < 0 ? crossed : list + property;
};

const openIn = (value: string): Open => {
  const left: string[] = [];
  for (const [index, sign] of [...bare(value)].entries()) {
    const closing = CLOSING[sign];
    if (closing !== undefined) left.push(closing);
    if (sign !== '}' && sign !== ']') continue;
    if (left.at(-1) !== sign) return { left, crossed: endOf(value, index, sign) };
    left.pop();
  }
  return { left, crossed: null };
};

/** Brackets that a line opens and does not close, though what follows does not belong to it. */
export const openBrackets = (line: WrittenLine, next: WrittenLine | undefined): Slip | null => {
  const { value, start, valueColumn, column } = line;
  if (!/^[{[]/.test(value) || (next !== undefined && next.indent > column)) return null;
  const { left, crossed } = openIn(value);
  const at = start + valueColumn + (crossed ?? value.length);
  const missing = crossed === null ? left.toReversed().join('') : (left.at(-1) ?? '');
  if (missing === '') return null;
  const where = crossed === null ? 'at the end of this line' : 'here';
  const insert = crossed === null ? ` ${missing.split('').join(' ')}` : missing;
  return { at, message: `A ${missing} is missing ${where}.`, remedy: `Write ${missing}.`, edits: [{ at, insert }] };
};
