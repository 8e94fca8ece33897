import { isAlias, isMap, isNode, isScalar, isSeq, type Document, type Node } from 'yaml';
import type { RulingMistake } from '../ruling.js';
import { mistakeAt, type FileMistake, type YamlFile } from './yaml-file.js';

interface Found {
  readonly key: Node | null;
  readonly value: Node | null;
}

const isKey = (node: unknown, part: string | number): boolean => isScalar(node) && String(node.value) === String(part);

const inside = (document: Document, value: Node | null, part: string | number): Found | null => {
  const node = isAlias(value) ? value.resolve(document) : value;
  if (isSeq(node)) {
    const item = node.items[Number(part)];
    return isNode(item) ? { key: null, value: item } : null;
  }
  const pair = isMap(node) ? node.items.findLast(({ key }) => isKey(key, part)) : undefined;
  if (pair === undefined) return null;
  return { key: isNode(pair.key) ? pair.key : null, value: isNode(pair.value) ? pair.value : null };
};

/** The node of a path, or the last one on the way to it that the file has. */
const nodeAt = ({ document }: YamlFile, path: readonly (string | number)[]): Found => {
  let found: Found = { key: null, value: document.contents };
  for (const part of path) {
    const next = inside(document, found.value, part);
    if (next === null) return found;
    found = next;
  }
  return found;
};

const isBlock = (node: Node): boolean => (isMap(node) || isSeq(node)) && node.flow !== true;

/** Where a path stands in the text: the key of a block, else the value. */
const offsetOf = (file: YamlFile, path: readonly (string | number)[], onKey = false): number => {
  const { key, value } = nodeAt(file, path);
  const node = key !== null && (onKey || value === null || isBlock(value)) ? key : value;
  return node?.range?.[0] ?? 0;
};

/** The line of the file in which a path stands, from 1. */
export const lineOf = (file: YamlFile, path: readonly (string | number)[]): number =>
  Math.max(1, file.lines.linePos(offsetOf(file, path)).line);

const MOST = 12;

/** What would be accepted, else where it is written how; and what the table waits for, where a play is at fault. */
const remedyOf = ({ waits }: RulingMistake, expected: readonly string[]): string => {
  const more = expected.length > MOST ? ', ...' : '';
  const accepted =
    expected.length > 0
      ? `Accepted here: ${expected.slice(0, MOST).join(', ')}${more}.`
      : 'docs/reference/ruling-files.md shows how a ruling is written.';
  return waits === undefined ? accepted : `${accepted} The table waits for ${waits}.`;
};

/** A mistake of a ruling with its place in the file. `foreign`: words of other games, which are not put forward. */
const placedMistake = (file: YamlFile, mistake: RulingMistake, foreign: readonly string[]): FileMistake => {
  const { path, message, line, column = 1 } = mistake;
  const expected = mistake.expected.filter((word) => !foreign.includes(word));
  const start = offsetOf(file, path, mistake.onKey);
  const typed = line === undefined ? -1 : file.text.indexOf(line, start);
  const offset = typed < 0 ? start : typed + column - 1;
  return mistakeAt(file, offset, { code: 'bad-ruling', message, remedy: remedyOf(mistake, expected), expected });
};

/** Mistakes in the order of their places, each once: cases share what stands in the file but once. */
export const inTheirOrder = (mistakes: readonly FileMistake[]): readonly FileMistake[] => {
  const each = new Map(
    mistakes.map((mistake) => [`${mistake.place.line}:${mistake.place.column} ${mistake.message}`, mistake]),
  );
  return [...each.values()].sort(
    ({ place: one }, { place: other }) => one.line - other.line || one.column - other.column,
  );
};

/** Mistakes of a ruling with their places, in the order of these. */
export const placedMistakes = (
  file: YamlFile,
  mistakes: readonly RulingMistake[],
  foreign: readonly string[],
): readonly FileMistake[] => inTheirOrder(mistakes.map((mistake) => placedMistake(file, mistake, foreign)));
