import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import * as v from 'valibot';
import { saidOf, unknownKey, unknownWord, type LayOutProblem, type LiteralPath } from './literal.js';
import { FLAG_WORDS, isObject, numberWithin, numberWords, stepTo, textWithin, textWords } from './values.js';

/**
 * The form of a literal that a person types, as valibot reads it. What valibot is told of it beside (descriptions, bounds) is for
 * editors: the ruling schema is made of these forms, so that editors complete what the program accepts.
 */
export type LiteralForm<Value> = v.GenericSchema<unknown, Value>;

export type Issue = v.BaseIssue<unknown>;
export type Fault = Pick<LayOutProblem, 'message' | 'expected' | 'meant' | 'missing'>;

/** A fault as the text that valibot carries to the reader. */
export const carried = ({ message, expected, meant, missing }: Fault): string =>
  JSON.stringify({ message, expected, meant, missing });

export const misfit =
  (wanted: string) =>
  ({ input }: Issue): string =>
    carried({ message: `${saidOf(input as Json)} stands where ${wanted} is expected.`, expected: [wanted] });

/** The problem of an issue. A property that is missing is a problem of its group. */
const problemOf = ({ path, message }: Issue, outer: LiteralPath): LayOutProblem => {
  const last = path?.at(-1);
  const isMissing = last?.origin === 'key' && !Object.hasOwn(last.input as object, String(last.key));
  const keys = (path ?? []).map(({ key }) => key as string | number);
  const fault = JSON.parse(message) as Fault;
  if (isMissing) return { path: [...outer, ...keys.slice(0, -1)], ...fault };
  return { path: [...outer, ...keys], ...fault, ...(last?.origin === 'key' && { onKey: true }) };
};

/** How often valibot may come upon a problem: once for each group that it lies in. */
const MOST_LOOKS = 200;

/** Told to valibot: all problems are wanted, and no more are looked for where nearly everything is one. */
const manyProblems = (): v.Config<Issue> => {
  let left = MOST_LOOKS;
  return {
    get abortEarly() {
      left -= 1;
      return left < 0;
    },
  };
};

const isIn = (group: LiteralPath, path: LiteralPath): boolean =>
  path.length === group.length + 1 && group.every((step, index) => step === path[index]);

/** What a group lacks is told by the word that was meant for it, where there is one. */
const isTold = ({ path, missing }: LayOutProblem, problems: readonly LayOutProblem[]): boolean =>
  missing !== undefined && problems.some((other) => other.meant === missing && other.onKey && isIn(path, other.path));

/** Reads a literal that stands at `path` of what a person typed; all that is wrong with it where it is none. */
export const readLiteral = <Value>(
  form: LiteralForm<Value>,
  json: Json,
  path: LiteralPath = [],
): Result<Value, readonly LayOutProblem[]> => {
  const read = v.safeParse(form, json, manyProblems());
  if (read.success) return ok(read.output);
  const problems = read.issues.map((issue) => problemOf(issue, path));
  return err(problems.filter((problem) => !isTold(problem, problems)));
};

/** What a literal may have: more than any table, ruling or book of rulings has in one place. */
export const LITERAL_BOUNDS = {
  /** Values of a list, or properties of a group whose names are free. */
  list: 200,
  /** Characters of a text. */
  text: 20_000,
} as const;

/** A form whose values are told apart by a test: one that does not fit is told what is wanted in words. */
export const wanting = <Value>(
  wanted: string,
  fits: (json: Json) => boolean,
  form: LiteralForm<Value>,
): LiteralForm<Value> => {
  const run = form['~run'].bind(form);
  const unfit = v.pipe(
    v.unknown() as LiteralForm<Value>,
    v.check(() => false, misfit(wanted)),
  );
  const read: typeof run = (dataset, config) => (fits(dataset.value as Json) ? run : unfit['~run'])(dataset, config);
  return { ...form, '~run': read };
};

/** Any text. */
export const text: LiteralForm<string> = textWithin(LITERAL_BOUNDS.text, misfit(textWords(LITERAL_BOUNDS.text)));

/** `true` or `false`. */
export const flag: LiteralForm<boolean> = v.boolean(misfit(FLAG_WORDS));

/** A whole number from `minimum` to `maximum`. */
export const wholeNumber = (minimum: number, maximum: number): LiteralForm<number> =>
  numberWithin(minimum, maximum, misfit(numberWords(minimum, maximum)));

/** One of several words. */
export const oneOfWords = <Word extends string>(words: readonly Word[]): LiteralForm<Word> =>
  v.picklist(words, ({ input }) => carried(unknownWord([], input as Json, words)));

