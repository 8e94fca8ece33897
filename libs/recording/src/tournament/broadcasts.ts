import { Injectable } from '@nestjs/common';
import type { Subscription } from '#event-store';
import type { BroadcastShow } from '#tournament';
import { makeBell } from '../tape/bell.js';
import { DeskFeed } from './desk-feed.js';
import { Tournaments } from './tournaments.js';

/** What the director of an event's broadcast shows: as it is, and whenever it has become another. */
@Injectable()
export class Broadcasts {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly desks: DeskFeed,
  ) {}

  /** Throws `tournament/unknown`. */
  async read(id: string): Promise<BroadcastShow> {
    return (await this.tournaments.load(id)).state.broadcast;
  }

  /** Throws `tournament/unknown` before the first. */
  async follow(
    id: string,
    onShow: (show: BroadcastShow) => Promise<void>,
  ): Promise<Pick<Subscription, 'ended' | 'unsubscribe'>> {
    const first = await this.read(id);
    const bell = makeBell();
    const leave = this.desks.watch((other) => other === id && bell.ring());
    let isOver = false;
    const run = async (): Promise<{ readonly reason: 'unsubscribed' }> => {
      let told: BroadcastShow | undefined;
      for (let show = first; ; show = await this.read(id)) {
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
