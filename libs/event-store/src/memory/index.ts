import { besideWithout } from '#kernel';
import { setImmediate } from 'node:timers/promises';
import { types } from 'node:util';
import { nextLink, SEAL_KIT } from '../chain/index.js';
import { VerifyTally } from '../chain/tally.js';
import { StoreUnavailableError } from '../errors.js';
import { makeGate } from '../gate.js';
import { makeHub } from '../hub.js';
import { prepareBatch } from '../intake.js';
import { DEFAULT_LIMITS, type EventStore, type SeenHead, type StoreOptions, type VerifyReport } from '../port.js';
import { makeRecorded } from '../recorded.js';
import { checkExpected, checkStreamName } from '../requests.js';
import { makeSoundSeals, type SoundSeals } from '../sound-seals.js';
import { makeMemoryLog, type MemoryLog } from './log.js';
import { makeMemoryReader } from './reader.js';

const NO_BACKUP = 'A store in memory has no backup. Open a store on a disk to keep a match.';

const headOf = (log: MemoryLog, stream: string) => {
  const revision = log.rowsOf(checkStreamName(stream)).length - 1;
  return revision === -1 ? undefined : { stream, revision, hash: '' };
};

/** Nothing outside the program can change the events, so there is nothing to compare but what somebody has seen before. */
const reportOn = (log: MemoryLog, seen: readonly SeenHead[]): VerifyReport => {
  const tally = new VerifyTally(seen);
  const links = new Map<string, string>();
  for (const row of log.all) {
    const chain = nextLink(tally.reached(row.stream).chain, row);
    links.set(`${row.stream}\n${String(row.revision)}`, chain);
    tally.events += 1;
    tally.take({ ...row, chain });
  }
  for (const head of seen) {
    if (!('stream' in head)) continue;
    const { stream, revision, hash } = head;
    const chain = links.get(`${stream}\n${String(revision)}`);
    if (chain === undefined)
      tally.tellSeen({
        what: 'an event that was seen before is missing: the stream was cut',
        stream,
        revision,
        seen: 'missing',
      });
    else if (hash !== '' && hash !== chain)
      tally.tellSeen({
        what: 'the stream is not the one that was seen before: it was rewritten',
        stream,
        revision,
        seen: 'changed',
      });
  }
  return tally.finish();
};

const makeWrite =
  (log: MemoryLog, options: StoreOptions, sound: SoundSeals): EventStore['append'] =>
  async (stream, expected, events) => {
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const request = {
      stream: checkStreamName(stream),
      expected: checkExpected(expected),
      events: prepareBatch(events, { limits, isProxy: types.isProxy, kit: SEAL_KIT, sound }),
    };
    return Promise.resolve(log.append(request, (options.clock ?? Date.now)()));
  };

const eraseIn = (log: MemoryLog, stream: string, instead: (text: string) => string | null): number => {
  const changed = log.rowsOf(checkStreamName(stream)).flatMap((row) => {
    const beside = besideWithout(SEAL_KIT.digest, row, instead);
    return beside === null ? [] : [{ ...row, beside }];
  });
  log.replace(changed);
  return changed.length;
};

/**
 * Opens a store that keeps its events in memory: for tests, and for matches that nobody wants to keep. It keeps the same
 * contract as the store on a disk, without the disk: it has no backup, and keeps no hash chain (nothing outside the program can
 * change it): the `hash` of a head is empty, and verification makes the links to give the heads and to compare them.
 */
export const openMemoryStore = async (options: StoreOptions = {}): Promise<EventStore> => {
  const log = makeMemoryLog();
  const hub = makeHub();
  const sound = makeSoundSeals();
  const write = makeWrite(log, options, sound);
  const { guard, whenOpen, shut } = makeGate();
  const reader = makeMemoryReader({ log, show: makeRecorded({ digest: SEAL_KIT.digest, sound }), guard });
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
    verify: (seen = []) => whenOpen(() => reportOn(log, seen)),
    erase: (stream, instead) => whenOpen(() => eraseIn(log, stream, instead)),
    probe: () => whenOpen(() => undefined),
    backup: () => whenOpen(() => Promise.reject(new StoreUnavailableError('unsupported', NO_BACKUP))),
    close: async () => {
      shut();
      hub.end({ reason: 'store-closed' });
      return Promise.resolve();
    },
  });
};
