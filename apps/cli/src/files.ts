import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Writes a text file and the folders it needs. Throws what forbids it. */
export const writeText = (path: string, text: string): void => {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
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
