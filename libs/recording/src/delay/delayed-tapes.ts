import { Injectable } from '@nestjs/common';
import { type Behind, type Delay, dueCount, type Eyes, viewerIn } from '#access';
import type { MatchOpened } from '#match';
import type { Viewer } from '#ruleset';
import type { Subscription, SubscriptionEnd } from '#event-store';
import { unknownMatch } from '../problem.js';
import { LiveTape } from '../tape/live-tape.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { type DelayedMatch, Delays, TICK } from './delays.js';

/** A tape as somebody may know it now, and with whose knowledge: everything that is read of a match for somebody is read of this. */
export interface ShownTape {
  readonly tape: LiveTape;
  readonly viewer: Viewer;
}

const matchOf = ({ id, envelopes, state }: LiveTape): DelayedMatch => {
  const options = (envelopes.at(0)?.data as unknown as MatchOpened['data'] | undefined)?.options;
  return { id, event: options?.event ?? null, table: options?.table ?? null, status: state.status };
};

/**
 * The one place where a delay is applied: whose eyes look at a match decides up to which event its tape is there for them. For the audience of an event with
 * a delay that is a tape of its own, which grows as events come due: whatever is read of it (its state, its head, its chain, its figures) can tell of nothing later.
 */
@Injectable()
export class DelayedTapes {
  readonly #past = new WeakMap<LiveTape, LiveTape>();
  readonly #delayed = new WeakSet<LiveTape>();

  constructor(
    private readonly tapes: LiveTapes,
    private readonly delays: Delays,
  ) {}

  /** The tape of a match as those eyes may know it now. Throws `match/unknown`, also of a match of which nothing is due. */
  async load(id: string, eyes: Eyes): Promise<ShownTape> {
    const shown = await this.seek(id, eyes);
    if (shown === undefined) throw unknownMatch(id);
    return shown;
  }

  /** The same, undefined where there is nothing for those eyes. */
  async seek(id: string, eyes: Eyes): Promise<ShownTape | undefined> {
    const whole = await this.tapes.find(id);
    if (whole === undefined) return undefined;
    const viewer = viewerIn(eyes);
    const shown = eyes === 'audience' ? await this.delays.of(matchOf(whole)) : null;
    if (shown === null) return { tape: whole, viewer };
    const tape = this.#dueOf(whole, shown);
    return tape.revision < 0 ? undefined : { tape, viewer };
  }

  /** By how much those eyes see a match late. Throws `match/unknown`. */
  async delayOf(id: string, eyes: Eyes): Promise<Delay> {
    if (eyes !== 'audience' || (await this.delays.lookUp()) === undefined) return 0;
    await this.load(id, eyes);
    const whole = await this.tapes.find(id);
    return whole === undefined ? 0 : this.delays.delayOf(matchOf(whole));
  }

  /** Whether those eyes may read what others say of a match beside its tape: behind a delay once the tape is closed. Throws `match/unknown`. */
  async isToldOf(id: string, eyes: Eyes): Promise<boolean> {
    if (eyes !== 'audience') return true;
    const { tape } = await this.load(id, eyes);
    return !this.isDelayed(tape) || tape.state.status === 'closed';
  }

  /** The same tape, undefined where nothing of the match is due. */
  async find(id: string, shown: Behind): Promise<LiveTape | undefined> {
    const whole = await this.tapes.find(id);
    if (whole === undefined) return undefined;
    const tape = this.#dueOf(whole, shown);
    return tape.revision < 0 ? undefined : tape;
  }

  /** Whether this tape is one behind a delay, that `follow` lets grow. */
  isDelayed(tape: LiveTape): boolean {
    return this.#delayed.has(tape);
  }

  /** Lets a tape behind its delay grow as events come due, until it is unsubscribed; ends where it is no longer the tape that the audience is shown. */
  follow(tape: LiveTape): Subscription {
    const state: { end?: SubscriptionEnd } = {};
    let wake = (): void => undefined;
    const run = async (): Promise<SubscriptionEnd> => {
      while (state.end === undefined) {
        const now = await this.seek(tape.id, 'audience');
        if (now?.tape !== tape) return { reason: 'unsubscribed' };
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, TICK).unref();
        });
      }
      return state.end;
    };
    const ended = run().catch((error: unknown): SubscriptionEnd => ({ reason: 'failed', error }));
    const unsubscribe = (): void => {
      state.end ??= { reason: 'unsubscribed' };
      wake();
    };
    return { ended, unsubscribe, checkpoint: () => tape.revision };
  }

  #dueOf(whole: LiveTape, shown: Behind): LiveTape {
    const kept = this.#past.get(whole);
    const have = kept?.envelopes.length ?? 0;
    const last = kept?.envelopes.at(-1);
    // A delay that was made longer, or a clock that was set back, takes events away again; an erasure takes names.
    const isStill = kept !== undefined && !kept.isOutdated && (last === undefined || dueCount([last], shown) === 1);
    const past = isStill ? kept : new LiveTape(whole.id, whole.ruleset);
    const due = dueCount(whole.envelopes, shown, isStill ? have : 0);
    if (due > past.envelopes.length) past.extend(whole.envelopes.slice(past.envelopes.length, due));
    this.#past.set(whole, past);
    this.#delayed.add(past);
    return past;
  }
}
