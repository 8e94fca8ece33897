import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { LogError } from '#log';

/** Owner reads and writes, nobody else. */
const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;
const OTHERS = 0o077;

/** Where a data folder keeps its log. */
export const logFolderIn = (data: string): string => join(data, 'log');

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/** Sees to it that names in a folder stay after a power cut. Windows has no such thing, and says so by an error. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Makes a folder of its owner alone. Throws what Node throws. */
export const makeOwnFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER });
};

/** The text of a file; the empty one where there is none. Throws what else Node throws. */
export const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Reads a file that nobody else may read. Throws `LogError` `log/key` where others may. */
export const readOwnOnly = (path: string): string => {
  const isOpen = existsSync(path) && process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0;
  if (!isOpen) return readIfThere(path);
  throw new LogError(
    'log/key',
    `Others of this machine may read ${path}, and sign in its name.`,
    `Say "chmod 600 ${path}"; where somebody may have read it, take another key: "matchtape log keys --rotate".`,
  );
};

/** Writes a file whole or not at all, synced: what was there stays until the new text cannot be lost any more. */
export const replaceFile = (path: string, text: string): void => {
  const made = `${path}.new`;
  writeFileSync(made, text, { mode: OWNER_ONLY, flush: true });
  renameSync(made, path);
  syncFolder(dirname(path));
};

/** Adds lines to a file, synced. */
export const appendLines = (path: string, lines: readonly string[]): void => {
  const handle = openSync(path, 'a', OWNER_ONLY);
  try {
    writeSync(handle, lines.map((line) => `${line}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Milliseconds that one waits for another process that writes the log, and between two tries. A turn takes some milliseconds. */
const PATIENCE = 5000;
const PAUSE = 20;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether the lock is of a process of this machine that is no more. Of another machine nobody here can tell. */
const isLeftBehind = (path: string): boolean => {
  const [pid = '', host] = readIfThere(path).split(' ');
  return host === hostname() && /^\d+$/.test(pid) && !isRunning(Number(pid));
};

/** Puts the lock in its place with its words in it, or not at all: who is killed in between leaves no lock that names nobody. */
const putLock = (path: string): void => {
  const own = `${path}-${hostname()}-${process.pid}`;
  writeFileSync(own, `${process.pid} ${hostname()}`, { mode: OWNER_ONLY });
  try {
    linkSync(own, path);
  } finally {
    rmSync(own, { force: true });
  }
};

const take = (path: string): boolean => {
  try {
    putLock(path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isLeftBehind(path)) rmSync(path, { force: true });
    return false;
  }
};

const sleep = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/** Does some work as the only process that writes in a folder. Throws `LogError` `log/busy`. */
export const alone = <Done>(folder: string, work: () => Done): Done => {
  const lock = join(folder, 'lock');
  for (let waited = 0; !take(lock); waited += PAUSE) {
    if (waited > PATIENCE) {
      const remedy = `Wait for it and try again. If no process writes this log any more, remove ${lock}.`;
      throw new LogError('log/busy', `Another process (${readIfThere(lock)}) is writing the log in ${folder}.`, remedy);
    }
    sleep(PAUSE);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
};
