import { Inject, Injectable } from '@nestjs/common';
import type { Envelope, NewEnvelope } from '#kernel';
import {
  type EventStore,
  IdempotencyConflictError,
  type RecordedEvent,
  StreamNotFoundError,
  type Subscription,
  WrongExpectedRevisionError,
} from '#event-store';
import { EVENT_STORE } from '../ports.js';
import { RecordingProblem } from '../problem.js';
import type { LiveTape } from './live-tape.js';

/** Names of match streams start so. */
export const MATCH_PREFIX = 'match-';

/** Somebody else has appended to the match since it was last read. Caught up and decided anew, the order may go through. */
export class TapeMoved extends RecordingProblem {
  constructor(matchId: string) {
    super('conflict', {
      code: 'match/moved',
      message: `Another recorder has written to match "${matchId}" at the same moment; nothing was recorded.`,
      remedy: 'Send the same order again.',
    });
  }
}

/** The envelope without what is only the store's. */
export const envelopeOf = ({ position: _position, created: _created, ...envelope }: RecordedEvent): Envelope =>
  envelope;

/** What an observer of one match asks for: events after a revision (-1 for all), one at a time. */
export interface Watch {
  readonly after: number;
  readonly onEvent: (envelope: Envelope) => void | Promise<void>;
  readonly onCaughtUp: () => void | Promise<void>;
}

/** The store as matches use it: one stream a match. */
@Injectable()
export class Journal {
  #lastBatch = 0;

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Position of the first event of the batch appended last by this process, 0 before any. */
  get lastBatch(): number {
    return this.#lastBatch;
  }

  /** Appends a batch after the tape's last revision. Throws `match/moved` when the store is further on. */
  async append(tape: LiveTape, events: readonly NewEnvelope[]): Promise<void> {
    const expected = tape.revision < 0 ? 'no-stream' : tape.revision;
    try {
      const { position } = await this.store.append(MATCH_PREFIX + tape.id, expected, events);
      this.#lastBatch = Math.max(this.#lastBatch, position - events.length + 1);
    } catch (error) {
      // Same ids with another time: another process recorded the same play a moment ago.
      const isMoved = error instanceof WrongExpectedRevisionError || error instanceof IdempotencyConflictError;
      throw isMoved ? new TapeMoved(tape.id) : error;
    }
  }

  /** The events of a match from a revision on; none where the store has no such match. */
  async readFrom(id: string, from: number): Promise<readonly Envelope[]> {
    const envelopes: Envelope[] = [];
    try {
      for await (const event of this.store.readStream(MATCH_PREFIX + id, { from })) envelopes.push(envelopeOf(event));
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return envelopes;
  }

  /** Gives the events of one match that are there, then those that come. */
  watch(id: string, { after, onEvent, onCaughtUp }: Watch): Promise<Subscription> {
    return this.store.subscribe({
      stream: MATCH_PREFIX + id,
      ...(after >= 0 ? { after } : {}),
      onEvent: (event) => onEvent(envelopeOf(event)),
      onCaughtUp,
    });
  }
}
