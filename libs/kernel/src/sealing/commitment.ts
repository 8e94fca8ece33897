import { makeCanonicalJson } from '../canonical-json.js';
import type { Json } from '../json.js';

/** SHA-256 of a text's UTF-8 bytes, 64 hexadecimal digits. */
export type Digest = (text: string) => string;

/** What the platform gives, and the language cannot. `salt`: 128 bits of the system's chance, 32 hexadecimal digits, others each time. */
export interface SealKit {
  readonly digest: Digest;
  readonly salt: () => string;
}

const SALT = /^[0-9a-f]{32}$/;

/** Whether a value is a salt: 128 bits. */
export const isSalt = (value: unknown): value is string => typeof value === 'string' && SALT.test(value);

/** A salt that a key gives for one use: nobody can tell it from chance without the key, nor the key, or a salt for another use, from it. */
export const saltFrom = (digest: Digest, key: string, use: string): string =>
  digest(`matchtape salt 1\n${key}\n${use}`).slice(0, 32);

/** Where what is committed to stands: the event of which it is a part, and the place in it. */
export interface CommittedAt {
  readonly salt: string;
  readonly event: string;
  readonly place: string;
}

/** What is committed to: a value, where it stands. */
export interface Committed extends CommittedAt {
  readonly value: Json;
}

/** The commitment to a value that is written already: `text` is its canonical JSON. See `commitmentOf`. */
export const commitmentOfText = (digest: Digest, { salt, event, place }: CommittedAt, text: string): string =>
  // Of a list of well-formed texts the plain JSON is the canonical one.
  digest(`matchtape sealed 1\n${JSON.stringify([salt, event, place]).slice(0, -1)},${text}]`);

/**
 * The commitment to a value: SHA-256 over a tag and canonical JSON of `[salt, event, place, value]`, 64 hexadecimal digits. Without the
 * salt it tells nothing of the value; with it, no other value, place or event fits.
 * Source: RFC 9901 (SD-JWT) 4.2, with the event and the place, so that what is disclosed cannot be put elsewhere.
 */
export const commitmentOf = (digest: Digest, { value, ...at }: Committed): string =>
  commitmentOfText(digest, at, makeCanonicalJson(value));
