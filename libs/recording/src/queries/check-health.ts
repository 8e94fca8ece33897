import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ViewHealth } from '../views/feed-status.js';
import { type ClockHealth, ClockWatch } from '../tape/clock-watch.js';
import { ViewFeed } from '../views/view-feed.js';
import { type StoreHealth, StoreProbe } from './store-probe.js';

/** How a node is. `hasViews`: whether there are views that questions over all matches can be answered from. */
export interface Health {
  readonly store: StoreHealth;
  readonly views: ViewHealth;
  readonly hasViews: boolean;
  readonly clock: ClockHealth;
}

/** Asks the store something small and whether it takes events, and the views how they are. */
export class CheckHealth extends Query<Health> {}

@QueryHandler(CheckHealth)
export class CheckHealthHandler implements IQueryHandler<CheckHealth> {
  constructor(
    private readonly probe: StoreProbe,
    private readonly feed: ViewFeed,
    private readonly clock: ClockWatch,
  ) {}

  async execute(): Promise<Health> {
    const [store, hasViews] = await Promise.all([this.probe.ask(), this.feed.hasViews()]);
    return { store, views: this.feed.health(), hasViews, clock: this.clock.health() };
  }
}
