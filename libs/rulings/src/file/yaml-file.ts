import { err, ok, type Json, type Result } from '#kernel';
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { RULING_BOUNDS } from '../bounds.js';
import type { RulingMistake } from '../ruling.js';

/** A YAML file that was read: its value, and where in the text the parts of the value stand. */
export interface YamlFile {
  readonly path: string;
  readonly text: string;
  readonly json: Json;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Why a file is no ruling: what is wrong, how to mend it, and where; line and column count from 1, `text` is the line. */
export interface FileMistake {
  readonly code: 'bad-yaml' | 'bad-ruling';
  readonly message: string;
  readonly remedy: string;
  readonly expected: readonly string[];
  readonly place: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly text: string;
  };
}

const REMEDIES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put the whole play in single quotes where it holds a second ": ".',
  DUPLICATE_KEY: 'Name it once.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

type Fault = Omit<FileMistake, 'place'>;

const mistakeAt = (file: Pick<YamlFile, 'path' | 'text' | 'lines'>, offset: number, fault: Fault): FileMistake => {
  const { line, col } = file.lines.linePos(Math.min(offset, file.text.length));
  const text = file.text.split(/\r\n|\n|\r/)[Math.max(line, 1) - 1] ?? '';
  return { ...fault, place: { file: file.path, line: Math.max(line, 1), column: Math.max(col, 1), text } };
};

/** The value of a document. An alias that names nothing, or that grows without end, is found only here. */
const valueOf = (read: Omit<YamlFile, 'json'>): Result<YamlFile, FileMistake> => {
  try {
    return ok({ ...read, json: (read.document.toJS() ?? null) as Json });
  } catch (error) {
    const message = `${error instanceof Error ? error.message : String(error)}.`;
    const remedy = 'Write the value out where it is wanted, or put a text that begins with * or & in single quotes.';
    return err(mistakeAt(read, 0, { code: 'bad-yaml', message, remedy, expected: [] }));
  }
};

const tooLong = (path: string, { length }: string): FileMistake => ({
  code: 'bad-yaml',
  message: `A ruling file has at most ${RULING_BOUNDS.characters} characters, and this one has ${length}.`,
  remedy: 'Part it among several files, one ruling in each.',
  expected: [],
  place: { file: path, line: 1, column: 1, text: '' },
});

const tooDeep = (file: Pick<YamlFile, 'path' | 'text' | 'lines'>): FileMistake => {
  const message = `It has more than ${RULING_BOUNDS.values} values, or is nested deeper than ${RULING_BOUNDS.levels} levels.`;
  const remedy = 'Write a ruling as docs/reference/ruling-files.md shows it.';
  return mistakeAt(file, 0, { code: 'bad-yaml', message, remedy, expected: [] });
};

/** Deepest nesting of brackets, which the parser would follow one call in another. */
const isDeep = (text: string): boolean => {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    if (depth > RULING_BOUNDS.levels) return true;
  }
  return false;
};

const isLarge = (document: Document): boolean => {
  let values = 0;
  visit(document, (_, __, path) => {
    values += 1;
    return values > RULING_BOUNDS.values || path.length > 2 * RULING_BOUNDS.levels ? visit.BREAK : undefined;
  });
  return values > RULING_BOUNDS.values;
};

/** A document, without the parser's own look for repeated keys, which compares each with all; null where it is too much. */
const parsed = (text: string, lineCounter: LineCounter): Document | null => {
  if (isDeep(text) || hasDeepBlocks(text)) return null;
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
    return isLarge(document) ? null : document;
  } catch (error) {
    // The parser follows what is nested one call in another, and runs out of them.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Blocks are as deep as they are indented, and a line may open several lists. */
const hasDeepBlocks = (text: string): boolean => /^(?:[ ]*[-?] ){30}/m.test(text) || /^[ ]{200}/m.test(text);

interface Repeated {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [number, number];
}

/** The key of a pair as it is compared; null for one that is no simple value. */
const nameOf = (key: unknown): string | null => (isScalar(key) ? `${typeof key.value} ${String(key.value)}` : null);

const repeatedIn = (pairs: readonly { readonly key: unknown }[]): unknown => {
  const seen = new Set<string>();
  return pairs.find(({ key }) => {
    const name = nameOf(key);
    if (name === null) return false;
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  })?.key;
};

/** The first key that its group has twice; null where there is none. */
const repeatedKeyIn = (document: Document): Repeated | null => {
  const found: Repeated[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const key = repeatedIn(items);
      if (!isNode(key)) return undefined;
      const [start = 0, end = 0] = key.range ?? [];
      found.push({ code: 'DUPLICATE_KEY', message: 'Map keys must be unique', pos: [start, end] });
      return visit.BREAK;
    },
  });
  return found[0] ?? null;
};

/** Reads the text of a YAML file; its first fault, with the place, where it is none. */
export const readYaml = (path: string, text: string): Result<YamlFile, FileMistake> => {
  const lines = new LineCounter();
  if (text.length > RULING_BOUNDS.characters) return err(tooLong(path, text));
  const document = parsed(text, lines);
  if (document === null) return err(tooDeep({ path, text, lines }));
  const error = document.errors[0] ?? repeatedKeyIn(document);
  if (error === null) return valueOf({ path, text, document, lines });
  const remedy =
    REMEDIES[error.code] ?? 'Look at this line and the one above it: indentation, colons, quotation marks.';
  const fault: Fault = { code: 'bad-yaml', message: `${error.message}.`, remedy, expected: [] };
  return err(mistakeAt({ path, text, lines }, error.pos[0], fault));
};

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
  const pair = isMap(node) ? node.items.find(({ key }) => isKey(key, part)) : undefined;
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

/** A mistake of a ruling with its place in the file. */
export const placedMistake = (file: YamlFile, mistake: RulingMistake): FileMistake => {
  const { path, message, expected, line, column = 1 } = mistake;
  const start = offsetOf(file, path, mistake.onKey);
  const typed = line === undefined ? -1 : file.text.indexOf(line, start);
  const more = expected.length > MOST ? ', ...' : '';
  const remedy =
    expected.length > 0
      ? `Accepted here: ${expected.slice(0, MOST).join(', ')}${more}.`
      : 'docs/reference/ruling-files.md shows how a ruling is written.';
  const offset = typed < 0 ? start : typed + column - 1;
  return mistakeAt(file, offset, { code: 'bad-ruling', message, remedy, expected });
};
