import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  KEY_BYTES,
  KEY_TYPES,
  keyParts,
  type KeyType,
  LogError,
  makeBase64,
  makeTime,
  messageOf,
  type Signature,
  type VerifierKey,
  verifierKeyOf,
} from '#log';

/** A private key with what verifies it. */
export interface SigningKey {
  readonly verifier: VerifierKey;
  readonly seed: Uint8Array;
}

/** What stands before the seed of an Ed25519 key in PKCS #8. Source: RFC 8410, section 7. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

const publicOf = (seed: Uint8Array): Uint8Array =>
  new Uint8Array(createPublicKey(privateKeyOf(seed)).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES));

const keyOf = (name: string, type: KeyType, seed: Uint8Array): SigningKey => ({
  verifier: verifierKeyOf(name, type, publicOf(seed)),
  seed,
});

/** Makes a key from the system's chance. Throws `LogError` where the name cannot be one. */
export const makeSigningKey = (name: string, type: KeyType): SigningKey =>
  keyOf(name, type, new Uint8Array(randomBytes(KEY_BYTES)));

const PRIVATE = 'PRIVATE+KEY+';

/** Writes a private key: `PRIVATE+KEY+NAME+ID+BASE64`, as other tools for signed notes do. */
export const writeSigningKey = ({ verifier: { name, type, id }, seed }: SigningKey): string =>
  `${PRIVATE}${name}+${id}+${makeBase64(Uint8Array.of(KEY_TYPES[type], ...seed))}`;

/** Reads a private key. Throws `LogError` `log/key`, with nothing of the key in its words. */
export const readSigningKey = (text: string): SigningKey => {
  const parts = text.startsWith(PRIVATE) ? keyParts(text.slice(PRIVATE.length)) : undefined;
  const key = parts && keyOf(parts.name, parts.type, parts.bytes);
  if (key !== undefined && key.verifier.id === parts?.id) return key;
  throw new LogError(
    'log/key',
    'The file of the private key holds a line that is none.',
    'Put back the copy that you keep of it.',
  );
};

/** What a key makes of the text of a note; `time`, for a cosignature, in seconds since 1970. */
export const signText = (
  { verifier: { name, id }, seed }: SigningKey,
  text: string,
  time: number | null = null,
): Signature => {
  const signature = new Uint8Array(sign(null, messageOf(text, time), privateKeyOf(seed)));
  return { name, id, bytes: time === null ? signature : Uint8Array.of(...makeTime(time), ...signature) };
};
