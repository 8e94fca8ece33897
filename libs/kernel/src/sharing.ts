type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const share = (original: Parts, copy: Parts): unknown => {
  const keys = Object.keys(copy);
  const parts = keys.map((key) => (Object.hasOwn(original, key) ? shareWith(original[key], copy[key]) : copy[key]));
  const areOf = (whole: Parts): boolean =>
    keys.every((key, at) => Object.hasOwn(whole, key) && whole[key] === parts[at]);
  if (keys.length === Object.keys(original).length && areOf(original)) return original;
  if (areOf(copy)) return copy;
  return Array.isArray(copy) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]));
};

/**
 * Plain data that says the same as `copy`, and is the original's own wherever that has the same in the same place: what is equal lies in memory
 * once, and is known to be equal without a look into it.
 */
export const shareWith = <Value>(original: unknown, copy: Value): Value => {
  if (original === copy || !isObject(original) || !isObject(copy)) return copy;
  return Array.isArray(original) === Array.isArray(copy) ? (share(original, copy) as Value) : copy;
};

/** How many lists are known at most: more than the rules of a game are named together in. */
const KNOWN_LISTS = 10_000;

const knownLists = new Map<string, readonly string[]>();

/** The list that says the same as one before it, where there was one: rule keys come together again and again, and lie in memory once. */
export const knownList = (list: readonly string[]): readonly string[] => {
  const key = JSON.stringify(list);
  const known = knownLists.get(key);
  if (known !== undefined) return known;
  if (knownLists.size < KNOWN_LISTS) knownLists.set(key, list);
  return list;
};
