import { err, ok, type Json, type Result } from '#kernel';
import { LineCounter, type Document } from 'yaml';
import { RULING_BOUNDS } from '../bounds.js';
import { mend, type Mended } from './mending/mending.js';
import { withStraightQuotes } from './mending/quotes.js';
import { errorsIn, parsed } from './parsing.js';
import { repeatedKeysIn } from './repeated.js';
import { swallowedIn, type Swallowed } from './swallowed.js';

/**
 * A YAML file that was read: its value, and where in the text the parts of the value stand. `text` is what was read: what was typed,
 * with its slips mended; `typedAt` says where a place of it stood in `typed`.
 */
export interface YamlFile {
  readonly path: string;
  readonly typed: string;
  readonly text: string;
  readonly typedAt: (offset: number) => number;
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

type Fault = Omit<FileMistake, 'place'>;

/** A fault with its place, an offset in the text as it was typed. */
const faultAt = ({ path, typed }: Pick<YamlFile, 'path' | 'typed'>, offset: number, fault: Fault): FileMistake => {
  const lines = typed.slice(0, offset).split(/\r\n|\n|\r/);
  const text = typed.split(/\r\n|\n|\r/)[lines.length - 1] ?? '';
  return { ...fault, place: { file: path, line: lines.length, column: (lines.at(-1) ?? '').length + 1, text } };
};

/** A fault with the place of an offset in the text that was read. */
export const mistakeAt = (
  file: Pick<YamlFile, 'path' | 'typed' | 'typedAt'>,
  offset: number,
  fault: Fault,
): FileMistake => faultAt(file, file.typedAt(offset), fault);

/** The value of a document. An alias that names nothing, or that grows without end, is found only here. */
const valueOf = (document: Document): Result<Json, string> => {
  try {
    return ok((document.toJS() ?? null) as Json);
  } catch (error) {
    return err(`${error instanceof Error ? error.message : String(error)}.`);
  }
};

const ALIAS = 'Write the value out where it is wanted, or put a text that begins with * or & in single quotes.';

const tooLong = (path: string, { length }: string): FileMistake => ({
  code: 'bad-yaml',
  message: `A ruling file has at most ${RULING_BOUNDS.characters} characters, and this one has ${length}.`,
  remedy: 'Part it among several files, one ruling in each.',
  expected: [],
  place: { file: path, line: 1, column: 1, text: '' },
});

const tooDeep = (file: Pick<YamlFile, 'path' | 'typed'>): FileMistake => {
  const message = `It has more than ${RULING_BOUNDS.values} values, or is nested deeper than ${RULING_BOUNDS.levels} levels.`;
  const remedy = 'Write a ruling as docs/reference/ruling-files.md shows it.';
  return faultAt(file, 0, { code: 'bad-yaml', message, remedy, expected: [] });
};

/** So many faults of the parser are told: what follows them is often nothing but their consequence. */
const MOST_FAULTS = 5;

const USUAL_REMEDY = 'Look at this line and the one above it: indentation, colons, quotation marks.';

const REMARK =
  'A # after a space begins a remark, which hides the rest of the line: put the whole text in single quotes.';

type Unvalued = Omit<YamlFile, 'json'>;

const said = (message: string, remedy: string): Fault => ({ code: 'bad-yaml', message, remedy, expected: [] });

/** A file that was read as far as it can be: `file` is null where it cannot; and the faults in it, those mended among them. */
export interface YamlReading {
  readonly file: YamlFile | null;
  readonly faults: readonly FileMistake[];
}

const repeatedFaults = (file: Unvalued): readonly FileMistake[] =>
  repeatedKeysIn(file.document).map(({ name, at, first }) => {
    const line = file.lines.linePos(first).line;
    return mistakeAt(
      file,
      at,
      said(`"${name}" stands here a second time: it stands in line ${line} already.`, 'Name it once.'),
    );
  });

/** Numbers of pieces that a remark would swallow: they are told, and read as they are meant. */
const swallowedFaults = (file: Unvalued): readonly FileMistake[] =>
  swallowedIn(file.document, file.text)
    .filter(({ isProse }) => !isProse)
    .map((swallowed) => {
      const { number, scalar, at } = swallowed;
      const message = `"#${number}" behind "${String(scalar.value)}" is a remark, and not read.`;
      scalar.value = `${String(scalar.value)} #${number}`;
      return mistakeAt(file, at, said(message, REMARK));
    });

/** Slips that were mended, then what the parser still holds against the text, as far as it stands in other lines. */
const faultsOf = (file: Unvalued, slips: Mended['slips']): readonly FileMistake[] => {
  const mended = slips.map(({ at, message, remedy }) => faultAt(file, at, said(message, remedy)));
  const told = new Set(mended.map(({ place }) => place.line));
  const others = file.document.errors
    .slice(0, MOST_FAULTS)
    .map(({ message, pos }) => mistakeAt(file, pos[0], said(`${message}.`, USUAL_REMEDY)))
    .filter(({ place }) => !told.has(place.line) && told.add(place.line));
  return [...mended, ...others, ...repeatedFaults(file), ...swallowedFaults(file)];
};

const read = (file: Unvalued, slips: Mended['slips']): YamlReading => {
  const faults = faultsOf(file, slips);
  if (file.document.errors.length > 0) return { file: null, faults };
  const json = valueOf(file.document);
  if (json.ok) return { file: { ...file, json: json.value }, faults };
  return { file: null, faults: [...faults, faultAt(file, 0, said(json.error, ALIAS))] };
};

/** Reads the text of a YAML file, its slips mended as far as it is plain what is meant. `words` begin items that are no plays. */
export const readYaml = (path: string, text: string, words: readonly string[]): YamlReading => {
  const typed = text.replace(/^\uFEFF/, '');
  const named = { path, typed };
  if (typed.length > RULING_BOUNDS.characters) return { file: null, faults: [tooLong(path, typed)] };
  const straight = withStraightQuotes(typed);
  const lines = new LineCounter();
  const document = parsed(straight, lines);
  if (document === null) return { file: null, faults: [tooDeep(named)] };
  const asIs: Unvalued = { ...named, text: straight, typedAt: (offset) => offset, document, lines };
  if (document.errors.length === 0) return read(asIs, []);
  const mending = mend(straight, errorsIn, words);
  const again = new LineCounter();
  const mended = parsed(mending.text, again);
  return mended === null
    ? { file: null, faults: faultsOf(asIs, []) }
    : read({ ...named, text: mending.text, typedAt: mending.typedAt, document: mended, lines: again }, mending.slips);
};

/** What a file says that is perhaps not what is meant: a word of warning, and where. */
export interface FileWarning {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const saidOfSwallowed = ({ number, scalar }: Swallowed): string =>
  `"#${number}" behind "${String(scalar.value)}" is a remark, and not read. ${REMARK}`;

/** Words about a ruling whose number is swallowed by a remark: `title: Two Recruits, one dies #2`. */
export const warningsIn = (file: YamlFile): readonly FileWarning[] =>
  swallowedIn(file.document, file.text)
    .filter(({ isProse }) => isProse)
    .map((swallowed) => {
      const { line, column } = mistakeAt(file, swallowed.at, said('', '')).place;
      return { message: saidOfSwallowed(swallowed), line, column };
    });
