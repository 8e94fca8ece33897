import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { malformed } from '../problem.js';
import { makeBase64, parseBase64 } from './base64.js';

/** What a key signs, by the byte that C2SP has for it: a log its notes, or another machine a checkpoint with the time it saw it. */
export const KEY_TYPES = { note: 0x01, cosignature: 0x04 } as const;

export type KeyType = keyof typeof KEY_TYPES;

/** Who signs: a name, what is signed, and the Ed25519 public key of 32 bytes. `id`: 8 hexadecimal digits. */
export interface VerifierKey {
  readonly name: string;
  readonly type: KeyType;
  readonly id: string;
  readonly key: Uint8Array;
}

/** Bytes of a public key of Ed25519, and of the seed of a private one. */
export const KEY_BYTES = 32;

const NO_NAME = /[\s+\p{Cc}]/u;
const LONE = /\p{Surrogate}/u;

/** Whether a text can name a key: not empty, without spaces, `+` and control characters. */
export const isKeyName = (name: string): boolean => name !== '' && !NO_NAME.test(name) && !LONE.test(name);

/** The key id: the first four bytes of SHA-256 over name, newline, type and public key. Source: C2SP signed-note. */
const idOf = (name: string, type: KeyType, key: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(KEY_TYPES[type]), key))).slice(0, 8);

/** A verifier's key of a public key. Throws `LogError` where the name cannot be one. */
export const verifierKeyOf = (name: string, type: KeyType, key: Uint8Array): VerifierKey => {
  if (!isKeyName(name))
    throw malformed(`"${name}" cannot name a key.`, 'Take a name without spaces and "+", such as tape.example.org.');
  return { name, type, id: idOf(name, type, key), key };
};

/** The parts of a key that is written as `NAME+ID+BASE64`, the last with the type before it; undefined where it is none. */
export const keyParts = (
  text: string,
): { readonly name: string; readonly id: string; readonly type: KeyType; readonly bytes: Uint8Array } | undefined => {
  const [name = '', id = '', ...rest] = text.split('+');
  const bytes = parseBase64(rest.join('+'));
  const type = (Object.keys(KEY_TYPES) as KeyType[]).find((each) => KEY_TYPES[each] === bytes?.[0]);
  if (!isKeyName(name) || bytes?.length !== KEY_BYTES + 1 || type === undefined) return undefined;
  return { name, id, type, bytes: bytes.subarray(1) };
};

/** Writes a key as `NAME+ID+BASE64`. */
export const makeVerifierKey = ({ name, type, id, key }: VerifierKey): string =>
  `${name}+${id}+${makeBase64(concatBytes(Uint8Array.of(KEY_TYPES[type]), key))}`;

/** Reads a key that was written so. Throws `LogError` where it is none, or its id is not its own. */
export const parseVerifierKey = (text: string): VerifierKey => {
  const parts = keyParts(text);
  const key = parts && verifierKeyOf(parts.name, parts.type, parts.bytes);
  if (key !== undefined && key.id === parts?.id) return key;
  throw malformed(
    `"${text.slice(0, 160)}" is no verifier's key.`,
    'Write it as "matchtape log keys" prints it: NAME+ID+BASE64, with nothing left out.',
  );
};
