import { type EventStoreError, StoreDamagedError, StoreReadOnlyError, StoreUnavailableError } from '../errors.js';

/** SQLite's name of an error, the empty text for any other error. */
export const sqliteCode = (error: unknown): string => {
  // Not asked whether it is an Error: the driver's may come from another realm, as they do in a test's sandbox.
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : '';
};

type MakeError = (path: string) => EventStoreError;

const full: MakeError = (path) =>
  new StoreUnavailableError(
    'store-full',
    `There is no room left for ${path}; nothing was written. Free some space and try again: no restart is needed.`,
  );

/** What SQLite's errors mean to the people who keep matches, by the first part of the code that fits. */
const MEANINGS: readonly (readonly [prefix: string, make: MakeError])[] = [
  ['SQLITE_FULL', full],
  // On a full disk the index of the log cannot grow. It is made anew at every open and holds nothing that could be lost.
  ['SQLITE_IOERR_SHMSIZE', full],
  [
    'SQLITE_BUSY',
    (path) =>
      new StoreUnavailableError(
        'store-locked',
        `Another program keeps ${path} locked; nothing was written. Close it or try again later.`,
      ),
  ],
  [
    'SQLITE_LOCKED',
    (path) => new StoreUnavailableError('store-locked', `${path} is locked; nothing was written. Try again later.`),
  ],
  [
    'SQLITE_READONLY',
    (path) =>
      new StoreReadOnlyError(path, 'its file or folder may not be written. Mend the permissions and open it again'),
  ],
  [
    'SQLITE_CANTOPEN',
    (path) =>
      new StoreUnavailableError(
        'store-unwritable',
        `${path} cannot be opened. Check that its folder exists, that it is a file, and that both may be read and written.`,
      ),
  ],
  ['SQLITE_NOTADB', (path) => new StoreDamagedError(`${path} is no SQLite database, or its first page is lost`)],
  ['SQLITE_CORRUPT', (path) => new StoreDamagedError(`SQLite cannot follow the pages of ${path}`)],
  ['SQLITE_CONSTRAINT', (path) => new StoreDamagedError(`the index of ${path} disagrees with its events`)],
  [
    'SQLITE_IOERR',
    (path) =>
      new StoreReadOnlyError(
        path,
        'the disk failed while it was written, and what reached it is in doubt. Check the disk and open it again',
      ),
  ],
  // Whatever else SQLite may say: no memory, too big, interrupted ...
  [
    'SQLITE_',
    (path) =>
      new StoreUnavailableError(
        'store-unwritable',
        `SQLite refused to work on ${path}; nothing was written. Try again.`,
      ),
  ],
];

/** Makes our error of what the driver threw; an error that is already ours, or that nobody foresaw, stays as it is. */
export const makeFault = (error: unknown, path: string): unknown => {
  const code = sqliteCode(error);
  const meaning = code === '' ? undefined : MEANINGS.find(([prefix]) => code.startsWith(prefix));
  if (meaning === undefined) return error;
  const fault = meaning[1](path);
  fault.cause = error;
  return fault;
};

/** Runs something on the database and translates what it throws. */
export const translating = <Answer>(path: string, work: () => Answer): Answer => {
  try {
    return work();
  } catch (error) {
    throw makeFault(error, path);
  }
};

/** Nothing can be said of the file's state any more: no further write may be tried, since a second sync would lie. */
export const isFatal = (error: unknown): boolean =>
  /^SQLITE_(?:IOERR(?!_SHMSIZE)|CORRUPT|NOTADB|READONLY)/.test(sqliteCode(error));
