import type { Context } from './lexicon.js';
import { makeCanonicalJson } from '#kernel';
import { type Fields, keepPlaces, type Places } from './places.js';
import { read, expectedAt, matchWords, skipSpaces, type Answer, type Kind, type Unread } from './source.js';

/** Marks a property that is the acting player unless a pattern says otherwise. */
export const ACTING = Symbol('the acting player');

/**
 * One thing that can be said, in its patterns, the preferred one first. A pattern is words with slots `{property:kind}` (or
 * `{:kind}`, whose fields become properties) and optional parts `[property| words]`: a part without a slot for its property
 * sets it to true. `fixed` are the properties that make it this form; `absent` those that a pattern may leave unsaid.
 */
export interface FormEntry {
  readonly patterns: readonly string[];
  readonly fixed: Fields;
  readonly absent?: Fields;
}

type Part =
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'slot'; readonly property: string; readonly kind: Kind<unknown> }
  | { readonly is: 'optional'; readonly property: string; readonly parts: readonly Part[] };

/** A pattern ready to be read and written. */
export interface Pattern {
  readonly entry: FormEntry;
  readonly parts: readonly Part[];
  /** Properties that the pattern says. */
  readonly says: ReadonlySet<string>;
}

export type Kinds = Readonly<Record<string, Kind<unknown>>>;

const PIECES_OF_PATTERN = /\[(\w+)\|([^\]]*)\]|\{(\w*):([\w-]+)\}|[^[{]+/g;

const partsOf = (pattern: string, kinds: Kinds): readonly Part[] =>
  [...pattern.matchAll(PIECES_OF_PATTERN)].map(([words, option, inner, property, name]) => {
    if (option !== undefined) return { is: 'optional', property: option, parts: partsOf(inner ?? '', kinds) };
    if (property === undefined) return { is: 'words', words };
    const kind = kinds[name ?? ''];
    if (kind === undefined) throw new Error(`The notation has no kind "${name ?? ''}" (pattern "${pattern}").`);
    return { is: 'slot', property, kind };
  });

const saidBy = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.is === 'words') return [];
    return part.is === 'slot' ? [part.property] : [part.property, ...saidBy(part.parts)];
  });

/** Prepares a table of forms. Throws where a pattern names a kind that is not there, which a test sees at once. */
export const compileForms = (entries: readonly FormEntry[], kinds: Kinds): readonly Pattern[] =>
  entries.flatMap((entry) =>
    entry.patterns.map((pattern) => {
      const parts = partsOf(pattern, kinds);
      return { entry, parts, says: new Set(saidBy(parts)) };
    }),
  );

interface Draft {
  readonly fields: Fields;
  readonly context: Context;
  /** Where the fields stand in the line. */
  readonly places: Places;
}

const readSlot = (
  { property, kind }: Extract<Part, { is: 'slot' }>,
  { fields, context, places }: Draft,
  at: number,
): Answer<Draft> => {
  const answer = kind.read(context, at);
  if (!answer.ok) return answer;
  const { value, end } = answer;
  const subject = kind.subject?.(value, context) ?? context.subject;
  const said = property === '' ? (value as Fields) : { [property]: value };
  const start = skipSpaces(context.line, at);
  const here = Object.fromEntries(Object.keys(said).map((key) => [key, start]));
  const next = { fields: { ...fields, ...said }, context: { ...context, subject }, places: { ...places, ...here } };
  return read(next, end);
};

const readOptional = (part: Extract<Part, { is: 'optional' }>, draft: Draft, at: number): Answer<Draft> => {
  const answer = readParts(part.parts, draft, at);
  if (answer.ok) {
    const { fields, context, places } = answer.value;
    return part.property in fields
      ? answer
      : read({ fields: { ...fields, [part.property]: true }, context, places }, answer.end);
  }
  // What has begun must end well: a fault further on is the fault to tell of.
  const start = skipSpaces(draft.context.line, at);
  return answer.error.column - 1 > start ? answer : read(draft, at);
};

const readWords = (words: string, draft: Draft, at: number): Answer<Draft> => {
  const end = matchWords(draft.context.line, at, words);
  return end === null ? expectedAt(draft.context.line, at, [words.trim()]) : read(draft, end);
};

