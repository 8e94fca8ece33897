import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { ExpectedRevision } from '#event-store';
import { collect, dataOf, eventsOf, expectWhole, makeBatch, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { makeSpy } from './spying-driver.js';
import { useSqlite } from './subject.js';

describe('the SQLite store and its disk', () => {
  const subject = useSqlite();

  test('31 closed and opened again: everything is there, and every open syncs every commit', async () => {
    const path = subject.path();
    for (let round = 0; round < 3; round++) {
      const spy = makeSpy();
      const store = await subject.openAt({ path, driver: spy.driver });
      expect(spy.connection().pragma('journal_mode')).toBe('wal');
      expect(spy.connection().pragma('synchronous')).toBe(2);
      expect(spy.connection().pragma('wal_autocheckpoint')).toBe(1000);
      expect(await store.append('match-1', 'any', makeBatch(5))).toMatchObject({
        firstRevision: round * 5,
        position: round * 5 + 5,
      });
      expectWhole(await eventsOf(store, 'match-1'));
      await store.close();
    }
  });

  test('31 nothing is answered or told before it is synced; what comes meanwhile is written next, in one go', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    const { events, caughtUpAt } = await follow(store);
    await until(() => caughtUpAt.length === 1);
    const release = spy.holdSyncs();
    const answered: number[] = [];
    const appending = [1, 2, 3].map(async (number) => {
      // The second and the third come while the first is being synced.
      if (number > 1) await until(() => spy.syncs() === 1);
      await store.append(`match-${String(number)}`, 'no-stream', makeBatch(2));
      answered.push(number);
    });
    await until(() => spy.syncs() === 1);
    await setTimeout(20);
    expect([answered, events, spy.syncs()]).toEqual([[], [], 1]);
    release();
    await Promise.all(appending);
    expect([answered, spy.syncs()]).toEqual([[1, 2, 3], 2]);
    await until(() => events.length === 6);
  });

  test('31 opened for reading only: reads, and takes nothing', async () => {
    const path = subject.path();
    const writer = await subject.openAt({ path });
    await writer.append('match-1', 'no-stream', makeBatch(3));
    const reader = await subject.openAt({ path, readOnly: true });
    expect(await dataOf(reader, 'match-1')).toEqual([0, 1, 2]);
    expect((await refusalOf(reader.append('match-1', 'any', makeBatch(1)))).code).toBe('store-read-only');
    await writer.append('match-1', 2, makeBatch(1));
    expect(await eventsOf(reader, 'match-1')).toHaveLength(4);
    expect((await refusalOf(subject.openAt({ path: subject.path(), readOnly: true }))).code).toBe('store-unwritable');
  });

  test('22 reading a long stream never asks for more than a page', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    let expected: ExpectedRevision = 'no-stream';
    for (let round = 0; round < 2; round++)
      ({ nextExpected: expected } = await store.append('long', expected, makeBatch(5000)));
    let count = 0;
    for await (const event of store.readStream('long')) count += event.revision === count ? 1 : 0;
    for await (const event of store.readAll()) count -= event.position > 0 ? 1 : 0;
    expect([expected, count]).toEqual([9999, 0]);
    expect(spy.mostRows()).toBeLessThanOrEqual(256);
  });

  test('37 a backup taken during appends is a verified prefix, and goes on with the right revisions', async () => {
    const store = await subject.open();
    await store.append('match-0', 'no-stream', makeBatch(200, { data: 'x'.repeat(2000) }));
    let appending = true;
    const flood = async (stream: string): Promise<void> => {
      while (appending) await store.append(stream, 'any', makeBatch(2));
    };
    const floods = ['match-1', 'match-2'].map(flood);
    const target = subject.path();
    await store.backup(target);
    appending = false;
    await Promise.all(floods);
    const all = await collect(store.readAll());
    const copy = await subject.openAt({ path: target });
    expect((await copy.verify()).problems).toEqual([]);
    const copied = await collect(copy.readAll());
    expect(copied.length).toBeGreaterThanOrEqual(200);
    expect(copied).toEqual(all.slice(0, copied.length));
    const head = await copy.head('match-0');
    expect(await copy.append('match-0', head?.revision ?? 0, makeBatch(1))).toMatchObject({
      firstRevision: 200,
      position: copied.length + 1,
    });
  });

  test('37 an old backup is detected by a checkpoint and by a head that were seen later', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(5));
    const target = subject.path();
    await store.backup(target);
    const { position } = await store.append('match-1', 4, makeBatch(5));
    const head = await store.head('match-1');
    const old = await subject.openAt({ path: target });
    expect((await refusalOf(collect(old.readAll({ after: position })))).code).toBe('checkpoint-ahead');
    const report = await old.verify(head === undefined ? [] : [head]);
    expect(report.problems).toEqual([expect.objectContaining({ stream: 'match-1', revision: 9 })]);
    // Somebody goes on from the old copy: the revision is there again, but it is another event.
    await old.append('match-1', 4, makeBatch(5));
    expect((await old.verify(head === undefined ? [] : [head])).problems[0]?.what).toContain('rewritten');
    expect((await store.verify(head === undefined ? [] : [head])).problems).toEqual([]);
  });

  test('37 a backup never overwrites, and a failed one leaves nothing', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(1));
    const target = subject.path();
    await writeFile(target, 'precious');
    expect((await refusalOf(store.backup(target))).code).toBe('backup-target');
    expect((await refusalOf(store.backup(join(dirname(target), 'missing', 'copy.sqlite')))).code).toBe('backup-target');
    expect(await eventsOf(store, 'match-1')).toHaveLength(1);
  });
});
