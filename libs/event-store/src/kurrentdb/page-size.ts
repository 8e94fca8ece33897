import type { ChainedRow } from './wire.js';

const FEWEST = 4;
const FIRST = 256;
const MOST = 2048;
const LIGHT = 1024 * 1024;
const HEAVY = 8 * 1024 * 1024;

/** How many events to read next. */
export interface PageSize {
  readonly next: () => number;
  readonly saw: (rows: readonly Pick<ChainedRow, 'data'>[]) => void;
}

/** Makes a page size: large from the start, since a small read may wait longer on the wire than a large one takes. */
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
