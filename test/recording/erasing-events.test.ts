import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore } from '#event-store/sqlite';
import {
  DESK_VERSION,
  EraseNames,
  ListMatches,
  OpenTableTape,
  OrderTournament,
  ReadFloor,
  ReadTape,
  ReadTournament,
  type RecordingOptions,
} from '#recording';
import { type PairedTable, type Speaker, type TournamentOrder, USUAL_SETTINGS } from '#tournament';
import { openSqliteViews } from '#view-store/sqlite';
import { type Desk, startDesk } from '../support/recording.js';

const [ANA, BEN, LEE] = ['Annabelle Quux', 'Benedikt Zyx', 'Leonora Judge-Vex'];
/** Of a list without ids the name is the id; the other player has a number. */
const [ANA_ID, BEN_ID] = [ANA.toLowerCase(), '102'];
const BY: Speaker = { role: 'head-judge', name: LEE };
const EVENT = 'summer-open';

const folder = mkdtempSync(join(tmpdir(), 'matchtape-erasing-events-'));
afterAll(() => rmSync(folder, { recursive: true }));

let now = Date.UTC(2026, 4, 1, 18);
const clock = (): string => new Date((now += 1000)).toISOString();

let orders = 0;
const order = (desk: Desk, what: TournamentOrder) =>
  desk.commands.execute(
    new OrderTournament({ tournament: EVENT, orderId: `o${String(++orders)}`, order: what, actor: 'desk' }),
  );

const tableOf = (table: number, one: readonly [string, string], other: readonly [string, string]): PairedTable => ({
  ...{ table, result: null, extension: 0, feature: false },
  players: [one, other].map(([id, name]) => ({ id, name })),
});

/** An event that names people wherever it can: pairings, a namesake in part, standings, calls, decks, drops, checks, announcements, broadcast. */
const begin = async (desk: Desk): Promise<void> => {
  await order(desk, {
    ...{ type: 'OpenTournament', by: BY, title: 'Summer Open', ruleset: 'noughts', mode: 'single' },
    ...{ edition: 'club-1', level: 'competitive', rounds: 2, tables: 2, minutes: 50, settings: USUAL_SETTINGS },
    secret: 'f00d',
  });
  const tables = [tableOf(1, [ANA_ID, ANA], [BEN_ID, BEN]), tableOf(2, ['103', `${ANA} Longer`], ['104', 'Dan'])];
  await order(desk, { type: 'ImportPairings', by: BY, round: 1, format: 'csv', tables });
  await order(desk, { type: 'BeginRound', by: BY, round: 1, minutes: null });
  await desk.commands.execute(new OpenTableTape(EVENT, { round: 1, table: 1 }, BY));
  const player: Speaker = { role: 'player', player: ANA_ID };
  const at = { round: 1, table: 1 };
  await order(desk, { type: 'CallToTable', by: player, ...at, words: 'he looked at my hand' });
  await order(desk, { type: 'ClaimCall', by: BY, call: 1, words: `going to annabelle quux` });
  await order(desk, { type: 'BeginDeckCheck', by: BY, ...at, players: [ANA_ID, BEN_ID] });
  const found = [
    { player: ANA_ID, isFine: false, words: `${ANA} has one card too few` },
    { player: BEN_ID, isFine: true, words: '' },
  ];
  await order(desk, { type: 'EndDeckCheck', by: BY, check: 1, found });
  await order(desk, { type: 'RegisterDeck', by: BY, player: ANA_ID, list: `# deck of ${ANA}\n40 Poro`, findings: [] });
  await order(desk, { type: 'AskToDrop', by: player, player: ANA_ID });
  const lines = [{ rank: 1, id: ANA_ID, name: ANA, points: '3', dropped: false }];
  await order(desk, { type: 'ImportStandings', by: BY, lines });
  await order(desk, { type: 'Announce', by: BY, words: `${BEN}, your bag is at the desk` });
  const show = {
    match: `${EVENT}.r1.t1`,
    parts: ['frame'],
    title: `${ANA} wins!`,
    subtitle: '',
    card: '',
    near: 0,
  } as const;
  await order(desk, { type: 'DirectBroadcast', by: { role: 'caster', name: 'Cass' }, show });
  const result = { wins: [1, 0], drawn: 0, ending: 'played' } as const;
  await order(desk, { type: 'ReportResult', by: player, ...at, seat: 0, result });
};

