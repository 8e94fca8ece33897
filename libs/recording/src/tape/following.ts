import type { Envelope } from '#kernel';
import type { Viewer } from '#ruleset';
import type { Subscription, SubscriptionEnd } from '#event-store';
import { makeBell } from './bell.js';
import type { LiveTape } from './live-tape.js';

/** What a follower is given: events after a revision (-1 for all), one at a time, and word when those that were there are told. */
export interface Follower {
  readonly viewer: Viewer;
  readonly after: number;
  readonly onEvent: (envelope: Envelope) => void | Promise<void>;
  readonly onCaughtUp: () => void | Promise<void>;
}

/** A turn of the event loop, in which the rest of the program goes on. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Milliseconds of telling after which the rest of the program has its turn, once the play is told to its end. */
const PIECE = 4;

/** Whoever follows a tape in memory: each at its own pace, all by what the tape grows by. */
export class Following implements Subscription {
  readonly ended: Promise<SubscriptionEnd>;
  #end: SubscriptionEnd | undefined;
  #next: number;
  readonly #bell = makeBell();
  readonly #leave: () => void;

  constructor(
    private readonly tape: LiveTape,
    private readonly follower: Follower,
  ) {
    this.#next = follower.after + 1;
    this.#leave = tape.onGrowth(this.#bell.ring);
    this.ended = Promise.resolve()
      .then(() => this.#run())
      .catch((error: unknown): SubscriptionEnd => (this.#end ??= { reason: 'failed', error }))
      .finally(this.#leave);
  }

  /** The revision told last. */
  readonly checkpoint = (): number => this.#next - 1;

  readonly unsubscribe = (): void => {
    this.end({ reason: 'unsubscribed' });
  };

  /** Ends it: what is being told is told to its end, and nothing after it. */
  end(how: SubscriptionEnd): void {
    this.#end ??= how;
    this.#bell.ring();
  }

  async #run(): Promise<SubscriptionEnd> {
    await this.#tell();
    if (this.#end === undefined) await this.follower.onCaughtUp();
    while (this.#end === undefined) {
      await this.#bell.wait();
      // Whoever made the play is answered first.
      await turn();
      await this.#tell();
    }
    return this.#end;
  }

  /** Tells what the tape has, in pieces, so that a long tape stops nobody. */
  async #tell(): Promise<void> {
    const seen = this.tape.seenBy(this.follower.viewer);
    let began = performance.now();
    while (this.#end === undefined) {
      const envelope = seen.envelopeAt(this.#next);
      if (envelope === undefined) {
        // It has names that were erased; who connects again is given the tape as it is now.
        if (this.tape.isOutdated) this.end({ reason: 'unsubscribed' });
        return;
      }
      await this.follower.onEvent(envelope);
      this.#next += 1;
      // A play is told in one go, so that what it leads to is sent, and drawn, at once.
      const isWithinPlay =
        this.#next <= this.tape.revision && this.tape.envelopeAt(this.#next).cause === envelope.cause;
      if (isWithinPlay || performance.now() - began < PIECE) continue;
      await turn();
      began = performance.now();
    }
  }
}
