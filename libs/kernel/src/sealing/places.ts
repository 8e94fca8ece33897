import type { Json, JsonObject } from '../json.js';

/** A step down into a value: an index of a list, or a key. */
const escaped = (key: string): string => (/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key);

/** A place below another. */
const placeBelow = (place: string, key: string | number): string =>
  `${place}/${typeof key === 'number' ? String(key) : escaped(key)}`;

/**
 * What stands at a place, once everything below it is settled; undefined leaves it as it is.
 * Places are JSON pointers (RFC 6901): the whole is the empty one, and `/cards/0` the first of `cards`.
 */
export type Settle = (value: Json, place: string) => Json | undefined;

const settledList = (list: readonly Json[], place: string, settle: Settle): Json => {
  let copy: Json[] | undefined;
  for (const [index, item] of list.entries()) {
    const left = settled(item, placeBelow(place, index), settle);
    if (left !== item) (copy ??= [...list])[index] = left;
  }
  return copy ?? list;
};

const settledObject = (object: JsonObject, place: string, settle: Settle): Json => {
  const entries = Object.keys(object).map((key): [string, Json] => [
    key,
    settled(object[key] ?? null, placeBelow(place, key), settle),
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

/** Which texts, numbers and the like are looked at in a value, each with its place. */
export interface Look<Leaf extends Json> {
  readonly isWanted: (leaf: Json) => leaf is Leaf;
  readonly look: (leaf: Leaf, place: string) => void;
}

/** Looks at every text, number and the like in a value that is wanted, with its place. */
export const eachLeaf = <Leaf extends Json>(value: Json, place: string, wish: Look<Leaf>): void => {
  // Places are made for what is wanted alone, and for what holds something: most leaves need none.
  const visit = (child: Json, key: string | number): void => {
    if (typeof child === 'object' && child !== null) eachLeaf(child, placeBelow(place, key), wish);
    else if (wish.isWanted(child)) wish.look(child, placeBelow(place, key));
  };
  if (typeof value !== 'object' || value === null) {
    if (wish.isWanted(value)) wish.look(value, place);
  } else if (isList(value)) {
    for (const [index, item] of value.entries()) visit(item, index);
  } else {
    for (const key of Object.keys(value)) visit(value[key] ?? null, key);
  }
};

/** The places of a value at which nothing stands. */
export const emptyPlaces = (value: Json): ReadonlySet<string> => {
  const places = new Set<string>();
  eachLeaf(value, '', { isWanted: (leaf) => leaf === null, look: (_, place) => places.add(place) });
  return places;
};
