import { Injectable } from '@nestjs/common';
import type { Subscription } from '#event-store';
import type { Eyes } from '#access';
import { type BroadcastShow, duePicks, showAfter, type Tournament } from '#tournament';
import { Delays } from '../delay/delays.js';
import { makeBell } from '../tape/bell.js';
import { DeskFeed } from './desk-feed.js';
import { Tournaments } from './tournaments.js';

/** What the director of an event's broadcast shows, to the audience behind the delays of what is picked: as it is, and whenever it has become another. */
@Injectable()
export class Broadcasts {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly desks: DeskFeed,
    private readonly delays: Delays,
  ) {}

  /** Throws `tournament/unknown`. */
  async read(id: string, eyes: Eyes): Promise<BroadcastShow> {
    const { state } = await this.tournaments.load(id);
    return showAfter(eyes === 'audience' ? await this.#dueOf(state) : state.picks);
  }

  async #dueOf(state: Tournament): Promise<Tournament['picks']> {
    const picked = new Set(state.picks.map(({ show }) => show.match));
    return duePicks(state, await this.delays.at(state, (match) => picked.has(match)));
  }

  /** Throws `tournament/unknown` before the first. */
  async follow(
    { id, eyes }: { readonly id: string; readonly eyes: Eyes },
    onShow: (show: BroadcastShow) => Promise<void>,
  ): Promise<Pick<Subscription, 'ended' | 'unsubscribe'>> {
    const first = await this.read(id, eyes);
    const bell = makeBell();
    const leaves = [
      this.desks.watch((other) => other === id && bell.ring()),
      ...(eyes === 'audience' ? [this.delays.tick(bell.ring)] : []),
    ];
    const leave = (): void => {
      for (const each of leaves) each();
    };
    let isOver = false;
    const run = async (): Promise<{ readonly reason: 'unsubscribed' }> => {
      let told: BroadcastShow | undefined;
      for (let show = first; ; show = await this.read(id, eyes)) {
        if (show !== told) await onShow(show);
        told = show;
        await bell.wait();
        if (isOver) return { reason: 'unsubscribed' };
      }
    };
    const ended = run().catch((error: unknown) => ({ reason: 'failed' as const, error }));
    const unsubscribe = (): void => {
      isOver = true;
      leave();
      bell.ring();
    };
    return { ended: ended.finally(leave), unsubscribe };
  }
}
