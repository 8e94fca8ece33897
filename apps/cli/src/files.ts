import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './folders.js';
import { CliError } from './cli-error.js';

const codeOf = (error: unknown): string => (error as { readonly code?: unknown }).code?.toString() ?? 'unknown';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'this user may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
};

/** Reads a text file. Throws what is wrong with it. */
export const readText = (path: string): string => {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    const reason = REASONS[codeOf(error)] ?? codeOf(error);
    throw new CliError('unreadable-file', `"${path}" cannot be read: ${reason}.`, {
      remedy: 'Name a file that is there.',
    });
  }
};

/** What is written may show every hidden card of a match: it is its owner's alone. */
const OWNERS = 0o600;

/** Of a file only: what else there is to write to (a pipe, the screen) is not ours to close to others. */
const isOpenToOthers = (path: string): boolean => {
  const written = statSync(path);
  return written.isFile() && (written.mode & 0o077) !== 0 && process.platform !== 'win32';
};

/** Writes a text file, for its owner alone, and the folders it needs. Throws what forbids it. */
export const writeText = (path: string, text: string): void => {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text, { mode: OWNERS });
    if (isOpenToOthers(path)) chmodSync(path, OWNERS);
  } catch (error) {
    const reason = REASONS[codeOf(error)] ?? codeOf(error);
    throw new CliError('unwritable-file', `"${path}" cannot be written: ${reason}.`, {
      remedy: 'Name a file in a folder that this user may write.',
    });
  }
};

/** The folder of this package: the nearest one above with a package.json. */
export const packageFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
};
