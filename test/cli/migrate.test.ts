import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { EventStore } from '#event-store';
import { openKurrentStore } from '#event-store/kurrentdb';
import { openSqliteStore } from '#event-store/sqlite';
import { collect, makeBatch, makeEvent } from '../contract/events.js';
import { type Peer, startPeer } from '../contract/kurrentdb-peer/index.js';
import { atRoot } from '../support/root.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();
const word = (name: string): string => `sqlite:${at(name)}.sqlite`;
const openFile = (name: string, clock?: () => number): Promise<EventStore> =>
  openSqliteStore({ path: `${at(name)}.sqlite`, ...(clock && { clock }) });

/** Streams that take turns, at times of their own; a few appends share a millisecond. Answers the number of events. */
const fill = async (name: string, rounds: number): Promise<number> => {
  let time = 1_700_000_000_000;
  const store = await openFile(name, () => time);
  let events = 0;
  for (let round = 0; round < rounds; round++) {
    time += round % 3 === 0 ? 0 : 7;
    const batch = [
      ...makeBatch(round % 4),
      makeEvent({ data: { 'ключ "1"\u2028': [round, { __proto: null }], e: 1e21 } }),
    ];
    await store.append(`match-${round % 5}`, 'any', batch);
    events += batch.length;
  }
  await store.close();
  return events;
};

const headsOf = async (store: EventStore): Promise<readonly unknown[]> =>
  Promise.all([0, 1, 2, 3, 4].map((number) => store.head(`match-${number}`)));

/** Everything but the positions, which are a store's own. */
const contentOf = async (store: EventStore): Promise<readonly unknown[]> =>
  (await collect(store.readAll())).map(({ position: _position, ...event }) => event);

const bothSides = async (
  open: readonly (() => Promise<EventStore>)[],
  look: (store: EventStore) => Promise<unknown>,
) => {
  const answers: unknown[] = [];
  for (const openOne of open) {
    const store = await openOne();
    answers.push(await look(store));
    await store.close();
  }
  expect(answers[1]).toEqual(answers[0]);
  return answers[0];
};

test('a store moves into another file: the same events in the same order, at their times, with the same hashes', async () => {
  const events = await fill('whole', 60);
  const moved = await cli(['migrate', '--from', word('whole'), '--to', word('whole-copy'), '--json']);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(moved.out)).toMatchObject({ copied: events, present: 0, events, streams: 5, problems: [] });
  const open = ['whole', 'whole-copy'].map((name) => () => openFile(name));
  expect(await bothSides(open, contentOf)).toHaveLength(events);
  await bothSides(open, headsOf);
});

test('a second run moves nothing, and a later one moves what came on', async () => {
  await fill('later', 20);
  const args = ['migrate', '--from', word('later'), '--to', word('later-copy'), '--json'];
  const { copied } = JSON.parse((await cli(args)).out) as { copied: number };
  expect(JSON.parse((await cli(args)).out)).toMatchObject({ copied: 0, present: copied });
  const store = await openFile('later');
  await store.append('match-1', 'stream-exists', makeBatch(3));
  await store.append('match-new', 'no-stream', makeBatch(2));
  await store.close();
  expect(JSON.parse((await cli(args)).out)).toMatchObject({ copied: 5, present: copied, problems: [] });
});

test('killed in the middle it goes on where it was, and both stores are the same in the end', async () => {
  const events = await fill('killed', 400);
  const args = ['migrate', '--from', word('killed'), '--to', word('killed-copy'), '--json'];
  const child = spawn(process.execPath, [atRoot('bin/matchtape.mjs'), ...args]);
  const gone = once(child, 'close');
  const countIn = async (): Promise<number> => {
    if (!existsSync(`${at('killed-copy')}.sqlite`)) return 0;
    const store = await openFile('killed-copy');
    const heads = (await headsOf(store)) as readonly ({ revision: number } | undefined)[];
    await store.close();
    return heads.reduce((sum, head) => sum + (head?.revision ?? -1) + 1, 0);
  };
  while (child.exitCode === null && (await countIn()) < 40) await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill('SIGKILL');
  await gone;
  const arrived = await countIn();
  expect(arrived).toBeGreaterThanOrEqual(40);
  expect(arrived).toBeLessThan(events);
  const resumed = await cli(args);
  expect(JSON.parse(resumed.out)).toMatchObject({ copied: events - arrived, present: arrived, problems: [] });
  await bothSides(
    ['killed', 'killed-copy'].map((name) => () => openFile(name)),
    contentOf,
  );
});

