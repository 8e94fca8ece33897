import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of chance in a key that is made here. */
const BYTES = 32;

/** Characters that a key of one's own has at least: 128 bits, written as hexadecimal digits. */
export const SHORTEST_KEY = 32;

/** What a key may look like: it stands in links, headers and cookies as it is. */
const KEY = /^[\w-]{32,200}$/;

/** Different characters that chance puts into any 32: far fewer are a pattern, not a key. */
const DIFFERENT = 8;

/** Whether a text can be a key of one's own: long enough, of letters, digits, `-` and `_`, and no mere pattern. */
export const isKey = (text: string): boolean => KEY.test(text) && new Set(text).size >= DIFFERENT;

/** Makes a key: 256 bits of the system's chance, in 43 characters. */
export const makeKey = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a key. It holds 128 bits of chance at least, so that a quick hash cannot be searched. */
export const hashOf = (key: string): string => createHash('sha256').update('matchtape key\n').update(key).digest('hex');

/** Whether two hashes are the same, in a time that does not tell how far they agree. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
