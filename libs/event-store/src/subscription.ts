import type { RecordedEvent, SubscribeOptions, Subscription, SubscriptionEnd } from './port.js';

/**
 * Events of a subscription after a checkpoint.
 * - `through`: the checkpoint up to which everything has been looked at
 * - `isLast`: there was nothing more at the time
 */
export interface Page {
  readonly events: readonly RecordedEvent[];
  readonly through: number;
  readonly isLast: boolean;
}

/**
 * Where a subscription reads from.
 * - `placeOf`: the checkpoint an event stands at (its position or its revision)
 * - `pause`: lets the rest of the program have its turn; between two pages, so that a long catch-up stops nobody
 */
export interface Feed {
  readonly pageAfter: (checkpoint: number) => Page;
  readonly pause: () => Promise<void>;
  readonly placeOf: (event: RecordedEvent) => number;
}

type Handlers = Pick<SubscribeOptions, 'onEvent' | 'onCaughtUp'>;

/** A subscription and the two things its store tells it. */
export interface RunningSubscription {
  readonly subscription: Subscription;
  /** Something was committed. */
  readonly wake: () => void;
  readonly end: (end: SubscriptionEnd) => void;
}

/** A bell that rings once for each wait, and at once when it was rung while nobody waited: no commit is missed. */
const makeBell = () => {
  let rung = false;
  let waiting: (() => void) | undefined;
  return {
    ring: (): void => {
      rung = true;
      waiting?.();
    },
    wait: async (): Promise<void> => {
      if (!rung) await new Promise<void>((resolve) => (waiting = resolve));
      waiting = undefined;
      rung = false;
    },
  };
};

/**
 * Runs a subscription: read a page, hand over its events one by one, read the next; when nothing is left, wait for a commit.
 * Catching up and living on are the same loop, so there is no switch between them at which an event could be lost or repeated.
 */
export const runSubscription = (feed: Feed, after: number, handlers: Handlers): RunningSubscription => {
  const bell = makeBell();
  let checkpoint = after;
  let ended: SubscriptionEnd | undefined;
  const end = (how: SubscriptionEnd): void => {
    ended ??= how;
    bell.ring();
  };
  // Asked through a function, because handlers may end the subscription between two looks at it.
  const isOver = (): boolean => ended !== undefined;

  const handOver = async (events: readonly RecordedEvent[]): Promise<void> => {
    for (const event of events) {
      if (isOver()) return;
      await handlers.onEvent(event);
      checkpoint = feed.placeOf(event);
    }
  };

  const run = async (): Promise<void> => {
    let caughtUp = false;
    while (!isOver()) {
      const page = feed.pageAfter(checkpoint);
      await handOver(page.events);
      if (isOver()) return;
      checkpoint = Math.max(checkpoint, page.through);
      if (!page.isLast) {
        await feed.pause();
        continue;
      }
      if (!caughtUp) {
        caughtUp = true;
        await handlers.onCaughtUp?.();
      }
      await bell.wait();
    }
  };

  const finished = Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      end({ reason: 'failed', error });
    })
    .then((): SubscriptionEnd => ended ?? { reason: 'unsubscribed' });
  const unsubscribe = (): void => {
    end({ reason: 'unsubscribed' });
  };
  return { subscription: { ended: finished, checkpoint: () => checkpoint, unsubscribe }, wake: bell.ring, end };
};
