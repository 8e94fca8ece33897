import { setImmediate } from 'node:timers/promises';
import { CheckpointAheadError, StreamNotFoundError } from '../errors.js';
import type {
  EventFilter,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
  StreamHead,
  SubscribeOptions,
} from '../port.js';
import { makePageSize, type PageBounds } from '../page-size.js';
import { checkAllRead, checkStreamName, checkStreamRead } from '../requests.js';
import type { Feed, Page } from '../subscription.js';
import { readOrTell } from '../unreadable.js';
import { translating } from './faults.js';
import type { Fresh } from './fresh.js';
import { makeLinkCheck } from './link-check.js';
import { allValues, type ChainedRow, type EventRow, type Statements } from './rows.js';

/** A page is read at once, while the program's other work waits. */
const PAGES: PageBounds = { fewest: 1, first: 32, most: 256, light: 256 * 1024, heavy: 1024 * 1024 };

/** What a reader needs. `guard` throws once the store is closed; `show` makes what readers get; `fresh`: what need not be read back. */
export interface ReaderParts {
  readonly statements: Statements;
  readonly path: string;
  readonly guard: () => void;
  readonly show: (row: ChainedRow) => RecordedEvent;
  readonly fresh: Fresh;
}

/** The reading half of the store. */
export interface SqliteReader {
  readonly readStream: (stream: string, options: ReadStreamOptions) => AsyncGenerator<RecordedEvent>;
  readonly readAll: (options: ReadAllOptions) => AsyncGenerator<RecordedEvent>;
  readonly feed: (options: SubscribeOptions) => Feed;
  readonly head: (stream: string) => StreamHead | undefined;
  /** Where the store ends, or one stream: the last position or revision. */
  readonly last: (stream: string | undefined) => number;
}

interface Scan {
  readonly rows: readonly EventRow[];
  /** Everything up to here has been looked at. */
  readonly through: number;
}

const makeScans = ({ statements, path, guard }: ReaderParts) => {
  const guarded = <Answer>(work: () => Answer): Answer => {
    guard();
    return translating(path, work);
  };
  const head = (stream: string): StreamHead | undefined =>
    guarded(() => {
      const row = statements.head.get(stream);
      return row && { stream, revision: row.revision, hash: Buffer.from(row.chain).toString('hex') };
    });
  const last = (stream: string | undefined): number =>
    stream === undefined ? guarded(() => statements.last.get()?.position ?? 0) : (head(stream)?.revision ?? -1);

  /** Looks at the store up to its end as it is now, or up to a full page. */
  const scanAll = (after: number, filter: EventFilter, limit: number): Scan => {
    const end = last(undefined);
    const rows = guarded(() => statements.all.all(...allValues({ ...filter, after, end, limit })));
    return { rows, through: rows.length === limit ? (rows.at(-1)?.position ?? end) : Math.max(after, end) };
  };
  return { guarded, head, last, scanAll };
};

type Scans = ReturnType<typeof makeScans>;
type ReadPage = (cursor: number, limit: number) => readonly EventRow[];

/** Pages through a stream; nothing is open between two pages, and the rest of the program has its turn before each. */
async function* pageThrough(page: ReadPage, start: number, limit: number): AsyncGenerator<readonly EventRow[]> {
  const size = makePageSize(PAGES);
  let cursor = start;
  let left = limit;
  while (left > 0) {
    await setImmediate();
    const wanted = Math.min(size.next(), left);
    const rows = page(cursor, wanted);
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < wanted) return;
    size.saw(rows);
    left -= rows.length;
    cursor = end.revision;
  }
}

