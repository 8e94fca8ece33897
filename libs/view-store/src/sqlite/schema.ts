import { countTables, inTransaction, listingFaults, type SqliteConnection } from '#event-store/sqlite';
import { ViewsUnusableError } from '../errors.js';

/** Marks a file as ours: "MTvw" as a 32-bit integer. */
const APPLICATION_ID = 0x4d547677;
/** Version of the tables. */
const SCHEMA_VERSION = 1;

/**
 * A generation is a set of views with its checkpoint. `state`: 1 in use, 0 being built. `owner`: who builds it. Rows of a
 * generation that is not listed any more are swept away bit by bit.
 */
const TABLES = [
  `CREATE TABLE generations (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  version TEXT NOT NULL,
  state INTEGER NOT NULL,
  owner TEXT NOT NULL,
  position INTEGER NOT NULL,
  stream TEXT NOT NULL,
  revision INTEGER NOT NULL,
  id TEXT NOT NULL
) STRICT`,
  `CREATE TABLE rows (
  number INTEGER PRIMARY KEY,
  generation INTEGER NOT NULL,
  view TEXT NOT NULL,
  subject TEXT NOT NULL,
  part INTEGER NOT NULL,
  value TEXT NOT NULL,
  UNIQUE (generation, view, subject, part)
) STRICT`,
];

/** SQLite's own table of the numbers that AUTOINCREMENT has given. */
const OWN_TABLES = ['sqlite_sequence'];

/** Everything in the file that is not as we make it. */
export const schemaFaults = (connection: SqliteConnection): readonly string[] => {
  const isOurs =
    connection.pragma('application_id') === APPLICATION_ID && connection.pragma('user_version') === SCHEMA_VERSION;
  return isOurs ? listingFaults(connection, TABLES, OWN_TABLES) : ['it is no file of kept views of this version'];
};

/** Makes the tables in a new file. Views of another schema of ours are dropped: they are made anew. @throws ViewsUnusableError */
export const prepareSchema = (connection: SqliteConnection, path: string): void => {
  inTransaction(connection, () => {
    const isOurs = connection.pragma('application_id') === APPLICATION_ID;
    if (!isOurs && countTables(connection) > 0) throw new ViewsUnusableError(path, 'it belongs to another program');
    if (isOurs && connection.pragma('user_version') === SCHEMA_VERSION) {
      // A trigger that somebody planted would write what it likes into the views: nothing is written beside it.
      const [fault] = schemaFaults(connection);
      if (fault !== undefined) throw new ViewsUnusableError(path, `${fault}. Stop the servers on it and delete it`);
      return;
    }
    for (const name of ['generations', 'rows']) connection.exec(`DROP TABLE IF EXISTS ${name}`);
    for (const table of TABLES) connection.exec(table);
    connection.pragma(`application_id = ${String(APPLICATION_ID)}`);
    connection.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
  });
};
