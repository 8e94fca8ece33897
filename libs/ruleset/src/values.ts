import type { Json, JsonObject } from '#kernel';
import * as v from 'valibot';

// The values that plays and literals have in common, as valibot reads them. What is said of a misfit each says in its own way.

/** What is said of a value that does not fit: a text, or a function of valibot's issue. */
export type Said = v.ErrorMessage<v.BaseIssue<unknown>>;

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The words for a whole number from `min` to `max`. */
export const numberWords = (min: number, max: number): string => `a whole number from ${min} to ${max}`;

/** The words for a text of at most `max` characters. */
export const textWords = (max: number): string => `a text of at most ${max} characters`;

/** The words for one of the two truths. */
export const FLAG_WORDS = 'true or false';

export const numberWithin = (min: number, max: number, said: Said): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(said), v.integer(said), v.minValue(min, said), v.maxValue(max, said));

export const textWithin = (max: number, said: Said): v.GenericSchema<unknown, string> =>
  v.pipe(v.string(said), v.maxLength(max, said));

/** A step on the way to what is wrong: a property's name or a place in a list, and whether the name itself is at fault. */
export const stepTo = (input: unknown, key: string | number, origin: 'key' | 'value' = 'key'): v.UnknownPathItem => ({
  type: 'unknown',
  origin,
  input,
  key,
  value: (input as Readonly<Record<string | number, Json>>)[key],
});
