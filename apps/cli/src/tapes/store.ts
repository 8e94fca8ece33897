import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EventStoreError, type EventStore } from '#event-store';
import type { Envelope, NewEnvelope } from '#kernel';
import { CliError } from '../cli-error.js';
import { makeFolder } from '../folders.js';

const FILE = 'matches.sqlite';

const storeError = (error: unknown, folder: string): unknown => {
  if (error instanceof CliError) return error;
  const remedy = 'The folder of the store is chosen by --data.';
  if (error instanceof EventStoreError) return new CliError(error.code, error.message, { remedy });
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return error;
  return new CliError('data-unwritable', `The folder "${folder}" cannot be made or written (${code}).`, { remedy });
};

const pathIn = (folder: string): string => (folder.endsWith('.sqlite') ? folder : join(folder, FILE));

/** Opens the store of a folder (or the file itself), hands it over and closes it. The driver is loaded only here. */
export const withStore = async <T>(
  folder: string,
  { readOnly }: { readonly readOnly: boolean },
  use: (store: EventStore) => Promise<T>,
): Promise<T> => {
  const path = pathIn(folder);
  if (readOnly && !existsSync(path)) {
    const remedy = 'Name the folder that the server stores in (MATCHTAPE_DATA), or record into it first.';
    throw new CliError('no-store', `There is no store "${path}".`, { remedy });
  }
  try {
    if (!readOnly) makeFolder(dirname(path));
    const { openSqliteStore } = await import('#event-store/sqlite');
    const store = await openSqliteStore({ path, readOnly });
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw storeError(error, folder);
  }
};

const STREAM = 'match-';

/** The ids of the matches in a store, in the order they were opened. */
export const matchIds = async (store: EventStore): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { stream } of store.readAll({ types: ['MatchOpened'], streamPrefix: STREAM })) {
    ids.push(stream.slice(STREAM.length));
  }
  return ids;
};

/** Reads a match from a store. Throws where there is none of that id, naming those there are. */
export const readMatch = async (store: EventStore, id: string): Promise<readonly Envelope[]> => {
  const envelopes: Envelope[] = [];
  try {
    for await (const event of store.readStream(STREAM + id)) envelopes.push(event);
  } catch (error) {
    if (!(error instanceof EventStoreError) || error.code !== 'stream-not-found') throw error;
    const ids = await matchIds(store);
    const remedy = ids.length === 0 ? 'The store is empty.' : `There are: ${ids.slice(-12).join(', ')}.`;
    throw new CliError('no-match', `There is no match "${id}" in this store.`, { remedy });
  }
  return envelopes;
};

/** Appends a whole recording as a new match, batch by batch. */
export const appendMatch = async (
  store: EventStore,
  id: string,
  batches: readonly (readonly NewEnvelope[])[],
): Promise<void> => {
  let expected: 'no-stream' | number = 'no-stream';
  for (const batch of batches) {
    const { lastRevision } = await store.append(STREAM + id, expected, batch);
    expected = lastRevision;
  }
};
