import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type Appended, EventStoreError } from '#event-store';
import { collect, eventsOf, expectWhole, makeBatch, positionsOf, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { start } from './process.js';
import { useSqlite } from './subject.js';

const answerIn = (output: string): Appended => JSON.parse(output.split('\n')[1] ?? '') as Appended;

describe('the SQLite store and another writer that stands still', () => {
  const subject = useSqlite();

  /** A store with three events, and another process that has written two more and not committed them. */
  const openWithHolder = async () => {
    const path = subject.path();
    const store = await subject.openAt({ path, busyTimeout: 50, pollInterval: 10 });
    await store.append('match-1', 'no-stream', makeBatch(3));
    const holder = start('hold.ts', path);
    await holder.until((output) => output.includes('holding'));
    return { store, holder };
  };

  test('29 a second writer holds its transaction open: nobody passes the positions it has taken', async () => {
    const { store, holder } = await openWithHolder();
    const { events, caughtUpAt, subscription } = await follow(store);
    await until(() => caughtUpAt.length === 1);
    expect((await refusalOf(store.append('match-1', 2, makeBatch(1)))).code).toBe('store-locked');
    expect(positionsOf(await collect(store.readAll()))).toEqual([1, 2, 3]);
    expect(subscription.checkpoint()).toBe(3);
    holder.say('go on');
    expect(answerIn(await holder.finish())).toMatchObject({ firstRevision: 0, lastRevision: 1, position: 5 });
    expect(await store.append('match-1', 2, makeBatch(1))).toMatchObject({ firstRevision: 3, position: 6 });
    await until(() => events.length === 6);
    expect(events.map((event) => [event.position, event.stream])).toEqual([
      [1, 'match-1'],
      [2, 'match-1'],
      [3, 'match-1'],
      [4, 'held'],
      [5, 'held'],
      [6, 'match-1'],
    ]);
    expect(events).toEqual(await collect(store.readAll()));
  });

  test('29 a second writer dies with its transaction open: the positions it had taken are given again', async () => {
    const { store, holder } = await openWithHolder();
    const { events } = await follow(store);
    await holder.kill();
    expect(await store.append('match-1', 2, makeBatch(2))).toMatchObject({ firstRevision: 3, position: 5 });
    await until(() => events.length === 5);
    expect(positionsOf(events)).toEqual([1, 2, 3, 4, 5]);
    expect(await store.head('held')).toBeUndefined();
    expect((await store.verify()).problems).toEqual([]);
  });

  test('39 suspended within its transaction: others read and are told the store is locked; awake, it commits', async () => {
    const { store, holder } = await openWithHolder();
    holder.signal('SIGSTOP');
    holder.say('go on');
    await setTimeout(30);
    expect((await refusalOf(store.append('match-1', 2, makeBatch(1)))).code).toBe('store-locked');
    expect(await eventsOf(store, 'match-1')).toHaveLength(3);
    expect(await store.head('held')).toBeUndefined();
    holder.signal('SIGCONT');
    expect(answerIn(await holder.finish())).toMatchObject({ position: 5 });
    expect(await eventsOf(store, 'held')).toHaveLength(2);
    expect(await store.append('match-1', 2, makeBatch(1))).toMatchObject({ position: 6 });
    expect((await store.verify()).problems).toEqual([]);
  });

  test('39 suspended anywhere in a flood of appends, many times: every answered event is there, and both go on', async () => {
    const path = subject.path();
    const store = await subject.openAt({ path, busyTimeout: 20 });
    const flood = start('flood.ts', path, '39');
    await flood.until((output) => output.split('\n').length > 50);
    let [written, locked] = [0, 0];
    for (let round = 0; round < 20; round++) {
      await setTimeout(round);
      flood.signal('SIGSTOP');
      try {
        await store.append('beside', 'any', makeBatch(1));
        written += 1;
      } catch (error) {
        // Only the lock of a transaction it was stopped in may keep us from writing.
        if (!(error instanceof EventStoreError) || error.code !== 'store-locked') throw error;
        locked += 1;
      }
      flood.signal('SIGCONT');
    }
    expect(written + locked).toBe(20);
    const lines = flood.output().split('\n').length;
    await flood.until((output) => output.split('\n').length > lines + 50);
    await flood.kill();
    expect(await eventsOf(store, 'beside')).toHaveLength(written);
    const answers = flood.output().split('\n').slice(0, -1);
    const ids = new Map((await collect(store.readAll())).map((event) => [event.id, event]));
    for (const answer of answers) {
      const [stream, revision, id = ''] = answer.split(' ');
      expect(ids.get(id)).toMatchObject({ stream, revision: Number(revision) });
    }
    expectWhole(await eventsOf(store, 'round-39-match-0'));
    expect((await store.verify()).problems).toEqual([]);
  });
});
