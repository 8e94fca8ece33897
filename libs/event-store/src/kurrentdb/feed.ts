import { setImmediate } from 'node:timers/promises';
import type { ResolvedEvent } from '@kurrent/kurrentdb-client';
import { StoreUnavailableError, StreamGoneError } from '../errors.js';
import { makePageSize } from '../page-size.js';
import type { RecordedEvent, SubscribeOptions, Unreadable } from '../port.js';
import type { Feed, Page } from '../subscription.js';
import { readOrTell } from '../unreadable.js';
import { makeLinkCheck } from './link-check.js';
import type { KurrentReader } from './reader.js';
import { PAGES, passes, type ServerReads } from './server-reads.js';
import type { ServerRing, Tail } from './tail.js';
import { type ChainedRow, rowsOf } from './wire.js';

/** What feeds read from. */
export interface FeedParts {
  readonly reads: ServerReads;
  readonly reader: KurrentReader;
  readonly tail: Tail;
  /** Throws once the store is closed. */
  readonly guard: () => void;
  readonly show: (row: ChainedRow) => RecordedEvent;
}

const LIVE_PAGE = 500;
const TOMBSTONE = '$streamDeleted';

/** Who is told of events that cannot be given: of one stream nothing is passed over. */
const tellOf = ({ stream, onUnreadable }: SubscribeOptions): Unreadable | undefined =>
  stream === undefined ? onUnreadable : undefined;

/** A page of rows, before they are shown. */
type RowPage = Omit<Page, 'events'> & { readonly rows: readonly ChainedRow[] };

/** Pages read from the server, while there is much to catch up with. */
const makePast = ({ reads, reader }: FeedParts, options: SubscribeOptions) => {
  const { stream, types } = options;
  const size = makePageSize(PAGES);
  const ofStream = async (name: string, checkpoint: number): Promise<RowPage> => {
    const count = size.next();
    const rows = (await reader.rowsAfter(name, checkpoint, count)) ?? [];
    const through = rows.at(-1)?.revision ?? checkpoint;
    size.saw(rows);
    return { rows: rows.filter(({ type }) => types?.includes(type) ?? true), through, isLast: rows.length < count };
  };
  const ofAll = async (checkpoint: number): Promise<RowPage> => {
    // Asked first: what comes later than this end is not looked at yet when the page is the last one.
    const end = await reads.last();
    const { events, through, isLast } = await reads.all({ ...options, after: checkpoint, count: size.next() });
    const rows = rowsOf(events, options.onUnreadable);
    size.saw(rows);
    return { rows, through: isLast ? Math.max(through, end) : through, isLast };
  };
  return (checkpoint: number) => (stream === undefined ? ofAll(checkpoint) : ofStream(stream, checkpoint));
};

const checkNotGone = (stream: string | undefined, events: readonly ResolvedEvent[]): void => {
  const isGone =
    stream !== undefined && events.some(({ event }) => event?.type === TOMBSTONE && event.streamId === stream);
  if (isGone) throw new StreamGoneError(stream, 'tombstoned');
};

/** Pages of the newest events, which are in memory already. `cursor`: the position up to which this feed has looked. */
const makePresent = (options: SubscribeOptions) => {
  const { stream, types } = options;
  const tell = tellOf(options);
  // One stream's prefix is the stream itself.
  const filter = stream === undefined ? options : types === undefined ? {} : { types };
  return (ring: ServerRing, cursor: number, checkpoint: number): RowPage & { readonly cursor: number } => {
    const { items, ...page } = ring.after(cursor, LIVE_PAGE, stream);
    checkNotGone(stream, items);
    const ours = items.filter((event) => passes(filter, event));
    const rows = rowsOf(ours, tell).filter((row) => (stream === undefined ? row.position : row.revision) > checkpoint);
    const through = stream === undefined ? page.cursor : (rows.at(-1)?.revision ?? checkpoint);
    return { ...page, rows, through };
  };
};

/** Asks again for as long as the server does not answer: a viewer waits for it, however long, and need not subscribe anew. */
const patiently = async <Answer>(guard: () => void, work: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    guard();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || error.code !== 'store-unreachable') throw error;
    }
  }
};

/**
 * Makes what a subscription reads from: pages of the server until it has caught up, and then the newest events, which one
 * live subscription brings for all. Whoever falls behind what is kept of them reads from the server again.
 */
export const makeFeed = (parts: FeedParts, options: SubscribeOptions): Feed => {
  const past = makePast(parts, options);
  const present = makePresent(options);
  const check = makeLinkCheck();
  let cursor: number | undefined;

  const pageAfter = async (checkpoint: number): Promise<RowPage> => {
    const ring = await parts.tail.ring();
    if (cursor !== undefined && ring.covers(cursor, options.stream)) {
      const page = present(ring, cursor, checkpoint);
      cursor = page.cursor;
      return page;
    }
    const start = ring.through();
    const page = await past(checkpoint);
    // What was committed after this place is in the ring: from here on nothing is missed, and what is there twice is passed over.
    cursor = page.isLast ? start : undefined;
    return page;
  };

  return {
    placeOf: (event) => (options.stream === undefined ? event.position : event.revision),
    pause: () => setImmediate(),
    pageAfter: async (checkpoint) => {
      const { rows, through, isLast } = await patiently(parts.guard, () => pageAfter(checkpoint));
      const events = rows.flatMap((row) => readOrTell(row, () => parts.show(check(row)), tellOf(options)));
      return { events, through, isLast };
    },
  };
};
