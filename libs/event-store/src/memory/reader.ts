import { setImmediate } from 'node:timers/promises';
import { CheckpointAheadError, StreamNotFoundError } from '../errors.js';
import { passes } from '../passes.js';
import type { ReadAllOptions, ReadStreamOptions, RecordedEvent, SubscribeOptions } from '../port.js';
import type { StoredRow } from '../recorded.js';
import { checkAllRead, checkStreamName, checkStreamRead } from '../requests.js';
import type { Feed } from '../subscription.js';
import type { MemoryLog } from './log.js';

const PAGE = 256;

/** The rest of the program has its turn, as while a disk is read: a reader in a loop stops nobody. */
const turn = (): Promise<void> => setImmediate();

/** The reading half of the store in memory. */
export interface MemoryReader {
  readonly readStream: (stream: string, options: ReadStreamOptions) => AsyncGenerator<RecordedEvent>;
  readonly readAll: (options: ReadAllOptions) => AsyncGenerator<RecordedEvent>;
  readonly feed: (options: SubscribeOptions) => Feed;
}

/** The row after a checkpoint has the checkpoint's number as index among all (positions start at 1), one more in a stream. */
const rowsAfter = (log: MemoryLog, stream: string | undefined, checkpoint: number): readonly StoredRow[] =>
  stream === undefined
    ? log.all.slice(checkpoint, checkpoint + PAGE)
    : log.rowsOf(stream).slice(checkpoint + 1, checkpoint + 1 + PAGE);

/** What a reader needs. `guard` throws once the store is closed; `show` makes what readers get. */
export interface MemoryReaderParts {
  readonly log: MemoryLog;
  readonly show: (row: StoredRow) => RecordedEvent;
  readonly guard: () => void;
}

const makeStreamReader = ({ log, show, guard }: MemoryReaderParts): MemoryReader['readStream'] =>
  async function* (stream, options) {
    guard();
    const { backward, from, limit } = checkStreamRead(options);
    const rows = log.rowsOf(checkStreamName(stream));
    if (rows.length === 0) throw new StreamNotFoundError(stream);
    let index = backward ? Math.min(from, rows.length - 1) : from;
    for (let left = limit; left > 0; left--) {
      const row = rows[index];
      if (row === undefined) return;
      if ((limit - left) % PAGE === 0) await turn();
      yield show(row);
      guard();
      index += backward ? -1 : 1;
    }
  };

const makeAllReader = ({ log, show, guard }: MemoryReaderParts): MemoryReader['readAll'] =>
  async function* (options) {
    guard();
    checkAllRead(options);
    const after = options.after ?? 0;
    await turn();
    if (after > log.all.length) throw new CheckpointAheadError(after, log.all.length);
    let left = options.limit ?? Number.MAX_SAFE_INTEGER;
    for (let index = after; left > 0 && index < log.all.length; index++) {
      const row = log.all[index];
      if (row === undefined || !passes(options, row)) continue;
      left--;
      if (index % PAGE === 0) await turn();
      yield show(row);
      guard();
    }
  };

/** Makes a reader. */
export const makeMemoryReader = (parts: MemoryReaderParts): MemoryReader => ({
  readStream: makeStreamReader(parts),
  readAll: makeAllReader(parts),
  feed: (options) => ({
    placeOf: (event) => (options.stream === undefined ? event.position : event.revision),
    pause: turn,
    pageAfter: (checkpoint) => {
      const rows = rowsAfter(parts.log, options.stream, checkpoint);
      const events = rows.filter((row) => passes(options, row)).map(parts.show);
      return { events, through: checkpoint + rows.length, isLast: rows.length < PAGE };
    },
  }),
});
