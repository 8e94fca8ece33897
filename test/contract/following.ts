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

/** Waits until something has come about. */
export const until = async (holds: () => boolean): Promise<void> => {
  for (let left = 2000; !holds(); left--) {
    if (left === 0) throw new Error('It did not come about within ten seconds.');
    await (left > 1900 ? setImmediate() : setTimeout(5));
  }
};
