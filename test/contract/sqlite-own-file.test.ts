import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openSqliteStore } from '#event-store/sqlite';
import { openSqliteViews } from '#view-store/sqlite';
import { eventsOf, makeBatch, refusalOf } from './events.js';
import { makeSpy } from './spying-driver.js';
import { useSqlite } from './subject.js';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the files of the SQLite store are their owner alone', () => {
  const subject = useSqlite();
  let umask = 0;
  beforeEach(() => {
    umask = process.umask(0);
  });
  afterEach(() => {
    process.umask(umask);
  });

  test.each([0, 0o022, 0o277])('whatever the umask (%o): the store, its log, its index and a backup', async (mask) => {
    const path = subject.path();
    const copy = subject.path();
    process.umask(mask);
    const store = await subject.openAt({ path });
    await store.append('match-1', 'no-stream', makeBatch(2));
    await store.backup(copy);
    expect([path, `${path}-wal`, `${path}-shm`, copy].map(modeOf)).toEqual(['600', '600', '600', '600']);
  });

  test('and the kept views beside it', async () => {
    const path = subject.path();
    const views = await openSqliteViews({ path, version: '1' });
    expect([path, `${path}-wal`].map(modeOf)).toEqual(['600', '600']);
    await views.close();
  });
});

describe('a store file that goes away while it is open', () => {
  const subject = useSqlite();
  const away = (): string => join(mkdtempSync(join(tmpdir(), 'matchtape-away-')), 'store');

  test.each(['', '-wal', '-shm'])('deleted ("%s"): nothing is answered as recorded', async (suffix) => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    await store.append('match-1', 'no-stream', makeBatch(2));
    rmSync(path + suffix);
    const refusal = await refusalOf(store.append('match-1', 1, makeBatch(1)));
    expect(refusal.code).toBe('store-gone');
    expect(refusal.message).toContain('Move the very same files back');
    expect((await refusalOf(store.probe())).code).toBe('store-gone');
  });

  test('moved away and back: refused meanwhile, and it goes on without being opened again', async () => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    await store.append('match-1', 'no-stream', makeBatch(2));
    const shelter = away();
    renameSync(path, shelter);
    const batch = makeBatch(1);
    expect((await refusalOf(store.append('match-1', 1, batch))).code).toBe('store-gone');
    renameSync(shelter, path);
    expect(await store.append('match-1', 1, batch)).toMatchObject({ firstRevision: 2, repeated: false });
    await store.probe();
    const beside = await subject.openAt({ path });
    expect(await eventsOf(beside, 'match-1')).toHaveLength(3);
  });

  test('another file in its place: refused until the store is opened anew', async () => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    await store.append('match-1', 'no-stream', makeBatch(2));
    renameSync(path, away());
    writeFileSync(path, '');
    for (const revision of [1, 1])
      expect((await refusalOf(store.append('match-1', revision, makeBatch(1)))).code).toBe('store-gone');
    expect(statSync(path).size).toBe(0);
  });

  test('views whose file is gone say so, and are no reason to stop', async () => {
    const path = subject.path();
    const views = await openSqliteViews({ path, version: '1' });
    rmSync(path);
    await expect(views.rebuild()).rejects.toMatchObject({
      code: 'views-unusable',
      publicWords: expect.not.stringContaining(path) as unknown,
    });
    await views.close();
  });
});

describe('a trial write', () => {
  const subject = useSqlite();

  test('leaves no event, and tells what an append would tell', async () => {
    const path = subject.path();
    const spy = makeSpy();
    const store = await subject.openAt({ path, driver: spy.driver });
    await store.append('match-1', 'no-stream', makeBatch(2));
    await store.probe();
    expect(await store.verify()).toMatchObject({ events: 2, streams: 1, problems: [] });
    spy.failCommits('SQLITE_FULL');
    expect((await refusalOf(store.probe())).code).toBe('store-full');
    spy.failCommits(undefined);
    await store.probe();
    expect(await store.append('match-1', 1, makeBatch(1))).toMatchObject({ firstRevision: 2 });
    expect((await refusalOf((await subject.openAt({ path, readOnly: true })).probe())).code).toBe('store-read-only');
  });

  test('a log whose index finds no room is a full disk, which passes, and not a failed one', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    spy.failCommits('SQLITE_IOERR_SHMSIZE');
    const refusal = await refusalOf(store.append('match-1', 'no-stream', makeBatch(1)));
    expect([refusal.code, refusal.message]).toEqual(['store-full', expect.stringContaining('no restart is needed')]);
    spy.failCommits(undefined);
    expect(await store.append('match-1', 'no-stream', makeBatch(1))).toMatchObject({ firstRevision: 0 });
  });
});

test('a backup is one file: it opens for reading, and nothing appears beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-stick-'));
  const store = await openSqliteStore({ path: join(folder, 'store.sqlite') });
  await store.append('match-1', 'no-stream', makeBatch(2));
  const copy = join(folder, 'copy.sqlite');
  await store.backup(copy);
  await store.close();
  chmodSync(copy, 0o400);
  const read = await openSqliteStore({ path: copy, readOnly: true });
  expect(await eventsOf(read, 'match-1')).toHaveLength(2);
  expect(readdirSync(folder)).toEqual(['copy.sqlite', 'store.sqlite']);
  await read.close();
  rmSync(folder, { recursive: true });
});
