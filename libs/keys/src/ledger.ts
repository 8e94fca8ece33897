import { randomUUID } from 'node:crypto';
import { ACCESS_EVENTS, ACCESS_STREAM, type AccessEvent, GrantBook } from '#access';
import {
  type EventStore,
  type RecordedEvent,
  StreamNotFoundError,
  type Subscription,
  WrongExpectedRevisionError,
} from '#event-store';
import { type Json, pauseAfter } from '#kernel';

/** Writers that may come between before somebody is told to try again. */
const TRIES = 8;

/** Milliseconds after which a feed that broke is followed again: at first, and at most. */
const AGAIN = { first: 200, longest: 5000 };

const isAccessEvent = (type: string): type is AccessEvent['type'] =>
  (ACCESS_EVENTS as readonly string[]).includes(type);

/** What somebody wishes to have written, given the links as they are; nothing for nothing. May throw. */
export type Decide = (book: GrantBook) => readonly AccessEvent[];

/**
 * The links of a store: one stream of events with hashes in it, folded in memory and followed, so that a link that is made or revoked
 * on one server counts on every other as soon as the store tells it.
 */
export class GrantLedger {
  readonly book = new GrantBook();
  readonly #listeners = new Set<() => void>();
  #following: Subscription | undefined;
  #broken = 0;
  #isOver = false;

  constructor(
    private readonly store: EventStore,
    private readonly now: () => string,
  ) {}

  /** Reads every link there is. Throws what the store throws. */
  async read(): Promise<void> {
    try {
      for await (const event of this.store.readStream(ACCESS_STREAM, { from: this.book.revision + 1 }))
        this.#take(event);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
  }

  /** Follows what comes, until it is closed. */
  async follow(): Promise<void> {
    if (this.#isOver) return;
    try {
      const after = this.book.revision < 0 ? {} : { after: this.book.revision };
      this.#following = await this.store.subscribe({
        stream: ACCESS_STREAM,
        ...after,
        onEvent: (event) => {
          this.#broken = 0;
          this.#take(event);
        },
      });
      if ((await this.#following.ended).reason !== 'failed') return;
    } catch {
      // A store that is away is told of by whoever records; here it is only asked again.
    }
    setTimeout(() => void this.follow(), pauseAfter(AGAIN, this.#broken++)).unref();
  }

  /** Told after each change. Answers how to be told no more. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Writes what is decided on the newest links, and knows it when it returns. Throws what `decide` and the store throw. */
  async write(decide: Decide, actor: string): Promise<void> {
    for (let tries = 0; ; tries++) {
      await this.read();
      const events = decide(this.book);
      if (events.length === 0) return;
      const { revision } = this.book;
      try {
        await this.store.append(ACCESS_STREAM, revision < 0 ? 'no-stream' : revision, this.#envelopes(events, actor));
        await this.read();
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError) || tries >= TRIES) throw error;
      }
    }
  }

  close(): void {
    this.#isOver = true;
    this.#following?.unsubscribe();
  }

  #envelopes(events: readonly AccessEvent[], actor: string) {
    const at = this.now();
    const cause = randomUUID();
    return events.map(({ type, data }) => ({
      ...{ id: randomUUID(), type, schema: 1, at, actor, cause, because: [] },
      data: data as unknown as Json,
    }));
  }

  /** Events come by reading and by following, each perhaps twice: the next one counts. */
  #take({ revision, type, data, at }: RecordedEvent): void {
    if (revision !== this.book.revision + 1 || !isAccessEvent(type)) return;
    this.book.take({ type, data } as unknown as AccessEvent, at);
    for (const listener of this.#listeners) listener();
  }
}
