import type { Envelope, Json, NewEnvelope, Seal, Showing } from '#kernel';

/**
 * What a writer believes about a stream when it appends.
 * - a number: revision of its last event (0 or more; up to 2^53 - 1)
 * - `no-stream`: it has no event yet
 * - `stream-exists`: it has at least one
 * - `any`: nothing; never conflicts
 */
export type ExpectedRevision = number | 'no-stream' | 'stream-exists' | 'any';

/**
 * An event as the store gives it back.
 * - `position`: its place in the whole store, a whole number from 1 on, rising from commit to commit and within a batch. In memory and
 *   in SQLite it counts 1, 2, 3 ...; a server has numbers of its own between them: compare positions, never count with them
 * - `created`: when the store took it, whole milliseconds since 1970; never goes backward within a stream, whatever the clock does.
 *   For diagnosis only: the time that counts at the table is `at`, which came in with the command.
 * - `seal`: of an event that is sealed, what the chain covers of it and what lies beside the chain
 */
export interface RecordedEvent<Data = Json> extends Envelope<Data> {
  readonly position: number;
  readonly created: number;
  readonly seal?: Seal;
}

/**
 * An event to append. One that hides something from somebody is sealed: the chain covers commitments then, and what they are to lies beside it.
 * - `showing`: what others than the recorder are shown of it: the store seals it
 * - `seal`: as a store has sealed it before, for a copy that keeps its chain
 */
export interface NewEvent extends NewEnvelope {
  readonly showing?: Showing;
  readonly seal?: Seal;
}

/**
 * The answer of an append.
 * - `firstRevision`, `lastRevision`: revisions of the batch; for an empty batch those of nothing (head + 1 and head, -1 without a stream)
 * - `nextExpected`: what to pass as expected revision to the next append
 * - `position`: position of the batch's last event; for an empty batch the store's last position, 0 when it is empty
 * - `repeated`: the batch had been written before and nothing was written now
 * - `data`: canonical JSON of each event's data, in their order, as readers get it
 */
export interface Appended {
  readonly stream: string;
  readonly firstRevision: number;
  readonly lastRevision: number;
  readonly nextExpected: ExpectedRevision;
  readonly position: number;
  readonly repeated: boolean;
  readonly data: readonly string[];
}

/**
 * Which part of a stream to read.
 * - `direction`: `forward` unless told otherwise
 * - `from`: first revision to give, inclusive. Forward: 0 unless told otherwise, and beyond the end there is nothing.
 *   Backward: the last event unless told otherwise, and beyond the end means the last event.
 * - `limit`: at most so many events, 0 or more
 */
export interface ReadStreamOptions {
  readonly direction?: 'forward' | 'backward';
  readonly from?: number | 'start' | 'end';
  readonly limit?: number;
}

/** Which events of the whole store to give: of these types, of streams whose name starts so. Both must hold. */
export interface EventFilter {
  readonly types?: readonly string[];
  readonly streamPrefix?: string;
}

/** An event that readers of the whole store cannot be given: where it is, and why. */
export interface UnreadableEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  /** An `EventStoreError`. */
  readonly error: Error & { readonly code: string };
}

/** Told of events that cannot be given; the others are read on. */
export type Unreadable = (event: UnreadableEvent) => void;

/**
 * Which part of the whole store to read, forward.
 * - `after`: a position, exclusive, 0 unless told otherwise
 * - `onUnreadable`: told of an event that cannot be given (another program's, or not what was written), and the others are read on;
 *   told perhaps before events that stand before it, and more than once. Without it the read fails at such an event
 */
export interface ReadAllOptions extends EventFilter {
  readonly onUnreadable?: Unreadable;
  readonly after?: number;
  readonly limit?: number;
}

/** How a subscription ended. `failed` carries what a handler (or the store) threw. */
export type SubscriptionEnd =
  { readonly reason: 'unsubscribed' | 'store-closed' } | { readonly reason: 'failed'; readonly error: unknown };

/** A running subscription. `ended` never rejects. */
export interface Subscription {
  readonly ended: Promise<SubscriptionEnd>;
  /** The last place handled or passed over: resume with it as `after`. A position, or a revision for one stream. */
  readonly checkpoint: () => number;
  /** Stops it: the handler that is running ends, no other starts. May be called from a handler. */
  readonly unsubscribe: () => void;
}

/**
 * What to subscribe to: one stream (`stream`), or the whole store through a filter.
 * - `after`: where to go on, exclusive; a position, or a revision when `stream` is given. From the start unless told otherwise
 * - `onEvent`: called for one event after the other, in order; awaited; when it throws the subscription ends
 * - `onCaughtUp`: called once, when everything that was there at the time has been handled
 * - `onUnreadable`: of the whole store, see `ReadAllOptions`; of one stream nothing is passed over
 */
export interface SubscribeOptions extends EventFilter {
  readonly stream?: string;
  readonly after?: number;
  readonly onEvent: (event: RecordedEvent) => void | Promise<void>;
  readonly onCaughtUp?: () => void | Promise<void>;
  readonly onUnreadable?: Unreadable;
}

/** What somebody outside the store has seen: a stream had this event, and its chain this hash (64 hexadecimal digits). */
export interface StreamHead {
  readonly stream: string;
  readonly revision: number;
  readonly hash: string;
}

