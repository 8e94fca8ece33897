import { setImmediate } from 'node:timers/promises';
import { types } from 'node:util';
import { StoreUnavailableError } from '../errors.js';
import { makeGate } from '../gate.js';
import { makeHub } from '../hub.js';
import { prepareBatch } from '../intake.js';
import { DEFAULT_LIMITS } from '../limits.js';
import type { EventStore, StoreOptions } from '../port.js';
import { makeRecorded } from '../recorded.js';
import { checkExpected, checkStreamName } from '../requests.js';
import { makeMemoryLog, type MemoryLog } from './log.js';
import { makeMemoryReader } from './reader.js';

const NO_BACKUP = 'A store in memory has no backup. Open a store on a disk to keep a match.';

const headOf = (log: MemoryLog, stream: string) => {
  const revision = log.rowsOf(checkStreamName(stream)).length - 1;
  return revision === -1 ? undefined : { stream, revision, hash: '' };
};

const reportOn = (log: MemoryLog) => ({
  events: log.all.length,
  streams: new Set(log.all.map((row) => row.stream)).size,
  problems: [],
});

const makeWrite =
  (log: MemoryLog, options: StoreOptions): EventStore['append'] =>
  async (stream, expected, events) => {
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const request = {
      stream: checkStreamName(stream),
      expected: checkExpected(expected),
      events: prepareBatch(events, { limits, isProxy: types.isProxy }),
    };
    return Promise.resolve(log.append(request, (options.clock ?? Date.now)()));
  };

/**
 * Opens a store that keeps its events in memory: for tests, and for matches that nobody wants to keep. It keeps the same
 * contract as the store on a disk, without the disk: it has no backup, and no hash chain (nothing outside the program can
 * change it), so the `hash` of a head is empty and verification only counts.
 */
export const openMemoryStore = async (options: StoreOptions = {}): Promise<EventStore> => {
  const log = makeMemoryLog();
  const hub = makeHub();
  const write = makeWrite(log, options);
  const { guard, whenOpen, shut } = makeGate();
  const upcast = options.upcast ?? ((event) => event);
  const reader = makeMemoryReader({ log, show: (row) => upcast(makeRecorded(row)), guard });
  const lastPlace = (stream: string | undefined): number =>
    stream === undefined ? log.all.length : log.rowsOf(checkStreamName(stream)).length - 1;

  return Promise.resolve({
    append: (stream, expected, events) =>
      whenOpen(async () => {
        const appended = await write(stream, expected, events);
        hub.wake(new Set([stream]));
        // A turn of the event loop, as a disk takes: a program that appends without end does not stop the others.
        await setImmediate();
        return appended;
      }),
    readStream: (stream, read = {}) => reader.readStream(stream, read),
    readAll: (read = {}) => reader.readAll(read),
    subscribe: (wish) => whenOpen(() => hub.add(wish, reader.feed(wish), lastPlace(wish.stream))),
    head: (stream) => whenOpen(() => headOf(log, stream)),
    verify: () => whenOpen(() => reportOn(log)),
    backup: () => whenOpen(() => Promise.reject(new StoreUnavailableError('unsupported', NO_BACKUP))),
    close: async () => {
      shut();
      hub.end({ reason: 'store-closed' });
      return Promise.resolve();
    },
  });
};
