import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { EventStore, RecordedEvent, Subscription } from '#event-store';
import { collect, eventsOf, makeBatch, makeEvent, positionsOf, refusalOf } from '../events.js';
import { follow, until } from '../following.js';
import type { Subject } from '../subject.js';

const floodCases = (subject: Subject): void => {
  test('25 catch-up to live with a flood of appends across the switch: no gap, no repetition, in order, CaughtUp once', async () => {
    const store = await subject.open();
    for (let round = 0; round < 10; round++) await store.append('match-1', 'any', makeBatch(100));
    let flooding = true;
    const flood = async (stream: string): Promise<void> => {
      while (flooding) await store.append(stream, 'any', makeBatch(1));
    };
    const floods = ['match-1', 'match-2', 'match-3'].map(flood);
    const sync = await follow(store);
    const events: RecordedEvent[] = [];
    const slow = await follow(store, {
      onEvent: async (event) => {
        if (events.push(event) % 50 === 0) await setTimeout(1);
      },
    });
    await until(() => sync.caughtUpAt.length > 0);
    await setTimeout(100);
    flooding = false;
    await Promise.all(floods);
    const count = (await collect(store.readAll())).length;
    await until(() => sync.events.length >= count && events.length >= count && slow.caughtUpAt.length > 0);
    await store.append('match-1', 'any', makeBatch(3));
    const all = await collect(store.readAll());
    await until(() => sync.events.length >= count + 3 && events.length >= count + 3);
    expect(sync.events).toEqual(all);
    expect(events).toEqual(all);
    expect(sync.caughtUpAt).toHaveLength(1);
    expect(slow.caughtUpAt).toHaveLength(1);
  });

  test('25 one stream, filters, and a stream that is not there yet', async () => {
    const store = await subject.open();
    const stream = await follow(store, { stream: 'match-1' });
    const typed = await follow(store, { stream: 'match-1', types: ['CardDrawn'] });
    const filtered = await follow(store, { types: ['CardDrawn'], streamPrefix: 'match-' });
    await until(() => [stream, typed, filtered].every((one) => one.caughtUpAt.length === 1));
    for (let index = 0; index < 20; index++) {
      await store.append(index % 2 === 0 ? 'match-1' : 'deck-1', 'any', [
        makeEvent({ type: index % 4 < 2 ? 'CardDrawn' : 'Other' }),
      ]);
    }
    await until(() => stream.events.length === 10 && typed.events.length === 5 && filtered.events.length === 5);
    const all = await collect(store.readAll());
    const drawn = all.filter((event) => event.stream === 'match-1' && event.type === 'CardDrawn');
    expect(stream.events).toEqual(all.filter((event) => event.stream === 'match-1'));
    expect(typed.events).toEqual(drawn);
    expect(filtered.events).toEqual(drawn);
    expect(stream.subscription.checkpoint()).toBe(9);
    // What was filtered out has been passed over too: a resumed reader does not look at it again.
    if (subject.can.promptCheckpoints) await until(() => filtered.subscription.checkpoint() === all.at(-1)?.position);
    expect(filtered.subscription.checkpoint()).toBeGreaterThanOrEqual(drawn.at(-1)?.position ?? Infinity);
  });
};

/** Many events in four streams, a quarter of them of another type. */
const openWithMany = async (subject: Subject, events: number): Promise<EventStore> => {
  const store = await subject.open();
  for (let index = 0; index < events / 4; index++) {
    const type = index % 4 === 3 ? 'CardDrawn' : 'PointGained';
    await store.append(`match-${String(index % 4)}`, 'any', makeBatch(4, { type }));
  }
  return store;
};

