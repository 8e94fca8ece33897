import type { ExpectedRevision } from './port.js';
import type { UnavailableCode } from './unavailable-code.js';

/** Anything a store refuses or cannot do. `code` is stable; the message says what, where and how to mend it. */
export abstract class EventStoreError extends Error {
  abstract readonly code: string;
}

const describeActual = (actual: number | 'no-stream'): string =>
  actual === 'no-stream' ? 'the stream has no event' : `its last revision is ${String(actual)}`;

/** Somebody else wrote first, or the caller is mistaken about the stream. */
export class WrongExpectedRevisionError extends EventStoreError {
  readonly code = 'wrong-expected-revision';
  override readonly name = 'WrongExpectedRevisionError';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number | 'no-stream',
  ) {
    const belief = typeof expected === 'number' ? `revision ${String(expected)}` : `"${expected}"`;
    super(
      `Nothing was appended to "${stream}": ${belief} was expected, but ${describeActual(actual)}. ` +
        'Read the stream again, decide again and append at its last revision.',
    );
  }
}

/** A retry that is not the batch that was written. */
export class IdempotencyConflictError extends EventStoreError {
  readonly code = 'idempotency-conflict';
  override readonly name = 'IdempotencyConflictError';
  constructor(
    readonly stream: string,
    readonly id: string,
    readonly reason: 'partly-known' | 'other-content',
  ) {
    const fault =
      reason === 'partly-known'
        ? `the event ${id} was written before, but not in this same batch`
        : `the event ${id} was written before with other content`;
    super(`Nothing was appended to "${stream}": ${fault}. Retry a batch unchanged, and give a new batch new ids.`);
  }
}

/** No such stream. An empty result of an existing stream is not this. */
export class StreamNotFoundError extends EventStoreError {
  readonly code = 'stream-not-found';
  override readonly name = 'StreamNotFoundError';
  constructor(readonly stream: string) {
    super(`There is no stream "${stream}". Check its name; a stream is there once an event was appended to it.`);
  }
}

/** An event that cannot be stored. `path` is where: `$[1].data.units[0].might` is in the batch's second event. */
export class InvalidEventError extends EventStoreError {
  readonly code = 'invalid-event';
  override readonly name = 'InvalidEventError';
  constructor(
    readonly path: string,
    fault: string,
  ) {
    super(`Nothing was appended: ${path} ${fault}.`);
  }
}

/** How large something is, and how large it may be. `remedy`: what to do, one sentence; the store's own limit unless told otherwise. */
export interface Size {
  readonly size: number;
  readonly limit: number;
  readonly unit: 'bytes' | 'events';
  readonly remedy?: string;
}

/** An event's data or a batch over the limit. */
export class EventTooLargeError extends EventStoreError {
  readonly code = 'event-too-large';
  override readonly name = 'EventTooLargeError';
  readonly size: number;
  readonly limit: number;
  constructor(
    readonly path: string,
    { size, limit, unit, remedy = 'Split it, or open the store with a higher limit.' }: Size,
  ) {
    super(`Nothing was appended: ${path} has ${String(size)} ${unit}, the limit is ${String(limit)}. ${remedy}`);
    this.size = size;
    this.limit = limit;
  }
}

/** A stream name, an expected revision or a read option that has no meaning. */
export class InvalidRequestError extends EventStoreError {
  readonly code = 'invalid-request';
  override readonly name = 'InvalidRequestError';
  constructor(
    readonly parameter: string,
    fault: string,
  ) {
    super(`${parameter} ${fault}.`);
  }
}

/** A reader remembers more than the store has: the store was cut or an older copy was restored. */
export class CheckpointAheadError extends EventStoreError {
  readonly code = 'checkpoint-ahead';
  override readonly name = 'CheckpointAheadError';
  constructor(
    readonly checkpoint: number,
    readonly last: number,
    readonly stream?: string,
  ) {
    const where = stream === undefined ? 'The store' : `The stream "${stream}"`;
    super(
      `${where} ends at ${String(last)}, but events up to ${String(checkpoint)} were seen before. ` +
        'Events are missing, perhaps an older copy was restored: find the newer copy, or rebuild the reader from the start.',
    );
  }
}

