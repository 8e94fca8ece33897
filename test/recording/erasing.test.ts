import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditTape, checkEnvelopes } from '#audit';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore } from '#event-store/sqlite';
import { openingOf, parseTapeFile } from '#match';
import {
  CloseMatch,
  ErasePeople,
  LiveFeed,
  ListMatches,
  OpenMatch,
  ReadTape,
  ReadTimeline,
  type RecordingOptions,
  viewsVersion,
} from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { openSqliteViews } from '#view-store/sqlite';
import { makeMemoryViews } from '#view-store/memory';
import { contentOf, rebuiltUpTo } from '../support/kept-views.js';
import { type Desk, startDesk } from '../support/recording.js';
import { atRoot } from '../support/root.js';

/** Names that stand in no card, so that what is left of them is seen by looking for them. */
const [ANA, BEN] = ['Annabelle Quux', 'Benedikt Zyx'];

const folder = mkdtempSync(join(tmpdir(), 'matchtape-erasing-'));
afterAll(() => rmSync(folder, { recursive: true }));

let now = Date.UTC(2026, 4, 1, 18);
const clock = (): string => new Date((now += 1000)).toISOString();
const wish: Partial<RecordingOptions> = { rulesets: [riftbound], clock };

const file = () => {
  const text = readFileSync(atRoot('test/games/riftbound/annie-against-master-yi.tape'), 'utf8');
  const read = parseTapeFile(text.replace(/\bAna\b/g, ANA).replace(/\bBen\b/g, BEN));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const begin = async (desk: Desk, id: string): Promise<void> => {
  const opening = openingOf(riftbound, file(), new Map());
  if (!opening.ok) throw new Error(opening.error.message);
  const { type: _, ruleset, recording, options } = opening.value;
  await desk.commands.execute(new OpenMatch(id, { ruleset, recording, options }, 'scorekeeper'));
  for (const [number, { text }] of file().lines.slice(0, 17).entries()) await desk.line(id, `p${number}`, text);
  await desk.commands.execute(
    new CloseMatch({ matchId: id, note: `${ANA} had to leave`, expectedRevision: undefined, actor: 'scorekeeper' }),
  );
};

const erase = (desk: Desk, matchId: string, seat: number | null) =>
  desk.commands.execute(new ErasePeople({ matchId, seat, reason: 'asked', actor: 'scorekeeper' }));

const tapeOf = async (desk: Desk, id: string) =>
  (await desk.queries.execute(new ReadTape(id, 'recorder', { from: 0, limit: 10_000 }))).events;

/** Everything that a reader of the recorder's can be given of a match. */
const toldBy = async (desk: Desk, id: string): Promise<string> =>
  JSON.stringify([
    await tapeOf(desk, id),
    await desk.queries.execute(new ReadTimeline(id, 'recorder')),
    await desk.queries.execute(new ListMatches({ limit: 100, before: null })),
  ]);

const lastPosition = async (store: EventStore): Promise<number> => {
  let last = 0;
  for await (const { position } of store.readAll()) last = position;
  return last;
};

test('a player who is erased is called by the seat everywhere, the tape is decided again as before, and its chain holds', async () => {
  const store = await openMemoryStore();
  const views = makeMemoryViews();
  const desk = await startDesk(store, { ...wish, views });
  await begin(desk, 'one');
  await begin(desk, 'two');
  const { heads } = await store.verify();
  expect((await toldBy(desk, 'one')).includes(ANA)).toBe(true);

  const erased = await erase(desk, 'one', 0);
  expect(erased).toMatchObject({ matchId: 'one', seat: 0 });
  expect(erased.events).toBeGreaterThan(1);
  const events = await tapeOf(desk, 'one');
  expect(JSON.stringify(events).includes(ANA)).toBe(false);
  expect(JSON.stringify(events[0]).includes('"name":"Player A"')).toBe(true);
  expect(JSON.stringify(events).includes(BEN)).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: 'PeopleErased', data: { seat: 0, reason: 'asked' } });
  expect(events.find(({ type }) => type === 'MatchClosed')?.data).toMatchObject({ note: 'Player A had to leave' });
  expect(auditTape(riftbound, events)).toEqual([]);
  expect(checkEnvelopes(events)).toEqual([]);
  expect((await store.verify(heads)).problems).toEqual([]);

  await desk.feed.reached(await lastPosition(store));
  const kept = await contentOf(views);
  expect(kept).toEqual(await rebuiltUpTo(store, await lastPosition(store), [riftbound]));
  const { list } = kept as { readonly list: readonly { readonly value: object }[] };
  expect(JSON.stringify(list[0]).includes(ANA)).toBe(false);
  expect(JSON.stringify(list[1]).includes(ANA)).toBe(true);
  await desk.close();
});

test('asked again it changes nothing, and everybody is erased after one', async () => {
  const desk = await startDesk(await openMemoryStore(), wish);
  await begin(desk, 'one');
  const first = await erase(desk, 'one', 0);
  expect(await erase(desk, 'one', 0)).toEqual({ ...first, events: 0 });
  const all = await erase(desk, 'one', null);
  expect(all.revision).toBe(first.revision + 1);
  const told = await toldBy(desk, 'one');
  expect(told.includes(ANA)).toBe(false);
  expect(told.includes(BEN)).toBe(false);
  expect(told.includes('had to leave')).toBe(false);
  expect(await erase(desk, 'one', 1)).toEqual({ matchId: 'one', seat: 1, events: 0, revision: all.revision });
  await expect(erase(desk, 'one', 2)).rejects.toMatchObject({ code: 'seat/unknown' });
  await expect(erase(desk, 'none', 0)).rejects.toMatchObject({ code: 'match/unknown' });
  await desk.close();
});

