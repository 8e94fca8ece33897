import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { EventStore, StoreOptions } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore, type SqliteStoreOptions } from '#event-store/sqlite';
import { inSoak } from '../support/soak.js';

/** What a store can, of what the port leaves open. The cases ask this and nothing else about the store they run over. */
export interface Capabilities {
  /** Keeps its events when it is closed. */
  readonly durable: boolean;
  /** Positions count 1, 2, 3 ...; elsewhere they only rise. */
  readonly contiguousPositions: boolean;
  /** Nobody else writes to it: its end and its number of events are what the test made them. */
  readonly alone: boolean;
  /** A checkpoint passes over events that were filtered out as soon as they were looked at; elsewhere from time to time. */
  readonly promptCheckpoints: boolean;
  /** Keeps a hash chain: heads carry a hash, and verification compares them. */
  readonly chain: boolean;
  /** Erases what lies beside the chain. */
  readonly erases: boolean;
  /** Appends wait in a queue, which can be full. */
  readonly queue: boolean;
}

/** How much of a case is asked of a store: a server on a wire takes longer than a file. */
export interface Measures {
  /** Bytes of an event's data that must pass. */
  readonly largestEvent: number;
  /** Characters of a stream's name that must pass. */
  readonly longestName: number;
  /** Events of a long stream. */
  readonly longStream: number;
  /** Events of a stream, or a store, that is read on from each of its places. */
  readonly places: number;
  /** Rounds of a race of 64 writers. */
  readonly rounds: number;
  /** Random schedules of appends. */
  readonly schedules: number;
  /** Times it is opened and closed. */
  readonly openings: number;
}

/** A store under test. Cases that need more than the port has are written for one adapter alone. */
export interface Subject {
  readonly name: string;
  readonly can: Capabilities;
  readonly measures: Measures;
  /** Opens a fresh store, or a scope of its own in a store that is shared; it is closed after the test. */
  readonly open: (options?: StoreOptions) => Promise<EventStore>;
  /** Closes a store that `open` gave and opens it again. */
  readonly reopen: (store: EventStore, options?: StoreOptions) => Promise<EventStore>;
  /** Opens once more what `open` gave, as another process would: both see the same events. Without it there is only one opener. */
  readonly beside?: (store: EventStore, options?: StoreOptions) => Promise<EventStore>;
}

/** Prints why a case is not run: a reader of the test's output sees every gap. */
export const leaveOut = (subject: string, capability: string, cases: string): void => {
  process.stderr.write(`contract: ${subject}: left out, ${capability}: ${cases}\n`);
};

/** A folder for the test file; every test gets paths of its own in it. */
export const useFolder = (): (() => string) => {
  let folder = '';
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matchtape-store-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  return () => join(folder, `store-${String(++count)}.sqlite`);
};

/** Keeps stores, and closes after each test what it left open. */
export const useClosing = () => {
  const opened = new Set<EventStore>();
  afterEach(async () => {
    await Promise.all([...opened].map((store) => store.close()));
    opened.clear();
  });
  return (store: EventStore): EventStore => {
    opened.add(store);
    return store;
  };
};

/** What both stores of our own can. */
const OWN = { contiguousPositions: true, alone: true, promptCheckpoints: true, erases: true } as const;
const OWN_MEASURES: Measures = {
  largestEvent: 2 * 1024 * 1024,
  longestName: 1000,
  longStream: inSoak(100_000, 25_000),
  places: inSoak(200, 100),
  rounds: 20,
  schedules: 100,
  openings: inSoak(10_000, 2000),
};

/** The store in memory. */
export const useMemory = (): Subject => {
  const keep = useClosing();
  return {
    name: 'memory',
    can: { ...OWN, durable: false, chain: false, queue: false },
    // It holds its events whole in any case, and has nothing to leave open.
    measures: { ...OWN_MEASURES, longStream: 10_000, openings: 1000 },
    open: async (options) => keep(await openMemoryStore(options)),
    reopen: () => Promise.reject(new Error('A store in memory cannot be opened again.')),
  };
};

/** The SQLite store, and what its own cases need beside: paths, and stores on paths. */
export interface SqliteSubject extends Subject {
  readonly path: () => string;
  readonly openAt: (options: SqliteStoreOptions) => Promise<EventStore>;
}

/** The store in a SQLite file. */
export const useSqlite = (): SqliteSubject => {
  const keep = useClosing();
  const path = useFolder();
  const paths = new WeakMap<EventStore, string>();
  const openAt = async (options: SqliteStoreOptions): Promise<EventStore> => {
    const store = keep(await openSqliteStore(options));
    paths.set(store, options.path);
    return store;
  };
  const beside = (store: EventStore, options?: StoreOptions): Promise<EventStore> =>
    openAt({ ...options, path: paths.get(store) ?? path(), pollInterval: 10 });
  return {
    name: 'sqlite',
    can: { ...OWN, durable: true, chain: true, queue: true },
    measures: OWN_MEASURES,
    path,
    openAt,
    open: (options) => openAt({ ...options, path: path() }),
    reopen: async (store, options) => {
      await store.close();
      return beside(store, options);
    },
    beside,
  };
};
