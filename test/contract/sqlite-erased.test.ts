import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, test } from '@jest/globals';
import type { EventStore, NewEvent } from '#event-store';
import type { Json, Shown } from '#kernel';
import { eventsOf, makeEvent, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { makeSpy } from './spying-driver.js';
import { useSqlite } from './subject.js';

const NAME = 'Anastasia Rosewater';

const shown = (data: Json): Shown => ({ actor: 'scorekeeper', because: [], data });

const speaking = (text: string): NewEvent => ({
  ...makeEvent({ because: [], data: { text, card: 'vi' } }),
  showing: { public: shown({ text, card: null }), players: [], namesPeople: (each) => each.includes(NAME) },
});

describe('what the SQLite store keeps of what was erased', () => {
  const subject = useSqlite();

  const bytesOf = async (path: string): Promise<string> => {
    const files = [path, `${path}-wal`].filter((each) => existsSync(each));
    return (await Promise.all(files.map((each) => readFile(each, 'latin1')))).join('\n');
  };

  const filled = async (path: string): Promise<EventStore> => {
    const store = await subject.openAt({ path });
    for (let round = 0; round < 40; round++) {
      const long = `${NAME} said: ${'hold on '.repeat(round * 20)}`;
      await store.append('match-1', 'any', [speaking(long), speaking('nothing'), speaking(`not ${NAME}`)]);
    }
    return store;
  };

  test('44 not a byte, in its pages, free or not, nor in its log', async () => {
    const path = subject.path();
    const store = await filled(path);
    const salts = (await eventsOf(store, 'match-1')).map(({ seal }) =>
      JSON.stringify(seal?.versions['recorder']?.people),
    );
    const { heads } = await store.verify();
    expect(await bytesOf(path)).toContain(NAME);
    expect(await store.erase('match-1', (text) => text.replaceAll(NAME, 'player A'))).toBe(80);
    const left = await bytesOf(path);
    expect(left).toContain('player A said');
    expect(left).not.toContain(NAME);
    for (const people of salts) {
      const [salt] = /[0-9a-f]{32}/.exec(people) ?? [];
      if (salt !== undefined) expect(left).not.toContain(salt);
    }
    expect(await store.verify(heads)).toMatchObject({ heads, problems: [] });
  });

  test('44 nothing is erased while what is written is being synced: those who follow would be told it from memory', async () => {
    const spy = makeSpy();
    const store = await subject.openAt({ path: subject.path(), driver: spy.driver });
    const { events, caughtUpAt } = await follow(store);
    await until(() => caughtUpAt.length === 1);
    const release = spy.holdSyncs();
    const appending = store.append('match-1', 'no-stream', [speaking(NAME)]);
    await until(() => spy.syncs() === 1);
    const erasing = store.erase('match-1', () => 'player A').then((count) => [events.length, count]);
    await setTimeout(20);
    release();
    await appending;
    // The follower was told before, and the one event was erased after.
    expect(await erasing).toEqual([1, 1]);
  });

  test('44 another program that reads keeps the log, and that is told', async () => {
    const path = subject.path();
    const store = await filled(path);
    const reader = new Database(path, { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM events').get();
    expect((await refusalOf(store.erase('match-1', () => 'gone'))).code).toBe('store-locked');
    reader.exec('COMMIT');
    reader.close();
    await store.erase('match-1', () => 'gone');
    expect(await bytesOf(path)).not.toContain(NAME);
  });

  test('44 a store that is read alone erases nothing', async () => {
    const path = subject.path();
    await (await filled(path)).close();
    const store = await subject.openAt({ path, readOnly: true });
    expect((await refusalOf(store.erase('match-1', () => 'gone'))).code).toBe('store-read-only');
  });

  test.each([
    ['taken out', 'DELETE FROM disclosures WHERE position = 2', 'is not there'],
    ['another key', `UPDATE disclosures SET beside = json_set(beside, '$.key', '${'0'.repeat(32)}')`, 'does not fit'],
    [
      'another card',
      "UPDATE disclosures SET beside = json_set(beside, '$.versions.recorder.data.card', 'jinx')",
      'does not fit',
    ],
    [
      'another card for the public',
      "UPDATE disclosures SET beside = json_set(beside, '$.versions.public.data.card', 'jinx')",
      'does not fit',
    ],
    [
      'another text',
      "UPDATE disclosures SET beside = json_set(beside, '$.versions.recorder.data.text', 'jinx')",
      'does not fit',
    ],
    ['no JSON', "UPDATE disclosures SET beside = '{'", 'is no seal'],
    [
      'of another event',
      'UPDATE disclosures SET beside = (SELECT beside FROM disclosures WHERE position = 1) WHERE position = 2',
      'does not fit',
    ],
    ['put beside an open event', "INSERT INTO disclosures VALUES (121, '{}')", 'not sealed'],
  ])('34 what lies beside the chain is found out when it is %s', async (_name, sql, what) => {
    const path = subject.path();
    const store = await filled(path);
    await store.append('match-1', 'any', [makeEvent()]);
    await store.close();
    new Database(path).exec(sql).close();
    const { problems } = await (await subject.openAt({ path })).verify();
    expect(problems.map((problem) => problem.what).join('\n')).toContain(what);
  });
});
