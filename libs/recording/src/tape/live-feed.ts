import { Injectable } from '@nestjs/common';
import type { Eyes } from '#access';
import type { Subscription, SubscriptionEnd } from '#event-store';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { beyondTape } from '../problem.js';
import { type Follower, Following, turn } from './following.js';
import { Journal } from './journal.js';
import type { LiveTape } from './live-tape.js';
import { checkViewer } from './look.js';

/** What an onlooker of one match asks for. */
export interface Onlooker extends Omit<Follower, 'viewer'> {
  readonly matchId: string;
  readonly eyes: Eyes;
}

/**
 * The onlookers of one tape, how many more are on their way in, and what tells the tape of events that other processes record.
 * `end`: how that has ended, and all of them with it.
 */
interface Crowd {
  readonly present: Set<Following>;
  coming: number;
  end: SubscriptionEnd | undefined;
  readonly watch: Promise<Subscription>;
}

/**
 * Gives an onlooker the events of a match, those that are there and those that come, as the viewer may know them. All onlookers of a
 * match follow one tape in memory: what this process records they have from there, and the store is read once for all of them.
 */
@Injectable()
export class LiveFeed {
  readonly #crowds = new WeakMap<LiveTape, Crowd>();

  constructor(
    private readonly journal: Journal,
    private readonly tapes: DelayedTapes,
  ) {}

  /** Throws `match/unknown`, `seat/unknown` or `revision/beyond-tape` before the first event. */
  async follow({ matchId, eyes, ...asked }: Onlooker): Promise<Subscription> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    const follower = { ...asked, viewer };
    checkViewer(tape, viewer);
    if (follower.after > tape.revision) throw beyondTape(follower.after, tape.revision);
    const crowd = this.#crowds.get(tape) ?? this.#gather(tape);
    crowd.coming += 1;
    try {
      await crowd.watch;
    } finally {
      crowd.coming -= 1;
    }
    const following = new Following(tape, follower);
    crowd.present.add(following);
    if (crowd.end !== undefined) following.end(crowd.end);
    void following.ended.then(() => this.#leave(tape, crowd, following));
    return following;
  }

  #gather(tape: LiveTape): Crowd {
    const watch = this.tapes.isDelayed(tape) ? Promise.resolve(this.tapes.follow(tape)) : this.#watch(tape);
    const crowd: Crowd = { present: new Set(), coming: 0, end: undefined, watch };
    this.#crowds.set(tape, crowd);
    watch.then(
      async ({ ended }) => {
        this.#disperse(tape, crowd, await ended);
      },
      (error: unknown) => {
        this.#disperse(tape, crowd, { reason: 'failed', error });
      },
    );
    return crowd;
  }

  #watch(tape: LiveTape): Promise<Subscription> {
    let cause = '';
    return this.journal.watch(tape.id, {
      after: tape.revision,
      onEvent: async (envelope) => {
        // What was recorded here is on the tape in a moment, with the state after it. What was not comes play by play.
        if (envelope.revision > tape.revision && envelope.cause !== cause) await turn();
        cause = envelope.cause;
        tape.extend([envelope]);
      },
    });
  }

  /** The last one to leave ends the watch; who comes next begins another. */
  async #leave(tape: LiveTape, crowd: Crowd, following: Following): Promise<void> {
    crowd.present.delete(following);
    if (crowd.present.size + crowd.coming > 0) return;
    if (this.#crowds.get(tape) === crowd) this.#crowds.delete(tape);
    (await crowd.watch).unsubscribe();
  }

  #disperse(tape: LiveTape, crowd: Crowd, end: SubscriptionEnd): void {
    if (this.#crowds.get(tape) === crowd) this.#crowds.delete(tape);
    crowd.end = end;
    for (const following of crowd.present) following.end(end);
  }
}