/**
 * What somebody outside the store has seen of the whole of it: it had so many events, and this digest over the heads of all its
 * streams (64 hexadecimal digits). Counted in the order of commits, so that it holds however much has come since.
 */
export interface StoreHead {
  readonly events: number;
  readonly digest: string;
}

/** A head of one stream, or of the whole store. */
export type SeenHead = StreamHead | StoreHead;

/** One thing that verification found. `seen`: what has become of a head that somebody has seen before, and asked about. */
export interface StoreProblem {
  readonly what: string;
  readonly seen?: 'missing' | 'changed';
  readonly stream?: string;
  readonly revision?: number;
  readonly position?: number;
}

/**
 * What verification read, and what it found. Sound when `problems` is empty.
 * - `position`: of the last event, 0 in an empty store; `digest`: over `heads`, with `events` the head of the whole store
 * - `heads`: how every stream ends, in the order of their first events
 * - `unlisted`: how many problems are left out, of streams that have a hundred listed
 */
export interface VerifyReport {
  readonly events: number;
  readonly streams: number;
  readonly position: number;
  readonly digest: string;
  readonly heads: readonly StreamHead[];
  readonly problems: readonly StoreProblem[];
  readonly unlisted: number;
}

/** What verification is asked beside the store itself. `onProgress` is told now and then how many events were read. */
export interface VerifyOptions {
  readonly onProgress?: (events: number) => void;
}

/**
 * A store of events: streams that only grow. Every adapter passes the suite in test/contract.
 *
 * Appends of one caller are written in the order they were called. An append is answered when its events are durable, and can
 * be read at once. A batch is all or nothing; its revisions are contiguous, and in the whole store nothing stands between its events.
 *
 * A retry is recognised by event ids. With an exact revision or `no-stream` the ids are compared at the revisions the batch
 * would have got, also long after; with `any` or `stream-exists` they are looked up in the whole stream (which costs time
 * in proportion to its length). Same ids and same content: success, nothing written. A part of the ids, or other content:
 * `idempotency-conflict`. The same id in another stream is another event.
 *
 * Every method rejects with `store-closed` after `close`; every error is an `EventStoreError` with a `code`.
 */
export interface EventStore {
  /** Appends a batch. An empty batch only checks the expectation. The events are checked and copied before this returns. */
  readonly append: (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) => Promise<Appended>;
  /** Reads a stream, page by page: holds nothing open between pages. @throws StreamNotFoundError when it has no event */
  readonly readStream: (stream: string, options?: ReadStreamOptions) => AsyncIterable<RecordedEvent>;
  /** Reads the whole store in the order of commits. @throws CheckpointAheadError when `after` lies beyond the last position */
  readonly readAll: (options?: ReadAllOptions) => AsyncIterable<RecordedEvent>;
  /** Gives what is there and then what comes, without gap or repetition. @throws CheckpointAheadError as `readAll` does */
  readonly subscribe: (options: SubscribeOptions) => Promise<Subscription>;
  /** The last event of a stream, with the hash of its chain where the adapter keeps one; undefined without a stream. */
  readonly head: (stream: string) => Promise<StreamHead | undefined>;
  /** Reads everything and checks it, also against heads that were seen before (a printed slip, a checkpoint). */
  readonly verify: (seen?: readonly SeenHead[], options?: VerifyOptions) => Promise<VerifyReport>;
  /**
   * Tries whether an append would be taken now, by a write that leaves no event. Costs about as much as an append.
   * @throws EventStoreError as an append would
   */
  readonly probe: () => Promise<void>;
  /** Writes a copy, also while others append. @throws StoreUnavailableError when the target exists or cannot be written */
  readonly backup: (path: string) => Promise<void>;
  /**
   * Erases texts about people from what lies beside the chain of a stream's sealed events, the disk's free pages and logs of this store included; the events
   * themselves are not touched, and verify as before. `instead`: what stands for a text from then on, null where it stays. Answers how many
   * events had such a text. Backups are for whoever made them.
   * @throws StoreUnavailableError `unsupported` where the store cannot unwrite
   */
  readonly erase: (stream: string, instead: (text: string) => string | null) => Promise<number>;
  /** Waits for what is queued, ends the subscriptions and closes. May be called twice. */
  readonly close: () => Promise<void>;
}

/**
 * Sizes that an adapter refuses to pass; every one has a default.
 * - `maxEventBytes`: canonical JSON of one event's data, in bytes of UTF-8; 4 MiB
 * - `maxBatchEvents`: events of one append; 10,000
 * - `maxQueuedAppends`, `maxQueuedBytes`: appends that wait for the writer; 4,096 and 64 MiB
 */
export interface StoreLimits {
  readonly maxEventBytes: number;
  readonly maxBatchEvents: number;
  readonly maxQueuedAppends: number;
  readonly maxQueuedBytes: number;
}

/**
 * What every adapter takes.
 * - `clock`: milliseconds since 1970, for `created`; asked at each append (or group of appends), so that one who copies a store can
 *   give each event the time it had: the chain covers it
 */
export interface StoreOptions {
  readonly limits?: Partial<StoreLimits>;
  readonly clock?: () => number;
}

const MIB = 1024 * 1024;

/** What a store takes unless told otherwise. */
export const DEFAULT_LIMITS: StoreLimits = {
  maxEventBytes: 4 * MIB,
  maxBatchEvents: 10_000,
  maxQueuedAppends: 4096,
  maxQueuedBytes: 64 * MIB,
};
