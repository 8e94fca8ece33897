import { closeSync, fchmodSync, openSync, statSync } from 'node:fs';
import { StoreUnavailableError } from '../errors.js';

/** Read and written by its owner, by nobody else. */
const OWNERS = 0o600;

/**
 * Makes an empty file for its owner alone, whatever the umask; SQLite gives the files beside it the same mode. A file that is
 * there is left alone, not even opened: closing it would give up the locks that a connection of this process may hold on it.
 * What forbids it SQLite finds as well, and has a code for.
 */
export const makeOwnFile = (path: string): void => {
  let file: number | undefined;
  try {
    file = openSync(path, 'wx', OWNERS);
    fchmodSync(file, OWNERS);
  } catch {
    return;
  } finally {
    if (file !== undefined) closeSync(file);
  }
};

/** Which file a path names: its device and its inode. */
const fileAt = (path: string): string | undefined => {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${String(dev)} ${String(ino)}`;
  } catch {
    return undefined;
  }
};

/** Whether the files that a connection writes are still the ones that their paths name. */
export interface FileWatch {
  /** Asks before a commit: of the database itself. */
  readonly isThere: () => boolean;
  /** Asks after a commit: also of the log and its index, which SQLite makes with the first. */
  readonly areAllThere: () => boolean;
}

/** Watches the files of a database that was just opened. */
export const watchFile = (path: string): FileWatch => {
  const seen = new Map([[path, fileAt(path)]]);
  const isSame = (each: string): boolean => {
    const now = fileAt(each);
    if (!seen.has(each)) seen.set(each, now);
    return now !== undefined && now === seen.get(each);
  };
  return {
    isThere: () => isSame(path),
    areAllThere: () => [path, `${path}-wal`, `${path}-shm`].every(isSame),
  };
};

/** SQLite would go on writing into a file that has no name any more, and that is gone with the process. */
export const goneError = (path: string): StoreUnavailableError =>
  new StoreUnavailableError(
    'store-gone',
    `${path} (or its -wal or -shm) was deleted, moved or replaced while it is open; nothing is recorded any more. ` +
      'Move the very same files back, and recording goes on; to go on with another copy, stop this program first.',
  );
