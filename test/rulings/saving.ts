/**
 * A value as it is written down, down to a depth by its parts. Most events of a tape change few parts of a table: what is still the same value is not
 * written again, and what was not written again is not loaded again.
 */
export interface Saved {
  readonly value: unknown;
  /** What is written: the whole text, or the parts by name. */
  readonly text: string | null;
  readonly parts: ReadonlyMap<string, Saved>;
}

const NONE: ReadonlyMap<string, Saved> = new Map();

const isDivided = (value: unknown, depth: number): value is object =>
  depth > 0 && typeof value === 'object' && value !== null;

/** Saves a value. `before`: what was saved last, of which the same values stay as they were written. */
export const saved = (value: unknown, depth: number, before?: Saved): Saved => {
  if (before !== undefined && before.value === value) return before;
  if (!isDivided(value, depth)) return { value, text: JSON.stringify(value), parts: NONE };
  const parts = new Map<string, Saved>();
  for (const [name, part] of Object.entries(value))
    if (part !== undefined) parts.set(name, saved(part, depth - 1, before?.parts.get(name)));
  return { value, text: null, parts };
};

/** Loads what was saved. `before`: what was loaded last, of which the same parts stay as they are. */
export const loaded = (from: Saved, before?: Saved): Saved => {
  if (from === before) return before;
  if (from.text !== null) return { ...from, value: JSON.parse(from.text) as unknown };
  const parts = new Map<string, Saved>();
  for (const [name, part] of from.parts) parts.set(name, loaded(part, before?.parts.get(name)));
  const values = [...parts].map(([name, { value }]) => [name, value] as const);
  const value = Array.isArray(from.value) ? values.map(([, each]) => each) : Object.fromEntries(values);
  return { value, text: null, parts };
};

/** What was found to be the same, so that it is compared once. */
const found = new WeakMap<Saved, Saved>();

const haveSameParts = (one: Saved, other: Saved): boolean =>
  one.parts.size === other.parts.size &&
  [...one.parts].every(([name, part]) => {
    const beside = other.parts.get(name);
    return beside !== undefined && isSame(part, beside);
  });

/** Whether the same is written of both. */
export const isSame = (one: Saved, other: Saved): boolean => {
  if (found.get(one) === other) return true;
  const is = one.text === other.text && (one.text !== null || haveSameParts(one, other));
  if (is) found.set(one, other);
  return is;
};

/** All that is written. */
export const textOf = ({ value }: Saved): string => JSON.stringify(value);
