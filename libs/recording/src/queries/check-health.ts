import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { type EventStore, EventStoreError } from '#event-store';
import { type ViewStore, ViewStoreError } from '#view-store';
import { EVENT_STORE, VIEW_STORE } from '../ports.js';
import type { ViewHealth } from '../views/feed-status.js';
import { ViewFeed } from '../views/view-feed.js';

/** Whether the store answers, and what it says where it does not. */
export interface StoreHealth {
  readonly isReachable: boolean;
  readonly code: string | null;
  readonly reason: string | null;
}

/** How a node is. `hasViews`: whether there are views that questions over all matches can be answered from. */
export interface Health {
  readonly store: StoreHealth;
  readonly views: ViewHealth;
  readonly hasViews: boolean;
}

/** Asks the store something small, and the views how they are. */
export class CheckHealth extends Query<Health> {}

/** Milliseconds the store has for its answer. */
const PATIENCE = 2_000;

/** A stream that nobody writes: to look for it is the smallest question there is. */
const NOBODYS = 'health';

const REACHABLE: StoreHealth = { isReachable: true, code: null, reason: null };

const SILENT: StoreHealth = {
  isReachable: false,
  code: 'store-silent',
  reason: `The event store has not answered within ${String(PATIENCE / 1000)} seconds.`,
};

const unreachable = (error: unknown): StoreHealth => {
  if (error instanceof EventStoreError) return { isReachable: false, code: error.code, reason: error.message };
  return { isReachable: false, code: 'store-fault', reason: 'The event store failed in a way that nobody foresaw.' };
};

@QueryHandler(CheckHealth)
export class CheckHealthHandler implements IQueryHandler<CheckHealth> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(VIEW_STORE) private readonly views: ViewStore,
    @Inject(ViewFeed) private readonly feed: ViewFeed,
  ) {}

  async execute(): Promise<Health> {
    const [store, hasViews] = await Promise.all([this.#store(), this.#hasViews()]);
    return { store, views: this.feed.health(), hasViews };
  }

  async #store(): Promise<StoreHealth> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<StoreHealth>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, SILENT);
    });
    const answer = this.store.head(NOBODYS).then(() => REACHABLE, unreachable);
    return Promise.race([answer, silence]).finally(() => {
      clearTimeout(timer);
    });
  }

  async #hasViews(): Promise<boolean> {
    try {
      return (await this.views.checkpoint()) !== undefined;
    } catch (error) {
      if (error instanceof ViewStoreError) return false;
      throw error;
    }
  }
}