const erase = (desk: Desk, player: string | null) =>
  desk.commands.execute(
    new EraseNames({
      tournament: EVENT,
      player,
      reason: 'asked',
      by: { role: 'organiser', name: '' },
      withTapes: true,
    }),
  );

/** Everything that is told of an event: its desk, its floor, the list of matches, its tape, and the stream as every copy of the store has it. */
const toldOf = async (desk: Desk, store: EventStore): Promise<string> => {
  const told: unknown[] = [
    await desk.queries.execute(new ReadTournament(EVENT, 'desk')),
    await desk.queries.execute(new ReadFloor({ id: EVENT, round: 1, viewer: 'desk' })),
    await desk.queries.execute(new ListMatches({ limit: 10, before: null })),
    await desk.queries.execute(new ReadTape(`${EVENT}.r1.t1`, 'recorder', { from: 0, limit: 100 })),
  ];
  for await (const event of store.readStream(`tournament-${EVENT}`)) told.push(event);
  return JSON.stringify(told);
};

const holds = (told: string, ...names: readonly string[]): readonly boolean[] =>
  names.map((name) => new RegExp(`${name}(?! Longer)`, 'i').test(told));

const stateOf = async (desk: Desk) => (await desk.queries.execute(new ReadTournament(EVENT, 'desk'))).event;

/** Where the last event of a match stands: that is as far as views of matches come. */
const lastPosition = async (store: EventStore): Promise<number> => {
  let last = 0;
  for await (const { position } of store.readAll({ streamPrefix: 'match-' })) last = position;
  return last;
};

test('a player of an event is erased from its desk, its tape and its files on every node, and results, chains and others stay', async () => {
  const path = join(folder, 'store.sqlite');
  const desksPath = join(folder, 'store.desks.sqlite');
  const openNode = async () => {
    const store = await openSqliteStore({ path, pollInterval: 10 });
    const desks = await openSqliteViews({ path: desksPath, version: DESK_VERSION });
    const wish: Partial<RecordingOptions> = { clock, desks };
    return { store, desks, desk: await startDesk(store, wish) };
  };
  const one = await openNode();
  const other = await openNode();
  await begin(one.desk);
  const { heads } = await one.store.verify();
  for (const { desk, store } of [one, other])
    expect(holds(await toldOf(desk, store), ANA, BEN, LEE, 'he looked')).toEqual([true, true, true, true]);

  const erased = await erase(one.desk, ANA_ID);
  expect(erased).toMatchObject({ player: 'player a', matches: 1 });
  expect(erased.events).toBeGreaterThan(8);
  await Promise.all([one, other].map(async ({ desk, store }) => desk.feed.reached(await lastPosition(store))));
  for (const { desk, store } of [one, other])
    expect(holds(await toldOf(desk, store), ANA, BEN, LEE, 'he looked')).toEqual([false, true, true, false]);
  const event = await stateOf(one.desk);
  expect(event.players.map(({ id, name }) => [id, name])).toEqual([
    ['player a', 'Player A'],
    [BEN_ID, BEN],
    ['103', `${ANA} Longer`],
    ['104', 'Dan'],
  ]);
  expect(event).toMatchObject({
    rounds: [{ tables: [{ players: ['player a', BEN_ID], reports: [{ by: { player: 'player a' } }] }, {}] }],
    broadcast: { title: 'Player A wins!' },
    checks: [{ players: ['player a', BEN_ID], found: [{ words: 'Player A has one card too few' }, {}] }],
    decks: [{ player: 'player a', list: '# deck of Player A\n40 Poro' }],
    drops: [{ player: 'player a' }],
    standings: { lines: [{ id: 'player a', name: 'Player A' }] },
    calls: [{ words: 'erased', steps: [{ words: 'going to Player A' }] }],
  });
  expect((await one.store.verify(heads)).problems).toEqual([]);

  // The desk goes on; asked again nothing is left to erase.
  const result = { wins: [0, 1], drawn: 0, ending: 'played' } as const;
  await order(other.desk, { type: 'ReportResult', by: BY, round: 1, table: 1, seat: null, result });
  expect(await erase(other.desk, 'player a')).toMatchObject({ player: 'player a', events: 0 });
  const { revision } = await one.desk.queries.execute(new ReadTournament(EVENT, 'desk'));
  await erase(one.desk, null);
  expect((await one.desk.queries.execute(new ReadTournament(EVENT, 'desk'))).revision).toBe(revision + 1);
  await one.desk.feed.reached(await lastPosition(one.store));
  const all = await toldOf(one.desk, one.store);
  expect(holds(all, BEN, 'Longer', LEE, 'Cass', 'your bag')).toEqual([false, false, false, false, false]);
  expect((await stateOf(one.desk)).players.map(({ name }) => name)).toEqual(
    ['A', 'B', 'C', 'D'].map((letter) => `Player ${letter}`),
  );
  expect((await one.store.verify(heads)).problems).toEqual([]);
  await expect(erase(one.desk, 'nobody')).rejects.toMatchObject({ code: 'tournament/no-player' });
  for (const { desk, desks, store } of [one, other]) {
    await desk.close();
    await desks.close();
    await store.close();
  }
  for (const each of [path, desksPath])
    for (const name of [ANA, BEN, LEE, 'Cass'])
      expect([each, name, readFileSync(each).includes(name)]).toEqual([each, name, false]);

  const again = await openNode();
  expect(holds(await toldOf(again.desk, again.store), ANA, BEN, LEE)).toEqual([false, false, false]);
  await again.desk.close();
  await again.desks.close();
  await again.store.close();
});

