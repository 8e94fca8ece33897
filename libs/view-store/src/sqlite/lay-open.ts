import { betterSqlite3, type SqliteConnection, type SqliteDriver } from '#event-store/sqlite';
import type { Json } from '#kernel';
import { ViewsUnusableError } from '../errors.js';
import type { Checkpoint, LaidOpenViews, ViewRow } from '../port.js';
import { schemaFaults } from './schema.js';

/** Which file, and the version of the views that are looked for in it. */
export interface LayOpenOptions {
  readonly path: string;
  readonly version: string;
  readonly driver?: SqliteDriver;
}

interface StoredRow {
  readonly view: string;
  readonly subject: string;
  readonly part: number;
  readonly value: string;
}

const IN_USE = 'SELECT number FROM generations WHERE state = 1 AND version = ?';

/** What is in the file may be anything; a value that is no JSON is given as the text that it is. */
const rowOf = ({ value, ...row }: StoredRow): ViewRow => {
  try {
    return { ...row, value: JSON.parse(value) as Json };
  } catch {
    return { ...row, value };
  }
};

const makeLooks = (connection: SqliteConnection, version: string): Omit<LaidOpenViews, 'faults' | 'close'> => {
  const checkpoint = connection.prepare<Checkpoint>(
    'SELECT position, stream, revision, id FROM generations WHERE state = 1 AND version = ?',
  );
  const subjects = connection.prepare<{ readonly subject: string }>(
    `SELECT DISTINCT subject FROM rows WHERE generation = (${IN_USE})`,
  );
  const rows = connection.prepare<StoredRow>(
    `SELECT view, subject, part, value FROM rows WHERE generation = (${IN_USE}) AND subject = ? ORDER BY view, part`,
  );
  const list = connection.prepare<StoredRow>(
    `SELECT view, subject, part, value FROM rows WHERE generation = (${IN_USE}) AND view = ? AND part = 0 ORDER BY number`,
  );
  return {
    checkpoint: () => checkpoint.get(version),
    list: (view) => list.all(version, view).map(rowOf),
    subjects: () => subjects.all(version).map(({ subject }) => subject),
    rows: (subject) => rows.all(version, subject).map(rowOf),
  };
};

const NOTHING: Omit<LaidOpenViews, 'faults' | 'close'> = {
  checkpoint: () => undefined,
  list: () => [],
  subjects: () => [],
  rows: () => [],
};

const look = (connection: SqliteConnection, version: string): LaidOpenViews => {
  connection.pragma('trusted_schema = OFF');
  const pages = String(connection.pragma('integrity_check(1)'));
  const faults = [...(pages === 'ok' ? [] : [`SQLite finds its pages damaged: ${pages}`]), ...schemaFaults(connection)];
  const looks = faults.length === 0 ? makeLooks(connection, version) : NOTHING;
  return { ...looks, faults, close: connection.close };
};

/** Opens a file of kept views to look at it: nothing in it is changed, and what is planted there is told. @throws ViewsUnusableError */
export const layOpenSqliteViews = ({ path, version, driver = betterSqlite3 }: LayOpenOptions): LaidOpenViews => {
  let connection: SqliteConnection | undefined;
  try {
    connection = driver.open(path, { readOnly: true, busyTimeout: 5000 });
    return look(connection, version);
  } catch (error) {
    connection?.close();
    const { code } = error as { readonly code?: unknown };
    if (typeof code !== 'string' || !code.startsWith('SQLITE_')) throw error;
    throw Object.assign(new ViewsUnusableError(path, `SQLite cannot read it (${code})`), { cause: error });
  }
};
