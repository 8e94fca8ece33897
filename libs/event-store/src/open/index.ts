import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreUnavailableError } from '../errors.js';
import type { EventStore, StoreOptions } from '../port.js';
import { makeFolder } from './folder.js';
import type { StorePlace } from './place.js';

export { makeFolder } from './folder.js';
export { nameOfPlace, parsePlace, type StorePlace } from './place.js';

/**
 * - `readOnly`: takes no events, and makes no file where there is none
 * - `pollInterval`: milliseconds between two looks into a file for events of other processes; see the SQLite adapter
 * - `giveUpAfter`: milliseconds after which a request to a server is given up with all its tries; see the KurrentDB adapter
 */
export interface OpenPlaceOptions extends StoreOptions {
  readonly readOnly?: boolean;
  readonly pollInterval?: number;
  readonly giveUpAfter?: number;
}

const openFile = async (path: string, options: OpenPlaceOptions): Promise<EventStore> => {
  if (options.readOnly !== true) await makeFolder(dirname(path));
  else if (!existsSync(path)) throw new StoreUnavailableError('store-missing', `There is no store ${path}.`);
  const { openSqliteStore } = await import('../sqlite/index.js');
  return openSqliteStore({ ...options, path });
};

/**
 * Opens the store at a place. The one door for every app; a driver is loaded only when its place is asked for. A server that
 * answers nothing, or that refuses us, is told at once.
 * @throws StoreUnavailableError `store-missing` for a file that is not there and is only to be read; else as the adapters do
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
