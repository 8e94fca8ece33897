import { EventStoreError, type EventStore, type RecordedEvent } from '#event-store';
import { openPlace, parsePlace, type StorePlace } from '#event-store/open';
import type { NewEnvelope } from '#kernel';
import { showEnvelopes, Witness } from '#match';
import type { HeldRuleset } from '#ruleset';
import { CliError } from '../cli-error.js';
import type { StoreWish } from './store-wish.js';

const NO_STORE =
  'Name the folder that the server stores in (--data, MATCHTAPE_DATA) or the store (--store, MATCHTAPE_STORE)';

const REMEDIES: Readonly<Record<string, string>> = {
  'store-missing': `${NO_STORE}, or record into it first.`,
  'backup-target': 'The store itself is as it was.',
  unsupported: 'The store itself is as it was.',
  sqlite: 'The folder of the store is chosen by --data, the store by --store.',
  kurrentdb: 'The connection string stands in --store.',
};

/** The place that a wish names. */
export const placeOf = ({ data, store }: StoreWish): StorePlace => {
  if (store !== undefined) return parsePlace(store, data ?? 'data');
  if (data === undefined) throw new CliError('no-store', 'No store is named.', { remedy: `${NO_STORE}.` });
  return data.endsWith('.sqlite') ? { kind: 'sqlite', path: data } : parsePlace('sqlite', data);
};

const asCliError = (error: unknown, wish: StoreWish): unknown => {
  if (!(error instanceof EventStoreError)) return error;
  const kind = wish.store?.includes('://') === true ? 'kurrentdb' : 'sqlite';
  return new CliError(error.code, error.message, { remedy: REMEDIES[error.code] ?? REMEDIES[kind] ?? '' });
};

/** The place that a wish names. Throws what is wrong with its words. */
export const namedPlace = (wish: StoreWish): StorePlace => {
  try {
    return placeOf(wish);
  } catch (error) {
    throw asCliError(error, wish);
  }
};

/** Opens a store, hands it over and closes it. Its driver is loaded only here. */
export const withStore = async <T>(
  wish: StoreWish,
  { readOnly }: { readonly readOnly: boolean },
  use: (store: EventStore) => Promise<T>,
): Promise<T> => {
  try {
    const store = await openPlace(placeOf(wish), { readOnly });
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw asCliError(error, wish);
  }
};

/** Names of match streams start so. */
export const MATCH_STREAM = 'match-';

/** The ids of the matches in a store, in the order they were opened. */
export const matchIds = async (store: EventStore): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { stream } of store.readAll({ types: ['MatchOpened'], streamPrefix: MATCH_STREAM }))
    ids.push(stream.slice(MATCH_STREAM.length));
  return ids;
};

/** Reads a match from a store. Throws where there is none of that id, naming those there are. */
export const readMatch = async (store: EventStore, id: string): Promise<readonly RecordedEvent[]> => {
  const envelopes: RecordedEvent[] = [];
  try {
    for await (const event of store.readStream(MATCH_STREAM + id)) envelopes.push(event);
  } catch (error) {
    if (!(error instanceof EventStoreError) || error.code !== 'stream-not-found') throw error;
    const ids = await matchIds(store);
    const remedy = ids.length === 0 ? 'The store is empty.' : `There are: ${ids.slice(-12).join(', ')}.`;
    throw new CliError('no-match', `There is no match "${id}" in this store.`, { remedy });
  }
  return envelopes;
};

/** Appends a whole recording as a new match, batch by batch, sealed for its players and for everybody. */
export const appendMatch = async (
  store: EventStore,
  { id, ruleset }: { readonly id: string; readonly ruleset: HeldRuleset },
  batches: readonly (readonly NewEnvelope[])[],
): Promise<void> => {
  const witness = new Witness(ruleset);
  let expected: 'no-stream' | number = 'no-stream';
  let before = witness.start;
  for (const batch of batches) {
    const { envelopes, after } = showEnvelopes({ witness, before }, batch);
    const { lastRevision } = await store.append(MATCH_STREAM + id, expected, envelopes);
    expected = lastRevision;
    before = after;
  }
};
