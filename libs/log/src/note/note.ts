import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { LogError, malformed } from '../problem.js';
import { makeBase64, parseBase64 } from './base64.js';
import { isSignedBy } from './ed25519.js';
import { isKeyName, type VerifierKey } from './key.js';

/** A line below a note: who signed, by name and key id, and what the key made of it. */
export interface Signature {
  readonly name: string;
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A text and the signatures below it. The text ends with a newline. Source: C2SP signed-note. */
export interface Note {
  readonly text: string;
  readonly signatures: readonly Signature[];
}

/** Bytes of an Ed25519 signature, and of the time before it in a cosignature. */
const SIGNATURE_BYTES = 64;
const TIME_BYTES = 8;

/** Signatures and characters that one note may have. */
const MAX_SIGNATURES = 64;
const MAX_CHARACTERS = 100_000;

const SIGN = '\u2014 ';
const CONTROL = /(?!\n)\p{Cc}/u;
const LONE = /\p{Surrogate}/u;

const NO_NOTE = 'The text is no signed note';

const parseSignature = (line: string): Signature => {
  const [name = '', text = '', ...rest] = line.slice(SIGN.length).split(' ');
  const bytes = parseBase64(text);
  const isWhole = line.startsWith(SIGN) && rest.length === 0 && isKeyName(name);
  if (!isWhole || bytes === undefined || bytes.length < 5)
    throw malformed(`${NO_NOTE}: "${line.slice(0, 120)}" is no signature.`);
  return { name, id: bytesToHex(bytes.subarray(0, 4)), bytes: bytes.subarray(4) };
};

/** Reads a note, strictly. Nothing of it is to be believed before `openNote`. Throws `LogError` `log/malformed`. */
export const parseNote = (whole: string): Note => {
  if (whole.length > MAX_CHARACTERS) throw malformed(`${NO_NOTE}: it is longer than ${MAX_CHARACTERS} characters.`);
  if (CONTROL.test(whole) || LONE.test(whole)) throw malformed(`${NO_NOTE}: it has characters that no note has.`);
  const split = whole.lastIndexOf('\n\n');
  const lines = whole.slice(split + 2).split('\n');
  if (split < 1 || lines.pop() !== '' || lines.length === 0)
    throw malformed(`${NO_NOTE}: it has no lines of signatures.`);
  if (lines.length > MAX_SIGNATURES) throw malformed(`${NO_NOTE}: it has more than ${MAX_SIGNATURES} signatures.`);
  return { text: whole.slice(0, split + 1), signatures: lines.map(parseSignature) };
};

/** Writes a note. */
export const makeNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map(({ name, id, bytes }) => `${SIGN}${name} ${makeBase64(concatBytes(hexToBytes(id), bytes))}\n`).join('')}`;

/** What a key signs of a note: the text itself, or for a cosignature the time and the text. Source: C2SP tlog-cosignature. */
export const messageOf = (text: string, time: number | null): Uint8Array =>
  utf8ToBytes(time === null ? text : `cosignature/v1\ntime ${String(time)}\n${text}`);

/** A time as the eight bytes before a cosignature: seconds since 1970. */
export const makeTime = (time: number): Uint8Array => {
  const bytes = new Uint8Array(TIME_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(time));
  return bytes;
};

const parseTime = (bytes: Uint8Array): number =>
  Number(new DataView(bytes.buffer, bytes.byteOffset, TIME_BYTES).getBigUint64(0));

/** A signature that holds, whose it is, and for a cosignature when it was made, in seconds since 1970. */
export interface HeldSignature {
  readonly key: VerifierKey;
  readonly time: number | null;
}

const heldBy = (text: string, { bytes }: Signature, key: VerifierKey): HeldSignature | undefined => {
  const isTimed = key.type === 'cosignature';
  if (bytes.length !== SIGNATURE_BYTES + (isTimed ? TIME_BYTES : 0)) return undefined;
  const time = isTimed ? parseTime(bytes) : null;
  if (time !== null && !Number.isSafeInteger(time)) return undefined;
  const signature = isTimed ? bytes.subarray(TIME_BYTES) : bytes;
  return isSignedBy(key.key, messageOf(text, time), signature) ? { key, time } : undefined;
};

/**
 * The signatures of a note by keys that are known; those of others are passed over. Throws `LogError` `log/signature` where one of a
 * known key does not fit.
 */
export const heldSignatures = ({ text, signatures }: Note, keys: readonly VerifierKey[]): readonly HeldSignature[] =>
  signatures.flatMap((signature) => {
    const key = keys.find(({ name, id }) => name === signature.name && id === signature.id);
    if (key === undefined) return [];
    const held = heldBy(text, signature, key);
    if (held !== undefined) return [held];
    throw new LogError(
      'log/signature',
      `The signature of ${key.name} (key ${key.id}) does not fit: the text was changed, or somebody else has signed it.`,
      'Believe nothing of it, and take the checkpoint again from somebody who kept it.',
    );
  });
