import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { EventStore, RecordedEvent, SubscribeOptions, Subscription } from '#event-store';
import { collect, makeBatch, makeEvent, refusalOf } from '../events.js';
import type { Subject } from '../subject.js';

interface Seen {
  readonly events: RecordedEvent[];
  /** How many events had been seen each time CaughtUp came. */
  readonly caughtUpAt: number[];
  readonly subscription: Subscription;
}

const subscribe = async (store: EventStore, options: Partial<SubscribeOptions> = {}): Promise<Seen> => {
  const events: RecordedEvent[] = [];
  const caughtUpAt: number[] = [];
  const subscription = await store.subscribe({
    onEvent: (event) => void events.push(event),
    onCaughtUp: () => void caughtUpAt.push(events.length),
    ...options,
  });
  return { events, caughtUpAt, subscription };
};

const until = async (holds: () => boolean): Promise<void> => {
  for (let left = 2000; !holds(); left--) {
    if (left === 0) throw new Error('It did not come about within ten seconds.');
    await setTimeout(5);
  }
};

const positionsOf = (events: readonly RecordedEvent[]): number[] => events.map((event) => event.position);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const floodCases = (subject: Subject): void => {
  test('25 catch-up to live with a flood of appends across the switch: no gap, no repetition, in order, CaughtUp once', async () => {
    const store = await subject.open();
    for (let round = 0; round < 10; round++) await store.append('match-1', 'any', makeBatch(100));
    let flooding = true;
    const flood = async (stream: string): Promise<void> => {
      while (flooding) await store.append(stream, 'any', makeBatch(1));
    };
    const floods = ['match-1', 'match-2', 'match-3'].map(flood);
    const sync = await subscribe(store);
    const events: RecordedEvent[] = [];
    const slow = await subscribe(store, {
      onEvent: async (event) => {
        events.push(event);
        if (event.position % 50 === 0) await setTimeout(1);
      },
    });
    await until(() => sync.caughtUpAt.length > 0);
    await setTimeout(100);
    flooding = false;
    await Promise.all(floods);
    const all = positionsOf(await collect(store.readAll()));
    await until(() => sync.events.length >= all.length && events.length >= all.length && slow.caughtUpAt.length > 0);
    await store.append('match-1', 'any', makeBatch(3));
    await until(() => sync.events.length >= all.length + 3 && events.length >= all.length + 3);
    expect(positionsOf(sync.events)).toEqual(upTo(all.length + 3));
    expect(positionsOf(events)).toEqual(upTo(all.length + 3));
    expect(sync.caughtUpAt).toHaveLength(1);
    expect(slow.caughtUpAt).toHaveLength(1);
  });

  test('25 one stream, filters, and a stream that is not there yet', async () => {
    const store = await subject.open();
    const stream = await subscribe(store, { stream: 'match-1' });
    const filtered = await subscribe(store, { types: ['CardDrawn'], streamPrefix: 'match-' });
    await until(() => stream.caughtUpAt.length === 1 && filtered.caughtUpAt.length === 1);
    for (let index = 0; index < 20; index++) {
      await store.append(index % 2 === 0 ? 'match-1' : 'deck-1', 'any', [
        makeEvent({ type: index % 4 < 2 ? 'CardDrawn' : 'Other' }),
      ]);
    }
    await until(() => stream.events.length === 10 && filtered.events.length === 5);
    expect(stream.events.map((event) => event.revision)).toEqual(upTo(10).map((n) => n - 1));
    expect(positionsOf(filtered.events)).toEqual([1, 5, 9, 13, 17]);
    // What was filtered out has been passed over too: a resumed reader does not look at it again.
    await until(() => filtered.subscription.checkpoint() === 20);
    expect(stream.subscription.checkpoint()).toBe(9);
  });
};

const endCases = (subject: Subject): void => {
  test('25 unsubscribed from within the handler, or from outside: no further event', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(10));
    const seen: number[] = [];
    const inside: Subscription = await store.subscribe({
      onEvent: (event) => {
        seen.push(event.position);
        if (event.position === 4) inside.unsubscribe();
      },
    });
    expect(await inside.ended).toEqual({ reason: 'unsubscribed' });
    expect(inside.checkpoint()).toBe(4);
    const outside = await subscribe(store);
    await until(() => outside.caughtUpAt.length === 1);
    outside.subscription.unsubscribe();
    expect(await outside.subscription.ended).toEqual({ reason: 'unsubscribed' });
    await store.append('match-1', 'any', makeBatch(1));
    await setTimeout(20);
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(outside.events).toHaveLength(10);
  });

  test('25 a handler that throws ends its subscription, before the event it failed on, and no other', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(10));
    const fault = new Error('The projection does not know this event.');
    const failing = await subscribe(store, {
      onEvent: (event) => {
        if (event.position === 6) throw fault;
      },
    });
    const other = await subscribe(store);
    expect(await failing.subscription.ended).toEqual({ reason: 'failed', error: fault });
    expect(failing.subscription.checkpoint()).toBe(5);
    await until(() => other.events.length === 10);
  });

  test('25 closing the store ends the subscriptions, also from within a handler', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(3));
    const waiting = await subscribe(store);
    await until(() => waiting.caughtUpAt.length === 1);
    const closing = await subscribe(store, { onEvent: () => store.close() });
    expect(await waiting.subscription.ended).toEqual({ reason: 'store-closed' });
    expect(await closing.subscription.ended).toEqual({ reason: 'store-closed' });
  });
};

/** Case 25, and the checkpoints it needs of 26. */
export const subscriptionCases = (subject: Subject): void => {
  describe('subscriptions', () => {
    floodCases(subject);
    endCases(subject);

    test('25 resumed from every checkpoint: the rest and nothing else', async () => {
      const store = await subject.open();
      for (let index = 0; index < 60; index++) await store.append(`match-${String(index % 3)}`, 'any', makeBatch(1));
      for (let after = 0; after <= 60; after++) {
        const { events, caughtUpAt, subscription } = await subscribe(store, { after });
        await until(() => caughtUpAt.length === 1);
        expect(positionsOf(events)).toEqual(upTo(60).slice(after));
        subscription.unsubscribe();
      }
      for (let after = -1; after < 20; after++) {
        const { events, caughtUpAt } = await subscribe(store, { stream: 'match-0', after });
        await until(() => caughtUpAt.length === 1);
        expect(events.map((event) => event.revision)).toEqual(
          upTo(20)
            .map((n) => n - 1)
            .slice(after + 1),
        );
      }
    });

    test('25 a checkpoint ahead of the store is an error, not silence', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(3));
      const onEvent = (): void => undefined;
      expect(await refusalOf(store.subscribe({ after: 4, onEvent }))).toMatchObject({
        code: 'checkpoint-ahead',
        checkpoint: 4,
        last: 3,
      });
      expect(await refusalOf(store.subscribe({ stream: 'match-1', after: 3, onEvent }))).toMatchObject({
        code: 'checkpoint-ahead',
        stream: 'match-1',
      });
      expect((await refusalOf(store.subscribe({ after: -1, onEvent }))).code).toBe('invalid-request');
      expect((await refusalOf(store.subscribe({ stream: '$all', onEvent }))).code).toBe('invalid-request');
    });
  });
};
