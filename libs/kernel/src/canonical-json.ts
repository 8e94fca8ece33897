/** Why a value is not JSON. */
export type NotJsonReason =
  | 'accessor'
  | 'bigint'
  | 'cycle'
  | 'function'
  | 'hidden-key'
  | 'lone-surrogate'
  | 'not-finite'
  | 'not-plain'
  | 'proxy'
  | 'sparse'
  | 'symbol'
  | 'too-deep'
  | 'undefined';

const REMEDY: Readonly<Record<NotJsonReason, string>> = {
  accessor: 'has a getter; copy its value into a plain property',
  bigint: 'is a bigint; write it as a string',
  cycle: 'contains itself; name it by a key or an index instead',
  function: 'is a function; leave it out',
  'hidden-key': 'has a symbol key, a key that is not enumerable or, on an array, a named key; leave it out',
  'lone-surrogate': 'has half of a surrogate pair; mend the text',
  'not-finite': 'is NaN or infinite; use null or leave it out',
  'not-plain': 'is not a plain object or array (a Date, a Map, a class instance); copy it into one',
  proxy: 'is a proxy; copy it into a plain object',
  sparse: 'is a hole in an array; fill it with null',
  symbol: 'is a symbol; leave it out',
  'too-deep': 'lies too deep; make the value flatter',
  undefined: 'is undefined; use null or leave the key out',
};

/** The deepest nesting that is written. RFC 8785 names no limit; this one keeps every reader's stack safe. */
export const MAX_JSON_DEPTH = 200;

/** A value that cannot be written as JSON. `path` is where it stands, such as `$.units[3].might`. */
export class NotJsonError extends Error {
  readonly code = 'not-json';
  override readonly name = 'NotJsonError';
  constructor(
    readonly reason: NotJsonReason,
    readonly path: string,
  ) {
    super(`The value at ${path} ${REMEDY[reason]}.`);
  }
}

/** A value that was written: its text, and how many lists and objects lie in one another there. */
export interface Written {
  readonly text: string;
  readonly depth: number;
}

/**
 * - `isProxy`: what the platform can tell that the language cannot. Node: `util.types.isProxy`
 * - `written`: parts that have been written before, and have not changed since; where one stands, its text is taken
 */
export interface CanonicalJsonOptions {
  readonly isProxy?: (value: object) => boolean;
  readonly written?: ReadonlyMap<object, Written>;
}

interface Walk {
  readonly isProxy: CanonicalJsonOptions['isProxy'] | undefined;
  readonly written: CanonicalJsonOptions['written'] | undefined;
  readonly ancestors: object[];
  depth: number;
}

type Key = string | number;

const isSorted = (keys: readonly string[]): boolean => {
  for (let index = 1; index < keys.length; index++) if ((keys[index - 1] ?? '') > (keys[index] ?? '')) return false;
  return true;
};

/** The first key, in the order in which they are written, that a value stands under. */
const keyOf = (holder: object, value: object): Key => {
  if (Array.isArray(holder)) return holder.indexOf(value);
  const holds = (key: string): boolean => Object.getOwnPropertyDescriptor(holder, key)?.value === value;
  return Object.keys(holder).sort().find(holds) ?? '';
};

