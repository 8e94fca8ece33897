import { types } from 'node:util';
import { makeGate } from '../gate.js';
import { makeHub, type SubscriptionHub } from '../hub.js';
import { type Intake, prepareBatch } from '../intake.js';
import { DEFAULT_LIMITS, type EventStore, type StoreOptions } from '../port.js';
import { makeRecorded } from '../recorded.js';
import { checkExpected, checkStreamName } from '../requests.js';
import { makeSoundSeals } from '../sound-seals.js';
import { SEAL_KIT } from '../chain/index.js';
import { backUp } from './backup.js';
import { betterSqlite3 } from './better-sqlite3.js';
import type { SqliteConnection, SqliteDriver } from './driver.js';
import { eraseIn } from './erase.js';
import { translating } from './faults.js';
import { makeFresh } from './fresh.js';
import { openConnection } from './open.js';
import { watchFile } from './own-file.js';
import { makeReader } from './reader.js';
import { type ChainedRow, prepareStatements, type Statements } from './rows.js';
import { verifyStore } from './verify.js';
import { makeWriter, type Writer } from './writer.js';
import { makeWriterState } from './writer-state.js';

export type { SqliteConnection, SqliteDriver, SqliteStatement, SqliteValue } from './driver.js';
export { betterSqlite3 } from './better-sqlite3.js';
export { makeOwnFile, watchFile, type FileWatch } from './own-file.js';
export { listingFaults } from './schema.js';
export { countTables, inTransaction } from './transaction.js';

/**
 * - `path`: the file; made when it is not there, in a folder that is
 * - `readOnly`: takes no events and makes no file
 * - `busyTimeout`: milliseconds to wait for another process that is writing; 5,000. The program stands still meanwhile
 * - `pollInterval`: milliseconds between two looks for events of other processes, while there are subscriptions; 250
 */
export interface SqliteStoreOptions extends StoreOptions {
  readonly path: string;
  readonly readOnly?: boolean;
  readonly busyTimeout?: number;
  readonly pollInterval?: number;
  readonly driver?: SqliteDriver;
}

/** A store's file while it is open. `guard` throws once the store is closed. */
interface OpenFile {
  readonly connection: SqliteConnection;
  readonly statements: Statements;
  readonly path: string;
  readonly readOnly: boolean;
  readonly guard: () => void;
}

const makeAppend =
  (writer: Writer, intake: Intake): EventStore['append'] =>
  (stream, expected, events) =>
    writer.append({
      stream: checkStreamName(stream),
      expected: checkExpected(expected),
      events: prepareBatch(events, intake),
    });

/** How often subscriptions look, as long as there are some. */
interface Polling {
  readonly hub: SubscriptionHub;
  readonly interval: number;
}

/** Tells when another process has written: SQLite's data version moves, and only then. */
const startPolling = (statements: Statements, onChange: () => void, { hub, interval }: Polling): (() => void) => {
  let version = statements.version.get()?.data_version;
  const look = (): void => {
    if (hub.size() === 0) return;
    const current = statements.version.get()?.data_version;
    if (current !== version) onChange();
    version = current;
  };
  const timer = setInterval(look, interval).unref();
  return () => {
    clearInterval(timer);
  };
};

/** What writes and reads the open file, and who follows it. `onCommit` and `onChange`: of this process, and of another. */
const makeHalves = (
  { connection, statements, path, readOnly, guard }: OpenFile,
  { limits: given, clock = Date.now }: SqliteStoreOptions,
) => {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const hub = makeHub();
  const sound = makeSoundSeals();
  const show = makeRecorded({ digest: SEAL_KIT.digest, sound });
  const fresh = makeFresh(show);
  const onCommit = (rows: readonly ChainedRow[]): void => {
    fresh.take(rows);
    hub.wake(new Set(rows.map(({ stream }) => stream)));
  };
  const onChange = (): void => {
    fresh.drop();
    hub.wake();
  };
  const files = watchFile(path);
  const state = makeWriterState(statements);
  const writer = makeWriter({ connection, state, path, files, readOnly, limits, clock, onCommit });
  const append = makeAppend(writer, { limits, isProxy: types.isProxy, kit: SEAL_KIT, sound });
  const reader = makeReader({ statements, path, guard, show, fresh });
  const erase = async (...[stream, instead]: Parameters<EventStore['erase']>): Promise<number> => {
    // What is being written is kept as fresh once it is settled.
    await writer.settled();
    fresh.drop();
    return eraseIn({ connection, statements, writer }, checkStreamName(stream), instead);
  };
  return { hub, onChange, writer, append, reader, erase };
};

/**
 * Opens a store in a SQLite file. An append is answered when it has been synced to the disk. Several processes may have the
 * same file open; each sees what the others append.
 * @throws StoreUnavailableError `store-unwritable`, `store-locked`, `store-full`, `store-foreign`, `store-too-new`
 * @throws StoreDamagedError when the file is no database or its tables are not ours
 */
export const openSqliteStore = async (options: SqliteStoreOptions): Promise<EventStore> => {
  const { path, readOnly = false, busyTimeout = 5000, driver = betterSqlite3 } = options;
  const connection = await openConnection(driver, { path, readOnly, busyTimeout });
  const statements = prepareStatements(connection);
  const { guard, whenOpen, shut } = makeGate();
  const file: OpenFile = { connection, statements, path, readOnly, guard };
  const { hub, onChange, writer, append, reader, erase } = makeHalves(file, options);
  const stopPolling = startPolling(statements, onChange, { hub, interval: options.pollInterval ?? 250 });

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    shut();
    stopPolling();
    hub.end({ reason: 'store-closed' });
    await writer.idle();
    translating(path, connection.close);
  };

  return {
    append: (stream, expected, events) => whenOpen(() => append(stream, expected, events)),
    readStream: (stream, read = {}) => reader.readStream(stream, read),
    readAll: (read = {}) => reader.readAll(read),
    subscribe: (wish) => {
      return whenOpen(() => hub.add(wish, reader.feed(wish), reader.last(wish.stream && checkStreamName(wish.stream))));
    },
    head: (stream) => whenOpen(() => reader.head(checkStreamName(stream))),
    verify: (seen = [], wish = {}) => whenOpen(() => verifyStore(file, { ...wish, seen })),
    backup: (target) => whenOpen(() => backUp({ connection, driver }, target)),
    probe: () => whenOpen(writer.probe),
    erase: (stream, instead) => whenOpen(() => erase(stream, instead)),
    close: () => (closing ??= close()),
  };
};
