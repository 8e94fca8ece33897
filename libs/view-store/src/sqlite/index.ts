import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import {
  betterSqlite3,
  inTransaction,
  makeOwnFile,
  type SqliteConnection,
  type SqliteDriver,
  watchFile,
} from '#event-store/sqlite';
import { ViewsMovedError, ViewStoreError, ViewsUnusableError } from '../errors.js';
import type { Checkpoint, ViewCommit, ViewStore } from '../port.js';
import type { OpenViews } from './open-views.js';
import { makeRebuild } from './rebuild.js';
import { prepareSchema } from './schema.js';
import { markAt, partOf, prepareStatements, type Statements, writeRows } from './statements.js';

/**
 * - `path`: the file; made when it is not there, in a folder that is
 * - `version`: what the views are made by; views of another version are not shown; the newest of those stay beside these
 * - `busyTimeout`: milliseconds to wait for another process that is writing; 5,000
 */
export interface SqliteViewsOptions {
  readonly path: string;
  readonly version: string;
  readonly busyTimeout?: number;
  readonly driver?: SqliteDriver;
}

export { layOpenSqliteViews } from './lay-open.js';

/** Rows swept away at a time: the program has its turn between two. */
const SWEEP = 2000;

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};

const WHY: readonly (readonly [prefix: string, why: string])[] = [
  ['SQLITE_FULL', 'there is no room left. Free some space, and they go on'],
  // The index of SQLite's log could not grow.
  ['SQLITE_IOERR_SHMSIZE', 'there is no room left. Free some space, and they go on'],
  ['SQLITE_BUSY', 'another program keeps it locked. Close that program'],
  ['SQLITE_LOCKED', 'it is locked. Try again later'],
  ['SQLITE_READONLY', 'it may not be written. Mend the permissions of the file and its folder'],
  ['SQLITE_CANTOPEN', 'it cannot be opened. Check that its folder exists and may be written'],
  ['SQLITE_', 'it is damaged, or the disk failed. Stop the servers on it and delete it'],
];

const GONE = 'the file was deleted, moved or replaced while it is open. Start this server anew';

const asFault = (error: unknown, path: string): unknown => {
  const code = codeOf(error);
  const found = error instanceof ViewStoreError ? undefined : WHY.find(([prefix]) => code.startsWith(prefix));
  return found === undefined ? error : Object.assign(new ViewsUnusableError(path, found[1]), { cause: error });
};

const translating = <Answer>(path: string, work: () => Answer): Answer => {
  try {
    return work();
  } catch (error) {
    throw asFault(error, path);
  }
};

/** The driver's work is done at once; whatever it throws becomes a rejection. */
const settle = <Answer>(work: () => Answer): Promise<Answer> =>
  new Promise((resolve) => {
    resolve(work());
  });

const openConnection = ({ path, driver = betterSqlite3, busyTimeout = 5000 }: SqliteViewsOptions): SqliteConnection => {
  let connection: SqliteConnection | undefined;
  try {
    makeOwnFile(path);
    connection = driver.open(path, { readOnly: false, busyTimeout });
    connection.pragma('trusted_schema = OFF');
    // Names that were erased are written over with them.
    connection.pragma('secure_delete = ON');
    prepareSchema(connection, path);
    connection.pragma('journal_mode = WAL');
    // A power cut may take the last commits, rows and checkpoint alike: the events are still there to make them again.
    connection.pragma('synchronous = NORMAL');
    return connection;
  } catch (error) {
    connection?.close();
    throw asFault(error, path);
  }
};

const commitTo = ({ statements, version }: OpenViews, { base, checkpoint, rows }: ViewCommit): void => {
  const inUse = statements.inUse.get(version);
  if (inUse === undefined || inUse.position < base) throw new ViewsMovedError();
  if (inUse.position >= checkpoint.position) return;
  writeRows(statements, inUse.number, rows);
  markAt(statements, inUse.number, checkpoint);
};

const checkpointOf = ({ statements, version }: OpenViews): Checkpoint | undefined => {
  const row = statements.inUse.get(version);
  return row && { position: row.position, stream: row.stream, revision: row.revision, id: row.id };
};

/** What a sweep leaves, since the file was locked or closed, the next one takes. */
const makeSweep = (statements: Statements, isOpen: () => boolean) => async (): Promise<void> => {
  try {
    while (isOpen() && statements.sweep.all(SWEEP).length === SWEEP) await setImmediate();
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_')) throw error;
  }
};

/**
 * Opens a file of kept views. It holds nothing that the events do not tell: it may be deleted while nobody has it open.
 * @throws ViewsUnusableError
 */
export const openSqliteViews = async (options: SqliteViewsOptions): Promise<ViewStore> => {
  const { path, version } = options;
  const connection = openConnection(options);
  const statements = prepareStatements(connection);
  const files = watchFile(path);
  const transaction: OpenViews['transaction'] = (work) =>
    translating(path, () => {
      if (!files.isThere()) throw new ViewsUnusableError(path, GONE);
      return inTransaction(connection, work);
    });
  let isOpen = true;
  const sweep = makeSweep(statements, () => isOpen);
  const owner = `${hostname()} ${String(process.pid)}`;
  const views: OpenViews = { version, owner, statements, transaction, sweep };
  // One statement sees one moment by itself; only what writes needs a transaction.
  const ask = <Answer>(work: () => Answer): Promise<Answer> => settle(() => translating(path, work));
  const run = <Answer>(work: () => Answer): Promise<Answer> => settle(() => transaction(work));
  void sweep();

  return Promise.resolve({
    checkpoint: () => ask(() => checkpointOf(views)),
    commit: (commit) => run(() => commitTo(views, commit)),
    read: (subject, names) => ask(() => statements.readInUse.all(JSON.stringify(names), version, subject).map(partOf)),
    list: (view) => ask(() => statements.list.all(version, view).map(partOf)),
    page: (view, { limit, before }) =>
      ask(() => statements.page.all(version, view, before, version, view, before, limit).map(partOf)),
    count: (view) => ask(() => statements.count.get(version, view)?.subjects ?? 0),
    forget: (subject) =>
      run(() => statements.forget.run(subject, version)).then(() =>
        ask(() => void connection.pragma('wal_checkpoint(TRUNCATE)')),
      ),
    rebuild: () => run(() => makeRebuild(views)),
    close: async () => {
      if (isOpen) connection.close();
      isOpen = false;
      return Promise.resolve();
    },
  });
};
