import { IdempotencyConflictError, WrongExpectedRevisionError } from './errors.js';
import { makeCanonicalJson, isSealed, sealIn, type SealedRest } from '#kernel';
import type { PreparedEvent } from './intake.js';
import type { Appended, ExpectedRevision } from './port.js';

/** An event that is in the stream, as far as recognising a retry needs it. */
export interface StoredEvent extends Omit<PreparedEvent, 'given'> {
  readonly revision: number;
  readonly position: number;
}

/** A stream as the writer sees it, with everything written before in the same commit. */
export interface StreamView {
  /** Revision of the last event, -1 without one. */
  readonly head: number;
  /** The events from a revision on, at most `count`. */
  readonly slice: (from: number, count: number) => readonly StoredEvent[];
  /** The events that have one of these ids, in order. Reads the whole stream. */
  readonly withIds: (ids: ReadonlySet<string>) => readonly StoredEvent[];
}

/** A batch that somebody wants to append. */
export interface AppendRequest {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
}

/** What to do with a batch: write it from this revision on, or nothing, since it stands there already. */
export type Placement =
  | { readonly kind: 'new'; readonly first: number }
  | { readonly kind: 'repeated'; readonly first: number; readonly position: number };

const conflict = ({ stream, expected }: AppendRequest, head: number): never => {
  throw new WrongExpectedRevisionError(stream, expected, head === -1 ? 'no-stream' : head);
};

type Content = Omit<PreparedEvent, 'given'>;

/** What an event says, however it is stored: a sealed one has other salts each time. */
const contentOf = (event: Content): string => {
  const rest = JSON.parse(event.rest) as SealedRest | Record<string, string>;
  if (!isSealed(rest)) return makeCanonicalJson({ ...rest, data: JSON.parse(event.data) as unknown });
  const { recorder } = sealIn(event).versions;
  const { at, cause, schema } = rest;
  const { actor, because, data } = recorder ?? {};
  return makeCanonicalJson({ actor, at, because, cause, schema, data });
};

const isSameContent = (one: Content, other: Content): boolean =>
  one.type === other.type &&
  ((one.data === other.data && one.rest === other.rest) || contentOf(one) === contentOf(other));

/** Recognises the batch in what is stored: the answer when it is all there, undefined when none of it is. */
const recognise = ({ stream, events }: AppendRequest, stored: readonly StoredEvent[]): Placement | undefined => {
  const ids = new Set(events.map((event) => event.id));
  const known = stored.filter((event) => ids.has(event.id));
  const [first] = known;
  if (first === undefined) return undefined;
  const inOrder = events.every((event, index) => {
    const match = known[index];
    return match?.id === event.id && match.revision === first.revision + index;
  });
  if (!inOrder) throw new IdempotencyConflictError(stream, first.id, 'partly-known');
  const changed = events.find((event, index) => {
    const stored = known[index];
    return stored !== undefined && !isSameContent(event, stored);
  });
  if (changed !== undefined) throw new IdempotencyConflictError(stream, changed.id, 'other-content');
  return { kind: 'repeated', first: first.revision, position: known.at(-1)?.position ?? first.position };
};

const placeAnywhere = (request: AppendRequest, view: StreamView): Placement => {
  if (view.head === -1 && request.expected === 'stream-exists') return conflict(request, view.head);
  const fresh: Placement = { kind: 'new', first: view.head + 1 };
  if (view.head === -1 || request.events.length === 0) return fresh;
  const ids = new Set(request.events.map((event) => event.id));
  return recognise(request, view.withIds(ids)) ?? fresh;
};

/**
 * Decides where a batch goes. The one description of expected revisions and retries, for every adapter of our own.
 * @throws WrongExpectedRevisionError
 * @throws IdempotencyConflictError
 * Source: KurrentDB's idempotency rules, made strong for `any`.
 */
export const placeBatch = (request: AppendRequest, view: StreamView): Placement => {
  const { expected, events } = request;
  if (expected === 'any' || expected === 'stream-exists') return placeAnywhere(request, view);
  const base = expected === 'no-stream' ? -1 : expected;
  if (base === view.head) return { kind: 'new', first: base + 1 };
  if (base > view.head) return conflict(request, view.head);
  return recognise(request, view.slice(base + 1, events.length)) ?? conflict(request, view.head);
};

/** Makes the answer to an append. `last`: the store's last position, with the batch when it was written. */
export const makeAppended = ({ stream, events }: AppendRequest, placement: Placement, last: number): Appended => {
  const lastRevision = placement.first + events.length - 1;
  const repeated = placement.kind === 'repeated';
  return {
    stream,
    firstRevision: placement.first,
    lastRevision,
    nextExpected: lastRevision === -1 ? 'no-stream' : lastRevision,
    position: repeated ? placement.position : last,
    repeated,
    data: events.map(({ given }) => given),
  };
};
