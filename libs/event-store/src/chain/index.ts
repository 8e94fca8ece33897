import { hash, randomBytes } from 'node:crypto';
import { type Envelope, makeCanonicalJson, type Seal, type SealKit } from '#kernel';
import type { StoredRow } from '../recorded.js';
import { besideFault, besideOf, sealedRow, sealFault } from '../sealed.js';

/** Keeps the links of this kind and version apart from any other hash. */
const TAG = 'matchtape event 1';

const sha256 = (text: string): string => hash('sha256', text);

/** The platform's hashing and chance, for seals. */
export const SEAL_KIT: SealKit = {
  digest: sha256,
  salt: () => randomBytes(16).toString('hex'),
};

/** The link before a stream's first event: it binds the stream's name. */
export const firstLink = (stream: string): string => sha256(`matchtape stream 1\n${stream}`);

/** The parts of an event that its link covers. */
export type LinkedEvent = Omit<StoredRow, 'position' | 'beside'>;

/**
 * The link of an event: SHA-256 of a tag, the link before it and everything stored about it, the data by its own SHA-256.
 * No part but the last has a line break in it (names have no control characters, JSON escapes them), so two different events
 * cannot give the same text. The position is left out: a stream can move to another store with its chain.
 */
export const nextLink = (before: string, event: LinkedEvent): string => {
  const { stream, revision, id, type, created, rest, data } = event;
  return sha256(
    `${TAG}\n${before}\n${stream}\n${String(revision)}\n${id}\n${type}\n${String(created)}\n${rest}\n${sha256(data)}`,
  );
};

/** What is wrong with the seal of an event that was read: it does not open to this event, or does not fit its slots. */
export const faultOfSeal = (event: Envelope & { readonly seal: Seal }): string | undefined => {
  const { id, actor, because, data, seal } = event;
  const row = { id, ...sealedRow(event, seal), beside: besideOf(seal) };
  return sealFault(SEAL_KIT.digest, row, { actor, because, data }) ?? besideFault(SEAL_KIT.digest, row);
};

export { sealedRow };

/** How far a stream has been read: its last event, and the hash of its chain up to there, made anew from what the events say. */
export interface Reached {
  readonly revision: number;
  readonly hash: string;
}

/** Before a stream's first event. */
export const startOf = (stream: string): Reached => ({ revision: -1, hash: firstLink(stream) });

/** An event as a chain links it: of a sealed one it covers the slots. */
type ReadEvent = Envelope & { readonly created: number; readonly seal?: Pick<Seal, 'slots'> };

/** After one event more. The stores keep canonical JSON, so writing what was read gives the bytes that were hashed. */
export const linkOn = (before: Reached, event: ReadEvent): Reached => {
  const { stream, revision, id, type, created, actor, at, because, cause, schema, seal } = event;
  const { rest, data } =
    seal === undefined
      ? { rest: makeCanonicalJson({ actor, at, because, cause, schema }), data: makeCanonicalJson(event.data) }
      : sealedRow(event, seal);
  return { revision, hash: nextLink(before.hash, { stream, revision, id, type, created, rest, data }) };
};