test('a kill between the texts and the stream is mended by asking again; a store that cannot unwrite refuses', async () => {
  const inner = await openMemoryStore();
  let isKilled = false;
  const store: EventStore = {
    ...inner,
    append: (stream, ...parts) =>
      isKilled && stream.startsWith('tournament-')
        ? Promise.reject(new Error('killed'))
        : inner.append(stream, ...parts),
  };
  const desk = await startDesk(store, { clock });
  await begin(desk);
  const refusing = await startDesk({ ...inner, erase: () => Promise.reject(new Error('unsupported')) }, { clock });
  await expect(erase(refusing, ANA_ID)).rejects.toThrow('unsupported');
  expect(holds(await toldOf(refusing, inner), ANA)).toEqual([true]);
  await refusing.close();
  isKilled = true;
  await expect(erase(desk, ANA_ID)).rejects.toThrow('killed');
  await desk.close();
  const next = await startDesk(inner, { clock });
  expect(await erase(next, 'player a')).toMatchObject({ player: 'player a' });
  expect(holds(await toldOf(next, inner), ANA)).toEqual([false]);
  await next.close();
});

test('the desk of an event forgets by itself, as matches do, so long after its last order', async () => {
  const store = await openMemoryStore();
  now = Date.UTC(2026, 0, 1);
  const before = await startDesk(store, { clock });
  await begin(before);
  await before.close();
  now = Date.UTC(2026, 3, 10);
  const desk = await startDesk(store, { clock, keepNamesFor: 92 });
  while (/Zyx|Quux/.test(await toldOf(desk, store))) await new Promise((resolve) => setTimeout(resolve, 20));
  const types: string[] = [];
  for await (const { type } of store.readStream(`tournament-${EVENT}`)) types.push(type);
  expect(types.filter((type) => type === 'NamesErased')).toHaveLength(1);
  expect((await stateOf(desk)).rounds[0]?.tables[0]).toMatchObject({ reports: [{ result: { wins: [1, 0] } }] });
  await desk.close();
});
