import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import * as v from 'valibot';
import { FLAG_WORDS, isObject, numberWithin, numberWords, stepTo, textWithin, textWords } from './values.js';
import type { Problem } from './verdict.js';

/**
 * Where a value is wrong, what stands there, and what would be right. `path` is written as `/targets/0/piece`; empty for the
 * whole.
 */
export interface Misfit {
  readonly path: string;
  readonly got: string;
  readonly expected: string;
}

/**
 * What a value of untrusted JSON may be: read by valibot, and in words. `saying` is the same schema with other words for a value
 * that does not fit.
 */
export interface PlayShape<Value> {
  readonly expected: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly saying: (expected: string) => v.GenericSchema<unknown, Value>;
}

const shape = <Value>(expected: string, saying: PlayShape<Value>['saying']): PlayShape<Value> => ({
  expected,
  schema: saying(expected),
  saying,
});

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number): PlayShape<number> =>
  shape(numberWords(min, max), (expected) => numberWithin(min, max, expected));

export const boolean: PlayShape<boolean> = shape(FLAG_WORDS, (expected) => v.boolean(expected));

/** A text of at most `max` characters. */
export const text = (max: number): PlayShape<string> => shape(textWords(max), (expected) => textWithin(max, expected));

/** A text that passes a test. */
export const textThat = (expected: string, accepts: (text: string) => boolean): PlayShape<string> =>
  shape(expected, (said) => v.pipe(v.string(said), v.check(accepts, said)));

/** One of several texts. */
export const oneOf = <Word extends string>(words: readonly Word[]): PlayShape<Word> =>
  shape(`one of ${words.join(', ')}`, (expected) => v.picklist(words, expected));

/** Null, or what the shape reads. */
export const nullable = <Value>({ expected, saying }: PlayShape<Value>): PlayShape<Value | null> =>
  shape(`${expected}, or null`, (said) => v.nullable(saying(said)));

/** A word, or what the shape reads. */
export const wordOr = <Word extends string, Value>(
  word: Word,
  { expected, saying }: PlayShape<Value>,
): PlayShape<Word | Value> =>
  shape(`${expected}, or ${word}`, (said) => v.union([v.literal(word), saying(said)], said));

/** What either shape reads. */
export const either = <One, Other>(one: PlayShape<One>, other: PlayShape<Other>): PlayShape<One | Other> =>
  shape(`${one.expected}, or ${other.expected}`, (said) => v.union([one.saying(said), other.saying(said)], said));

/** What the shape reads, of a property that may be left out. */
export const optional = <Value>({ expected, saying }: PlayShape<Value>): PlayShape<Value> =>
  shape(expected, (said) => v.exactOptional(saying(said)));

/** A list of at most `max` values; a longer one is not looked into. */
export const list = <Value>({ schema }: PlayShape<Value>, max: number): PlayShape<readonly Value[]> => {
  const isShort = (json: unknown): boolean => Array.isArray(json) && json.length <= max;
  const values = v.array(schema);
  return shape(`a list of at most ${max}`, (expected) => v.pipe(v.unknown(), v.check(isShort, expected), values));
};

/** The shapes of an object's properties. */
export type Shapes<Value> = { readonly [Key in keyof Value]-?: PlayShape<Value[Key]> };

/** An object with exactly these properties, those that are optional or not. A stranger is told before what is missing. */
export const object = <Value extends object>(shapes: Shapes<Value>): PlayShape<Value> => {
  const properties = new Map(Object.entries<PlayShape<unknown>>(shapes));
  const keys = [...properties.keys()].join(', ');
  const missing = ({ path }: v.BaseIssue<unknown>): string => properties.get(String(path?.[0].key))?.expected ?? keys;
  const entries = Object.fromEntries([...properties].map(([key, { schema }]) => [key, schema]));
  const known = v.object(entries, missing) as unknown as v.GenericSchema<unknown, Value>;
  const noStranger = v.rawCheck<unknown>(({ dataset: { value: json }, addIssue }) => {
    if (!isObject(json)) return;
    const stranger = Object.keys(json).find((key) => !properties.has(key));
    if (stranger === undefined) return;
    const message = `no such property; accepted are ${keys}`;
    addIssue({ message, input: json[stranger], path: [stepTo(json, stranger)] });
  });
  return shape(`an object with ${keys}`, (expected) =>
    v.pipe(v.unknown(), v.check(isObject, expected), noStranger, known),
  );
};

/** The member of a union that has a name as its tag. */
type MemberOf<Union, Tag extends keyof Union, Name> = Union extends unknown
  ? Name extends Union[Tag]
    ? Union
    : never
  : never;

