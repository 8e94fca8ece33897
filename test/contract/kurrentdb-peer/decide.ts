import type { StreamState } from './stream-state.js';

/** What a writer expects of a stream; a revision may be as large as the wire allows. */
export type Expected = bigint | 'any' | 'no-stream' | 'stream-exists';

/**
 * What becomes of a write.
 * - `write`: it is appended; `revives` when the stream had been deleted softly
 * - `repeated`: it was there before, its last event at `revision`
 * - `wrong-revision`: the expectation does not hold; `actual` is -1 without a stream
 * - `deleted`: the stream takes no events
 */
export type Decision =
  | { readonly outcome: 'write'; readonly revives: boolean }
  | { readonly outcome: 'repeated'; readonly revision: number }
  | { readonly outcome: 'wrong-revision'; readonly actual: number }
  | { readonly outcome: 'deleted' };

/** A write in question. `hasMetadata`: somebody wrote metadata for the stream. `recent`: see `makeRecentIds`. */
export interface Question {
  readonly stream: string;
  readonly expected: Expected;
  readonly ids: readonly string[];
  readonly state: StreamState;
  readonly hasMetadata: boolean;
  readonly recent: RecentIds;
}

/** Where an id was written first, as far as the cache remembers: it is bounded and begins empty at every start. */
export interface RecentIds {
  readonly put: (id: string, stream: string, revision: number) => void;
  readonly revisionOf: (id: string, stream: string) => number | undefined;
}

export const makeRecentIds = (limit: number): RecentIds => {
  const places = new Map<string, { readonly stream: string; readonly revision: number }>();
  return {
    put: (id, stream, revision) => {
      // An id that is known already keeps its first place.
      if (places.has(id)) return;
      places.set(id, { stream, revision });
      if (places.size <= limit) return;
      const [oldest] = places.keys();
      if (oldest !== undefined) places.delete(oldest);
    },
    revisionOf: (id, stream) => {
      const place = places.get(id);
      return place?.stream === stream ? place.revision : undefined;
    },
  };
};

const wrong = ({ state }: Question): Decision => ({ outcome: 'wrong-revision', actual: state.last });

/** The weak rule: without an exact revision, a retry is known only while the cache remembers its ids. */
const decideByCache = (question: Question): Decision => {
  const { ids, stream, recent, state } = question;
  const known = ids.map((id) => recent.revisionOf(id, stream));
  if (known[0] === undefined) return { outcome: 'write', revives: state.isSoftDeleted };
  const last = known.at(-1);
  return known.includes(undefined) || last === undefined ? wrong(question) : { outcome: 'repeated', revision: last };
};

/** The strong rule: the ids are compared at the revisions that the write would have got. */
const decideBelowHead = (question: Question, expected: number): Decision => {
  const { ids, state } = question;
  const isThere = (id: string, index: number): boolean => state.events[expected + 1 + index]?.id === id;
  if (ids.length > 0 && ids.every(isThere)) return { outcome: 'repeated', revision: expected + ids.length };
  const [first] = ids;
  const isNew = first !== undefined && !isThere(first, 0);
  if (isNew && expected === -1 && state.isSoftDeleted) return { outcome: 'write', revives: true };
  return wrong(question);
};

const decideByRevision = (question: Question, expected: bigint): Decision => {
  const { state } = question;
  if (expected > BigInt(state.last)) return wrong(question);
  if (expected < BigInt(state.last)) return decideBelowHead(question, Number(expected));
  return { outcome: 'write', revives: state.isSoftDeleted };
};

/** Decides a write as the real server does: first deletion, then expectation and repetition together. */
export const decideWrite = (question: Question): Decision => {
  const { expected, state, hasMetadata } = question;
  if (state.isTombstoned) return { outcome: 'deleted' };
  if (expected === 'stream-exists') {
    if (state.isSoftDeleted) return { outcome: 'deleted' };
    if (state.last < 0 && !hasMetadata) return wrong(question);
  }
  if (expected === 'any' || expected === 'stream-exists') return decideByCache(question);
  return decideByRevision(question, expected === 'no-stream' ? -1n : expected);
};
