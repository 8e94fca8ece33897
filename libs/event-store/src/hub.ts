import { CheckpointAheadError } from './errors.js';
import type { SubscribeOptions, Subscription, SubscriptionEnd } from './port.js';
import { checkSubscribe } from './requests.js';
import { type Feed, type RunningSubscription, runSubscription } from './subscription.js';

/** The subscriptions of one open store. */
export interface SubscriptionHub {
  /** `last`: the last checkpoint there is. @throws CheckpointAheadError, InvalidRequestError */
  readonly add: (options: SubscribeOptions, feed: Feed, last: number) => Subscription;
  /** Something was committed, to these streams alone where they are named: the subscriptions of other streams sleep on. */
  readonly wake: (streams?: ReadonlySet<string>) => void;
  /** Ends all of them. Does not wait for a running handler: it may be the one that closes the store. */
  readonly end: (end: SubscriptionEnd) => void;
  readonly size: () => number;
}

/** Makes an empty hub. */
export const makeHub = (): SubscriptionHub => {
  const running = new Map<RunningSubscription, string | undefined>();
  return {
    add: (options, feed, last) => {
      const after = checkSubscribe(options);
      if (after > last) throw new CheckpointAheadError(after, last, options.stream);
      const started = runSubscription(feed, after, options);
      running.set(started, options.stream);
      void started.subscription.ended.then(() => running.delete(started));
      return started.subscription;
    },
    wake: (streams) => {
      for (const [{ wake }, stream] of running) {
        if (stream === undefined || streams === undefined || streams.has(stream)) wake();
      }
    },
    end: (how) => {
      for (const { end } of running.keys()) end(how);
    },
    size: () => running.size,
  };
};
