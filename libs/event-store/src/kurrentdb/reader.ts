import { CheckpointAheadError, StreamNotFoundError } from '../errors.js';
import type { ReadAllOptions, ReadStreamOptions, RecordedEvent, StreamHead } from '../port.js';
import { makePageSize } from '../page-size.js';
import { checkAllRead, checkStreamName, checkStreamRead, type StreamRead } from '../requests.js';
import { readOrTell } from '../unreadable.js';
import { checkRun, makeLinkCheck } from './link-check.js';
import { PAGES, type ServerReads } from './server-reads.js';
import { type ChainedRow, rowsOf } from './wire.js';

/** What a reader needs. `guard` throws once the store is closed; `show` makes what readers get. */
export interface ReaderParts {
  readonly reads: ServerReads;
  readonly guard: () => void;
  readonly show: (row: ChainedRow) => RecordedEvent;
}

/** The reading half of the store. */
export interface KurrentReader {
  readonly readStream: (stream: string, options: ReadStreamOptions) => AsyncGenerator<RecordedEvent>;
  readonly readAll: (options: ReadAllOptions) => AsyncGenerator<RecordedEvent>;
  readonly head: (stream: string) => Promise<StreamHead | undefined>;
  /** A stream's last event, checked. */
  readonly lastRow: (stream: string) => Promise<ChainedRow | undefined>;
  /** Events of a stream after a revision, at most `count`, each checked against the one before it. */
  readonly rowsAfter: (stream: string, revision: number, count: number) => Promise<readonly ChainedRow[] | undefined>;
}

const makeRowReads = ({ reads }: ReaderParts) => {
  /** One event more than asked, before the first, so that every link can be checked. */
  const rowsAfter: KurrentReader['rowsAfter'] = async (stream, revision, count) => {
    const hasBefore = revision >= 0;
    const rows = await reads.stream(stream, { from: Math.max(revision, 0), count: count + (hasBefore ? 1 : 0) });
    if (rows === undefined) return undefined;
    const before = hasBefore ? rows[0] : undefined;
    const rest = hasBefore ? rows.slice(1) : rows;
    if (before !== undefined && before.revision > revision) checkRun(rows, undefined);
    checkRun(rest, before);
    return rest;
  };

  /** Backward, the event after the last one asked for is the one before it: it comes along for its link, and stays behind. */
  const rowsBefore = async (stream: string, from: number, count: number) => {
    const rows = await reads.stream(stream, { from, count: count + 1, backward: true });
    if (rows === undefined) return undefined;
    const rising = rows.toReversed();
    const before = rows.length === count + 1 ? rising[0] : undefined;
    const asked = before === undefined ? rising : rising.slice(1);
    checkRun(asked, before);
    return asked.toReversed();
  };
  return { rowsAfter, rowsBefore };
};

type RowReads = ReturnType<typeof makeRowReads>;

const pageOf = (rowReads: RowReads, { backward }: StreamRead) => {
  if (!backward)
    return (stream: string, cursor: number, count: number) => rowReads.rowsAfter(stream, cursor - 1, count);
  // Below revision 0 there is nothing, and the server is not asked.
  return async (stream: string, cursor: number, count: number) =>
    cursor < 0 ? [] : rowReads.rowsBefore(stream, cursor, count);
};

const makeStreamReader = (parts: ReaderParts, rowReads: RowReads): KurrentReader['readStream'] =>
  async function* (stream, options) {
    parts.guard();
    const read = checkStreamRead(options);
    const page = pageOf(rowReads, read);
    const size = makePageSize(PAGES);
    let cursor = read.from;
    let left = read.limit;
    checkStreamName(stream);
    do {
      // Also a read of no event says whether there is a stream.
      const count = Math.min(size.next(), left);
      const rows = await page(stream, cursor, Math.max(count, 1));
      if (rows === undefined) throw new StreamNotFoundError(stream);
      parts.guard();
      for (const row of rows.slice(0, count)) {
        yield parts.show(row);
        parts.guard();
      }
      const end = rows.at(-1);
      if (end === undefined || rows.length < count) return;
      size.saw(rows);
      left -= count;
      cursor = end.revision + (read.backward ? -1 : 1);
    } while (left > 0);
  };

const makeAllReader = ({ reads, guard, show }: ReaderParts): KurrentReader['readAll'] =>
  async function* (options) {
    guard();
    checkAllRead(options);
    const check = makeLinkCheck();
    const size = makePageSize(PAGES);
    let after = options.after ?? 0;
    let left = options.limit ?? Number.MAX_SAFE_INTEGER;
    const end = await reads.last();
    if (after > end) throw new CheckpointAheadError(after, end);
    while (left > 0) {
      const page = await reads.all({ ...options, after, count: Math.min(size.next(), left) });
      const rows = rowsOf(page.events, options.onUnreadable);
      guard();
      for (const row of rows) {
        for (const event of readOrTell(row, () => show(check(row)), options.onUnreadable)) {
          yield event;
          guard();
        }
      }
      if (page.isLast) return;
      size.saw(rows);
      left -= rows.length;
      after = page.through;
    }
  };

/** Makes a reader. A stream's events are checked against its chain, those of the whole store as far as they were seen. */
export const makeReader = (parts: ReaderParts): KurrentReader => {
  const rowReads = makeRowReads(parts);
  const lastRow = async (stream: string): Promise<ChainedRow | undefined> =>
    (await rowReads.rowsBefore(stream, Number.MAX_SAFE_INTEGER, 1))?.[0];
  return {
    readStream: makeStreamReader(parts, rowReads),
    readAll: makeAllReader(parts),
    lastRow,
    rowsAfter: rowReads.rowsAfter,
    head: async (stream) => {
      const row = await lastRow(stream);
      return row && { stream, revision: row.revision, hash: row.chain };
    },
  };
};
