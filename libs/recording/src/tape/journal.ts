import { Inject, Injectable } from '@nestjs/common';
import { type Envelope, type Json, knownList, type NewEnvelope } from '#kernel';
import {
  type Appended,
  type EventStore,
  IdempotencyConflictError,
  isStreamName,
  type NewEvent,
  type RecordedEvent,
  StreamNotFoundError,
  type Subscription,
  WrongExpectedRevisionError,
} from '#event-store';
import type { Instead } from '#match';
import type { SealedTapeEvent } from '#tape-document';
import { EVENT_STORE } from '../ports.js';
import { RecordingProblem } from '../problem.js';

/** Names of match streams start so. */
export const MATCH_PREFIX = 'match-';

/** Somebody else has appended to the match since it was last read. Caught up and decided anew, the order may go through. */
export class TapeMoved extends RecordingProblem {
  constructor(matchId: string) {
    super('conflict', {
      code: 'match/moved',
      message: `Another recorder has written to match "${matchId}" at the same moment; nothing was recorded.`,
      remedy:
        'Look at what was recorded meanwhile (the newest events say by whom), then send the same order again with the same play id. Where this comes back, some program is writing to the match without a pause: stop it.',
    });
  }
}

/** The envelope without what is only the store's. */
export const envelopeOf = ({ position: _, created: _c, seal: _s, ...envelope }: RecordedEvent): Envelope => ({
  ...envelope,
  because: knownList(envelope.because),
});

/** A batch as it stands in the store. `repeated`: it stood there before, and its answer was lost. */
export interface WrittenBatch {
  readonly envelopes: readonly Envelope[];
  readonly repeated: boolean;
}

/** The envelope as the store will give it back: its data is read from what was written, as everybody else's is. */
const writtenAs = (event: NewEnvelope, { stream, firstRevision, data }: Appended, index: number): Envelope => ({
  stream,
  revision: firstRevision + index,
  id: event.id,
  type: event.type,
  schema: event.schema,
  at: event.at,
  actor: event.actor,
  cause: event.cause,
  because: knownList(event.because),
  data: JSON.parse(data[index] ?? 'null') as Json,
});

/** What an observer of one match asks for: events after a revision (-1 for all), one at a time. */
export interface Watch {
  readonly after: number;
  readonly onEvent: (envelope: Envelope) => void | Promise<void>;
}

/** The store as matches use it: one stream a match. */
@Injectable()
export class Journal {
  #lastPosition = 0;

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Position of the last event that this process has appended, 0 before any. */
  get lastPosition(): number {
    return this.#lastPosition;
  }

  /**
   * Appends a batch after a revision of the match (-1: before all), and gives it as it stands there. Throws `match/moved` when the
   * store is further on.
   */
  async append(id: string, after: number, events: readonly NewEvent[]): Promise<WrittenBatch> {
    const expected = after < 0 ? 'no-stream' : after;
    try {
      const appended = await this.store.append(MATCH_PREFIX + id, expected, events);
      this.#lastPosition = Math.max(this.#lastPosition, appended.position);
      const envelopes = events.map((event, index) => writtenAs(event, appended, index));
      return { envelopes, repeated: appended.repeated };
    } catch (error) {
      // Same ids with another time: another process recorded the same play a moment ago.
      const isMoved = error instanceof WrongExpectedRevisionError || error instanceof IdempotencyConflictError;
      throw isMoved ? new TapeMoved(id) : error;
    }
  }

  /** Revision of a match's last event in the store; undefined where the store has no such match. */
  async lastRevision(id: string): Promise<number | undefined> {
    if (!isStreamName(MATCH_PREFIX + id)) return undefined;
    return (await this.store.head(MATCH_PREFIX + id))?.revision;
  }

  /** The last event of a match in the store; undefined where the store has no such match. */
  async lastOf(id: string): Promise<Envelope | undefined> {
    for await (const event of this.store.readStream(MATCH_PREFIX + id, { direction: 'backward', limit: 1 }))
      return envelopeOf(event);
    return undefined;
  }

  /** Whether names of a match lie beside its chain, so that they can be erased. */
  async isSealed(id: string): Promise<boolean> {
    for await (const { seal } of this.store.readStream(MATCH_PREFIX + id, { limit: 1 })) return seal !== undefined;
    return false;
  }

  /** Erases texts about people; see `EventStore.erase`. Answers how many events had such a text. */
  erase(id: string, instead: Instead): Promise<number> {
    return this.store.erase(MATCH_PREFIX + id, instead);
  }

  /** So many first events of a match as they were written, each with its seal, where it has one, and when the store took it. */
  async writtenUpTo(id: string, count: number): Promise<readonly SealedTapeEvent[]> {
    const events: SealedTapeEvent[] = [];
    for await (const { position: _, ...event } of this.store.readStream(MATCH_PREFIX + id, { limit: count }))
      events.push(event);
    return events;
  }

  /** The events of a match from a revision on; none where the store has no such match. */
  async readFrom(id: string, from: number): Promise<readonly Envelope[]> {
    const envelopes: Envelope[] = [];
    // An id that no stream can have is the id of no match: that is for the caller to tell, not for the store.
    if (!isStreamName(MATCH_PREFIX + id)) return envelopes;
    try {
      for await (const event of this.store.readStream(MATCH_PREFIX + id, { from })) envelopes.push(envelopeOf(event));
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return envelopes;
  }

  /** Gives the events of one match that are there, then those that come. */
  watch(id: string, { after, onEvent }: Watch): Promise<Subscription> {
    return this.store.subscribe({
      stream: MATCH_PREFIX + id,
      ...(after >= 0 ? { after } : {}),
      onEvent: (event) => onEvent(envelopeOf(event)),
    });
  }
}
