import type { Json, JsonObject } from '#kernel';

/** Words in a row, or `none`. */
export const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

/** A value of a ruling file in words: `3`, `Vi, Teemo`, `damage 2, ready`. */
export const told = (value: Json): string => {
  if (Array.isArray(value)) return listed((value as readonly Json[]).map(told));
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value as JsonObject).map(([name, each]) => {
    if (each === true) return name;
    return each === false ? `not ${name}` : `${name} ${told(each)}`;
  });
  return listed(parts);
};
