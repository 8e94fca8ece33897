import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EventStore } from '#event-store';
import type { Configuration } from './configuration.js';
import { storeError } from './start-error.js';

const FILE = 'matches.sqlite';

/** A step at a time: Node's recursive way never ends below /proc, where a folder that is there is denied. */
const makeDataFolder = async (path: string): Promise<void> => {
  if (existsSync(path)) return;
  if (dirname(path) !== path) await makeDataFolder(dirname(path));
  await mkdir(path);
};

/** Opens the store the configuration names; its driver is loaded only then. Throws `StartError` where the folder or file forbids. */
export const openStore = async ({ store, data }: Pick<Configuration, 'store' | 'data'>): Promise<EventStore> => {
  if (store === 'memory') {
    const { openMemoryStore } = await import('#event-store/memory');
    return openMemoryStore();
  }
  try {
    await makeDataFolder(data);
    const { openSqliteStore } = await import('#event-store/sqlite');
    return await openSqliteStore({ path: join(data, FILE) });
  } catch (error) {
    throw storeError(error, data) ?? error;
  }
};
