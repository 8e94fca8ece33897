import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { makeFolder } from '#event-store/folders';
import type { Configuration } from './configuration.js';
import { storeError } from './start-error.js';

const FILE = 'matches.sqlite';

/** Opens the store the configuration names; its driver is loaded only then. Throws `StartError` where the folder or file forbids. */
export const openStore = async ({ store, data }: Pick<Configuration, 'store' | 'data'>): Promise<EventStore> => {
  if (store === 'memory') {
    const { openMemoryStore } = await import('#event-store/memory');
    return openMemoryStore();
  }
  try {
    makeFolder(data);
    const { openSqliteStore } = await import('#event-store/sqlite');
    return await openSqliteStore({ path: join(data, FILE) });
  } catch (error) {
    throw storeError(error, data) ?? error;
  }
};
