import { HASH_BYTES } from './merkle/hashes.js';
import type { TreeHead } from './merkle/check.js';
import { makeBase64, parseBase64 } from './note/base64.js';
import type { VerifierKey } from './note/key.js';
import { heldSignatures, type HeldSignature, type Note, parseNote } from './note/note.js';
import { LogError, malformed } from './problem.js';

/** What a log says of itself at a size. `extensions`: lines of its own, which nobody else can check; none of ours has any. */
export interface Checkpoint extends TreeHead {
  readonly origin: string;
  readonly extensions: readonly string[];
}

/** Reads a whole number without leading zeros that JavaScript can hold; undefined for anything else. */
export const parseSize = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** Reads one hash in base64; undefined for anything else. */
export const parseHash = (text: string): Uint8Array | undefined => {
  const hash = parseBase64(text);
  return hash?.length === HASH_BYTES ? hash : undefined;
};

/** The text of a checkpoint, which is signed. Source: C2SP tlog-checkpoint. */
export const makeCheckpoint = ({ origin, size, root, extensions }: Checkpoint): string =>
  [origin, String(size), makeBase64(root), ...extensions, ''].join('\n');

/** Reads the text of a checkpoint, strictly. Throws `LogError` `log/malformed`. */
export const parseCheckpoint = (text: string): Checkpoint => {
  const [origin = '', sizeLine = '', rootLine = '', ...rest] = text.split('\n');
  const [size, root] = [parseSize(sizeLine), parseHash(rootLine)];
  const isClosed = rest.pop() === '' && !rest.includes('');
  if (origin === '' || size === undefined || root === undefined || !isClosed) {
    throw malformed('The text is no checkpoint: it needs a line of origin, size and root each, and no empty one.');
  }
  return { origin, size, root, extensions: rest };
};

/** A checkpoint that is believed: who signed it for the log, and who else has seen it. */
export interface OpenedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly note: Note;
  readonly signed: readonly HeldSignature[];
  readonly cosigned: readonly HeldSignature[];
}

/**
 * Reads a signed checkpoint and believes it by keys of its log. Throws `LogError`: `log/malformed`, or `log/signature` where no key of the log
 * that it names has signed it, or a known key's signature does not fit.
 */
export const openCheckpoint = (whole: string, keys: readonly VerifierKey[]): OpenedCheckpoint => {
  const note = parseNote(whole);
  const checkpoint = parseCheckpoint(note.text);
  const held = heldSignatures(note, keys);
  const signed = held.filter(({ key }) => key.type === 'note' && key.name === checkpoint.origin);
  if (signed.length === 0) {
    throw new LogError(
      'log/signature',
      `The checkpoint of ${checkpoint.origin} at size ${String(checkpoint.size)} is signed by no key that is known.`,
      "Name the log's own key, as the organiser has published it; where keys were changed, the one of that time.",
    );
  }
  return { checkpoint, note, signed, cosigned: held.filter(({ key }) => key.type === 'cosignature') };
};
