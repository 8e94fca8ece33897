import { err, ok, type Result } from '#kernel';
import type { RulingMistake } from './ruling.js';

/** What was read of a ruling's file, or all mistakes in it. */
export type Read<Value> = Result<Value, readonly RulingMistake[]>;

/** One mistake. */
export const wrong = (mistake: RulingMistake): Read<never> => err([mistake]);

/** Several readings as one: every value, or every mistake of any of them. */
export const allOf = <Value>(readings: readonly Read<Value>[]): Read<readonly Value[]> => {
  const mistakes = readings.flatMap((each) => (each.ok ? [] : each.error));
  return mistakes.length > 0 ? err(mistakes) : ok(readings.flatMap((each) => (each.ok ? [each.value] : [])));
};
