import { join } from 'node:path';
import {
  isConsistent,
  LogError,
  makeBase64,
  makeCheckpoint,
  makeNote,
  parseCheckpoint,
  type Checkpoint,
  type Hash,
  type Note,
} from '#log';
import { readIfThere, replaceFile } from './folder.js';
import { type SigningKey, signText } from './signing-key.js';

/** The last size and root that a signer signed of a log, as the text of a checkpoint; null before the first. */
export const lastSigned = (path: string): Checkpoint | null => {
  const text = readIfThere(path);
  return text === '' ? null : parseCheckpoint(text);
};

const treeWords = ({ size, root }: Checkpoint): string => `size ${size}, root ${makeBase64(root)}`;

const forked = (last: Checkpoint, { checkpoint, path, remedy }: GoingOn): LogError =>
  new LogError(
    'log/forked',
    `Not signed: ${checkpoint.origin} (${treeWords(checkpoint)}) does not go on from what was signed last (${treeWords(last)}), as ${path} has it: leaves were cut, changed or put in.`,
    remedy,
  );

/** A checkpoint that is to go on, where its signer keeps the last, and the hashes that lead from the last to it. */
export interface GoingOn {
  readonly path: string;
  readonly checkpoint: Checkpoint;
  readonly consistency: (before: number) => readonly Hash[];
  /** What whoever asks should do where it does not go on. */
  readonly remedy: string;
}

/** What is to be signed, by which keys; `time`, for cosignatures, in seconds since 1970. */
export interface SigningWish extends GoingOn {
  readonly keys: readonly SigningKey[];
  readonly time?: number;
}

const goesOn = (last: Checkpoint, { checkpoint, consistency }: GoingOn): boolean =>
  last.origin === checkpoint.origin &&
  last.size <= checkpoint.size &&
  isConsistent(last, checkpoint, consistency(last.size));

/** Insists that a checkpoint goes on from the last one that was signed. Throws `LogError` `log/forked`. */
export const expectToGoOn = (wish: GoingOn): void => {
  const last = lastSigned(wish.path);
  if (last !== null && !goesOn(last, wish)) throw forked(last, wish);
};

/**
 * Signs a checkpoint that goes on from the last one that was signed. What is signed is kept first, synced: a signature that has left
 * can never be forgotten, and one that was kept and lost by a kill is made again. Throws `LogError` `log/forked`.
 */
export const signCheckpoint = (wish: SigningWish): Note => {
  expectToGoOn(wish);
  const { keys, path, checkpoint, time } = wish;
  const text = makeCheckpoint(checkpoint);
  replaceFile(path, text);
  return { text, signatures: keys.map((key) => signText(key, text, time)) };
};

/** Where a folder keeps the last one signed of its own log. */
export const signedIn = (folder: string): string => join(folder, 'signed');

/** Puts signatures of others below a note, those it has already left out. */
export const withSignatures = (note: Note, added: Note['signatures']): Note => {
  const isThere = ({ name, id }: Note['signatures'][number]): boolean =>
    note.signatures.some((each) => each.name === name && each.id === id);
  return { ...note, signatures: [...note.signatures, ...added.filter((each) => !isThere(each))] };
};

/** The note of a published checkpoint. */
export const writeNote = (path: string, note: Note): string => {
  const text = makeNote(note);
  replaceFile(path, text);
  return text;
};
