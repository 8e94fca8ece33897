import { join } from 'node:path';
import Database from 'better-sqlite3';
import { jsonEvent, KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { ExpectedRevision } from '#event-store';
import { openKurrentStore } from '#event-store/kurrentdb';
import { openSqliteStore } from '#event-store/sqlite';
import type { Batch } from './tape-batches.js';

/** Where plays are appended. Each match awaits its append before it makes the next. */
export interface Target {
  readonly append: (stream: string, batch: Batch) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Store = Awaited<ReturnType<typeof openSqliteStore>>;

/** One of our stores: canonical JSON, expected revision, hash chain. */
const ours = (store: Store): Target => {
  const expected = new Map<string, ExpectedRevision>();
  return {
    append: async (stream, batch) => {
      const appended = await store.append(stream, expected.get(stream) ?? 'no-stream', batch);
      expected.set(stream, appended.nextExpected);
    },
    close: store.close,
  };
};

export const openSqlite = async (folder: string, name: string): Promise<Target> =>
  ours(await openSqliteStore({ path: join(folder, `${name}.sqlite`) }));

export const openKurrent = async (connection: string): Promise<Target> => ours(await openKurrentStore({ connection }));

/**
 * What a SQLite store cannot do without: the rows in their table, synced; all that wait in one commit. No expected revision is checked,
 * no JSON made canonical, nothing hashed.
 */
export const openBareSqlite = (folder: string, name: string): Promise<Target> => {
  const database = new Database(join(folder, `${name}-bare.sqlite`));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(
    'CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT, revision INTEGER, type TEXT, data TEXT, UNIQUE (stream, revision))',
  );
  const insert = database.prepare('INSERT INTO events (stream, revision, type, data) VALUES (?, ?, ?, ?)');
  const revisions = new Map<string, number>();
  let waiting: { readonly stream: string; readonly batch: Batch; readonly done: () => void }[] = [];
  const commit = (): void => {
    const group = waiting;
    waiting = [];
    database.exec('BEGIN IMMEDIATE');
    for (const { stream, batch } of group) {
      let revision = revisions.get(stream) ?? -1;
      for (const event of batch) insert.run(stream, ++revision, event.type, JSON.stringify(event));
      revisions.set(stream, revision);
    }
    database.exec('COMMIT');
    for (const { done } of group) done();
  };
  return Promise.resolve({
    append: (stream, batch) =>
      new Promise<void>((done) => {
        if (waiting.length === 0) setImmediate(commit);
        waiting.push({ stream, batch, done });
      }),
    close: () => {
      database.close();
      return Promise.resolve();
    },
  });
};

/** The client's own append at an exact revision, and nothing else. */
export const openBareKurrent = (connection: string): Promise<Target> => {
  const client = KurrentDBClient.connectionString(connection);
  const revisions = new Map<string, bigint>();
  return Promise.resolve({
    append: async (stream, batch) => {
      const events = batch.map(({ id, type, data, ...metadata }) =>
        jsonEvent({ id, type, data: { data }, metadata: metadata }),
      );
      const streamState = revisions.get(stream) ?? 'no_stream';
      const { nextExpectedRevision } = await client.appendToStream(stream, events, { streamState });
      revisions.set(stream, nextExpectedRevision);
    },
    close: () => client.dispose(),
  });
};
