import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ViewHealth } from '../views/feed-status.js';
import { Delays, type SeesNow } from '../delay/delays.js';
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

/** Asks the store something small and whether it takes events, and the views how they are. How far they are is told where nobody is shown less than there is. */
export class CheckHealth extends Query<Health> {
  constructor(readonly sees: SeesNow) {
    super();
  }
}

@QueryHandler(CheckHealth)
export class CheckHealthHandler implements IQueryHandler<CheckHealth> {
  @Inject(Delays) private readonly delays!: Delays;

  constructor(
    private readonly probe: StoreProbe,
    private readonly feed: ViewFeed,
    private readonly clock: ClockWatch,
  ) {}

  async execute({ sees }: CheckHealth): Promise<Health> {
    const [store, hasViews] = await Promise.all([this.probe.ask(), this.feed.hasViews()]);
    const views = this.feed.health();
    const isTold = !this.delays.some || sees({ event: null, table: null });
    const told = isTold ? views : { ...views, position: 0, handled: 0 };
    return { store, views: told, hasViews, clock: this.clock.health() };
  }
}
