import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import { saidOf, unknownKey, unknownWord, type LayOutProblem, type LiteralPath } from './literal.js';

/**
 * The form of a literal that a person types: how it is read, with the place and the words of a mistake, and the same as JSON
 * Schema (draft 2020-12), so that editors complete what the program accepts.
 */
export interface LiteralForm<Value> {
  readonly read: (json: Json, path: LiteralPath) => Result<Value, LayOutProblem>;
  readonly schema: JsonObject;
}

type Answer<Value> = Result<Value, LayOutProblem>;

const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

const misfit = (path: LiteralPath, json: Json, wanted: string): Answer<never> =>
  err({ path, message: `${saidOf(json)} stands where ${wanted} is expected.`, expected: [wanted] });

const simple = <Value extends Json>(
  wanted: string,
  schema: JsonObject,
  accepts: (json: Json) => json is Value,
): LiteralForm<Value> => ({
  schema,
  read: (json, path) => (accepts(json) ? ok(json) : misfit(path, json, wanted)),
});

/** What a literal may have: more than any table, ruling or book of rulings has in one place. */
export const LITERAL_BOUNDS = {
  /** Values of a list, or properties of a group whose names are free. */
  list: 200,
  /** Characters of a text. */
  text: 20_000,
} as const;

/** Any text. */
export const text: LiteralForm<string> = simple(
  `a text of at most ${LITERAL_BOUNDS.text} characters`,
  { type: 'string', maxLength: LITERAL_BOUNDS.text },
  (json): json is string => typeof json === 'string' && json.length <= LITERAL_BOUNDS.text,
);

/** `true` or `false`. */
export const flag: LiteralForm<boolean> = simple(
  'true or false',
  { type: 'boolean' },
  (json) => typeof json === 'boolean',
);

/** A whole number from `minimum` to `maximum`. */
export const wholeNumber = (minimum: number, maximum: number): LiteralForm<number> =>
  simple(
    `a whole number from ${minimum} to ${maximum}`,
    { type: 'integer', minimum, maximum },
    (json): json is number => Number.isInteger(json) && (json as number) >= minimum && (json as number) <= maximum,
  );

/** One of several words. */
export const oneOfWords = <Word extends string>(words: readonly Word[]): LiteralForm<Word> => ({
  schema: { enum: words },
  read: (json, path) =>
    (words as readonly Json[]).includes(json) ? ok(json as Word) : err(unknownWord(path, json, words)),
});

const tooMany = (path: LiteralPath, count: number): Answer<never> =>
  err({ path, message: `There may be ${LITERAL_BOUNDS.list} here at most, and these are ${count}.`, expected: [] });

/** A list. */
export const listOf = <Value>(item: LiteralForm<Value>): LiteralForm<readonly Value[]> => ({
  schema: { type: 'array', items: item.schema, maxItems: LITERAL_BOUNDS.list },
  read: (json, path) => {
    if (!Array.isArray(json)) return misfit(path, json, 'a list');
    if (json.length > LITERAL_BOUNDS.list) return tooMany(path, json.length);
    const values: Value[] = [];
    for (const [index, each] of (json as readonly Json[]).entries()) {
      const answer = item.read(each, [...path, index]);
      if (!answer.ok) return answer;
      values.push(answer.value);
    }
    return ok(values);
  },
});

/** One value or a list of them; read as a list. */
export const oneOrMore = <Value>(item: LiteralForm<Value>): LiteralForm<readonly Value[]> => {
  const many = listOf(item);
  const one = (json: Json, path: LiteralPath): Answer<readonly Value[]> => {
    const answer = item.read(json, path);
    return answer.ok ? ok([answer.value]) : answer;
  };
  return {
    schema: { anyOf: [item.schema, many.schema] },
    read: (json, path) => (Array.isArray(json) ? many.read(json, path) : one(json, path)),
  };
};

/** A group whose property names are free, or read by `key`. */
export const recordOf = <Value>(
  item: LiteralForm<Value>,
  key: LiteralForm<string> = text,
): LiteralForm<Readonly<Record<string, Value>>> => ({
  schema: {
    type: 'object',
    propertyNames: key.schema,
    additionalProperties: item.schema,
    maxProperties: LITERAL_BOUNDS.list,
  },
  read: (json, path) => {
    if (!isObject(json)) return misfit(path, json, 'a group of properties');
    const entries = Object.entries(json);
    if (entries.length > LITERAL_BOUNDS.list) return tooMany(path, entries.length);
    const values: [string, Value][] = [];
    for (const [name, each] of entries) {
      if (name === '__proto__') return err(unknownKey(path, name, []));
      const named = key.read(name, [...path, name]);
      if (!named.ok) return err({ ...named.error, onKey: true });
      const answer = item.read(each, [...path, name]);
      if (!answer.ok) return answer;
      values.push([named.value, answer.value]);
    }
    return ok(Object.fromEntries(values));
  },
});

/** The forms of a group's properties. */
export type FormsOf<Value> = { readonly [Key in keyof Value]-?: LiteralForm<Exclude<Value[Key], undefined>> };

/** A group with these properties and no others; those not required may be left out. */
export const group = <Value extends object>(
  forms: FormsOf<Value>,
  required: readonly (keyof Value & string)[] = [],
): LiteralForm<Value> => {
  const keys = Object.keys(forms) as (keyof Value & string)[];
  const schemas = keys.map((key): readonly [string, Json] => [key, forms[key].schema]);
  return {
    schema: { type: 'object', properties: Object.fromEntries(schemas), required, additionalProperties: false },
    read: (json, path) => {
      if (!isObject(json)) return misfit(path, json, `a group with ${keys.join(', ')}`);
      const missing = required.find((key) => !Object.hasOwn(json, key));
      if (missing !== undefined) return err({ path, message: `"${missing}" is missing.`, expected: [missing] });
      const values: [string, unknown][] = [];
      for (const [key, each] of Object.entries(json)) {
        const form = keys.find((name) => name === key);
        if (form === undefined) return err(unknownKey(path, key, keys));
        const answer = forms[form].read(each, [...path, key]);
        if (!answer.ok) return answer;
        values.push([key, answer.value]);
      }
      return ok(Object.fromEntries(values) as Value);
    },
  };
};

/** What is written in one of two ways, told apart by a test. */
export const either = <Left, Right>(
  isLeft: (json: Json) => boolean,
  left: LiteralForm<Left>,
  right: LiteralForm<Right>,
): LiteralForm<Left | Right> => ({
  schema: { anyOf: [left.schema, right.schema] },
  read: (json, path): Answer<Left | Right> => (isLeft(json) ? left.read(json, path) : right.read(json, path)),
});

/** Says in the schema what a value means. */
export const described = <Value>(form: LiteralForm<Value>, description: string): LiteralForm<Value> => ({
  ...form,
  schema: { ...form.schema, description },
});

/** Reads on: what a form has read is read again by a function that knows more. */
export const readAs = <From, To>(
  form: LiteralForm<From>,
  read: (value: From, path: LiteralPath) => Answer<To>,
): LiteralForm<To> => ({
  schema: form.schema,
  read: (json, path) => {
    const answer = form.read(json, path);
    return answer.ok ? read(answer.value, path) : answer;
  },
});

/** What a form reads, or `unknown` (also nothing), read as null. */
export const orUnknown = <Value>(form: LiteralForm<Value>): LiteralForm<Value | null> =>
  either<null, Value>(
    (json) => json === 'unknown' || json === null,
    { schema: { enum: ['unknown', null] }, read: () => ok(null) },
    form,
  );
