import { appendFileSync, chmodSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '#event-store/open';

/**
 * The file of a data folder that says who holds a key: hashes only, one line each, appended and never rewritten.
 * `key HASH TIME` lets one in; `gone HASH` shuts it out again; `gone all TIME` shuts out everything before that line, and the link
 * of every server that was started before that time.
 */
export interface KeptHashes {
  readonly hashes: readonly string[];
  /** Milliseconds; links of starts before it open nothing. */
  readonly revokedAt: number;
}

export const NO_HASHES: KeptHashes = { hashes: [], revokedAt: 0 };

/** Owner reads and writes, nobody else. */
const OWNER_ONLY = 0o600;

/** Those who may write the file may let themselves in. */
const WRITABLE_BY_OTHERS = 0o022;

/** Where a data folder keeps them. */
export const keyFileIn = (data: string): string => join(data, 'recorder.keys');

/** The file cannot be believed. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
  readonly code = 'key-file';

  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

const withLine = (kept: KeptHashes, line: string): KeptHashes => {
  const [word, what = '', time = ''] = line.split(' ');
  if (word === 'key' && /^[0-9a-f]{64}$/.test(what)) return { ...kept, hashes: [...kept.hashes, what] };
  if (word === 'gone' && what === 'all') return { hashes: [], revokedAt: Date.parse(time) || Infinity };
  if (word === 'gone') return { ...kept, hashes: kept.hashes.filter((hash) => hash !== what) };
  return kept;
};

/** The time, size and number of a file: another triple is another content. Undefined where there is none. */
export const stampOf = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (process.platform !== 'win32' && (stat.mode & WRITABLE_BY_OTHERS) !== 0) {
    throw new KeyFileError(`Others may write ${path}, and let themselves in.`, `Say "chmod 600 ${path}".`);
  }
  return `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
};

/** Reads the file; a line that says nothing is passed over. Throws what Node throws. */
export const readKeyFile = (path: string): KeptHashes =>
  readFileSync(path, 'utf8').split('\n').reduce(withLine, NO_HASHES);

const append = async (path: string, line: string): Promise<void> => {
  await makeFolder(dirname(path));
  appendFileSync(path, `${line}\n`, { mode: OWNER_ONLY, flush: true });
  chmodSync(path, OWNER_ONLY);
};

/** Lets the holder of a key in, by its hash. */
export const keepHash = (path: string, hash: string, at: string): Promise<void> => append(path, `key ${hash} ${at}`);

/** Shuts one out again. */
export const forgetHash = (path: string, hash: string): Promise<void> => append(path, `gone ${hash}`);

/** Shuts everybody out. */
export const forgetAll = (path: string, at: string): Promise<void> => append(path, `gone all ${at}`);
