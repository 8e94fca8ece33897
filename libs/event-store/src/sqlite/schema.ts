import { StoreDamagedError, StoreUnavailableError } from '../errors.js';
import type { SqliteConnection } from './driver.js';
import { countTables, inTransaction } from './transaction.js';

/** Marks a file as ours: "MTap" as a 32-bit integer. */
export const APPLICATION_ID = 0x4d546170;
/** Version of the tables: the second put what lies beside the chain into one of its own. */
export const SCHEMA_VERSION = 2;

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

/**
 * What lies beside the chain of a sealed event: canonical JSON of its key and its versions. Apart, so that it can be erased and withheld, and the
 * events stay as they were written.
 */
export const DISCLOSURES_TABLE = `CREATE TABLE disclosures (
  position INTEGER PRIMARY KEY,
  beside TEXT NOT NULL
) STRICT`;

/** The tables of each version. */
const TABLES_OF: Readonly<Record<number, readonly string[]>> = {
  1: [STREAMS_TABLE, EVENTS_TABLE],
  2: [STREAMS_TABLE, EVENTS_TABLE, DISCLOSURES_TABLE],
};

/** The version that a file says it has. */
const versionIn = (connection: SqliteConnection): number => Number(connection.pragma('user_version'));

const tablesOf = (connection: SqliteConnection): readonly string[] => TABLES_OF[versionIn(connection)] ?? [];

/** Whether a file has a table for what lies beside the chain: one of the first version, opened for reading alone, has none. */
export const hasDisclosures = (connection: SqliteConnection): boolean => versionIn(connection) > 1;

const isNew = (connection: SqliteConnection): boolean =>
  connection.pragma('application_id') === 0 && connection.pragma('user_version') === 0 && countTables(connection) === 0;

const createTables = (connection: SqliteConnection): void => {
  inTransaction(connection, () => {
    // Asked again under the lock: another process may have made them meanwhile.
    if (!isNew(connection)) return;
    for (const table of TABLES_OF[SCHEMA_VERSION] ?? []) connection.exec(table);
    connection.pragma(`application_id = ${String(APPLICATION_ID)}`);
    connection.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
  });
};

interface SchemaRow {
  readonly type: string;
  readonly name: string;
  readonly sql: string | null;
}

/** What SQLite makes by itself for a UNIQUE column, and only it: it has no statement. */
const isOwnIndex = ({ type, name, sql }: SchemaRow): boolean =>
  type === 'index' && sql === null && name.startsWith('sqlite_autoindex_');

/**
 * Compares a file's list of tables, indexes, triggers and views with the statements that it was made by, one for one: what is
 * missing or was changed, and what somebody has planted. `own`: tables that SQLite keeps for itself.
 */
export const listingFaults = (
  connection: SqliteConnection,
  made: readonly string[],
  own: readonly string[] = [],
): readonly string[] => {
  const rows = connection.prepare<SchemaRow>('SELECT type, name, sql FROM sqlite_schema ORDER BY rowid').all();
  const ours = rows.filter(({ sql }) => sql !== null && made.includes(sql));
  const strange = rows.filter((row) => !ours.includes(row) && !isOwnIndex(row) && !own.includes(row.name));
  return [
    ...(ours.length === made.length ? [] : ['the tables are not the ones that were made']),
    ...strange.map(
      ({ type, name }) => `it has ${type === 'index' ? 'an' : 'a'} ${type} "${name}" that this program did not make`,
    ),
  ];
};

/** What is kept in a file's head, beside its version: as it was when the file was made, for ever. */
const KEPT: readonly (readonly [pragma: string, value: string | number])[] = [
  ['application_id', APPLICATION_ID],
  ['encoding', 'UTF-8'],
  ['auto_vacuum', 0],
];

/** Everything about a store's tables, and about the settings in its head, that is not as we make it. */
export const schemaFaults = (connection: SqliteConnection): readonly string[] => [
  ...listingFaults(connection, tablesOf(connection)),
  ...KEPT.flatMap(([pragma, value]) => {
    const actual = connection.pragma(pragma) as string | number;
    return actual === value ? [] : [`its ${pragma} is ${String(actual)} instead of ${String(value)}`];
  }),
];

/** Says whether the tables are the ones we made, whatever else there may be. A flipped bit in their definition would be found here. */
const hasOurTables = (connection: SqliteConnection): boolean => {
  const rows = connection.prepare<SchemaRow>("SELECT type, name, sql FROM sqlite_schema WHERE type = 'table'").all();
  return tablesOf(connection).every((table) => rows.some(({ sql }) => sql === table));
};

/** A reader is not harmed by what was planted, and verification tells it; a writer would set off a trigger. */
const refuseDamage = (connection: SqliteConnection, path: string, readOnly: boolean): void => {
  if (!hasOurTables(connection)) throw new StoreDamagedError(`the tables in ${path} are not the ones that were made`);
  const [fault] = readOnly ? [] : schemaFaults(connection);
  if (fault !== undefined) throw new StoreDamagedError(`${path} was changed by another program: ${fault}`);
};

/** Brings a file of the first version up to date: its events stay as they are. */
const addDisclosures = (connection: SqliteConnection): void => {
  inTransaction(connection, () => {
    // Asked again under the lock: another process may have done it meanwhile.
    if (hasDisclosures(connection)) return;
    connection.exec(DISCLOSURES_TABLE);
    connection.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
  });
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
  const version = versionIn(connection);
  if (version > SCHEMA_VERSION) {
    throw new StoreUnavailableError(
      'store-too-new',
      `${path} was written by a newer version (its schema is ${String(version)}, this one knows ${String(SCHEMA_VERSION)}). Update this program.`,
    );
  }
  if (TABLES_OF[version] === undefined)
    throw new StoreDamagedError(`the tables in ${path} are not the ones that were made`);
  refuseDamage(connection, path, readOnly);
  if (!readOnly && version < SCHEMA_VERSION) addDisclosures(connection);
};

/** Writes the version that is there once more: a page of the file is written and synced, and nothing in it is changed. */
export const rewriteVersion = (connection: SqliteConnection): void => {
  connection.pragma(`user_version = ${String(connection.pragma('user_version'))}`);
};