test('a kill between the texts and the tape is mended by asking again', async () => {
  const inner = await openMemoryStore();
  let isKilled = false;
  const store: EventStore = {
    ...inner,
    append: (...parts) => (isKilled ? Promise.reject(new Error('killed')) : inner.append(...parts)),
  };
  const desk = await startDesk(store, wish);
  await begin(desk, 'one');
  isKilled = true;
  await expect(erase(desk, 'one', 0)).rejects.toThrow('killed');
  await desk.close();

  const next = await startDesk(inner, wish);
  const { events } = await erase(next, 'one', 0);
  expect(events).toBe(0);
  expect((await tapeOf(next, 'one')).at(-1)).toMatchObject({ type: 'PeopleErased' });
  expect((await toldBy(next, 'one')).includes(ANA)).toBe(false);
  await next.close();
});

test('an open match goes on after it, live viewers are told and connect again to a tape without the name', async () => {
  const desk = await startDesk(await openMemoryStore(), wish);
  const opening = openingOf(riftbound, file(), new Map());
  if (!opening.ok) throw new Error(opening.error.message);
  const { type: _, ...entry } = opening.value;
  await desk.commands.execute(new OpenMatch('one', entry as never, 'scorekeeper'));
  const [first, second, ...rest] = file().lines;
  await desk.line('one', 'p0', first!.text);
  const heard: string[] = [];
  const live = await desk.get(LiveFeed).follow({
    matchId: 'one',
    eyes: 'public',
    after: -1,
    onEvent: ({ type }) => void heard.push(type),
    onCaughtUp: () => undefined,
  });
  await erase(desk, 'one', 0);
  expect((await live.ended).reason).toBe('unsubscribed');
  expect(heard.at(-1)).toBe('PeopleErased');
  await desk.line('one', 'p1', second!.text);
  await desk.line('one', 'p2', rest[0]!.text.replace(ANA, 'Player A'));
  const events = await tapeOf(desk, 'one');
  expect(JSON.stringify(events).includes(ANA)).toBe(false);
  expect(auditTape(riftbound, events)).toEqual([]);
  await desk.close();
});

test('two nodes on one file: the other forgets too, and neither file holds the name any more', async () => {
  const path = join(folder, 'two.sqlite');
  const viewsPath = join(folder, 'two.views.sqlite');
  const openNode = async () => {
    const store = await openSqliteStore({ path, pollInterval: 10 });
    const views = await openSqliteViews({ path: viewsPath, version: viewsVersion([riftbound]) });
    return { store, views, desk: await startDesk(store, { ...wish, views }) };
  };
  const one = await openNode();
  const other = await openNode();
  await begin(one.desk, 'one');
  expect((await toldBy(other.desk, 'one')).includes(ANA)).toBe(true);
  await erase(one.desk, 'one', null);
  const position = await lastPosition(one.store);
  await Promise.all([one, other].map(({ desk }) => desk.feed.reached(position)));
  for (const { desk } of [one, other]) expect((await toldBy(desk, 'one')).includes(ANA)).toBe(false);
  expect(await contentOf(one.views)).toEqual(await rebuiltUpTo(one.store, position, [riftbound]));
  for (const each of [path, `${path}-wal`, viewsPath, `${viewsPath}-wal`])
    expect(readFileSync(each).includes(ANA)).toBe(false);
  for (const { desk, views, store } of [one, other]) {
    await desk.close();
    await views.close();
    await store.close();
  }
});

describe('names are kept for as long as they are', () => {
  const typesAtEnd = async (desk: Desk, id: string) => (await tapeOf(desk, id)).at(-1)?.type;

  const untilErased = async (desk: Desk, id: string): Promise<void> => {
    while ((await typesAtEnd(desk, id)) !== 'PeopleErased') await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('a server that starts erases what is older, once, and nothing else', async () => {
    const store = await openMemoryStore();
    now = Date.UTC(2026, 0, 1);
    const before = await startDesk(store, wish);
    await begin(before, 'old');
    now = Date.UTC(2026, 3, 1);
    await begin(before, 'new');
    await before.close();

    now = Date.UTC(2026, 3, 10);
    const desk = await startDesk(store, { ...wish, keepNamesFor: 92 });
    await untilErased(desk, 'old');
    expect((await tapeOf(desk, 'old')).at(-1)?.data).toEqual({ seat: null, reason: 'retention' });
    expect(JSON.stringify(await tapeOf(desk, 'old')).includes(BEN)).toBe(false);
    expect(await typesAtEnd(desk, 'new')).toBe('MatchClosed');
    const { length } = await tapeOf(desk, 'old');
    await desk.close();

    now = Date.UTC(2026, 5, 20);
    const again = await startDesk(store, { ...wish, keepNamesFor: 60 });
    await untilErased(again, 'new');
    expect(await tapeOf(again, 'old')).toHaveLength(length);
    await again.close();
  });

  test('none is erased where that is off', async () => {
    const store = await openMemoryStore();
    now = Date.UTC(2026, 0, 1);
    const desk = await startDesk(store, { ...wish, keepNamesFor: null });
    await begin(desk, 'old');
    now = Date.UTC(2029, 0, 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await typesAtEnd(desk, 'old')).toBe('MatchClosed');
    await desk.close();
  });
});
