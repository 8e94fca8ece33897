import { Injectable } from '@nestjs/common';
import type { Subscription } from '#event-store';
import { makeCanonicalJson } from '#kernel';
import { callsFor, type QueuedCall } from '#projections';
import type { Viewer } from '#ruleset';
import { makeBell } from '../tape/bell.js';
import { DelayedViews } from '../delay/delayed-views.js';
import { Delays, type SeesNow } from '../delay/delays.js';
import { ViewFeed } from './view-feed.js';

/** Who follows the queue of calls, and what is done with it. */
export interface CallFollower {
  readonly viewer: Viewer;
  readonly sees: SeesNow;
  readonly onCalls: (calls: readonly QueuedCall[]) => Promise<void>;
}

/** Gives a follower the queue of open calls, whole each time: as it is, and whenever it has become another. */
@Injectable()
export class CallFeed {
  constructor(
    private readonly views: DelayedViews,
    private readonly feed: ViewFeed,
    private readonly delays: Delays,
  ) {}

  /** Throws `views/not-ready` before the first queue. */
  async follow(follower: CallFollower): Promise<Pick<Subscription, 'ended' | 'unsubscribe'>> {
    const bell = makeBell();
    const leaves = [this.feed.watchCalls(bell.ring), this.delays.tick(bell.ring)];
    const leave = (): void => {
      for (const each of leaves) each();
    };
    let isOver = false;
    const unsubscribe = (): void => {
      isOver = true;
      leave();
      bell.ring();
    };
    const first = await this.#queue(follower).catch((error: unknown) => {
      leave();
      throw error;
    });
    const run = async (): Promise<{ readonly reason: 'unsubscribed' }> => {
      let told = '';
      for (let calls = first; ; calls = await this.#queue(follower)) {
        const text = makeCanonicalJson(calls);
        if (text !== told) await follower.onCalls(calls);
        told = text;
        await bell.wait();
        if (isOver) return { reason: 'unsubscribed' };
      }
    };
    const ended = run().catch((error: unknown) => ({ reason: 'failed' as const, error }));
    return { ended: ended.finally(leave), unsubscribe };
  }

  async #queue({ viewer, sees }: CallFollower): Promise<readonly QueuedCall[]> {
    return callsFor(await this.views.calls(sees), viewer);
  }
}
