import { forgetHash, keepHash, type KeptHashes, NO_HASHES, readKeyFile, stampOf } from './key-file.js';
import { hashOf, isSameHash, makeKey } from './key.js';

/**
 * Who is let in as the recorder.
 * - `ofStart`: the key of the link that this start prints; null where everybody who needs the key has it from elsewhere
 * - `idOf`: what the holder of a key is known as, which tells nothing of the key; undefined for no key of ours
 * - `forBrowser`: the key that a browser keeps once it has shown one
 * - `forget`: ends a key that a browser keeps
 */
export interface Keys {
  readonly ofStart: string | null;
  readonly idOf: (key: string) => string | undefined;
  readonly forBrowser: (key: string) => Promise<string>;
  readonly forget: (key: string) => Promise<void>;
}

const idOfHash = (hash: string): string => `key:${hash.slice(0, 12)}`;

/** One key that was chosen elsewhere, for several servers alike. It is never printed, and browsers keep the same. */
export const givenKey = (given: string): Keys => {
  const kept = hashOf(given);
  return {
    ofStart: null,
    idOf: (key) => (isSameHash(hashOf(key), kept) ? idOfHash(kept) : undefined),
    forBrowser: (key) => Promise.resolve(key),
    forget: () => Promise.resolve(),
  };
};

/** Where hashes are kept. `read` throws where what is kept cannot be read or believed. */
interface Shelf {
  readonly read: () => KeptHashes;
  readonly keep: (hash: string) => Promise<void>;
  readonly forget: (hash: string) => Promise<void>;
}

/** A shelf for as long as the server runs. */
const inMemory = (): Shelf => {
  const hashes = new Set<string>();
  return {
    read: () => ({ hashes: [...hashes], revokedAt: 0 }),
    keep: (hash) => Promise.resolve(void hashes.add(hash)),
    forget: (hash) => Promise.resolve(void hashes.delete(hash)),
  };
};

/** A shelf in a file, read again whenever another process has written it. */
const inFile = (path: string, now: () => string): Shelf => {
  let stamp: string | undefined;
  let kept = NO_HASHES;
  return {
    read: () => {
      const found = stampOf(path);
      if (found !== stamp) kept = found === undefined ? NO_HASHES : readKeyFile(path);
      stamp = found;
      return kept;
    },
    keep: (hash) => keepHash(path, hash, now()),
    forget: (hash) => forgetHash(path, hash),
  };
};

/** What is kept, or nothing where it cannot be read: nobody is let in by a file that is not understood. */
const readOrNone = (shelf: Shelf): KeptHashes => {
  try {
    return shelf.read();
  } catch {
    return { hashes: [], revokedAt: Infinity };
  }
};

/**
 * Keys that the server makes by itself: one at each start, for the link it prints, which ends with the server; and one for each
 * browser that comes by it, which stays. Only hashes of these are kept, in a file, or in memory where `path` is null.
 * @throws KeyFileError, or what Node throws, where the file cannot be used
 */
export const openKeys = (path: string | null, now: () => string): Keys => {
  const shelf = path === null ? inMemory() : inFile(path, now);
  const ofStart = makeKey();
  const started = { hash: hashOf(ofStart), at: Date.parse(now()) };
  const here = new Set<string>();
  shelf.read();
  return {
    ofStart,
    idOf: (key) => {
      const hash = hashOf(key);
      const { hashes, revokedAt } = readOrNone(shelf);
      // All of them are looked at, whichever it is, so that the time tells nothing.
      const found = [...hashes, ...here].filter((kept) => isSameHash(kept, hash)).length > 0;
      const isOfStart = isSameHash(started.hash, hash) && started.at > revokedAt;
      return found || isOfStart ? idOfHash(hash) : undefined;
    },
    forBrowser: async () => {
      const key = makeKey();
      // Where nothing can be written, the browser is let in for as long as this server runs.
      await shelf.keep(hashOf(key)).catch(() => here.add(hashOf(key)));
      return key;
    },
    forget: (key) => (here.delete(hashOf(key)) ? Promise.resolve() : shelf.forget(hashOf(key))),
  };
};

/**
 * A link to a place of the replayer (`/match/ID`) that lets its holder in. The key stands behind the `#`, which browsers send to
 * nobody; the page takes it out of the address. Without a key it is a link for everybody.
 */
export const linkWith = (url: string, key: Keys['ofStart'], place: string): string => {
  if (key === null) return `${url}#${place}`;
  return `${url}#key=${key}${place === '/' ? '' : `&to=${place}`}`;
};
