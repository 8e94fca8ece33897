import { existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { StoreUnavailableError } from '../errors.js';
import type { SqliteConnection, SqliteDriver } from './driver.js';
import { makeOwnFile } from './own-file.js';

const refuse = (path: string, why: string, cause?: unknown): StoreUnavailableError =>
  Object.assign(new StoreUnavailableError('backup-target', `The backup ${path} was not made: ${why}.`), { cause });

const taken = (path: string): StoreUnavailableError =>
  refuse(path, 'there is a file of that name. Choose another name, or move it away');

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/** Gives a file its name, unless another has it by now; a file system that knows no links (a stick's) is asked before. */
const giveName = async (partial: string, path: string): Promise<void> => {
  try {
    await link(partial, path);
    await rm(partial);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || existsSync(path)) throw taken(path);
    await rename(partial, path);
  }
};

/** A copy is one file, which opens from where nothing can be written: without the log that a store in use keeps beside it. */
const closeLog = (driver: SqliteDriver, path: string): void => {
  const copy = driver.open(path, { readOnly: false, busyTimeout: 0 });
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
};

/** What a backup needs: the open store, and the driver to look at the copy with. */
export interface BackupParts {
  readonly connection: SqliteConnection;
  readonly driver: SqliteDriver;
}

/**
 * Copies the store while it is in use, for its owner alone. The copy gets its name when it is whole: a backup that broke off
 * leaves no file that looks like one.
 */
export const backUp = async ({ connection, driver }: BackupParts, path: string): Promise<void> => {
  if (existsSync(path)) throw taken(path);
  const partial = `${path}.partial`;
  try {
    await rm(partial, { force: true });
    makeOwnFile(partial);
    await connection.backup(partial);
    closeLog(driver, partial);
    await giveName(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    if (error instanceof StoreUnavailableError) throw error;
    throw refuse(path, 'it cannot be written. Check that its folder exists, may be written and has room', error);
  }
};
