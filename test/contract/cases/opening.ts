import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { EventStore } from '#event-store';
import { collect, eventsOf, expectWhole, makeBatch } from '../events.js';
import { follow, until } from '../following.js';
import type { Subject } from '../subject.js';

const reopenCases = (subject: Subject): void => {
  test('31 closed and opened again: everything is there as it was, heads and places too, and it goes on', async () => {
    let store = await subject.open();
    for (let round = 0; round < 3; round++) {
      const { position } = await store.append('match-1', 'any', makeBatch(5));
      await store.append('match-2', 'any', makeBatch(1));
      const before = { all: await collect(store.readAll()), head: await store.head('match-1') };
      store = await subject.reopen(store);
      expect(await collect(store.readAll())).toEqual(before.all);
      expect(await store.head('match-1')).toEqual(before.head);
      expectWhole(await eventsOf(store, 'match-1'));
      const { events } = await follow(store, { after: position });
      await until(() => events.length === 1);
      expect(events[0]?.stream).toBe('match-2');
    }
    expect(await store.append('match-1', 14, makeBatch(1))).toMatchObject({ firstRevision: 15 });
    expect((await store.verify()).problems).toEqual([]);
  });
};

/** File descriptors this process holds, sockets too. */
const descriptors = (): number => readdirSync('/dev/fd').length;

const reopenOrOpen = async (subject: Subject, store: EventStore): Promise<EventStore> => {
  if (subject.can.durable) return subject.reopen(store);
  await store.close();
  return subject.open();
};

/** Cases 31 and 39, as far as the port shows them. */
export const openingCases = (subject: Subject): void => {
  describe('opening, and time', () => {
    if (subject.can.durable) reopenCases(subject);

    test('39 the clock jumps by years, back and forth: order, places and chain do not care', async () => {
      const clocks = [1_800_000_000_000, 0, 4_100_000_000_000, 1, 1_900_000_000_000.5];
      let now = 0;
      const store = await subject.open({ clock: () => now });
      for (const clock of clocks) {
        now = clock;
        await store.append('match-1', 'any', makeBatch(2));
        await store.append(`match-at-${String(clock)}`, 'no-stream', makeBatch(1));
      }
      const events = await eventsOf(store, 'match-1');
      expectWhole(events);
      expect(events).toHaveLength(10);
      const created = events.map((event) => event.created);
      expect(created).toEqual(created.toSorted((one, other) => one - other));
      expect(created.every(Number.isSafeInteger)).toBe(true);
      expect((await collect(store.readAll())).filter((event) => event.stream === 'match-1')).toEqual(events);
      expect((await store.verify()).problems).toEqual([]);
    });

    const openings = subject.measures.openings;
    test(`39 opened and closed ${String(openings)} times: no descriptor, timer or subscription is left over`, async () => {
      let store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(1));
      store = await reopenOrOpen(subject, store);
      const before = [descriptors(), process.getActiveResourcesInfo().length];
      for (let count = 0; count < openings; count++) {
        if (count % 100 === 0) {
          await store.append('match-1', 'any', makeBatch(1));
          await follow(store);
        }
        store = await reopenOrOpen(subject, store);
      }
      const left = (): number[] => [descriptors(), process.getActiveResourcesInfo().length];
      await until(() => left().every((count, index) => count <= (before[index] ?? 0)));
      expect(await eventsOf(store, 'match-1')).toHaveLength(subject.can.durable ? 1 + Math.ceil(openings / 100) : 0);
    });
  });
};
