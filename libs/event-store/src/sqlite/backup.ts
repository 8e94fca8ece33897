import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { StoreUnavailableError } from '../errors.js';
import type { SqliteConnection } from './driver.js';

const refuse = (path: string, why: string, cause?: unknown): StoreUnavailableError =>
  Object.assign(new StoreUnavailableError('backup-target', `The backup ${path} was not made: ${why}.`), { cause });

/**
 * Copies the store while it is in use. The copy gets its name when it is whole: a backup that broke off leaves no file that
 * looks like one.
 */
export const backUp = async (connection: SqliteConnection, path: string): Promise<void> => {
  if (existsSync(path)) throw refuse(path, 'there is a file of that name. Choose another name, or move it away');
  const partial = `${path}.partial`;
  try {
    await rm(partial, { force: true });
    await connection.backup(partial);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw refuse(path, 'it cannot be written. Check that its folder exists, may be written and has room', error);
  }
};