const resumeCases = (subject: Subject): void => {
  const { places } = subject.measures;

  test(`26 resumed from every single place of a stream of ${String(places)} events: the rest and nothing else`, async () => {
    const store = await subject.open();
    for (let round = 0; round < 4; round++) await store.append('match-1', 'any', makeBatch(places / 4));
    const all = await eventsOf(store, 'match-1');
    for (let after = -1; after < places; after++) {
      const { events, caughtUpAt, subscription } = await follow(store, { stream: 'match-1', after });
      await until(() => caughtUpAt.length === 1);
      expect(events).toEqual(all.slice(after + 1));
      expect(subscription.checkpoint()).toBe(places - 1);
      subscription.unsubscribe();
    }
  });

  test('26 resumed from every position of the store, also where the filter lets nothing through', async () => {
    const store = await openWithMany(subject, places);
    const all = await collect(store.readAll());
    for (const [index, { position }] of all.entries()) {
      const types = index % 2 === 0 ? ['CardDrawn'] : ['CardDrawn', 'PointGained'];
      const { events, caughtUpAt, subscription } = await follow(store, { after: position, types });
      await until(() => caughtUpAt.length === 1);
      expect(events).toEqual(all.slice(index + 1).filter((event) => types.includes(event.type)));
      expect(subscription.checkpoint()).toBeGreaterThanOrEqual(events.at(-1)?.position ?? position);
      subscription.unsubscribe();
    }
  });

  test('26 stopped and resumed at every checkpoint it shows, through a filter, while others append: each event once', async () => {
    const store = await openWithMany(subject, 200);
    const seen: RecordedEvent[] = [];
    const filter = { types: ['PointGained'], streamPrefix: 'match-' };
    let after = 0;
    for (let round = 0; round < 30; round++) {
      const subscription: Subscription = await store.subscribe({
        ...filter,
        after,
        onEvent: (event) => {
          seen.push(event);
          if (seen.length % 5 === 0) subscription.unsubscribe();
        },
      });
      await store.append('match-0', 'any', makeBatch(1, { type: round % 2 === 0 ? 'PointGained' : 'CardDrawn' }));
      await subscription.ended;
      after = subscription.checkpoint();
    }
    const expected = await collect(store.readAll({ ...filter, limit: 150 }));
    expect(seen).toHaveLength(150);
    expect(seen).toEqual(expected);
  });

  test('26 a checkpoint ahead of the store is an error, not silence', async () => {
    const store = await subject.open();
    const { position } = await store.append('match-1', 'no-stream', makeBatch(3));
    const onEvent = (): void => undefined;
    const ahead = await refusalOf(store.subscribe({ after: position + 2 ** 50, onEvent }));
    expect(ahead).toMatchObject({ code: 'checkpoint-ahead', checkpoint: position + 2 ** 50 });
    if (subject.can.alone) {
      const next = await refusalOf(store.subscribe({ after: position + 1, onEvent }));
      expect(next).toMatchObject({ code: 'checkpoint-ahead', last: position });
    }
    expect(await refusalOf(store.subscribe({ stream: 'match-1', after: 3, onEvent }))).toMatchObject({
      code: 'checkpoint-ahead',
      stream: 'match-1',
      checkpoint: 3,
      last: 2,
    });
    expect((await refusalOf(store.subscribe({ stream: 'match-2', after: 0, onEvent }))).code).toBe('checkpoint-ahead');
    expect((await refusalOf(store.subscribe({ after: -1, onEvent }))).code).toBe('invalid-request');
    expect((await refusalOf(store.subscribe({ stream: '$all', onEvent }))).code).toBe('invalid-request');
  });
};

