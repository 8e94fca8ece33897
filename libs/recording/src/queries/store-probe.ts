import { Inject, Injectable, Logger } from '@nestjs/common';
import { type EventStore, EventStoreError, publicWords } from '#event-store';
import { EVENT_STORE } from '../ports.js';

/**
 * Whether the store answers, whether it takes events, and what it says where it does not, in words for everybody.
 * `isWritable` is asked by a write, at most every few seconds.
 */
export interface StoreHealth {
  readonly isReachable: boolean;
  readonly isWritable: boolean;
  readonly code: string | null;
  readonly reason: string | null;
}

/** Milliseconds the store has for its answer. */
const PATIENCE = 2_000;

/** Milliseconds for which a trial write that went well stands for the next ones, and one that failed. */
const GOOD_FOR = 5_000;
const BAD_FOR = 500;

/** A stream that nobody writes: to look for it is the smallest question there is. */
const NOBODYS = 'health';

const WELL: StoreHealth = { isReachable: true, isWritable: true, code: null, reason: null };

const SILENT: StoreHealth = {
  isReachable: false,
  isWritable: false,
  code: 'store-silent',
  reason: `The event store has not answered within ${String(PATIENCE / 1000)} seconds.`,
};

const ailing = (error: unknown, isReachable: boolean): StoreHealth => {
  const ill = { isReachable, isWritable: false };
  if (error instanceof EventStoreError) return { ...ill, code: error.code, reason: publicWords(error) };
  return { ...ill, code: 'store-fault', reason: 'The event store failed in a way that nobody foresaw.' };
};

const within = (answer: Promise<StoreHealth>): Promise<StoreHealth> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<StoreHealth>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, SILENT);
  });
  return Promise.race([answer, silence]).finally(() => {
    clearTimeout(timer);
  });
};

/** Asks the store how it is, for all who ask at once: a question, and now and then a trial write. */
@Injectable()
export class StoreProbe {
  readonly #log = new Logger('Matchtape');
  #told = '';
  #write: Promise<StoreHealth> | undefined;
  #until = Number.POSITIVE_INFINITY;

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async ask(): Promise<StoreHealth> {
    const reading = this.store.head(NOBODYS).then(
      () => WELL,
      (error: unknown) => this.#tell(error, false),
    );
    const read = await within(reading);
    return read.isReachable ? within(this.#written()) : read;
  }

  /** The trial write that still stands, or a new one. */
  #written(): Promise<StoreHealth> {
    if (performance.now() >= this.#until) this.#write = undefined;
    this.#write ??= this.#tryWrite();
    return this.#write;
  }

  async #tryWrite(): Promise<StoreHealth> {
    this.#until = Number.POSITIVE_INFINITY;
    let health = WELL;
    try {
      await this.store.probe();
      this.#told = '';
    } catch (error) {
      health = this.#tell(error, true);
    }
    this.#until = performance.now() + (health.isWritable ? GOOD_FOR : BAD_FOR);
    return health;
  }

  /** The operator reads the whole of it, once. */
  #tell(error: unknown, isReachable: boolean): StoreHealth {
    const words = error instanceof Error ? error.message : String(error);
    if (this.#told !== words) this.#log.error(words);
    this.#told = words;
    return ailing(error, isReachable);
  }
}
