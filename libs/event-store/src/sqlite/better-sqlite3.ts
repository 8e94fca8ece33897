import Database from 'better-sqlite3';
import { makeLogSync } from './log-sync.js';
import type { SqliteDriver, SqliteStatement, SqliteValue } from './driver.js';

const wrap = <Row>(statement: Database.Statement<SqliteValue[]>): SqliteStatement<Row> => ({
  run: (...values) => void statement.run(...values),
  get: (...values) => statement.get(...values) as Row | undefined,
  all: (...values) => statement.all(...values) as Row[],
});

/** The library refuses a missing folder by itself, without a code: give it the one SQLite has for it. */
const withCode = <Answer>(work: () => Answer): Answer => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code: 'SQLITE_CANTOPEN' });
  }
};

/** The driver over better-sqlite3. */
export const betterSqlite3: SqliteDriver = {
  open: (path, { readOnly, busyTimeout }) => {
    const options = { readonly: readOnly, fileMustExist: readOnly, timeout: busyTimeout };
    const database = withCode(() => new Database(path, options));
    const log = makeLogSync(path);
    return {
      exec: (sql) => void database.exec(sql),
      pragma: (text) => database.pragma(text, { simple: true }),
      prepare: <Row>(sql: string) => wrap<Row>(database.prepare<SqliteValue[]>(sql)),
      backup: async (target) => {
        await database.backup(target);
      },
      sync: log.sync,
      close: () => {
        log.close();
        database.close();
      },
    };
  },
};
