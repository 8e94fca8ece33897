import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { HealthIndicatorService, type HealthIndicatorFunction } from '@nestjs/terminus';
import { CheckHealth, type Health, type SeesNow } from '#recording';

/** What is looked at, one by one, of a node that was asked once how it is. */
@Injectable()
export class NodeHealth {
  constructor(
    private readonly queries: QueryBus,
    private readonly indicators: HealthIndicatorService,
  ) {}

  ask(sees: SeesNow): Promise<Health> {
    return this.queries.execute(new CheckHealth(sees));
  }

  /** Whether the store answers and takes events. */
  async isStoreWell(): Promise<boolean> {
    return (await this.ask(() => false)).store.isWritable;
  }

  /**
   * The store is up while it answers and takes events. The kept views are down while there are none; they impair the node, no more, where they
   * do not follow the store or leave a match out.
   */
  of({ store, views, hasViews }: Health): readonly HealthIndicatorFunction[] {
    const [ofStore, ofViews] = [this.indicators.check('store'), this.indicators.check('views')];
    const isImpaired = views.state === 'waiting' || views.leftOut.length > 0;
    return [
      () => (store.isWritable ? ofStore.up() : ofStore.down(store.reason ?? '')),
      () => {
        if (!hasViews) return ofViews.down(views.reason ?? views.state);
        return isImpaired ? ofViews.degraded(views.reason ?? views.state) : ofViews.up();
      },
    ];
  }
}
