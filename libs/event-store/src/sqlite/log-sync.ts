import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncData = promisify(fdatasync);

/** Syncs the log beside a database. */
export interface LogSync {
  readonly sync: () => Promise<void>;
  readonly close: () => void;
}

/** SQLite's own code for a sync that failed. */
const failed = (cause: unknown): Error =>
  Object.assign(new Error('The log could not be synced.', { cause }), { code: 'SQLITE_IOERR_FSYNC' });

/**
 * Makes what syncs the write-ahead log of a database, in a thread of its own: SQLite's own sync holds up the thread that commits. The log is opened with
 * the first commit that is to be synced, and stays; a descriptor of it may be closed, since SQLite's locks lie on the file itself and on the log's index.
 */
export const makeLogSync = (path: string): LogSync => {
  let log: number | undefined;
  return {
    sync: async () => {
      try {
        log ??= openSync(`${path}-wal`, 'r+');
        await syncData(log);
      } catch (error) {
        throw failed(error);
      }
    },
    close: () => {
      if (log !== undefined) closeSync(log);
      log = undefined;
    },
  };
};
