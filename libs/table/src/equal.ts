const hasSameKeys = (one: object, other: object): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key));
};

/** Whether two values of plain data say the same. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other) || !hasSameKeys(one, other)) return false;
  return Object.entries(one).every(([key, value]) => isEqual(value, (other as Record<string, unknown>)[key]));
};