describe('another stream of the same name in the target', () => {
  test.each([
    ['of another content', 1, 'event 0: the target holds a different stream under this name'],
    ['that is longer', 40, 'the stream goes on in the target'],
  ])('%s is refused before anything is written', async (name, length, told) => {
    const source = `strange-${length}`;
    await fill(source, 10);
    const store = await openFile(`${source}-copy`);
    await store.append('match-3', 'no-stream', makeBatch(length));
    await store.close();
    const { code, err, out } = await cli(['migrate', '--from', word(source), '--to', word(`${source}-copy`)]);
    expect({ name, code, out }).toEqual({ name, code: 2, out: '' });
    expect(err).toContain('Nothing was moved: "match-3"');
    expect(err).toContain(told);
    const after = await openFile(`${source}-copy`);
    expect(await collect(after.readAll())).toHaveLength(length);
    await after.close();
  });
});

test('--verify-only writes nothing, and tells what differs', async () => {
  const events = await fill('checked', 30);
  const args = ['migrate', '--from', word('checked'), '--to', word('checked-copy')];
  expect((await cli(args)).code).toBe(0);
  const same = await cli([...args, '--verify-only']);
  expect(same.code).toBe(0);
  expect(same.out).toContain(`${events} events in 5 streams; the last hash of each is the same on both sides.`);
  const store = await openFile('checked');
  await store.append('match-2', 'stream-exists', makeBatch(1));
  await store.close();
  const differing = await cli([...args, '--verify-only']);
  expect(differing.code).toBe(1);
  expect(differing.out).toMatch(/target match-2 \d+: the stream ends at \d+ instead of \d+/);
  expect((await cli([...args, '--verify-only'])).code).toBe(1);
});

test.each([
  [['--from', 'memory', '--to', 'sqlite:a'], 'a store in memory is gone'],
  [['--from', 'sqlite:same.sqlite', '--to', 'sqlite:./same.sqlite'], 'Both names mean the same store'],
  [['--from', 'oracle://ada:secret@host', '--to', 'sqlite:a'], 'is none that is known here'],
  [['--from', 'sqlite:nowhere/none.sqlite', '--to', 'sqlite:a'], 'There is no store'],
  [['--from', 'sqlite:a'], "required option '--to <store>' not specified"],
])('migrate %j is refused', async (args, told) => {
  const said = await cli(['migrate', ...args]);
  expect(said.code).toBe(2);
  expect(said.err).toContain(told);
  expect(said.err).not.toContain('secret');
});

describe('to a KurrentDB server (our peer) and back', () => {
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer({ path: at('peer.sqlite') });
  });
  afterAll(() => peer.stop());

  test('the hashes are the same at the end of the way', async () => {
    const events = await fill('afar', 40);
    const there = await cli(['migrate', '--from', word('afar'), '--to', peer.connection, '--json']);
    expect(there).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(there.out)).toMatchObject({ copied: events, problems: [] });
    const back = await cli(['migrate', '--from', peer.connection, '--to', word('afar-back'), '--json']);
    expect(JSON.parse(back.out)).toMatchObject({ copied: events, problems: [] });
    const open = ['afar', 'afar-back'].map((name) => () => openFile(name));
    await bothSides(open, contentOf);
    await bothSides([() => openFile('afar'), () => openKurrentStore({ connection: peer.connection })], headsOf);
  });
});
