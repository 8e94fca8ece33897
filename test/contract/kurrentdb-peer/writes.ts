import { randomUUID } from 'node:crypto';
import { type Decision, decideWrite, type Expected, makeRecentIds } from './decide.js';
import type { LoggedEvent, PeerLog, ProposedEvent } from './log.js';
import { metastreamOf, originalOf, revivedAt, SOFT_DELETED, stateOf } from './stream-state.js';

/** A write: events for a stream, and what is expected of it. */
export interface Write {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly ProposedEvent[];
}

/**
 * What became of a write.
 * - `revision`, `position`: of its last event, or of the event that was there before; -1 and undefined when there is none
 */
export type WriteResult =
  | { readonly outcome: 'written'; readonly revision: number; readonly position: number | undefined }
  | Exclude<Decision, { readonly outcome: 'write' | 'repeated' }>;

/** Writes, each decided at once and answered when it is durable. */
export interface Writer {
  readonly append: (write: Write) => Promise<WriteResult>;
  /** Hides what the stream has; a later append goes on with its numbers. */
  readonly deleteStream: (stream: string, expected: Expected) => Promise<WriteResult>;
  /** Ends the stream for ever. */
  readonly tombstone: (stream: string, expected: Expected) => Promise<WriteResult>;
}

const NO_BYTES = new Uint8Array();

const metadataEvent = (data: string | Uint8Array): ProposedEvent => ({
  id: randomUUID(),
  type: '$metadata',
  isJson: true,
  data: Buffer.from(data as string),
  metadata: NO_BYTES,
});

const tombstoneEvent = (): ProposedEvent => ({
  id: randomUUID(),
  type: '$streamDeleted',
  isJson: false,
  data: NO_BYTES,
  metadata: NO_BYTES,
});

const resultAt = (event: LoggedEvent | undefined): WriteResult => ({
  outcome: 'written',
  revision: event?.revision ?? -1,
  position: event?.position,
});

/** Makes the writer of a log. `rememberedIds`: how many ids the cache of the weak rule holds. */
export const makeWriter = (log: PeerLog, rememberedIds: number): Writer => {
  const recent = makeRecentIds(rememberedIds);
  let tail: Promise<unknown> = Promise.resolve();

  const add = (stream: string, events: readonly ProposedEvent[]): LoggedEvent | undefined => {
    const { written } = log.add(stream, events);
    tail = written;
    const logged = log.eventsOf(stream);
    for (const event of logged.slice(logged.length - events.length)) recent.put(event.id, stream, event.revision);
    return logged.at(-1);
  };

  const decide = ({ stream, expected, events }: Write): Decision =>
    decideWrite({
      stream,
      expected,
      ids: events.map(({ id }) => id),
      state: stateOf(log, stream),
      hasMetadata: log.eventsOf(metastreamOf(stream)).length > 0,
      recent,
    });

  /** What was decided and written together is durable together: the answer waits for the last of it. */
  const answered = async (result: WriteResult): Promise<WriteResult> => {
    await tail;
    return result;
  };

  const append = (write: Write): Promise<WriteResult> => {
    const decision = decide(write);
    const { stream, events } = write;
    if (decision.outcome === 'repeated') return answered(resultAt(log.eventsOf(stream)[decision.revision]));
    if (decision.outcome !== 'write') return Promise.resolve(decision);
    const before = stateOf(log, stream).last;
    if (events.length === 0) {
      // A write of nothing takes a place in the log all the same.
      const position = log.end();
      add(stream, []);
      return answered({ outcome: 'written', revision: before, position });
    }
    const shown = originalOf(stream);
    const showsAgain = shown !== undefined && stateOf(log, shown).isSoftDeleted;
    const last = add(stream, events);
    // A stream that was deleted softly begins again, at its next revision, with an event or with new metadata.
    if (decision.revives) add(metastreamOf(stream), [metadataEvent(revivedAt(log, stream, before + 1))]);
    if (showsAgain) add(stream, [metadataEvent(revivedAt(log, shown, stateOf(log, shown).last + 1))]);
    return answered(resultAt(last));
  };

  const remove = (write: Write, isForEver: boolean): Promise<WriteResult> => {
    const { stream } = write;
    const decision = decide(write);
    if (decision.outcome === 'repeated') return answered(resultAt(log.eventsOf(stream)[decision.revision]));
    if (decision.outcome !== 'write') return Promise.resolve(decision);
    if (isForEver) return answered(resultAt(add(stream, write.events)));
    if (stateOf(log, stream).last < 0 && log.eventsOf(metastreamOf(stream)).length === 0)
      return Promise.resolve({ outcome: 'wrong-revision', actual: -1 });
    return answered(resultAt(add(metastreamOf(stream), write.events)));
  };

  return {
    append,
    deleteStream: (stream, expected) => remove({ stream, expected, events: [metadataEvent(SOFT_DELETED)] }, false),
    tombstone: (stream, expected) => remove({ stream, expected, events: [tombstoneEvent()] }, true),
  };
};
