import type { StorePlace } from '#event-store/open';
import { KeyFileError, keyFileIn, givenKey, type Keys, openKeys } from '#keys';
import { StartError } from '../start-error.js';

const wordsOf = (error: unknown): StartError => {
  if (error instanceof KeyFileError) return new StartError(error.code, error.message, error.remedy);
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    'key-file',
    `Who holds a key cannot be read: ${reason}.`,
    'Mend the file, or set MATCHTAPE_KEY.',
  );
};

/** The keys of the server that the configuration describes. Throws `StartError` where those of its data folder cannot be read. */
export const keysOf = (wish: {
  readonly key: string | null;
  readonly data: string;
  readonly store: StorePlace;
}): Keys => {
  if (wish.key !== null) return givenKey(wish.key);
  try {
    return openKeys(wish.store.kind === 'memory' ? null : keyFileIn(wish.data), () => new Date().toISOString());
  } catch (error) {
    throw wordsOf(error);
  }
};