/** More appends wait than the queue takes. */
export class QueueFullError extends EventStoreError {
  readonly code = 'queue-full';
  override readonly name = 'QueueFullError';
  constructor(readonly waiting: number) {
    super(
      `${String(waiting)} appends are waiting to be written, and no more are taken. Wait for some of them and try again.`,
    );
  }
}

/** The store was closed. */
export class StoreClosedError extends EventStoreError {
  readonly code = 'store-closed';
  override readonly name = 'StoreClosedError';
  constructor() {
    super('The event store is closed. Open it again.');
  }
}

/** Writing has stopped: opened for reading, or a write failed in a way that leaves the disk's state in doubt. */
export class StoreReadOnlyError extends EventStoreError {
  readonly code = 'store-read-only';
  override readonly name = 'StoreReadOnlyError';
  constructor(
    readonly path: string,
    why: string,
  ) {
    super(`The event store ${path} takes no events: ${why}.`);
  }
}

/** What is stored is not what was written. */
export class StoreDamagedError extends EventStoreError {
  readonly code = 'store-damaged';
  override readonly name = 'StoreDamagedError';
  readonly stream: string | undefined;
  readonly revision: number | undefined;
  constructor(fault: string, where: { readonly stream?: string; readonly revision?: number } = {}) {
    super(`The event store is damaged: ${fault}. Verify it, and restore a backup.`);
    this.stream = where.stream;
    this.revision = where.revision;
  }
}

/** The server did not answer, and it cannot be said whether the batch is written. Retrying it unchanged is safe. */
export class AppendInDoubtError extends EventStoreError {
  readonly code = 'append-in-doubt';
  override readonly name = 'AppendInDoubtError';
  constructor(
    readonly stream: string,
    place: string,
  ) {
    super(
      `${place} did not say whether it wrote a batch to "${stream}". ` +
        'Append the same batch again, with the same ids: it is written once, whatever happened to this one.',
    );
  }
}

/** Where an event stands, and of what type it is. */
export interface EventPlace {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
}

/** An event that another program wrote into a place where only ours belong. */
export class ForeignEventError extends EventStoreError {
  readonly code = 'foreign-event';
  override readonly name = 'ForeignEventError';
  readonly stream: string;
  readonly revision: number;
  constructor({ stream, revision, type }: EventPlace) {
    super(
      `Event ${String(revision)} of "${stream}" (type "${type}") was not written by Matchtape. ` +
        'Keep other programs out of its streams: give them streams with another prefix, or Matchtape a server of its own.',
    );
    this.stream = stream;
    this.revision = revision;
  }
}

/** What became of a stream that somebody else deleted or cut. */
export type StreamLoss = 'deleted' | 'tombstoned' | 'truncated';

const LOSSES: Readonly<Record<StreamLoss, string>> = {
  deleted: 'was deleted on the server',
  tombstoned: 'was tombstoned on the server, for ever',
  truncated: 'was cut on the server: its first events are hidden ($tb, $maxCount or $maxAge in its metadata)',
};

/** Somebody deleted or cut a stream behind our back: nothing here ever does. */
export class StreamGoneError extends EventStoreError {
  readonly code = 'stream-gone';
  override readonly name = 'StreamGoneError';
  constructor(
    readonly stream: string,
    readonly loss: StreamLoss,
  ) {
    super(
      `The stream "${stream}" ${LOSSES[loss]}. Matchtape never deletes: ` +
        'find out who did, undo it in the stream metadata where that is still possible, or restore a backup.',
    );
  }
}

/** The place where the events are kept does not let us; nothing was written, and it may work later. */
export class StoreUnavailableError extends EventStoreError {
  override readonly name = 'StoreUnavailableError';
  constructor(
    readonly code: UnavailableCode,
    message: string,
  ) {
    super(message);
  }
}