const readPart = (part: Part, draft: Draft, at: number): Answer<Draft> => {
  if (part.is === 'words') return readWords(part.words, draft, at);
  return part.is === 'slot' ? readSlot(part, draft, at) : readOptional(part, draft, at);
};

const readParts = (parts: readonly Part[], draft: Draft, at: number): Answer<Draft> => {
  const [first, ...others] = parts;
  if (first === undefined) return read(draft, at);
  const answer = readPart(first, draft, at);
  return answer.ok ? readParts(others, answer.value, answer.end) : answer;
};

const settled = (absent: Fields | undefined, { seat }: Context): Fields =>
  Object.fromEntries(Object.entries(absent ?? {}).map(([key, value]) => [key, value === ACTING ? seat : value]));

const worse = (left: Unread | null, right: Unread): Unread => {
  if (left === null || right.error.column > left.error.column) return right;
  if (right.error.column < left.error.column || left.error.code !== 'notation/expected') return left;
  return right.error.code === 'notation/expected'
    ? { ok: false, error: { ...left.error, expected: [...new Set([...left.error.expected, ...right.error.expected])] } }
    : right;
};

/** Reads whichever form stands here up to where `isEnd` holds; else tells the fault that lies furthest on. */
export const readForm = (
  patterns: readonly Pattern[],
  context: Context,
  { at, isEnd }: { readonly at: number; readonly isEnd: (line: string, at: number) => boolean },
): Answer<Fields> => {
  let worst: Unread | null = null;
  const others: string[] = [];
  for (const { entry, parts } of patterns) {
    const [first] = parts;
    if (first?.is === 'words' && matchWords(context.line, at, first.words) === null) {
      others.push(first.words.trim());
      continue;
    }
    const fields = { ...settled(entry.absent, context), ...entry.fixed };
    const answer = readParts(parts, { fields: {}, context, places: {} }, at);
    if (!answer.ok) worst = worse(worst, answer);
    else if (isEnd(context.line, answer.end)) {
      return read(keepPlaces({ ...fields, ...answer.value.fields }, answer.value.places), answer.end);
    } else worst = worse(worst, expectedAt(context.line, answer.end, ['the end']));
  }
  if (worst !== null && others.length === 0) return worst;
  const none = expectedAt(context.line, at, [...new Set(others)]);
  return worst === null ? none : worse(none, worst);
};

const isSame = (left: unknown, right: unknown): boolean => {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  return makeCanonicalJson(left) === makeCanonicalJson(right);
};

const fits = ({ entry, says }: Pattern, value: Fields, context: Context): boolean =>
  Object.entries(entry.fixed).every(([key, each]) => isSame(value[key], each)) &&
  Object.entries(settled(entry.absent, context)).every(([key, each]) => says.has(key) || isSame(value[key], each));

const writeParts = (parts: readonly Part[], value: Fields, writing: { context: Context; absent: Fields }): string => {
  let { context } = writing;
  const words = parts.map((part) => {
    if (part.is === 'words') return part.words;
    if (part.is === 'optional') {
      const isSaid = !isSame(value[part.property], writing.absent[part.property]);
      return isSaid ? writeParts(part.parts, value, { ...writing, context }) : '';
    }
    const said = part.property === '' ? value : value[part.property];
    const text = part.kind.write(said, context);
    context = { ...context, subject: part.kind.subject?.(said, context) ?? context.subject };
    return text;
  });
  return words.join('');
};

/** The ways to write a value: each pattern that says all of it, the preferred one first. */
export function* waysToWrite(
  patterns: readonly Pattern[],
  value: Fields,
  context: Context,
): Generator<string, undefined> {
  for (const pattern of patterns) {
    if (!fits(pattern, value, context)) continue;
    yield writeParts(pattern.parts, value, { context, absent: settled(pattern.entry.absent, context) });
  }
}

/** Writes a value in the first pattern that says all of it; null where there is none. */
export const writeForm = (patterns: readonly Pattern[], value: Fields, context: Context): string | null =>
  waysToWrite(patterns, value, context).next().value ?? null;
