import { betterSqlite3, type SqliteConnection, type SqliteDriver } from '#event-store/sqlite';

/** What a test does to the driver, and sees of it. */
export interface Spy {
  readonly driver: SqliteDriver;
  /** The connection that was opened last. */
  readonly connection: () => SqliteConnection;
  /** The most rows that one statement gave. */
  readonly mostRows: () => number;
  /** How many rows all lists had so far. */
  readonly allRows: () => number;
  /** Every later COMMIT fails with this code; `after` lets SQLite do it first, as when only the answer is lost. */
  readonly failCommits: (code: string | undefined, after?: boolean) => void;
  /** How many syncs were asked for. */
  readonly syncs: () => number;
  /** Every later sync waits until the answer is called, with an error for one that fails. */
  readonly holdSyncs: () => (failure?: Error) => void;
}

/** The real driver with a double's hands on it: it can fail where a disk would. */
export const makeSpy = (): Spy => {
  let opened: SqliteConnection | undefined;
  let mostRows = 0;
  let allRows = 0;
  let fault: { readonly code: string; readonly after: boolean } | undefined;

  let syncs = 0;
  let held: Promise<void> = Promise.resolve();

  const spyOn = (connection: SqliteConnection): SqliteConnection => ({
    ...connection,
    exec: (sql) => {
      const failing = sql === 'COMMIT' ? fault : undefined;
      if (failing === undefined || failing.after) connection.exec(sql);
      if (failing !== undefined) throw Object.assign(new Error('disk I/O error'), { code: failing.code });
    },
    sync: async () => {
      syncs += 1;
      await held;
      await connection.sync();
    },
    prepare: <Row>(sql: string) => {
      const statement = connection.prepare<Row>(sql);
      return {
        ...statement,
        all: (...values) => {
          const rows = statement.all(...values);
          mostRows = Math.max(mostRows, rows.length);
          allRows += rows.length;
          return rows;
        },
      };
    },
  });

  return {
    driver: { open: (path, options) => (opened = spyOn(betterSqlite3.open(path, options))) },
    connection: () => {
      if (opened === undefined) throw new Error('Nothing was opened yet.');
      return opened;
    },
    mostRows: () => mostRows,
    allRows: () => allRows,
    failCommits: (code, after = false) => {
      fault = code === undefined ? undefined : { code, after };
    },
    syncs: () => syncs,
    holdSyncs: () => {
      let release = (_failure?: Error): void => undefined;
      held = new Promise((resolve, reject) => {
        release = (failure) => (failure === undefined ? resolve() : reject(failure));
      });
      held.catch(() => undefined);
      return (failure) => {
        release(failure);
      };
    },
  };
};
