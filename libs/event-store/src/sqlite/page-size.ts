import type { EventRow } from './rows.js';

const FEWEST = 1;
const FIRST = 32;
const MOST = 256;
const LIGHT = 256 * 1024;
const HEAVY = 1024 * 1024;

/** How many rows to read next. */
export interface PageSize {
  readonly next: () => number;
  readonly saw: (rows: readonly EventRow[]) => void;
}

/** Makes a page size that grows while events are small and shrinks when they are large: memory stays bounded for both. */
export const makePageSize = (): PageSize => {
  let size = FIRST;
  return {
    next: () => size,
    saw: (rows) => {
      const length = rows.reduce((sum, row) => sum + row.data.length, 0);
      if (length > HEAVY) size = Math.max(FEWEST, Math.floor(size / 4));
      else if (length < LIGHT) size = Math.min(MOST, size * 2);
    },
  };
};
