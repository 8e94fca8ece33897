import { err, ok, type Json, type Result } from '#kernel';
import { isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { RULING_BOUNDS } from '../bounds.js';

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

/** A fault with the place of an offset in the text. */
export const mistakeAt = (
  file: Pick<YamlFile, 'path' | 'text' | 'lines'>,
  offset: number,
  fault: Fault,
): FileMistake => {
  const { line, col } = file.lines.linePos(Math.min(offset, file.text.length));
  const text = file.text.split(/\r\n|\n|\r/)[Math.max(line, 1) - 1] ?? '';
  return { ...fault, place: { file: file.path, line: Math.max(line, 1), column: Math.max(col, 1), text } };
};

/** The value of a document. An alias that names nothing, or that grows without end, is found only here. */
const valueOf = (read: Omit<YamlFile, 'json'>): Result<YamlFile, readonly FileMistake[]> => {
  try {
    return ok({ ...read, json: (read.document.toJS() ?? null) as Json });
  } catch (error) {
    const message = `${error instanceof Error ? error.message : String(error)}.`;
    const remedy = 'Write the value out where it is wanted, or put a text that begins with * or & in single quotes.';
    return err([mistakeAt(read, 0, { code: 'bad-yaml', message, remedy, expected: [] })]);
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

const repeatedIn = (pairs: readonly { readonly key: unknown }[]): readonly unknown[] => {
  const seen = new Set<string>();
  return pairs.flatMap(({ key }) => {
    const name = nameOf(key);
    if (name === null) return [];
    if (seen.has(name)) return [key];
    seen.add(name);
    return [];
  });
};

/** Every key that its group has a second time. */
const repeatedKeysIn = (document: Document): readonly Repeated[] => {
  const found: Repeated[] = [];
  visit(document, {
    Map: (_, { items }) => {
      for (const key of repeatedIn(items)) {
        const [start = 0, end = 0] = (isNode(key) && key.range) || [];
        found.push({ code: 'DUPLICATE_KEY', message: 'Map keys must be unique', pos: [start, end] });
      }
    },
  });
  return found;
};

/** So many faults of the parser are told: what follows them is often nothing but their consequence. */
const MOST_FAULTS = 5;

const USUAL_REMEDY = 'Look at this line and the one above it: indentation, colons, quotation marks.';

const REMARK =
  'A # after a space begins a remark, which hides the rest of the line: put the whole text in single quotes.';

/** How a fault is mended; where a piece's number was taken for a remark, that is why. */
const remedyFor = ({ code, pos }: Repeated, text: string): string => {
  const before = text.slice(0, pos[0] + 1);
  return /^[^'"\n]* #\d/m.test(before) ? REMARK : (REMEDIES[code] ?? USUAL_REMEDY);
};

/** Reads the text of a YAML file; its faults, with their places, where it is none. */
export const readYaml = (path: string, text: string): Result<YamlFile, readonly FileMistake[]> => {
  const lines = new LineCounter();
  if (text.length > RULING_BOUNDS.characters) return err([tooLong(path, text)]);
  const document = parsed(text, lines);
  if (document === null) return err([tooDeep({ path, text, lines })]);
  const faults: readonly Repeated[] = [...document.errors, ...repeatedKeysIn(document)];
  if (faults.length === 0) return valueOf({ path, text, document, lines });
  const told = faults.slice(0, MOST_FAULTS).map((fault) => {
    const { message, pos } = fault;
    const said: Fault = { code: 'bad-yaml', message: `${message}.`, remedy: remedyFor(fault, text), expected: [] };
    return mistakeAt({ path, text, lines }, pos[0], said);
  });
  return err(told);
};

/** What a file says that is perhaps not what is meant: a word of warning, and where. */
export interface FileWarning {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** The number of a piece behind a text without quotes, which YAML takes for a remark. */
const SWALLOWED = /^[ \t]+#(?<number>\d+)\b/;

/** Texts whose piece number is swallowed by a remark: `- Ana: plays Stupefy #1`. */
export const warningsIn = ({ document, text, lines }: YamlFile): readonly FileWarning[] => {
  const warnings: FileWarning[] = [];
  visit(document, {
    Scalar: (_, { type, range, value }) => {
      const end = range?.[1] ?? 0;
      const found = SWALLOWED.exec(text.slice(end, end + 20))?.groups;
      if (type !== 'PLAIN' || found === undefined) return;
      const { line, col } = lines.linePos(end);
      const message = `"#${found['number'] ?? ''}" behind "${String(value)}" is a remark, and not read. ${REMARK}`;
      warnings.push({ message, line, column: col });
    },
  });
  return warnings;
};