/** The members of a union by their tag: for each, the shapes of its other properties. */
export type Variants<Union extends object, Tag extends keyof Union & string> = {
  readonly [Name in Union[Tag] & string]: Shapes<Omit<MemberOf<Union, Tag, Name>, Tag>>;
};

/** An object that a property tells from the others of a union; found by its tag, however many there are. */
export const variant = <Union extends object, Tag extends keyof Union & string>(
  tag: Tag,
  variants: Variants<Union, Tag>,
): PlayShape<Union> => {
  const names = Object.keys(variants) as (Union[Tag] & string)[];
  const tagShape = oneOf(names);
  const members = new Map<unknown, v.GenericSchema<unknown, Union>>(
    names.map((name) => [name, object({ [tag]: tagShape, ...variants[name] } as unknown as Shapes<Union>).schema]),
  );
  const noName = v.pipe(
    v.unknown(),
    v.check(() => false, tagShape.expected),
  );
  const untold = v.object({ [tag]: noName }, tagShape.expected) as unknown as v.GenericSchema<unknown, Union>;
  const member = v.lazy((json) => members.get((json as JsonObject)[tag]) ?? untold);
  return shape(`an object with ${tag}: ${names.join(', ')}`, (expected) =>
    v.pipe(v.unknown(), v.check(isObject, expected), member),
  );
};

const LONGEST_SAID = 40;

const shortened = (said: string): string => (said.length > LONGEST_SAID ? `${said.slice(0, LONGEST_SAID)}...` : said);

/** What stands somewhere, in few words whatever it is. */
const saidOf = (json: unknown): string => {
  if (json === undefined) return 'nothing';
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (typeof json === 'object' && json !== null) return 'an object';
  return typeof json === 'string' && json.length > LONGEST_SAID
    ? `a text of ${json.length} characters`
    : JSON.stringify(json);
};

type Issue = v.BaseIssue<unknown>;

const misfitOf = ({ input, message, path }: Issue): Misfit => ({
  path: (path ?? []).map(({ key }) => `/${shortened(String(key))}`).join(''),
  got: saidOf(input),
  expected: message,
});

/** Whether an issue is of a null where a simple value is wanted; lists and objects are checked, not typed. */
const isOfNull = ({ kind, input }: Issue): boolean => kind === 'schema' && input === null;

/** Parts that a play may have in all, so that lists within lists stay within reason. */
export const MOST_PARTS = 1_000;

/** Levels of lists and objects that a play may have: more than any shape has. */
const MOST_LEVELS = 32;

const childrenOf = (json: Json): readonly Json[] =>
  typeof json === 'object' && json !== null ? Object.values(json) : [];

/** Why a value is too much to be looked into at all; null where it is not. */
const overgrown = (json: Json): Misfit | null => {
  let parts = 0;
  let level: readonly Json[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    parts += level.length;
    if (depth > MOST_LEVELS)
      return { path: '', got: 'a deeper one', expected: `a play of at most ${MOST_LEVELS} levels` };
    if (parts > MOST_PARTS) return { path: '', got: 'more', expected: `a play of at most ${MOST_PARTS} parts` };
    level = level.flatMap(childrenOf);
  }
  return null;
};

/**
 * What of a play is not within its shape and bounds; null where all is. Both notations ask here: JSON from outside, and lines
 * when they are read. `redacted`: null may stand for what a viewer may not know.
 */
export const misfitIn = <Play>({ schema }: PlayShape<Play>, json: Json, redacted = false): Misfit | null => {
  const { issues = [] } = v.safeParse(schema, json, { abortEarly: !redacted });
  const issue = redacted ? issues.find((each) => !isOfNull(each)) : issues[0];
  return issue === undefined ? overgrown(json) : misfitOf(issue);
};

/**
 * Reads a play of untrusted JSON by its shape. The problem says where in the JSON (`/targets/0/piece`) it is not well formed,
 * what stands there and what is accepted; its code is `<game>/not-a-play`.
 */
export const playReader =
  <Play>(game: string, { schema }: PlayShape<Play>) =>
  (json: Json): Result<Play, Problem> => {
    const read = v.safeParse(schema, json, { abortEarly: true });
    const fault = read.success ? overgrown(json) : misfitOf(read.issues[0]);
    if (read.success && fault === null) return ok(read.output);
    const { path, got, expected } = fault as Misfit;
    return err({
      code: `${game}/not-a-play`,
      message: path === '' ? 'This is not a play.' : `The play is not well formed at ${path}.`,
      remedy: `Accepted there: ${expected}; not ${got}.`,
    });
  };
