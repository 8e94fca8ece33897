import { OLDER_EDITIONS, type OlderEdition } from './editions.js';
import { CORE_DIFFERENCES, type Difference } from './tables/core-differences.js';
import { CORE_OLDER, type OlderNumber } from './tables/core-older.js';

const rowOf = (key: string): readonly OlderNumber[] =>
  Object.hasOwn(CORE_OLDER, key) ? CORE_OLDER[key as keyof typeof CORE_OLDER] : [];

const columnOf = (edition: OlderEdition): number => OLDER_EDITIONS.indexOf(edition);

/** The rule's number in an older edition of the Core Rules; null where it has none of its own, undefined where it is not known. */
export const olderNumberOf = (edition: OlderEdition, key: string): OlderNumber => rowOf(key)[columnOf(edition)];

/** The numbers of an older edition that are known, by rule key. */
export const numbersOfOlder = (edition: OlderEdition): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(CORE_OLDER).flatMap((key): readonly (readonly [string, string])[] => {
      const number = olderNumberOf(edition, key);
      return typeof number === 'string' ? [[key, number]] : [];
    }),
  );

/** What an older edition is known to decide otherwise than the newest, in our words; null where nothing is known. */
export const differenceIn = (edition: OlderEdition, key: string): string | null => {
  const known: Readonly<Partial<Record<string, readonly Difference[]>>> = CORE_DIFFERENCES;
  const differences = Object.hasOwn(known, key) ? (known[key] ?? []) : [];
  return differences.find(([upTo]) => columnOf(edition) <= columnOf(upTo))?.[1] ?? null;
};
