import { StoreDamagedError, StoreUnavailableError } from '../errors.js';
import type { SqliteConnection } from './driver.js';
import { countTables, inTransaction } from './transaction.js';

/** Marks a file as ours: "MTap" as a 32-bit integer. */
export const APPLICATION_ID = 0x4d546170;
/** Version of the tables. */
export const SCHEMA_VERSION = 1;

/** A number for each stream: its name, perhaps forty characters, would else stand twice with every event. */
export const STREAMS_TABLE = `CREATE TABLE streams (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT`;

/**
 * One row for an event. No index on the id: a retry is found by comparing ids at the expected revisions.
 * `rest` and `data` are canonical JSON, `chain` is the event's link of its stream's hash chain.
 */
export const EVENTS_TABLE = `CREATE TABLE events (
  position INTEGER PRIMARY KEY,
  stream INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  id BLOB NOT NULL,
  type TEXT NOT NULL,
  created INTEGER NOT NULL,
  rest TEXT NOT NULL,
  data TEXT NOT NULL,
  chain BLOB NOT NULL,
  UNIQUE (stream, revision)
) STRICT`;

const TABLES = [STREAMS_TABLE, EVENTS_TABLE];

const isNew = (connection: SqliteConnection): boolean =>
  connection.pragma('application_id') === 0 && connection.pragma('user_version') === 0 && countTables(connection) === 0;

const createTables = (connection: SqliteConnection): void => {
  inTransaction(connection, () => {
    // Asked again under the lock: another process may have made them meanwhile.
    if (!isNew(connection)) return;
    for (const table of TABLES) connection.exec(table);
    connection.pragma(`application_id = ${String(APPLICATION_ID)}`);
    connection.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
  });
};

/** Says whether the tables are the ones we made. A flipped bit in their definition would be found here. */
export const hasOurTables = (connection: SqliteConnection): boolean => {
  const rows = connection
    .prepare<{ sql: string | null }>("SELECT sql FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
    .all();
  return rows.length === TABLES.length && rows.every(({ sql }, index) => sql === TABLES[index]);
};

/**
 * Makes the tables in a new file, and refuses a file that is not ours, too new or damaged before anything in it is changed.
 * @throws StoreUnavailableError
 * @throws StoreDamagedError
 */
export const prepareSchema = (connection: SqliteConnection, path: string, readOnly: boolean): void => {
  if (!readOnly && isNew(connection)) createTables(connection);
  if (connection.pragma('application_id') !== APPLICATION_ID) {
    throw new StoreUnavailableError(
      'store-foreign',
      `${path} is a database of another program. Choose another file for the event store.`,
    );
  }
  const version = Number(connection.pragma('user_version'));
  if (version > SCHEMA_VERSION) {
    throw new StoreUnavailableError(
      'store-too-new',
      `${path} was written by a newer version (its schema is ${String(version)}, this one knows ${String(SCHEMA_VERSION)}). Update this program.`,
    );
  }
  if (version !== SCHEMA_VERSION || !hasOurTables(connection)) {
    throw new StoreDamagedError(`the tables in ${path} are not the ones that were made`);
  }
};
