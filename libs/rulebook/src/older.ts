import { CORE_EDITIONS, type CoreEdition, type EditionId } from './editions.js';
import { CORE_DIFFERENCES, type Difference } from './tables/core-differences.js';
import { COLUMNS, CORE_OLDER, type ColumnEdition, type OlderNumber } from './tables/core-older.js';

const rowOf = (key: string): readonly OlderNumber[] =>
  Object.hasOwn(CORE_OLDER, key) ? CORE_OLDER[key as keyof typeof CORE_OLDER] : [];

/** Whether the edition's numbers stand in the table of comparison, where some are unsure, and not in a table of its own. */
export const isColumn = (edition: EditionId): edition is ColumnEdition => COLUMNS.some((each) => each === edition);

/** The rule's number in such an edition; null where it has none of its own, undefined where it is not known. */
export const olderNumberOf = (edition: ColumnEdition, key: string): OlderNumber => rowOf(key)[COLUMNS.indexOf(edition)];

/** The numbers of such an edition that are known, by rule key. */
export const numbersOfOlder = (edition: ColumnEdition): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(CORE_OLDER).flatMap((key): readonly (readonly [string, string])[] => {
      const number = olderNumberOf(edition, key);
      return typeof number === 'string' ? [[key, number]] : [];
    }),
  );

/** What an edition is known to decide otherwise than the newest, in our words; null where nothing is known. */
export const differenceIn = (edition: CoreEdition, key: string): string | null => {
  const known: Readonly<Partial<Record<string, readonly Difference[]>>> = CORE_DIFFERENCES;
  const differences = Object.hasOwn(known, key) ? (known[key] ?? []) : [];
  return differences.find(([upTo]) => CORE_EDITIONS.indexOf(edition) <= CORE_EDITIONS.indexOf(upTo))?.[1] ?? null;
};
