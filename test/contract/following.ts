import { setImmediate, setTimeout } from 'node:timers/promises';
import type { EventStore, RecordedEvent, SubscribeOptions, Subscription } from '#event-store';

/** A subscription and what it was given so far. */
export interface Following {
  readonly events: RecordedEvent[];
  /** How many events had been seen each time CaughtUp came. */
  readonly caughtUpAt: number[];
  readonly subscription: Subscription;
}

/** Subscribes, and writes down what comes. */
export const follow = async (store: EventStore, options: Partial<SubscribeOptions> = {}): Promise<Following> => {
  const events: RecordedEvent[] = [];
  const caughtUpAt: number[] = [];
  const subscription = await store.subscribe({
    onEvent: (event) => void events.push(event),
    onCaughtUp: () => void caughtUpAt.push(events.length),
    ...options,
  });
  return { events, caughtUpAt, subscription };
};

/** How often it is looked at once before there is a rest between two looks. */
const AT_ONCE = 100;

/** Waits until something has come about, without a limit of its own: the test's is the limit. */
export const until = async (holds: () => boolean): Promise<void> => {
  for (let looks = 0; !holds(); looks++) await (looks < AT_ONCE ? setImmediate() : setTimeout(5));
};
