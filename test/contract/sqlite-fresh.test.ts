import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { EventStore, NewEvent, RecordedEvent, SubscribeOptions } from '#event-store';
import type { Shown } from '#kernel';
import fc from '../support/fast-check.js';
import { collect, makeBatch, makeEvent } from './events.js';
import { makeSpy } from './spying-driver.js';
import { useSqlite } from './subject.js';

/** What somebody who follows is given, and how to stop it. */
const follow = async (store: EventStore, wish: Omit<SubscribeOptions, 'onEvent'>) => {
  const events: RecordedEvent[] = [];
  const { unsubscribe } = await store.subscribe({
    ...wish,
    onEvent: (event) => {
      events.push(event);
    },
  });
  const until = async (count: number): Promise<readonly RecordedEvent[]> => {
    for (let tries = 0; events.length < count && tries < 600; tries++) await setTimeout(10);
    return events;
  };
  return { events, until, unsubscribe };
};

const WISHES: readonly Omit<SubscribeOptions, 'onEvent'>[] = [
  {},
  { streamPrefix: 'match-' },
  { types: ['CardDrawn'] },
  { stream: 'match-a' },
  { stream: 'match-a', types: ['CardDrawn'] },
];

const passing = (events: readonly RecordedEvent[], { stream, streamPrefix = '', types }: (typeof WISHES)[number]) =>
  events.filter(
    (event) =>
      (stream === undefined || event.stream === stream) &&
      event.stream.startsWith(streamPrefix) &&
      (types?.includes(event.type) ?? true),
  );

/** One step of what happens to a file: an opener, a stream, how many events of what type, and whether the followers get their turn. */
const step = fc.record({
  opener: fc.integer({ min: 0, max: 1 }),
  stream: fc.constantFrom('match-a', 'match-b', 'event-c'),
  count: fc.integer({ min: 1, max: 400 }),
  type: fc.constantFrom('CardDrawn', 'PointGained'),
  pause: fc.boolean(),
});

describe('who follows what this process writes, which is not read back', () => {
  const subject = useSqlite();

  test('gets what stands in the file, in its order, whoever else writes and however much', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const path = subject.path();
        const stores = [await subject.openAt({ path }), await subject.openAt({ path, pollInterval: 5 })] as const;
        const followers = await Promise.all(
          stores.flatMap((store) => WISHES.map(async (wish) => ({ wish, follower: await follow(store, wish) }))),
        );
        for (const { opener, stream, count, type, pause } of steps) {
          await stores[opener as 0 | 1].append(stream, 'any', makeBatch(count, { type }));
          if (pause) await setTimeout(8);
        }
        const all = await collect(stores[0].readAll());
        for (const { wish, follower } of followers) {
          const meant = passing(all, wish);
          expect(await follower.until(meant.length)).toEqual(meant);
          follower.unsubscribe();
        }
        await Promise.all(stores.map((store) => store.close()));
      }),
      { numRuns: 12 },
    );
  });

  test('no row is read for them, as long as nobody else writes', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    await store.append('match-a', 'any', [makeEvent()]);
    const followers = await Promise.all([follow(store, {}), follow(store, { stream: 'match-a' })]);
    for (const follower of followers) await follower.until(1);
    await setTimeout(20);
    const before = spy.allRows();
    for (let batch = 0; batch < 5; batch++) {
      await store.append('match-a', batch * 3, makeBatch(3));
      await setTimeout(5);
    }
    for (const follower of followers) expect(await follower.until(16)).toHaveLength(16);
    expect(spy.allRows()).toBe(before);
    await store.close();
  });

  test('names that were erased are given to nobody who comes to follow', async () => {
    const shown: Shown = { actor: 'scorekeeper', because: [], data: null };
    const speaking: NewEvent = {
      ...makeEvent({ because: [], data: { text: 'Ana concedes' } }),
      showing: { public: shown, players: [], namesPeople: (each) => each.includes('Ana') },
    };
    const store = await subject.openAt({ path: subject.path() });
    const slow = await follow(store, { stream: 'match-a' });
    await store.append('match-a', 'any', [makeEvent()]);
    await slow.until(1);
    const appended = store.append('match-a', 'any', [speaking]);
    await appended;
    await store.erase('match-a', (text) => text.replaceAll('Ana', 'player A'));
    const late = await follow(store, { stream: 'match-a', after: 0 });
    expect((await late.until(1)).map(({ data }) => data)).toEqual([{ text: 'player A concedes' }]);
    await store.close();
  });
});
