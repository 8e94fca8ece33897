import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What others of this machine may do with a file. */
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;
/** In such a folder, as in /tmp, others may not touch what is not theirs. */
const STICKY = 0o1000;

/** The mode of a path; none where nothing is there, or nothing that we may see: whoever opens it is told why. */
const modeOf = (path: string): number => {
  try {
    return statSync(path).mode;
  } catch {
    return 0;
  }
};

/** Takes a file from others; undefined where they had it not, else a sentence for the operator. */
const takeFromOthers = (path: string): string | undefined => {
  const mode = modeOf(path);
  if ((mode & OTHERS) === 0) return undefined;
  try {
    chmodSync(path, mode & 0o700);
    return `${path} could be read by other users of this machine; it is its owner's alone now. Check who has a copy.`;
  } catch {
    return `${path} can be read by other users of this machine, and with it every hidden card. Its owner should run: chmod 600 ${path}`;
  }
};

/**
 * Takes a database and the files beside it from everybody but its owner, and says what was so, and what has still to be done.
 * Files of Windows have no such modes: nothing is said there.
 */
export const keepToOwner = (path: string): readonly string[] => {
  if (process.platform === 'win32') return [];
  const notes = [path, `${path}-wal`, `${path}-shm`].flatMap((each) => takeFromOthers(each) ?? []);
  const folder = dirname(path);
  const mode = modeOf(folder);
  if ((mode & OTHERS_WRITE) === 0 || (mode & STICKY) !== 0) return notes;
  return [
    ...notes,
    `Other users of this machine may replace files in ${folder}. Its owner should run: chmod 700 ${folder}`,
  ];
};
