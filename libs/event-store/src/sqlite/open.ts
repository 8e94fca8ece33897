import { setTimeout } from 'node:timers/promises';
import { StoreUnavailableError } from '../errors.js';
import type { SqliteConnection, SqliteDriver } from './driver.js';
import { makeFault, sqliteCode } from './faults.js';
import { makeOwnFile } from './own-file.js';
import { prepareSchema } from './schema.js';

/** Which file, and how. */
export interface OpenOptions {
  readonly path: string;
  readonly readOnly: boolean;
  readonly busyTimeout: number;
}

const FULL = 2;

const setAndCheck = (connection: SqliteConnection, pragma: string, expected: string | number): void => {
  connection.pragma(pragma);
  const [name = ''] = pragma.split(' = ');
  const actual = connection.pragma(name);
  if (actual === expected) return;
  throw new StoreUnavailableError(
    'store-unwritable',
    `SQLite keeps "${name}" at ${String(actual)} instead of ${String(expected)}, so appends would not be safe. Put the store on a local disk.`,
  );
};

/** The switch to WAL does not wait for other processes that are just opening the file; so we do. */
const switchToWal = async (connection: SqliteConnection, busyTimeout: number): Promise<void> => {
  for (let left = busyTimeout; ; left -= 20) {
    try {
      setAndCheck(connection, 'journal_mode = WAL', 'wal');
      return;
    } catch (error) {
      if (!sqliteCode(error).startsWith('SQLITE_BUSY') || left <= 0) throw error;
      await setTimeout(20);
    }
  }
};

/** Settings last as long as a connection: they are made, and looked at, at every open. */
const configure = async (connection: SqliteConnection, { path, readOnly, busyTimeout }: OpenOptions): Promise<void> => {
  connection.pragma('trusted_schema = OFF');
  connection.pragma('foreign_keys = ON');
  // What is erased, and what is moved from page to page before, is written over.
  connection.pragma('secure_delete = ON');
  prepareSchema(connection, path, readOnly);
  if (!readOnly) await switchToWal(connection, busyTimeout);
  // FULL syncs at every commit. The library's own default is FULL for a new file and NORMAL for one that is there already.
  setAndCheck(connection, 'synchronous = FULL', FULL);
  connection.pragma('wal_autocheckpoint = 1000');
};

/** Opens and configures a file, or closes it again and says why not. */
export const openConnection = async (driver: SqliteDriver, options: OpenOptions): Promise<SqliteConnection> => {
  let connection: SqliteConnection | undefined;
  try {
    if (!options.readOnly) makeOwnFile(options.path);
    connection = driver.open(options.path, options);
    await configure(connection, options);
    return connection;
  } catch (error) {
    connection?.close();
    throw makeFault(error, options.path);
  }
};
