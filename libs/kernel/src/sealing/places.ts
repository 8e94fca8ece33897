import type { Json, JsonObject } from '../json.js';

/** A step down into a value: an index of a list, or a key. */
const escaped = (key: string): string => (/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key);

/**
 * What stands at a place, once everything below it is settled; undefined leaves it as it is.
 * Places are JSON pointers (RFC 6901): the whole is the empty one, and `/cards/0` the first of `cards`.
 */
export type Settle = (value: Json, place: string) => Json | undefined;

const settledList = (list: readonly Json[], place: string, settle: Settle): Json => {
  let copy: Json[] | undefined;
  for (const [index, item] of list.entries()) {
    const left = settled(item, `${place}/${String(index)}`, settle);
    if (left !== item) (copy ??= [...list])[index] = left;
  }
  return copy ?? list;
};

const settledObject = (object: JsonObject, place: string, settle: Settle): Json => {
  const entries = Object.keys(object).map((key): [string, Json] => [
    key,
    settled(object[key] ?? null, `${place}/${escaped(key)}`, settle),
  ]);
  // A key may be called `__proto__`: entries make a property of it, an assignment would not.
  return entries.some(([key, left]) => left !== object[key]) ? Object.fromEntries(entries) : object;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const settledBelow = (value: Json, place: string, settle: Settle): Json => {
  if (typeof value !== 'object' || value === null) return value;
  return isList(value) ? settledList(value, place, settle) : settledObject(value, place, settle);
};

/** A value in which every place was settled, the innermost first; what nothing was settled in is the same as before, and no copy. */
export const settled = (value: Json, place: string, settle: Settle): Json => {
  const below = settledBelow(value, place, settle);
  const found = settle(below, place);
  return found === undefined ? below : found;
};

/** Looks at every text, number and the like in a value, with its place. */
export const eachLeaf = (value: Json, place: string, look: (leaf: Json, place: string) => void): void => {
  if (typeof value !== 'object' || value === null) {
    look(value, place);
  } else if (isList(value)) {
    for (const [index, item] of value.entries()) eachLeaf(item, `${place}/${String(index)}`, look);
  } else {
    for (const key of Object.keys(value)) eachLeaf(value[key] ?? null, `${place}/${escaped(key)}`, look);
  }
};

/** The places of a value at which nothing stands. */
export const emptyPlaces = (value: Json): ReadonlySet<string> => {
  const places = new Set<string>();
  eachLeaf(value, '', (leaf, place) => {
    if (leaf === null) places.add(place);
  });
  return places;
};