const handlerCases = (subject: Subject): void => {
  test('27 unsubscribed from within the handler, or from outside: no further event', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(10));
    const seen: RecordedEvent[] = [];
    const inside: Subscription = await store.subscribe({
      onEvent: (event) => {
        if (seen.push(event) === 4) inside.unsubscribe();
      },
    });
    expect(await inside.ended).toEqual({ reason: 'unsubscribed' });
    expect(inside.checkpoint()).toBe(seen[3]?.position);
    const outside = await follow(store);
    await until(() => outside.caughtUpAt.length === 1);
    outside.subscription.unsubscribe();
    expect(await outside.subscription.ended).toEqual({ reason: 'unsubscribed' });
    await store.append('match-1', 'any', makeBatch(1));
    await setTimeout(20);
    expect(seen.map((event) => event.data)).toEqual([0, 1, 2, 3]);
    expect(outside.events).toHaveLength(10);
  });

  test.each(['at once', 'later'])(
    '27 a handler that throws %s stops its subscription before the event it failed on, and no other; resumed, it gets that event again',
    async (when) => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(10));
      const fault = new Error('The projection does not know this event.');
      const handled: RecordedEvent[] = [];
      const failing = await follow(store, {
        onEvent: async (event) => {
          if (when === 'later') await setTimeout(1);
          if (event.data === 5) throw fault;
          handled.push(event);
        },
      });
      const other = await follow(store);
      expect(await failing.subscription.ended).toEqual({ reason: 'failed', error: fault });
      expect(failing.subscription.checkpoint()).toBe(handled.at(-1)?.position);
      expect(failing.caughtUpAt).toEqual([]);
      const resumed = await follow(store, { after: failing.subscription.checkpoint() });
      await until(() => other.events.length === 10 && resumed.events.length === 5);
      expect([...handled, ...resumed.events]).toEqual(other.events);
      // Appends and the other subscriptions go on.
      await store.append('match-1', 9, makeBatch(1));
      await until(() => other.events.length === 11);
      expect(handled).toHaveLength(5);
    },
  );

  test('27 CaughtUp that throws ends the subscription like a handler', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(2));
    const fault = new Error('It did not want to be up to date.');
    const { subscription, events } = await follow(store, { onCaughtUp: () => Promise.reject(fault) });
    expect(await subscription.ended).toEqual({ reason: 'failed', error: fault });
    expect(events).toHaveLength(2);
    expect(subscription.checkpoint()).toBe(events[1]?.position);
  });

  test('27 one handler at a time, and two subscribers see the same order', async () => {
    const store = await subject.open();
    let running = 0;
    let most = 0;
    const quick = await follow(store);
    const events: RecordedEvent[] = [];
    await follow(store, {
      onEvent: async (event) => {
        most = Math.max(most, ++running);
        if (events.length % 10 === 0) await setTimeout(1);
        events.push(event);
        running -= 1;
      },
    });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => store.append(`match-${String(index % 7)}`, 'any', makeBatch(2))),
    );
    await until(() => quick.events.length === 200 && events.length === 200);
    expect(most).toBe(1);
    expect(positionsOf(events)).toEqual(positionsOf(quick.events));
    expect(quick.events).toEqual(await collect(store.readAll()));
  });

  test('27 closing the store ends the subscriptions, also from within a handler', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(3));
    const waiting = await follow(store);
    await until(() => waiting.caughtUpAt.length === 1);
    const closing = await follow(store, { onEvent: () => store.close() });
    expect(await waiting.subscription.ended).toEqual({ reason: 'store-closed' });
    expect(await closing.subscription.ended).toEqual({ reason: 'store-closed' });
  });
};

const commitCases = (subject: Subject, beside: NonNullable<Subject['beside']>): void => {
  test('29 several openers append at once: no subscriber passes over a position that is committed later', async () => {
    const store = await subject.open();
    const openers = await Promise.all([beside(store), beside(store), beside(store)]);
    const watchers = [await follow(store), await follow(openers[0]), await follow(store, { types: ['PointGained'] })];
    await Promise.all(
      openers.map(async (opener, index) => {
        for (let round = 0; round < 60; round++) {
          await opener.append(`match-${String(index)}`, 'any', makeBatch(1 + (round % 4)));
        }
      }),
    );
    const all = await collect(store.readAll());
    expect(all).toHaveLength(450);
    await until(() => watchers.every(({ events }) => events.length >= 450));
    for (const { events } of watchers) expect(events).toEqual(all);
  });
};

/** Cases 25 to 27, and 29 as far as the port shows it. */
export const subscriptionCases = (subject: Subject): void => {
  describe('subscriptions', () => {
    floodCases(subject);
    resumeCases(subject);
    handlerCases(subject);
    if (subject.beside !== undefined) commitCases(subject, subject.beside);
  });
};