/** Anything at all, of which editors are told a schema. */
export const anything = (schema: JsonObject): LiteralForm<Json> =>
  v.pipe(v.unknown() as LiteralForm<Json>, v.metadata(schema));

/** What is read later, when more is known; editors are told the form. */
export const later = (form: LiteralForm<unknown>): LiteralForm<Json> => ({
  ...(form as LiteralForm<Json>),
  '~run': ({ value }) => ({ typed: true, value: value as Json }),
});

/** Said of a list that is too long. */
export const tooMany = (count: number): Fault => ({
  message: `There may be ${LITERAL_BOUNDS.list} here at most, and these are ${count}.`,
  expected: [],
});

const isShort = (count: number): boolean => count <= LITERAL_BOUNDS.list;

/** A list; one that is too long is not looked into. */
export const listOf = <Value>(item: LiteralForm<Value>): LiteralForm<readonly Value[]> =>
  v.pipe(
    v.unknown(),
    v.check(
      (json) => !Array.isArray(json) || isShort(json.length),
      ({ input }) => carried(tooMany((input as readonly Json[]).length)),
    ),
    v.array(item, misfit('a list')),
    v.metadata({ maxItems: LITERAL_BOUNDS.list }),
  );

/** What is written in one of two ways, told apart by a test. */
export const either = <Left, Right>(
  isLeft: (json: Json) => boolean,
  left: LiteralForm<Left>,
  right: LiteralForm<Right>,
): LiteralForm<Left | Right> => {
  const union: LiteralForm<Left | Right> = v.union([left, right]);
  const read: (typeof union)['~run'] = (dataset, config) =>
    (isLeft(dataset.value as Json) ? left : right)['~run'](dataset, config);
  return Object.assign(union, { '~run': read });
};

/** One value or a list of them; read as a list. */
export const oneOrMore = <Value>(item: LiteralForm<Value>): LiteralForm<readonly Value[]> =>
  either(
    (json) => !Array.isArray(json),
    readAs(item, (value) => ok([value])),
    listOf(item),
  );

/** Names that an object has before anybody gives it one; valibot leaves them out of a record, and so they are refused. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

/** A group whose property names are free, or read by `key`. */
export const recordOf = <Value>(
  item: LiteralForm<Value>,
  key: LiteralForm<string> = text,
): LiteralForm<Readonly<Record<string, Value>>> => {
  const isGroup = misfit('a group of properties');
  const names = v.rawCheck<unknown>(({ dataset: { value: json }, addIssue }) => {
    if (!isObject(json)) return;
    const count = Object.keys(json).length;
    const reserved = RESERVED.find((name) => Object.hasOwn(json, name));
    if (!isShort(count)) addIssue({ message: carried(tooMany(count)) });
    else if (reserved !== undefined)
      addIssue({ message: carried(unknownKey([], reserved, { keys: [] })), path: [stepTo(json, reserved)] });
  });
  return v.pipe(
    v.unknown(),
    v.check((json) => !Array.isArray(json), isGroup),
    names,
    v.record(key as v.GenericSchema<string, string>, item, isGroup),
    v.metadata({ maxProperties: LITERAL_BOUNDS.list }),
  );
};

/** Says in the schema what a value means. */
export const described = <Value>(form: LiteralForm<Value>, description: string): LiteralForm<Value> =>
  v.pipe(form, v.description(description));

/** Reads on: what a form has read is read again by a function that knows more. Its problem's path begins at this value. */
export const readAs = <From, To>(
  form: LiteralForm<From>,
  read: (value: From) => Result<To, LayOutProblem>,
): LiteralForm<To> =>
  v.pipe(
    form,
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const answer = read(value);
      if (answer.ok) return answer.value;
      const { path, onKey } = answer.error;
      const steps = path.map((key, index) => stepTo(value, key, onKey && index === path.length - 1 ? 'key' : 'value'));
      addIssue({ message: carried(answer.error), path: steps as [v.UnknownPathItem, ...v.UnknownPathItem[]] });
      return NEVER;
    }),
  );

/** What a form reads, or a word for nothing (also nothing itself), read as null. */
export const orNothing = <Value>(word: string, form: LiteralForm<Value>): LiteralForm<Value | null> =>
  either(
    (json) => json === word || json === null,
    readAs(anything({ enum: [word, null] }), () => ok(null)),
    form,
  );

/** What a form reads, or `unknown` (also nothing), read as null. */
export const orUnknown = <Value>(form: LiteralForm<Value>): LiteralForm<Value | null> => orNothing('unknown', form);
