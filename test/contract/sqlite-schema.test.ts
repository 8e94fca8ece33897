import { readFile } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { describe, expect, test } from '@jest/globals';
import { eventsOf, makeBatch, refusalOf } from './events.js';
import { start } from './process.js';
import { useSqlite } from './subject.js';
import { VERSION_1 } from './version-1.js';
import { VERSION_2 } from './version-2.js';

/** Versions of the tables there have been, each with the statements that make a file of it. Add one when the schema moves. */
const VERSIONS = [
  [1, VERSION_1],
  [2, VERSION_2],
] as const;

describe('the SQLite store and the versions of its tables', () => {
  const subject = useSqlite();

  test.each(VERSIONS)(
    '38 a file of version %s opens, with every event and link in place, and goes on',
    async (_version, sql) => {
      const path = subject.path();
      new Database(path).exec(sql).close();
      const store = await subject.openAt({ path });
      const seen = [
        { stream: 'match-1', revision: 2, hash: '7ab5937549d8d9a6d11b5253be69d06f437d0e593ae8f2c21fa0617bacbc5297' },
        { stream: 'match-2', revision: 0, hash: '992324e7ecf0aa83a871957fc717fff1d8e9b53f6a475f3ebcebc57a73929948' },
      ];
      expect(await store.verify(seen)).toMatchObject({ events: 4, streams: 2, heads: seen, problems: [], unlisted: 0 });
      expect(
        (await eventsOf(store, 'match-1')).map(({ position, created, data }) => [position, created, data]),
      ).toEqual([
        [1, 1_777_660_200_000, { ruleset: 'riftbound' }],
        [2, 1_777_660_200_000, { points: 1, seat: 0 }],
        [4, 1_777_660_205_000, { points: 2, seat: 1 }],
      ]);
      expect(await store.append('match-1', 2, makeBatch(1))).toMatchObject({ position: 5 });
      expect((await store.verify(seen)).problems).toEqual([]);
    },
  );

  test('38 the newest version has its file above', async () => {
    const path = subject.path();
    await (await subject.openAt({ path })).close();
    expect(new Database(path).pragma('user_version', { simple: true })).toBe(VERSIONS.at(-1)?.[0]);
  });

  test.each([
    ['a newer version', 99, 'store-too-new'],
    ['no version', 0, 'store-damaged'],
    ['a version below the first', -1, 'store-damaged'],
  ])('38 a file of %s is refused, and not a byte of it is changed', async (_name, version, code) => {
    const path = subject.path();
    new Database(path)
      .exec(VERSION_1)
      .exec(`PRAGMA user_version = ${String(version)}`)
      .close();
    const bytes = await readFile(path);
    expect((await refusalOf(subject.openAt({ path }))).code).toBe(code);
    expect((await refusalOf(subject.openAt({ path, readOnly: true }))).code).toBe(code);
    expect(await readFile(path)).toEqual(bytes);
  });

  /** Kills a process that opens the file before each of its calls of the driver, and looks at what is left. */
  const killAtEveryStep = async (prepare: (path: string) => void, events: number): Promise<void> => {
    const [, calls = ''] = /after (\d+) calls/.exec(await openAndDie(prepare, Infinity).child.finish()) ?? [];
    expect(Number(calls)).toBeGreaterThan(5);
    for (let last = 1; last <= Number(calls); last += 2) {
      const deaths = [last, Math.min(last + 1, Number(calls))].map((call) => openAndDie(prepare, call));
      for (const { path, child } of deaths) {
        await child.gone();
        expect(child.output()).toBe('');
        const store = await subject.openAt({ path });
        expect(await store.verify()).toMatchObject({ events, problems: [] });
        expect(await store.append('match-9', 'no-stream', makeBatch(1))).toMatchObject({ position: events + 1 });
        await store.close();
      }
    }
  };

  const openAndDie = (prepare: (path: string) => void, call: number) => {
    const path = subject.path();
    prepare(path);
    return { path, child: start('open-and-die.ts', path, String(call)) };
  };

  test('38 making the tables, killed -9 at every step: the next to open makes them', async () => {
    await killAtEveryStep(() => undefined, 0);
  });

  test.each(VERSIONS)(
    '38 opening a file of version %s, killed -9 at every step: the next to open finds everything',
    async (_version, sql) => {
      await killAtEveryStep((path) => void new Database(path).exec(sql).close(), 4);
    },
  );
});
