const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const shareList = (original: readonly unknown[], copy: readonly unknown[]): readonly unknown[] => {
  const shared = copy.map((part, index) => shareWith(original[index], part));
  const isSame = original.length === copy.length && shared.every((part, index) => part === original[index]);
  return isSame ? original : shared;
};

/**
 * Plain data that says the same as `copy`, and is the original's own wherever that has the same in the same place: what is equal lies in memory
 * once, and is known to be equal without a look into it.
 */
export const shareWith = <Value>(original: unknown, copy: Value): Value => {
  if (original === copy || !isObject(original) || !isObject(copy)) return copy;
  if (Array.isArray(original) !== Array.isArray(copy)) return copy;
  if (Array.isArray(original) && Array.isArray(copy)) return shareList(original, copy) as Value;
  const shared = Object.entries(copy).map(([key, part]) => [key, shareWith(original[key], part)] as const);
  const isSame =
    shared.length === Object.keys(original).length && shared.every(([key, part]) => part === original[key]);
  return isSame ? (original as Value) : (Object.fromEntries(shared) as Value);
};
