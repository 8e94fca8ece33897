import { CheckpointAheadError } from './errors.js';
import type { SubscribeOptions, Subscription, SubscriptionEnd } from './port.js';
import { checkSubscribe } from './requests.js';
import { type Feed, type RunningSubscription, runSubscription } from './subscription.js';

/** The subscriptions of one open store. */
export interface SubscriptionHub {
  /** `last`: the last checkpoint there is. @throws CheckpointAheadError, InvalidRequestError */
  readonly add: (options: SubscribeOptions, feed: Feed, last: number) => Subscription;
  /** Something was committed. */
  readonly wake: () => void;
  /** Ends all of them. Does not wait for a running handler: it may be the one that closes the store. */
  readonly end: (end: SubscriptionEnd) => void;
  readonly size: () => number;
}

/** Makes an empty hub. */
export const makeHub = (): SubscriptionHub => {
  const running = new Set<RunningSubscription>();
  return {
    add: (options, feed, last) => {
      const after = checkSubscribe(options);
      if (after > last) throw new CheckpointAheadError(after, last, options.stream);
      const started = runSubscription(feed, after, options);
      running.add(started);
      void started.subscription.ended.then(() => running.delete(started));
      return started.subscription;
    },
    wake: () => {
      for (const { wake } of running) wake();
    },
    end: (how) => {
      for (const { end } of running) end(how);
    },
    size: () => running.size,
  };
};
