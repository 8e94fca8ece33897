import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Json, NewEnvelope } from '#kernel';
import { openSqliteStore } from '#event-store/sqlite';
import type { EventStore } from '#event-store';

/** An event as it is handed in. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/**
 * An event of the log.
 * - `position`: where it starts in the log; rises, but is not contiguous
 * - `end`: where it ends
 * - `created`: milliseconds since 1970
 */
export interface LoggedEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly end: number;
  readonly created: number;
}

/** Revision of the event that ends a stream for ever; the wire knows it as 2^63 - 1. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;

/** What is kept of one write: positions and revisions follow from the order. */
interface StoredWrite {
  readonly stream: string;
  readonly created: number;
  readonly events: readonly (readonly [id: string, type: string, isJson: boolean, data: string, metadata: string])[];
}

/** A log of events in the order of commits. What `add` takes is in `eventsOf` at once, and below `end` once it is durable. */
export interface PeerLog {
  readonly all: readonly LoggedEvent[];
  /** Where the next event would begin. */
  readonly end: () => number;
  /** Where writes of no event stand: places of the log, though no event begins there. */
  readonly emptyWrites: ReadonlySet<number>;
  /** Index after the last event that readers may see. */
  readonly visible: () => number;
  readonly eventsOf: (stream: string) => readonly LoggedEvent[];
  readonly add: (stream: string, events: readonly ProposedEvent[]) => { readonly written: Promise<void> };
  /** Calls back after each write that became visible. */
  readonly watch: (onVisible: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** The real server's log does not begin with an event of a user either. */
const FIRST_POSITION = 1_024;
const RECORD_OVERHEAD = 96;
const STORED_STREAM = 'log';

const sizeOf = (stream: string, { type, data, metadata }: ProposedEvent): number =>
  RECORD_OVERHEAD + Buffer.byteLength(stream) + Buffer.byteLength(type) + data.length + metadata.length;

const storedOf = (stream: string, created: number, events: readonly ProposedEvent[]): StoredWrite => ({
  stream,
  created,
  events: events.map(({ id, type, isJson, data, metadata }) => [
    id,
    type,
    isJson,
    Buffer.from(data).toString('base64'),
    Buffer.from(metadata).toString('base64'),
  ]),
});

const proposedOf = ({ events }: StoredWrite): ProposedEvent[] =>
  events.map(([id, type, isJson, data, metadata]) => ({
    id,
    type,
    isJson,
    data: Buffer.from(data, 'base64'),
    metadata: Buffer.from(metadata, 'base64'),
  }));

const envelopeOf = (write: StoredWrite): NewEnvelope => ({
  id: randomUUID(),
  type: 'Written',
  schema: 1,
  at: new Date(write.created).toISOString(),
  actor: 'peer',
  cause: 'peer',
  because: [],
  data: write as unknown as Json,
});

const makeIndex = () => {
  const all: LoggedEvent[] = [];
  const streams = new Map<string, LoggedEvent[]>();
  const emptyWrites = new Set<number>();
  let end = FIRST_POSITION;
  const eventsOf = (stream: string): LoggedEvent[] => {
    const known = streams.get(stream);
    if (known !== undefined) return known;
    const events: LoggedEvent[] = [];
    streams.set(stream, events);
    return events;
  };
  const push = (stream: string, created: number, proposed: readonly ProposedEvent[]): void => {
    const events = eventsOf(stream);
    if (proposed.length === 0) {
      emptyWrites.add(end);
      end += RECORD_OVERHEAD;
    }
    for (const event of proposed) {
      const position = end;
      end += sizeOf(stream, event);
      const revision = event.type === '$streamDeleted' ? TOMBSTONE_REVISION : events.length;
      const logged = { ...event, stream, revision, position, end, created };
      events.push(logged);
      all.push(logged);
    }
  };
  return { all, emptyWrites, eventsOf, push, end: () => end };
};

const load = async (store: EventStore, index: ReturnType<typeof makeIndex>): Promise<number> => {
  let writes = 0;
  for await (const { data } of store.readAll()) {
    const write = data as unknown as StoredWrite;
    index.push(write.stream, write.created, proposedOf(write));
    writes++;
  }
  return writes;
};

/** Opens the log kept in a SQLite store of ours, one event of that store for each write. */
export const openLog = async (path: string): Promise<PeerLog> => {
  const store = await openSqliteStore({ path, limits: { maxEventBytes: 128 * 1024 * 1024 } });
  const index = makeIndex();
  let writes = await load(store, index);
  let visible = index.all.length;
  const watchers = new Set<() => void>();
  let group: StoredWrite[] = [];
  let flushed: Promise<void> | undefined;
  const flush = async (): Promise<void> => {
    // What comes in one turn of the event loop is one commit, as with the real server's flushes.
    await setImmediate();
    const expected = writes === 0 ? 'no-stream' : writes - 1;
    const [events, end] = [group.map(envelopeOf), index.all.length];
    writes += group.length;
    group = [];
    flushed = undefined;
    await store.append(STORED_STREAM, expected, events);
    visible = end;
    for (const onVisible of watchers) onVisible();
  };
  const persist = (write: StoredWrite): Promise<void> => {
    group.push(write);
    return (flushed ??= flush());
  };
  return {
    all: index.all,
    end: index.end,
    emptyWrites: index.emptyWrites,
    visible: () => visible,
    eventsOf: index.eventsOf,
    add: (stream, events) => {
      const created = Date.now();
      index.push(stream, created, events);
      return { written: persist(storedOf(stream, created, events)) };
    },
    watch: (onVisible) => {
      watchers.add(onVisible);
      return () => void watchers.delete(onVisible);
    },
    close: () => store.close(),
  };
};
