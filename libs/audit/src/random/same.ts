type Same = (left: unknown, right: unknown) => boolean;

const haveSameItems = (left: readonly unknown[], right: readonly unknown[], same: Same): boolean =>
  left.length === right.length && left.every((item, index) => same(item, right[index]));

const haveSameFields = (left: object, right: object, same: Same): boolean => {
  const [one, other] = [left as Readonly<Record<string, unknown>>, right as Readonly<Record<string, unknown>>];
  let count = 0;
  for (const key in one) {
    if (!(key in other) || !same(one[key], other[key])) return false;
    count += 1;
  }
  return count === Object.keys(other).length;
};

/** Compares what two objects hold. Lists apart: their indexes as keys would be texts, which makes most of the cost. */
const haveSameParts = (left: object, right: object, same: Same): boolean => {
  if (!Array.isArray(left)) return !Array.isArray(right) && haveSameFields(left, right, same);
  return Array.isArray(right) && haveSameItems(left, right, same);
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two plain values are equal, part by part. */
export const isEqual: Same = (left, right) =>
  left === right || (isObject(left) && isObject(right) && haveSameParts(left, right, isEqual));

/**
 * Compares states that grow from one another: pairs of objects once found equal are not looked into again, so that comparing
 * costs what has changed. Sound only where nothing changes in place: see `freezeDeep`.
 */
export const comparer = (): Same => {
  const known = new WeakMap<object, object>();
  const isSame: Same = (left, right) => {
    if (left === right) return true;
    if (!isObject(left) || !isObject(right)) return false;
    if (known.get(left) === right) return true;
    if (!haveSameParts(left, right, isSame)) return false;
    known.set(left, right);
    return true;
  };
  return isSame;
};

/** Freezes a value and all in it, so that whoever changes a state in place is caught in the act. What is frozen is passed by. */
export const freezeDeep = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
};
