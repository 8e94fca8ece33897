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
  readonly pageAfter: (checkpoint: number) => Page | Promise<Page>;
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

/** How far a subscription has come. */
interface Progress {
  checkpoint: number;
  ended: SubscriptionEnd | undefined;
}

// Asked through a function, because handlers may end the subscription between two looks at it.
const isOver = (progress: Progress): boolean => progress.ended !== undefined;

const handOver = async (feed: Feed, { onEvent }: Handlers, progress: Progress): Promise<boolean> => {
  const page = await feed.pageAfter(progress.checkpoint);
  for (const event of page.events) {
    if (isOver(progress)) return true;
    await onEvent(event);
    progress.checkpoint = feed.placeOf(event);
  }
  if (!isOver(progress)) progress.checkpoint = Math.max(progress.checkpoint, page.through);
  return page.isLast;
};

/** Reads a page, hands it over and pauses, until it has handed over the last one there is. */
const catchUp = async (feed: Feed, handlers: Handlers, progress: Progress): Promise<void> => {
  while (!isOver(progress)) {
    if (await handOver(feed, handlers, progress)) return;
    await feed.pause();
  }
};

/**
 * Runs a subscription: catch up, wait for a commit, catch up again. Catching up and living on are the same loop, so there is
 * no switch between them at which an event could be lost or repeated.
 */
export const runSubscription = (feed: Feed, after: number, handlers: Handlers): RunningSubscription => {
  const bell = makeBell();
  const progress: Progress = { checkpoint: after, ended: undefined };
  const end = (how: SubscriptionEnd): void => {
    progress.ended ??= how;
    bell.ring();
  };
  const run = async (): Promise<SubscriptionEnd> => {
    await catchUp(feed, handlers, progress);
    if (!isOver(progress)) await handlers.onCaughtUp?.();
    while (!isOver(progress)) {
      await bell.wait();
      await catchUp(feed, handlers, progress);
    }
    return progress.ended ?? { reason: 'unsubscribed' };
  };
  const ended = Promise.resolve()
    .then(run)
    .catch((error: unknown): SubscriptionEnd => {
      end({ reason: 'failed', error });
      return progress.ended ?? { reason: 'failed', error };
    });
  const unsubscribe = (): void => {
    end({ reason: 'unsubscribed' });
  };
  return { subscription: { ended, checkpoint: () => progress.checkpoint, unsubscribe }, wake: bell.ring, end };
};
