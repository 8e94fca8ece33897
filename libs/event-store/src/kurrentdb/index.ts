import { types } from 'node:util';
import { StoreUnavailableError } from '../errors.js';
import { makeGate } from '../gate.js';
import { makeHub, type SubscriptionHub } from '../hub.js';
import { SEAL_KIT } from '../chain/index.js';
import { prepareBatch } from '../intake.js';
import { DEFAULT_LIMITS, type EventStore, type StoreOptions, type SubscribeOptions } from '../port.js';
import { makeRecorded } from '../recorded.js';
import { checkExpected, checkStreamName, checkSubscribe } from '../requests.js';
import { makeSoundSeals } from '../sound-seals.js';
import { connect } from './connect.js';
import { parseConnectionString } from './connection-string.js';
import { type FeedParts, makeFeed } from './feed.js';
import { makeHeads } from './heads.js';
import { makeServerLink, type ServerLink } from './link.js';
import type { Patience } from './patience.js';
import { makeReader } from './reader.js';
import { makeServerReads, type ServerReads } from './server-reads.js';
import { makeTail } from './tail.js';
import { verifyStore } from './verify.js';
import { makeWriter } from './writer.js';

/**
 * - `connection`: `kurrentdb://[USER:PASSWORD@]HOST[:PORT][?...]`; see docs/reference/kurrentdb.md
 * - `readOnly`: takes no events
 * - `connectWithin`: milliseconds to wait for a server that does not answer yet; 5,000
 * - `answerWithin`: milliseconds to wait for one answer before the request is sent again; 5,000
 * - `giveUpAfter`: milliseconds after which a request is given up with all its tries; 20,000
 */
export interface KurrentStoreOptions extends StoreOptions, Partial<Patience> {
  readonly connection: string;
  readonly readOnly?: boolean;
  readonly connectWithin?: number;
}

const NO_ERASING =
  'KurrentDB writes nothing over, so texts about people cannot be erased from a store there. Move the store into a SQLite file and erase them from that.';
const NO_BACKUP =
  'A KurrentDB server makes its own backups, of all its streams: see docs/reference/kurrentdb.md. ' +
  'To take the matches along in one file, move them to a SQLite store with "matchtape migrate".';

/** The last place there is. A checkpoint that lies beyond it was taken from another store, or this one was cut. */
const lastPlace = async (parts: FeedParts, { stream }: SubscribeOptions): Promise<number> =>
  stream === undefined ? parts.reads.last() : ((await parts.reader.lastRow(stream))?.revision ?? -1);

const makeSubscribe =
  (hub: SubscriptionHub, parts: FeedParts): EventStore['subscribe'] =>
  async (options) => {
    checkSubscribe(options);
    if (options.stream !== undefined) checkStreamName(options.stream);
    const last = await lastPlace(parts, options);
    return hub.add(options, makeFeed(parts, options), last);
  };

/** Tells the subscriptions once for all events that came together, and only those that they concern. */
const makeWake = (hub: SubscriptionHub): ((stream: string) => void) => {
  let streams = new Set<string>();
  return (stream) => {
    if (streams.size === 0)
      setImmediate(() => {
        const concerned = streams;
        streams = new Set();
        hub.wake(concerned);
      });
    streams.add(stream);
  };
};

const prepare = async (options: KurrentStoreOptions): Promise<ServerLink> => {
  const { connectWithin = 5000, answerWithin = 5000, giveUpAfter = 20_000 } = options;
  const connection = parseConnectionString(options.connection);
  const link = makeServerLink(connection, { answerWithin, giveUpAfter });
  try {
    await connect(link, connection, connectWithin);
  } catch (error) {
    await link.dispose();
    throw error;
  }
  return link;
};

/** What reads and writes, of an open store. */
const makeParts = (link: ServerLink, options: KurrentStoreOptions, guard: () => void) => {
  const { clock = Date.now, readOnly = false } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const reads: ServerReads = makeServerReads(link);
  const hub = makeHub();
  const sound = makeSoundSeals();
  const show: FeedParts['show'] = makeRecorded({ digest: SEAL_KIT.digest, sound });
  const reader = makeReader({ reads, guard, show });
  const heads = makeHeads(reader, reads);
  const tail = makeTail({
    link,
    reads,
    onEvent: makeWake(hub),
    onFailure: (error) => {
      hub.end({ reason: 'failed', error });
    },
  });
  const writer = makeWriter({ link, reads, reader, heads, limits, clock, readOnly });
  return {
    reads,
    hub,
    reader,
    tail,
    writer,
    limits,
    sound,
    subscribe: makeSubscribe(hub, { reads, reader, tail, guard, show }),
  };
};

/**
 * Opens a store on a KurrentDB server (EventStoreDB 22.10 or newer). Lost connections, restarts and changes of the leader are
 * lived through: requests wait for the server, subscriptions go on where they were.
 * @throws InvalidRequestError for a connection string that cannot be read
 * @throws StoreUnavailableError `store-unreachable`, `store-refused`, `store-too-old`
 */
export const openKurrentStore = async (options: KurrentStoreOptions): Promise<EventStore> => {
  const link = await prepare(options);
  const { guard, whenOpen, shut } = makeGate();
  const { reads, hub, reader, tail, writer, limits, sound, subscribe } = makeParts(link, options, guard);

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    shut();
    hub.end({ reason: 'store-closed' });
    await writer.idle();
    tail.stop();
    await link.dispose();
  };

  return {
    append: (stream, expected, events) =>
      whenOpen(() =>
        writer.append({
          stream: checkStreamName(stream),
          expected: checkExpected(expected),
          events: prepareBatch(events, { limits, isProxy: types.isProxy, kit: SEAL_KIT, sound }),
        }),
      ),
    readStream: (stream, read = {}) => reader.readStream(stream, read),
    readAll: (read = {}) => reader.readAll(read),
    subscribe: (wish) => whenOpen(() => subscribe(wish)),
    head: (stream) => whenOpen(() => reader.head(checkStreamName(stream))),
    verify: (seen = [], wish = {}) => whenOpen(() => verifyStore(reads, guard, { ...wish, seen })),
    probe: () => whenOpen(writer.probe),
    erase: () => whenOpen(() => Promise.reject(new StoreUnavailableError('unsupported', NO_ERASING))),
    backup: () => whenOpen(() => Promise.reject(new StoreUnavailableError('unsupported', NO_BACKUP))),
    close: () => (closing ??= close()),
  };
};
