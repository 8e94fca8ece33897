import Database from 'better-sqlite3';
import { describe, expect, test } from '@jest/globals';
import type { EventStore, UnreadableEvent, VerifyReport } from '#event-store';
import { collect, makeBatch, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { useSqlite } from './subject.js';

/** Whoever can write the file has SQLite's own means: what they can do unseen is for heads held elsewhere to tell. */
describe('the SQLite store and somebody who forges it with SQLite itself', () => {
  const subject = useSqlite();

  const makeStore = async (): Promise<{ readonly path: string; readonly before: VerifyReport }> => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    for (let round = 0; round < 4; round++) {
      for (const match of [1, 2, 3]) await store.append(`match-${String(match)}`, 'any', makeBatch(2));
    }
    const before = await store.verify();
    await store.close();
    return { path, before };
  };

  const forge = (path: string, deed: string): void => {
    new Database(path).exec(deed).close();
  };

  const open = (path: string): Promise<EventStore> => subject.openAt({ path, readOnly: true });

  /** Closes the gaps that a deletion has left, so that nothing seems to be missing. */
  const RENUMBER = `
    CREATE TEMP TABLE places AS SELECT position AS old, row_number() OVER (ORDER BY position) AS new FROM events;
    UPDATE events SET position = -(SELECT new FROM places WHERE old = position);
    UPDATE events SET position = -position;`;

  const CUTS: readonly (readonly [string, string, string])[] = [
    ['the newest events of the store cut', 'DELETE FROM events WHERE position > 20', 'match-2'],
    [
      'a match removed and the positions renumbered',
      `DELETE FROM events WHERE stream = 2; DELETE FROM streams WHERE number = 2; ${RENUMBER}`,
      'match-2',
    ],
    [
      'the tail of a match cut and the positions renumbered',
      `DELETE FROM events WHERE stream = 1 AND revision > 5; ${RENUMBER}`,
      'match-1',
    ],
  ];

  test.each(CUTS)('34 %s: no chain shows it, the heads that were seen before do', async (_deed, sql, stream) => {
    const { path, before } = await makeStore();
    forge(path, sql);
    const store = await open(path);
    expect((await store.verify()).problems).toEqual([]);
    const byHeads = await store.verify(before.heads);
    expect(byHeads.problems).toContainEqual(
      expect.objectContaining({ stream, what: expect.stringContaining('the stream was cut') }),
    );
    const { events, digest } = before;
    expect((await store.verify([{ events, digest }])).problems).toMatchObject([
      { what: expect.stringContaining('its newest were cut') },
    ]);
  });

  test('34 a head of the whole store tells two matches that were put in each other’s order', async () => {
    const { path, before } = await makeStore();
    const early = { events: 2, digest: before.digest };
    const store = await open(path);
    expect((await store.verify([early])).problems).toMatchObject([
      { what: 'the first 2 events are not the ones that were seen before' },
    ]);
  });

  test('34 who reads the whole store may pass a changed event over, and is told where it is', async () => {
    const { path } = await makeStore();
    forge(path, `UPDATE events SET type = 'Other' WHERE stream = 2 AND revision = 3`);
    const store = await open(path);
    expect(await refusalOf(collect(store.readAll()))).toMatchObject({ code: 'store-damaged', stream: 'match-2' });
    const told: unknown[] = [];
    const onUnreadable = ({ stream, revision }: UnreadableEvent): void => {
      told.push([stream, revision]);
    };
    expect(await collect(store.readAll({ onUnreadable }))).toHaveLength(23);
    const viewer = await follow(store, { onUnreadable });
    await until(() => viewer.events.length === 23);
    expect(told).toEqual([
      ['match-2', 3],
      ['match-2', 3],
    ]);
  });

  test('34 every damaged match is told, however much is damaged in the first', async () => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    for (const match of [1, 2, 3]) await store.append(`match-${String(match)}`, 'any', makeBatch(150));
    await store.close();
    forge(path, 'UPDATE events SET data = \'"forged"\'');
    const { problems, unlisted } = await (await open(path)).verify();
    const damaged = new Set(problems.map(({ stream }) => stream));
    expect([...damaged]).toEqual(['match-1', 'match-2', 'match-3']);
    expect({ told: problems.length, unlisted }).toEqual({ told: 300, unlisted: 150 });
  });

  const PLANTED: readonly (readonly [string, string, string])[] = [
    [
      'a trigger',
      'CREATE TRIGGER quiet BEFORE INSERT ON events BEGIN SELECT RAISE(IGNORE); END',
      'it has a trigger "quiet" that this program did not make',
    ],
    ['an index', 'CREATE INDEX side ON events (type)', 'it has an index "side" that this program did not make'],
    ['a table', 'CREATE TABLE notes (text)', 'it has a table "notes" that this program did not make'],
    ['a view', 'CREATE VIEW looks AS SELECT 1', 'it has a view "looks" that this program did not make'],
    ['another automatic vacuum', 'PRAGMA auto_vacuum = FULL; VACUUM', 'its auto_vacuum is 1 instead of 0'],
  ];

  test.each(PLANTED)('34 %s that was planted is told, and nothing is written beside it', async (_thing, sql, what) => {
    const { path } = await makeStore();
    const planter = new Database(path);
    // The write-ahead log keeps a file's vacuum as it is.
    planter.pragma('journal_mode = DELETE');
    planter.exec(sql).close();
    const store = await open(path);
    expect((await store.verify()).problems).toEqual([{ what }]);
    expect(await collect(store.readAll())).toHaveLength(24);
    await store.close();
    const refusal = await refusalOf(subject.openAt({ path }));
    expect(refusal).toMatchObject({ code: 'store-damaged' });
    expect(refusal.message).toContain(what);
  });
});
