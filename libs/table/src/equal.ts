const areSameLists = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => isEqual(each, other[index]));

/** Without a list of keys: a step compares all that lies on a table, and what it leaves behind the browser has to clear away. */
const areSameParts = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean => {
  let more = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isEqual(one[key], other[key])) return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
};

/** Whether two values of plain data say the same. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  if (Array.isArray(other)) return false;
  return areSameParts(one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>);
};