const makeStreamReader = (parts: ReaderParts, scans: Scans): SqliteReader['readStream'] => {
  const { statements, show } = parts;
  return async function* (stream, options) {
    const { backward, from, limit } = checkStreamRead(options);
    const head = scans.head(checkStreamName(stream));
    if (head === undefined) throw new StreamNotFoundError(stream);
    // The usual case of whoever looks whether there is more.
    if (!backward && from > head.revision) return;
    const check = makeLinkCheck(statements);
    // The cursor is the last revision given, so that both directions go on from it, exclusive.
    const page: ReadPage = (cursor, count) =>
      scans.guarded(() =>
        backward
          ? statements.backward.all(stream, cursor - 1, count)
          : statements.forward.all(stream, cursor + 1, count),
      );
    for await (const rows of pageThrough(page, backward ? from + 1 : from - 1, limit)) {
      // Links are checked in rising order, whichever way the reader goes.
      const events = scans.guarded(() => (backward ? rows.toReversed() : rows).map(check));
      for (const event of backward ? events.reverse() : events) {
        yield show(event);
        parts.guard();
      }
    }
  };
};

const makeAllReader = (parts: ReaderParts, scans: Scans): SqliteReader['readAll'] =>
  async function* (options) {
    checkAllRead(options);
    const check = makeLinkCheck(parts.statements);
    const size = makePageSize(PAGES);
    let after = options.after ?? 0;
    let left = options.limit ?? Number.MAX_SAFE_INTEGER;
    const end = scans.last(undefined);
    if (after > end) throw new CheckpointAheadError(after, end);
    while (left > 0) {
      await setImmediate();
      const wanted = Math.min(size.next(), left);
      const { rows, through } = scans.scanAll(after, options, wanted);
      for (const row of rows) {
        for (const event of readOrTell(row, () => parts.show(scans.guarded(() => check(row))), options.onUnreadable)) {
          yield event;
          parts.guard();
        }
      }
      if (rows.length < wanted) return;
      size.saw(rows);
      left -= rows.length;
      after = through;
    }
  };

/** Pages of the file, for whoever subscribes. */
const makeFilePages = (parts: ReaderParts, scans: Scans, options: SubscribeOptions): ((after: number) => Page) => {
  const { stream } = options;
  const tell = stream === undefined ? options.onUnreadable : undefined;
  const check = makeLinkCheck(parts.statements);
  const size = makePageSize(PAGES);
  const scan = (after: number, limit: number): Scan => {
    if (stream === undefined) return scans.scanAll(after, options, limit);
    const rows = scans.guarded(() => parts.statements.forward.all(stream, after + 1, limit));
    return { rows, through: rows.at(-1)?.revision ?? after };
  };
  const isMeant = ({ type }: ChainedRow): boolean => stream === undefined || (options.types?.includes(type) ?? true);
  const read = (row: EventRow): readonly RecordedEvent[] => {
    const event = check(row);
    return isMeant(event) ? [parts.show(event)] : [];
  };
  return (checkpoint) => {
    const limit = size.next();
    const { rows, through } = scan(checkpoint, limit);
    size.saw(rows);
    const events = scans.guarded(() => rows.flatMap((row) => readOrTell(row, () => read(row), tell).flat()));
    return { events, through, isLast: rows.length < limit };
  };
};

/** Pages of the file until everything is read, and then what this process writes, as long as no other does. */
const makeFeed = (parts: ReaderParts, scans: Scans, options: SubscribeOptions): Feed => {
  const filePage = makeFilePages(parts, scans, options);
  let cursor: number | undefined;
  return {
    placeOf: (event) => (options.stream === undefined ? event.position : event.revision),
    pause: () => setImmediate(),
    pageAfter: (checkpoint) => {
      parts.guard();
      const fresh = cursor === undefined ? undefined : parts.fresh.pageAfter(cursor, checkpoint, options);
      if (fresh !== undefined) {
        cursor = fresh.cursor;
        return fresh;
      }
      // Asked first: what another process commits in between is read now, and is not fresh.
      const end = scans.last(undefined);
      const page = filePage(checkpoint);
      cursor = page.isLast ? end : undefined;
      return page;
    },
  };
};

/** Makes a reader. Everything it gives has been checked against the chain. */
export const makeReader = (parts: ReaderParts): SqliteReader => {
  const scans = makeScans(parts);
  return {
    readStream: makeStreamReader(parts, scans),
    readAll: makeAllReader(parts, scans),
    feed: (options) => makeFeed(parts, scans, options),
    head: scans.head,
    last: scans.last,
  };
};
