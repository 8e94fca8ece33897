import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
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

/** Where a value stands, and whether null may stand for what was redacted for a viewer. */
interface Place {
  readonly path: string;
  readonly redacted: boolean;
}

/** Reads a value of untrusted JSON at its place. */
export interface PlayShape<Value> {
  (json: Json | undefined, place: Place): Result<Value, Misfit>;
  /** A property that may be left out. */
  readonly isOptional?: true;
}

const LONGEST_SAID = 40;

const shortened = (said: string): string => (said.length > LONGEST_SAID ? `${said.slice(0, LONGEST_SAID)}...` : said);

/** What stands somewhere, in few words whatever it is. */
const saidOf = (json: Json | undefined): string => {
  if (json === undefined) return 'nothing';
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (typeof json === 'object' && json !== null) return 'an object';
  return typeof json === 'string' && json.length > LONGEST_SAID
    ? `a text of ${json.length} characters`
    : JSON.stringify(json);
};

const misfit = (json: Json | undefined, { path }: Place, expected: string): Result<never, Misfit> =>
  err({ path, got: saidOf(json), expected });

const inside = ({ path, redacted }: Place, part: string | number): Place => ({
  path: `${path}/${shortened(String(part))}`,
  redacted,
});

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A value that passes a test; `expected` says in words what is accepted. */
const value =
  <Value extends Json>(expected: string, accepts: (json: Json) => json is Value): PlayShape<Value> =>
  (json, place) => {
    if (json === null && place.redacted) return ok(json as Value);
    return json !== undefined && accepts(json) ? ok(json) : misfit(json, place, expected);
  };

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number): PlayShape<number> =>
  value(
    `a whole number from ${min} to ${max}`,
    (json): json is number => Number.isInteger(json) && (json as number) >= min && (json as number) <= max,
  );

export const boolean: PlayShape<boolean> = value('true or false', (json) => typeof json === 'boolean');

/** A text of at most `max` characters. */
export const text = (max: number): PlayShape<string> =>
  value(
    `a text of at most ${max} characters`,
    (json): json is string => typeof json === 'string' && json.length <= max,
  );

/** A text that passes a test. */
export const textThat = (expected: string, accepts: (text: string) => boolean): PlayShape<string> =>
  value(expected, (json): json is string => typeof json === 'string' && accepts(json));

/** One of several texts. */
export const oneOf = <Word extends string>(words: readonly Word[]): PlayShape<Word> =>
  value(`one of ${words.join(', ')}`, (json): json is Word => (words as readonly Json[]).includes(json));

/** Null, or what the shape reads. */
export const nullable =
  <Value>(shape: PlayShape<Value>): PlayShape<Value | null> =>
  (json, place) => {
    if (json === null) return ok(null);
    const read = shape(json, place);
    if (read.ok || read.error.path !== place.path) return read;
    return err({ ...read.error, expected: `${read.error.expected}, or null` });
  };

/** What the shape reads, of a property that may be left out. */
export const optional = <Value>(shape: PlayShape<Value>): PlayShape<Value> =>
  Object.assign((json: Json | undefined, place: Place) => shape(json, place), { isOptional: true } as const);

/** A list of at most `max` values. */
export const list =
  <Value>(shape: PlayShape<Value>, max: number): PlayShape<readonly Value[]> =>
  (json, place) => {
    if (!Array.isArray(json) || json.length > max) return misfit(json, place, `a list of at most ${max}`);
    const values: Value[] = [];
    for (const [index, each] of (json as readonly Json[]).entries()) {
      const read = shape(each, inside(place, index));
      if (!read.ok) return read;
      values.push(read.value);
    }
    return ok(values);
  };

/** The shapes of an object's properties. */
export type Shapes<Value> = { readonly [Key in keyof Value]-?: PlayShape<Value[Key]> };

/** An object with exactly these properties, those that are optional or not. */
export const object =
  <Value extends object>(shapes: Shapes<Value>): PlayShape<Value> =>
  (json, place) => {
    const keys = Object.keys(shapes) as (keyof Value & string)[];
    if (!isObject(json)) return misfit(json, place, `an object with ${keys.join(', ')}`);
    const stranger = Object.keys(json).find((key) => !Object.hasOwn(shapes, key));
    if (stranger !== undefined)
      return misfit(json[stranger], inside(place, stranger), `no such property; accepted are ${keys.join(', ')}`);
    const entries: [string, unknown][] = [];
    for (const key of keys) {
      if (shapes[key].isOptional && !Object.hasOwn(json, key)) continue;
      const read = shapes[key](Object.hasOwn(json, key) ? json[key] : undefined, inside(place, key));
      if (!read.ok) return read;
      entries.push([key, read.value]);
    }
    return ok(Object.fromEntries(entries) as Value);
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

/** An object that a property tells from the others of a union. */
export const variant = <Union extends object, Tag extends keyof Union & string>(
  tag: Tag,
  variants: Variants<Union, Tag>,
): PlayShape<Union> => {
  const names = Object.keys(variants) as (Union[Tag] & string)[];
  const tagShape = oneOf(names);
  const shapes = new Map(
    names.map((name) => [name, object({ [tag]: tagShape, ...variants[name] } as unknown as Shapes<Union>)]),
  );
  return (json, place) => {
    if (!isObject(json)) return misfit(json, place, `an object with ${tag}: ${names.join(', ')}`);
    const name = tagShape(Object.hasOwn(json, tag) ? json[tag] : undefined, inside(place, tag));
    if (!name.ok) return name;
    return shapes.get(name.value)?.(json, place) ?? misfit(json, place, 'a known variant');
  };
};

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
export const misfitIn = <Play>(shape: PlayShape<Play>, json: Json, redacted = false): Misfit | null => {
  const read = shape(json, { path: '', redacted });
  return read.ok ? overgrown(json) : read.error;
};

/**
 * Reads a play of untrusted JSON by its shape. The problem says where in the JSON (`/targets/0/piece`) it is not well formed,
 * what stands there and what is accepted; its code is `<game>/not-a-play`.
 */
export const playReader =
  <Play>(game: string, shape: PlayShape<Play>) =>
  (json: Json): Result<Play, Problem> => {
    const read = shape(json, { path: '', redacted: false });
    const fault = read.ok ? overgrown(json) : read.error;
    if (read.ok && fault === null) return ok(read.value);
    const { path, got, expected } = fault as Misfit;
    return err({
      code: `${game}/not-a-play`,
      message: path === '' ? 'This is not a play.' : `The play is not well formed at ${path}.`,
      remedy: `Accepted there: ${expected}; not ${got}.`,
    });
  };
