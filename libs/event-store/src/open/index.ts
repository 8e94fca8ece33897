import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreUnavailableError } from '../errors.js';
import type { EventStore, StoreOptions } from '../port.js';
import { makeFolder } from './folder.js';
import { emptiedError, isEmpty, readKnownStore, rememberStore } from './known-store.js';
import { keepToOwner } from './owner-only.js';
import type { StorePlace } from './place.js';

export { makeFolder } from './folder.js';
export { keepToOwner } from './owner-only.js';
export { nameOfPlace, parsePlace, type StorePlace } from './place.js';
export { viewsPath } from './place.js';

/**
 * - `readOnly`: takes no events, and makes no file where there is none
 * - `pollInterval`: milliseconds between two looks into a file for events of other processes; see the SQLite adapter
 * - `giveUpAfter`: milliseconds after which a request to a server is given up with all its tries; see the KurrentDB adapter
 */
export interface OpenPlaceOptions extends StoreOptions {
  readonly readOnly?: boolean;
  /** Hears what the operator should know of a file that was opened: one sentence each. */
  readonly tell?: (note: string) => void;
  readonly pollInterval?: number;
  readonly giveUpAfter?: number;
}

const silent = (): void => undefined;

/** What has to be so before a file may be written: a folder that is there, and files that nobody else reads. */
const makeReady = async (path: string, tell: (note: string) => void): Promise<void> => {
  await makeFolder(dirname(path));
  for (const note of keepToOwner(path)) tell(note);
};

const openFile = async (path: string, options: OpenPlaceOptions): Promise<EventStore> => {
  const { readOnly = false, tell = silent } = options;
  const known = readKnownStore(path);
  if (known !== undefined && isEmpty(path)) throw emptiedError(path, known);
  if (!readOnly) await makeReady(path, tell);
  else if (!existsSync(path)) throw new StoreUnavailableError('store-missing', `There is no store ${path}.`);
  const { openSqliteStore } = await import('../sqlite/index.js');
  const store = await openSqliteStore({ ...options, path });
  try {
    return readOnly ? store : await rememberStore(store, path, known);
  } catch (error) {
    await store.close();
    throw error;
  }
};

/**
 * Opens the store at a place. The one door for every app; a driver is loaded only when its place is asked for. A server that
 * answers nothing, or that refuses us, is told at once.
 * @throws StoreUnavailableError `store-missing` for a file that is not there and is only to be read; `store-other` for a file that
 * was emptied, or is another than was there before; else as the adapters do
 */
export const openPlace = async (place: StorePlace, options: OpenPlaceOptions = {}): Promise<EventStore> => {
  switch (place.kind) {
    case 'memory': {
      const { openMemoryStore } = await import('../memory/index.js');
      return openMemoryStore(options);
    }
    case 'sqlite':
      return openFile(place.path, options);
    case 'kurrentdb': {
      const { openKurrentStore } = await import('../kurrentdb/index.js');
      return openKurrentStore({ ...options, connection: place.connection });
    }
  }
};