const pathOf = (keys: readonly Key[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${String(key)}]`;
    return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
  }, '$');

/** Refuses what stands under a key of the innermost ancestor; without one, that ancestor itself. */
const refuse = ({ ancestors }: Walk, reason: NotJsonReason, key?: Key): never => {
  const keys = ancestors.slice(1).map((each, index) => keyOf(ancestors[index] as object, each));
  throw new NotJsonError(reason, pathOf(key === undefined ? keys : [...keys, key]));
};

/** Matches half of a surrogate pair only: with the `u` flag a whole pair is one code point and no surrogate. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Printable ASCII without the quotation mark and the backslash: nearly every text, and nothing in it to escape. */
const PLAIN = /^[ !#-[\]-~]*$/;

const writeText = (walk: Walk, text: string, key: Key | undefined): string => {
  if (PLAIN.test(text)) return `"${text}"`;
  return LONE_SURROGATE.test(text) ? refuse(walk, 'lone-surrogate', key) : JSON.stringify(text);
};

/** Reads a property once, and never runs a getter: what is checked is what is written. */
const readOnce = (walk: Walk, holder: object, key: Key): unknown => {
  const property = Object.getOwnPropertyDescriptor(holder, key);
  if (property === undefined) return refuse(walk, 'sparse', key);
  if (!('value' in property)) return refuse(walk, 'accessor', key);
  return property.enumerable === true ? property.value : refuse(walk, 'hidden-key', key);
};

const writeArray = (walk: Walk, array: readonly unknown[]): string => {
  const { length } = array;
  // Own keys are the indices and `length`. Fewer: a hole, which the loop finds and names. More: a key JSON would lose.
  if (Reflect.ownKeys(array).length > length + 1) return refuse(walk, 'hidden-key');
  let text = '[';
  for (let index = 0; index < length; index++) {
    if (index > 0) text += ',';
    text += write(walk, readOnce(walk, array, index), index);
  }
  return `${text}]`;
};

/** A key as it is written before its value: as the first of an object, and behind another. */
interface WrittenKey {
  readonly first: string;
  readonly next: string;
}

/** More than the keys that the events of all games have together: those of a few are written over and over. */
const KNOWN_KEYS = 5_000;

const knownKeys = new Map<string, WrittenKey>();

const writeKey = (walk: Walk, key: string): WrittenKey => {
  const known = knownKeys.get(key);
  if (known !== undefined) return known;
  const first = `${writeText(walk, key, key)}:`;
  const written = { first, next: `,${first}` };
  if (knownKeys.size < KNOWN_KEYS) knownKeys.set(key, written);
  return written;
};

const areTexts = (keys: readonly (string | symbol)[]): keys is string[] => keys.every((key) => typeof key === 'string');

const writeObject = (walk: Walk, object: object): string => {
  const keys = Reflect.ownKeys(object);
  if (!areTexts(keys)) return refuse(walk, 'hidden-key');
  // The default order of `sort` is that of UTF-16 code units, which is RFC 8785's, and that of `>` as well.
  if (!isSorted(keys)) keys.sort();
  let text = '{';
  for (const key of keys) {
    const { first, next } = writeKey(walk, key);
    text += text.length > 1 ? next : first;
    text += write(walk, readOnce(walk, object, key), key);
  }
  return `${text}}`;
};

/** Holds for `Object.prototype` of any realm (a worker, a test's sandbox), and for nothing that a class makes. */
const isObjectPrototype = (prototype: object): boolean =>
  prototype === Object.prototype ||
  (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf'));

/** The text of a part that has been written before; undefined where it was not, or would lie too deep here. */
const writtenBefore = (walk: Walk, value: object): string | undefined => {
  const known = walk.written?.get(value);
  if (known === undefined) return undefined;
  const depth = walk.ancestors.length + known.depth;
  if (depth > MAX_JSON_DEPTH) return undefined;
  walk.depth = Math.max(walk.depth, depth);
  return known.text;
};

const writeComposite = (walk: Walk, value: object, key: Key | undefined): string => {
  const known = writtenBefore(walk, value);
  if (known !== undefined) return known;
  if (walk.isProxy?.(value) === true) return refuse(walk, 'proxy', key);
  if (walk.ancestors.includes(value)) return refuse(walk, 'cycle', key);
  if (walk.ancestors.length >= MAX_JSON_DEPTH) return refuse(walk, 'too-deep', key);
  const prototype = Object.getPrototypeOf(value) as object | null;
  const isArray = Array.isArray(value);
  // `Array.prototype` is itself an array; the prototype of a subclass is not.
  const isPlain = isArray ? Array.isArray(prototype) : prototype === null || isObjectPrototype(prototype);
  if (!isPlain) return refuse(walk, 'not-plain', key);
  walk.depth = Math.max(walk.depth, walk.ancestors.push(value));
  const text = isArray ? writeArray(walk, value) : writeObject(walk, value);
  walk.ancestors.pop();
  return text;
};

const write = (walk: Walk, value: unknown, key?: Key): string => {
  switch (typeof value) {
    case 'string':
      return writeText(walk, value, key);
    case 'number':
      return Number.isFinite(value) ? String(value) : refuse(walk, 'not-finite', key);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : writeComposite(walk, value, key);
    default:
      return refuse(walk, typeof value as 'bigint' | 'function' | 'symbol' | 'undefined', key);
  }
};

/** As `makeCanonicalJson`, and how deep the value goes. */
export const writeCanonically = (value: unknown, options?: CanonicalJsonOptions): Written => {
  const walk: Walk = { isProxy: options?.isProxy, written: options?.written, ancestors: [], depth: 0 };
  return { text: write(walk, value), depth: walk.depth };
};

/**
 * Writes a value as canonical JSON: one text for one value, whatever the order its keys were set in. -0 is written as 0.
 * Every property is read once, so the text is of exactly what was checked. Encode it as UTF-8 to get bytes.
 * @throws NotJsonError where something is not JSON, with its path
 * Source: RFC 8785, JSON Canonicalization Scheme.
 */
export const makeCanonicalJson = (value: unknown, options?: CanonicalJsonOptions): string =>
  writeCanonically(value, options).text;
