import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { EventStore, StoreOptions } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore, type SqliteStoreOptions } from '#event-store/sqlite';

/** A store under test. Cases that need more than the port have are written for the SQLite store alone. */
export interface Subject {
  readonly name: string;
  /** Keeps its events when it is closed, and opens them again. */
  readonly isDurable: boolean;
  /** Opens a fresh store; it is closed after the test. */
  readonly open: (options?: StoreOptions) => Promise<EventStore>;
  /** Closes a store that `open` gave and opens it again. */
  readonly reopen: (store: EventStore, options?: StoreOptions) => Promise<EventStore>;
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

/** Opens stores and closes what a test leaves open. */
const useClosing = () => {
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

/** The store in memory. */
export const useMemory = (): Subject => {
  const keep = useClosing();
  return {
    name: 'memory',
    isDurable: false,
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
  return {
    name: 'sqlite',
    isDurable: true,
    path,
    openAt,
    open: (options) => openAt({ ...options, path: path() }),
    reopen: async (store, options) => {
      await store.close();
      return openAt({ ...options, path: paths.get(store) ?? path() });
    },
  };
};
