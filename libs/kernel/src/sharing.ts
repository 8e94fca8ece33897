type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

// Nothing is put together before a part turns out to be another than the copy's own: most of what is shared is the original whole.

const shareList = (original: readonly unknown[], copy: readonly unknown[]): readonly unknown[] => {
  let parts: unknown[] | undefined;
  let isOriginal = original.length === copy.length;
  for (let at = 0; at < copy.length; at++) {
    const part = at < original.length ? shareWith(original[at], copy[at]) : copy[at];
    if (part !== copy[at]) (parts ??= [...copy])[at] = part;
    isOriginal &&= part === original[at];
  }
  return isOriginal ? original : (parts ?? copy);
};

const sizeOf = (record: Parts): number => {
  let size = 0;
  for (const key in record) if (Object.hasOwn(record, key)) size += 1;
  return size;
};

/** What stands under a key of the copy, or the same of the original's. */
const sharedAt = (original: Parts, copy: Parts, key: string): unknown =>
  Object.hasOwn(original, key) ? shareWith(original[key], copy[key]) : copy[key];

const shareRecord = (original: Parts, copy: Parts): Parts => {
  let parts: Record<string, unknown> | undefined;
  let isOriginal = true;
  let size = 0;
  // Keys are gone through where they lie: a list of them would be made for each of some hundred pieces.
  for (const key in copy) {
    if (!Object.hasOwn(copy, key)) continue;
    size += 1;
    const part = sharedAt(original, copy, key);
    // The key stands in the copy already, so that it is set there even where it is called `__proto__`.
    if (part !== copy[key]) (parts ??= { ...copy })[key] = part;
    isOriginal &&= Object.hasOwn(original, key) && part === original[key];
  }
  return isOriginal && sizeOf(original) === size ? original : (parts ?? copy);
};

/**
 * Plain data that says the same as `copy`, and is the original's own wherever that has the same in the same place: what is equal lies in memory
 * once, and is known to be equal without a look into it.
 */
export const shareWith = <Value>(original: unknown, copy: Value): Value => {
  if (original === copy || !isObject(original) || !isObject(copy)) return copy;
  if (Array.isArray(original) !== Array.isArray(copy)) return copy;
  const shared =
    Array.isArray(original) && Array.isArray(copy) ? shareList(original, copy) : shareRecord(original, copy);
  return shared as Value;
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
