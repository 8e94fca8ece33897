import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from '@jest/globals';
import { dataOf, eventsOf, makeBatch, makeEvent, refusalOf } from './events.js';
import { start } from './process.js';
import { makeSpy } from './spying-driver.js';
import { leaveOut, useSqlite } from './subject.js';

const large = (bytes: number) => makeBatch(1, { data: 'x'.repeat(bytes) });

describe('the SQLite store and what a disk can do to it', () => {
  const subject = useSqlite();

  test('35 disk full: a typed error, nothing half written, readers go on, and it works again when there is room', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    await store.append('match-1', 'no-stream', makeBatch(3));
    const pages = Number(spy.connection().pragma('page_count'));
    spy.connection().pragma(`max_page_count = ${String(pages + 4)}`);
    // In one group: the large one finds no room, the small ones beside it do.
    const [before, refused, after] = await Promise.allSettled([
      store.append('match-1', 2, makeBatch(1)),
      store.append('match-2', 'no-stream', [makeEvent(), ...large(100_000), makeEvent()]),
      store.append('match-1', 3, makeBatch(1)),
    ]);
    expect([before.status, after.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'store-full' } });
    expect(await eventsOf(store, 'match-1')).toHaveLength(5);
    expect(await store.head('match-2')).toBeUndefined();
    expect((await refusalOf(store.append('match-2', 'no-stream', large(100_000)))).code).toBe('store-full');
    spy.connection().pragma('max_page_count = 100000');
    expect(await store.append('match-2', 'no-stream', large(100_000))).toMatchObject({ firstRevision: 0, position: 6 });
    expect((await store.verify()).problems).toEqual([]);
  });

  test('35 disk full at the commit itself: the same', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    spy.failCommits('SQLITE_FULL');
    const refused = await Promise.all([1, 2].map(() => refusalOf(store.append('match-1', 'any', makeBatch(1)))));
    expect(refused.map((refusal) => refusal.code)).toEqual(['store-full', 'store-full']);
    spy.failCommits(undefined);
    expect(await store.append('match-1', 'no-stream', makeBatch(1))).toMatchObject({ position: 1 });
  });

  test('36 a failed sync: nothing is answered as written, and the store stops writing until it is opened again', async () => {
    const path = subject.path();
    const spy = makeSpy();
    const store = await subject.openAt({ path, driver: spy.driver });
    await store.append('match-1', 'no-stream', makeBatch(2));
    spy.failCommits('SQLITE_IOERR_FSYNC');
    const refused = await Promise.all(
      [1, 2, 3].map((index) => refusalOf(store.append(`match-${String(index)}`, 'any', makeBatch(1)))),
    );
    expect(refused.map((refusal) => refusal.code)).toEqual(Array(3).fill('store-read-only'));
    spy.failCommits(undefined);
    expect((await refusalOf(store.append('match-1', 1, makeBatch(1)))).code).toBe('store-read-only');
    expect(await dataOf(store, 'match-1')).toEqual([0, 1]);
    await store.close();
    const again = await subject.openAt({ path });
    expect(await again.append('match-1', 1, makeBatch(1))).toMatchObject({ firstRevision: 2 });
    expect((await again.verify()).problems).toEqual([]);
  });

  test('36 a sync whose outcome nobody knows: the retry after opening again finds what was written', async () => {
    const path = subject.path();
    const spy = makeSpy();
    const store = await subject.openAt({ path, driver: spy.driver });
    const batch = makeBatch(2);
    spy.failCommits('SQLITE_IOERR_FSYNC', true);
    expect((await refusalOf(store.append('match-1', 'no-stream', batch))).code).toBe('store-read-only');
    await store.close();
    const again = await subject.openAt({ path });
    expect(await again.append('match-1', 'no-stream', batch)).toMatchObject({ repeated: true, lastRevision: 1 });
  });

  test('36 a sync that fails behind its commit: nothing is answered as written, and the store stops writing', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    await store.append('match-1', 'no-stream', makeBatch(2));
    const fail = spy.holdSyncs();
    const refused = refusalOf(store.append('match-1', 1, makeBatch(1)));
    fail(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' }));
    expect((await refused).code).toBe('store-read-only');
    expect((await refusalOf(store.append('match-2', 'any', makeBatch(1)))).code).toBe('store-read-only');
  });

  test('35 locked by another process: typed errors at open and at append, and it works when the lock is gone', async () => {
    const path = subject.path();
    const store = await subject.openAt({ path, busyTimeout: 50 });
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE');
    expect((await refusalOf(store.append('match-1', 'any', makeBatch(1)))).code).toBe('store-locked');
    other.exec('ROLLBACK');
    other.close();
    await store.append('match-1', 'no-stream', makeBatch(1));
    await store.close();
    const holder = start('lock.mjs', path);
    await holder.until((output) => output.includes('ready'));
    expect((await refusalOf(subject.openAt({ path, busyTimeout: 50 }))).code).toBe('store-locked');
    holder.say('let go');
    await holder.finish();
    expect(await eventsOf(await subject.openAt({ path }), 'match-1')).toHaveLength(1);
  });

  test.each([
    [
      'a missing folder',
      'store-unwritable',
      (path: string) => Promise.resolve(join(`${path}-missing`, 'store.sqlite')),
    ],
    [
      'a folder in place of the file',
      'store-unwritable',
      async (path: string) => {
        await mkdir(path);
        return path;
      },
    ],
    [
      'a path below a file',
      'store-unwritable',
      async (path: string) => {
        await writeFile(path, '');
        return join(path, 'store.sqlite');
      },
    ],
    ['a file system that takes no files', 'store-unwritable', () => Promise.resolve('/proc/store.sqlite')],
    [
      'a text file',
      'store-damaged',
      async (path: string) => {
        await writeFile(path, 'Ana: plays Challenge\n'.repeat(100));
        return path;
      },
    ],
    [
      'the database of another program',
      'store-foreign',
      (path: string) => {
        new Database(path).exec('CREATE TABLE recipes (name TEXT)').close();
        return Promise.resolve(path);
      },
    ],
    [
      'a store of a newer version',
      'store-too-new',
      async (path: string) => {
        await (await subject.openAt({ path })).close();
        new Database(path).exec('PRAGMA user_version = 99').close();
        return path;
      },
    ],
    [
      'a store with other tables',
      'store-damaged',
      async (path: string) => {
        await (await subject.openAt({ path })).close();
        new Database(path).exec('CREATE TABLE more (name TEXT)').close();
        return path;
      },
    ],
  ])('35 at open: %s', async (_name, code, prepare) => {
    const path = await prepare(subject.path());
    const refusal = await refusalOf(subject.openAt({ path }));
    expect(refusal.code).toBe(code);
    expect(refusal.message).toContain(path);
  });

  // The administrator may write everywhere, so for him modes prove nothing.
  if (process.getuid?.() === 0)
    leaveOut(subject.name, 'runs as root, whom file modes do not stop', '35 a folder and a file without permission');
  else {
    test('35 at open: a folder without permission', async () => {
      const folder = `${subject.path()}-closed`;
      await mkdir(folder, { mode: 0o500 });
      expect((await refusalOf(subject.openAt({ path: join(folder, 'store.sqlite') }))).code).toBe('store-unwritable');
      await chmod(folder, 0o700);
    });
  }
});
