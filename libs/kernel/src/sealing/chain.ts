import { makeCanonicalJson } from '../canonical-json.js';
import type { Envelope } from '../envelope.js';
import type { Digest } from './commitment.js';
import { besideFault, besideOf, sealedRow, sealFault } from './row.js';
import type { Seal } from './seal.js';

/** Keeps the links of this kind and version apart from any other hash. */
const TAG = 'matchtape event 1';

/**
 * The parts of an event that its link covers. `rest` and `data` are canonical JSON; `created`: when the store took it, whole milliseconds since
 * 1970.
 */
export interface LinkedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly rest: string;
  readonly data: string;
}

/** How far a stream has been read: its last event, and the hash of its chain up to there, made anew from what the events say. */
export interface Reached {
  readonly revision: number;
  readonly hash: string;
}

/** An event as a chain links it: of a sealed one it covers the slots. */
export type ReadEvent = Envelope & { readonly created: number; readonly seal?: Pick<Seal, 'slots'> };

/** The chain of a stream, by a platform's hashing. */
export interface Chain {
  /** The link before a stream's first event: it binds the stream's name. */
  readonly firstLink: (stream: string) => string;
  /**
   * The link of an event: the hash of a tag, the link before it and everything stored about it, the data by its own hash. No part but the last
   * has a line break in it (names have no control characters, JSON escapes them), so two different events cannot give the same text.
   * The position is left out: a stream can move to another store with its chain.
   */
  readonly nextLink: (before: string, event: LinkedEvent) => string;
  /** Before a stream's first event. */
  readonly startOf: (stream: string) => Reached;
  /** After one event more. The stores keep canonical JSON, so writing what was read gives the bytes that were hashed. */
  readonly linkOn: (before: Reached, event: ReadEvent) => Reached;
  /** What is wrong with the seal of an event that was read: it does not open to this event, or does not fit its slots. */
  readonly faultOfSeal: (event: Envelope & { readonly seal: Seal }) => string | undefined;
}

const readRow = (event: ReadEvent): Pick<LinkedEvent, 'rest' | 'data'> => {
  const { actor, at, because, cause, schema, seal } = event;
  return seal === undefined
    ? { rest: makeCanonicalJson({ actor, at, because, cause, schema }), data: makeCanonicalJson(event.data) }
    : sealedRow(event, seal);
};

/** Makes the chain by a hashing: SHA-256 for every stream that there is. */
export const makeChain = (digest: Digest): Chain => {
  const firstLink: Chain['firstLink'] = (stream) => digest(`matchtape stream 1\n${stream}`);
  const nextLink: Chain['nextLink'] = (before, { stream, revision, id, type, created, rest, data }) =>
    digest(
      `${TAG}\n${before}\n${stream}\n${String(revision)}\n${id}\n${type}\n${String(created)}\n${rest}\n${digest(data)}`,
    );
  return {
    firstLink,
    nextLink,
    startOf: (stream) => ({ revision: -1, hash: firstLink(stream) }),
    linkOn: (before, event) => {
      const { stream, revision, id, type, created } = event;
      return { revision, hash: nextLink(before.hash, { stream, revision, id, type, created, ...readRow(event) }) };
    },
    faultOfSeal: (event) => {
      const { id, actor, because, data, seal } = event;
      const row = { id, ...sealedRow(event, seal), beside: besideOf(seal) };
      return sealFault(digest, row, { actor, because, data }) ?? besideFault(digest, row);
    },
  };
};
