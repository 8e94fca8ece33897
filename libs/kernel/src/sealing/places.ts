import type { Json, JsonObject } from '../json.js';

/** A step down into a value: an index of a list, or a key. */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * What stands at a place, once everything below it is settled; undefined leaves it as it is.
 * Places are JSON pointers (RFC 6901): the whole is the empty one, and `/cards/0` the first of `cards`.
 */
export type Settle = (value: Json, place: string) => Json | undefined;

const settledBelow = (value: Json, place: string, settle: Settle): Json => {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((item, index) => settled(item, `${place}/${String(index)}`, settle));
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as JsonObject;
  // A key may be called `__proto__`: entries make a property of it, an assignment would not.
  return Object.fromEntries(
    Object.keys(object).map((key) => [key, settled(object[key] ?? null, `${place}/${escaped(key)}`, settle)]),
  );
};

/** A copy of a value in which every place was settled, the innermost first. */
export const settled = (value: Json, place: string, settle: Settle): Json => {
  const below = settledBelow(value, place, settle);
  const found = settle(below, place);
  return found === undefined ? below : found;
};

/** The places of a value at which nothing stands. */
export const emptyPlaces = (value: Json): ReadonlySet<string> => {
  const places = new Set<string>();
  settled(value, '', (each, place) => {
    if (each === null) places.add(place);
    return undefined;
  });
  return places;
};
