import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import type { Problem } from './verdict.js';

/** Where a value is wrong and what would be right there. `path` is written as `/targets/0/piece`; empty for the whole. */
interface Misfit {
  readonly path: string;
  readonly expected: string;
}

/** Reads a value of untrusted JSON at a path. */
export interface PlayShape<Value> {
  (json: Json | undefined, path: string): Result<Value, Misfit>;
  /** A property that may be left out. */
  readonly isOptional?: true;
}

const misfit = (path: string, expected: string): Result<never, Misfit> => err({ path, expected });

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A value that passes a test; `expected` says in words what is accepted. */
const value =
  <Value extends Json>(expected: string, accepts: (json: Json) => json is Value): PlayShape<Value> =>
  (json, path) =>
    json !== undefined && accepts(json) ? ok(json) : misfit(path, expected);

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
  (json, path) => {
    if (json === null) return ok(null);
    const read = shape(json, path);
    return read.ok
      ? read
      : misfit(read.error.path, read.error.path === path ? `${read.error.expected}, or null` : read.error.expected);
  };

/** What the shape reads, of a property that may be left out. */
export const optional = <Value>(shape: PlayShape<Value>): PlayShape<Value> =>
  Object.assign((json: Json | undefined, path: string) => shape(json, path), { isOptional: true } as const);

/** A list of at most `max` values. */
export const list =
  <Value>(shape: PlayShape<Value>, max: number): PlayShape<readonly Value[]> =>
  (json, path) => {
    if (!Array.isArray(json) || json.length > max) return misfit(path, `a list of at most ${max}`);
    const values: Value[] = [];
    for (const [index, each] of (json as readonly Json[]).entries()) {
      const read = shape(each, `${path}/${index}`);
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
  (json, path) => {
    const keys = Object.keys(shapes) as (keyof Value & string)[];
    if (!isObject(json)) return misfit(path, `an object with ${keys.join(', ')}`);
    const stranger = Object.keys(json).find((key) => !Object.hasOwn(shapes, key));
    if (stranger !== undefined)
      return misfit(`${path}/${stranger}`, `no such property; accepted are ${keys.join(', ')}`);
    const entries: [string, unknown][] = [];
    for (const key of keys) {
      if (shapes[key].isOptional && !Object.hasOwn(json, key)) continue;
      const read = shapes[key](Object.hasOwn(json, key) ? json[key] : undefined, `${path}/${key}`);
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
  return (json, path) => {
    if (!isObject(json)) return misfit(path, `an object with ${tag}: ${names.join(', ')}`);
    const name = tagShape(json[tag], `${path}/${tag}`);
    if (!name.ok) return name;
    return shapes.get(name.value)?.(json, path) ?? misfit(path, 'a known variant');
  };
};

/**
 * Reads a play of untrusted JSON by its shape. The problem says where in the JSON (`/targets/0/piece`) it is not well formed
 * and what is accepted there; its code is `<game>/not-a-play`.
 */
export const playReader =
  <Play>(game: string, shape: PlayShape<Play>) =>
  (json: Json): Result<Play, Problem> => {
    const read = shape(json, '');
    if (read.ok) return ok(read.value);
    const { path, expected } = read.error;
    return err({
      code: `${game}/not-a-play`,
      message: path === '' ? 'This is not a play.' : `The play is not well formed at ${path}.`,
      remedy: `Accepted there: ${expected}.`,
    });
  };
