import type { Keys } from './keys.js';

/**
 * A link to a place of the replayer (`/match/ID`) that lets its holder in. The key stands behind the `#`, which browsers send to
 * nobody; the page takes it out of the address. Without a key it is a link for everybody.
 */
export const linkWith = (url: string, key: Keys['ofStart'], place: string): string => {
  if (key === null) return `${url}#${place}`;
  return `${url}#key=${key}${place === '/' ? '' : `&to=${place}`}`;
};
