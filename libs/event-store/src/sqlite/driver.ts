/**
 * What this adapter needs of a SQLite library: small, so that another library can take its place.
 * Errors carry a `code` that starts with `SQLITE_`, extended where SQLite has one (`SQLITE_IOERR_FSYNC`).
 */
export interface SqliteDriver {
  /** Opens a file, and makes it unless `readOnly`. `busyTimeout`: milliseconds to wait for a lock of another process. */
  readonly open: (
    path: string,
    options: { readonly readOnly: boolean; readonly busyTimeout: number },
  ) => SqliteConnection;
}

/** An open file. */
export interface SqliteConnection {
  /** Runs statements that give no rows. */
  readonly exec: (sql: string) => void;
  /** Sets or asks a pragma and gives its first value. */
  readonly pragma: (text: string) => unknown;
  readonly prepare: <Row>(sql: string) => SqliteStatement<Row>;
  /** Resolves when all that was committed lies on the disk; the program goes on meanwhile. Rejects with a code as SQLite's own syncs have. */
  readonly sync: () => Promise<void>;
  /** Copies the database to a new file while it is in use. */
  readonly backup: (path: string) => Promise<void>;
  readonly close: () => void;
}

/** What can be bound to a statement. */
export type SqliteValue = string | number | Uint8Array | null;

/** A prepared statement. Every call runs it to its end: no cursor stays open. */
export interface SqliteStatement<Row> {
  readonly run: (...values: SqliteValue[]) => void;
  readonly get: (...values: SqliteValue[]) => Row | undefined;
  readonly all: (...values: SqliteValue[]) => Row[];
}
