import type { Table } from '#table';
import type { Projection } from './projection.js';

/** The table as it is now; null before the match is opened. */
export const board: Projection<Table | null> = {
  initial: null,
  evolve: (_, { after, tables }) => tables.whole(after),
};
