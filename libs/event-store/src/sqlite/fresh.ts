import { passes } from '../passes.js';
import type { RecordedEvent, SubscribeOptions } from '../port.js';
import { makeRing, type Ring, type RingParts } from '../ring.js';
import type { Page } from '../subscription.js';
import type { ChainedRow } from './rows.js';

/** A row that this process has written, and the event that readers get: made when the first asks, and the same for all. */
interface FreshRow {
  readonly row: ChainedRow;
  readonly event: () => RecordedEvent;
}

/** A page of events that need not be read back. `cursor`: the position up to which they were looked at. */
interface FreshPage extends Page {
  readonly cursor: number;
}

/**
 * The newest events that this process has written, for those who follow the store. They are checked nowhere: they were durable when
 * they came in, and nothing has been between the writer and whoever reads them here.
 */
export interface Fresh {
  /** Takes rows that were committed just now, in their order. */
  readonly take: (rows: readonly ChainedRow[]) => void;
  /** Forgets all: another process has written, or something was written over. */
  readonly drop: () => void;
  /** What follows a cursor and a checkpoint; undefined where it has to be read from the file. */
  readonly pageAfter: (cursor: number, checkpoint: number, wish: SubscribeOptions) => FreshPage | undefined;
}

const LIVE_PAGE = 256;

const SHORT: RingParts<FreshRow> = {
  placeOf: ({ row }) => row.position,
  streamOf: ({ row }) => row.stream,
  sizeOf: ({ row }) => row.rest.length + row.data.length + (row.beside?.length ?? 0),
  maxEvents: 2048,
  maxBytes: 4 * 1024 * 1024,
};

/** Makes it empty. `show` makes what readers get of a row. */
export const makeFresh = (show: (row: ChainedRow) => RecordedEvent): Fresh => {
  let ring: Ring<FreshRow> | undefined;
  const freshRow = (row: ChainedRow): FreshRow => {
    let event: RecordedEvent | undefined;
    return { row, event: () => (event ??= show(row)) };
  };
  return {
    take: (rows) => {
      for (const row of rows) {
        // Positions have no gap: where one is missing, another process has written it.
        if (ring?.through() !== row.position - 1) ring = makeRing(row.position - 1, SHORT);
        ring.push(freshRow(row));
      }
    },
    drop: () => {
      ring = undefined;
    },
    pageAfter: (cursor, checkpoint, wish) => {
      const { stream } = wish;
      if (ring === undefined || !ring.covers(cursor, stream)) return undefined;
      const { items, ...page } = ring.after(cursor, LIVE_PAGE, stream);
      const placeOf = (row: ChainedRow): number => (stream === undefined ? row.position : row.revision);
      const last = items.at(-1)?.row.revision ?? checkpoint;
      const through = stream === undefined ? page.cursor : Math.max(checkpoint, last);
      const isMeant = ({ row }: FreshRow): boolean => placeOf(row) > checkpoint && passes(wish, row);
      return { ...page, events: items.filter(isMeant).map(({ event }) => event()), through };
    },
  };
};
