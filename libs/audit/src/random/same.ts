/**
 * Compares states that grow from one another: pairs of objects once found equal are not looked into again, so that comparing
 * costs what has changed. Sound only where nothing changes in place: see `freezer`.
 */
export const comparer = (): ((left: unknown, right: unknown) => boolean) => {
  const known = new WeakMap<object, object>();
  const isSame = (left: unknown, right: unknown): boolean => {
    if (left === right) return true;
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
    if (known.get(left) === right) return true;
    const keys = Object.keys(left);
    if (keys.length !== Object.keys(right).length || Array.isArray(left) !== Array.isArray(right)) return false;
    const [one, other] = [left as Readonly<Record<string, unknown>>, right as Readonly<Record<string, unknown>>];
    if (!keys.every((key) => key in other && isSame(one[key], other[key]))) return false;
    known.set(left, right);
    return true;
  };
  return isSame;
};

/** Whether two plain values are equal, part by part. */
export const isEqual = (left: unknown, right: unknown): boolean => {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length || Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [left as Readonly<Record<string, unknown>>, right as Readonly<Record<string, unknown>>];
  return keys.every((key) => key in other && isEqual(one[key], other[key]));
};

/** Freezes a value and all in it, so that whoever changes a state in place is caught in the act. What is frozen is passed by. */
export const freezeDeep = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
};
