import { isDeepStrictEqual } from 'node:util';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import type { NewEnvelope } from '#kernel';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../../support/api.js';
import { answersTo, type Asked, asksOfAll } from '../../support/public-answers.js';
import { inSoak, soaked } from '../../support/soak.js';
import { JUST_NOW, LONG_AGO, playTable, type PlayedTable } from './played.js';

const TITLE = 'Summer Open';
const EVENT = 'summer-open';
const KIM = { role: 'organiser', name: 'Kim' };

/** Tables of an event: of three one has a delay of its own, one is shown after its game, and one has the delay of the event. */
const TABLES = inSoak(10, 3);
const EVENTS = inSoak(10, 1);

const isAfterGame = (table: number): boolean => table % 3 === 2;

let store: EventStore;
let api: RunningApi;
let now = LONG_AGO;
let orders = 0;

const append = async (match: string, batches: readonly (readonly NewEnvelope[])[]): Promise<void> => {
  for (const batch of batches) await store.append(`match-${match}`, 'any', batch);
};

const order = async (body: object): Promise<void> => {
  const answer = await api.post(`/events/${EVENT}/orders`, { orderId: `o${orders++}`, order: { by: KIM, ...body } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};

/** An event with delays of every kind, whose tables have come as far as is due. */
const begin = async (tables: readonly PlayedTable[]): Promise<void> => {
  // What is due was recorded by then.
  now = LONG_AGO + 3_600_000;
  store = await openMemoryStore();
  for (const { match, due } of tables) await append(match, due);
  api = await startApi({ store, rulesets: [riftbound], clock: () => new Date(now).toISOString() });
  await api.post('/events', { title: TITLE, ruleset: 'riftbound', mode: 'duel', delay: 5 });
  const rows = tables.map(({ table }) => `${table},Ana${table},a${table},Ben${table},b${table}`);
  await api.post(`/events/${EVENT}/pairings`, {
    round: 1,
    text: ['table,player1,id1,player2,id2', ...rows].join('\n'),
  });
  for (const { table } of tables) {
    if (isAfterGame(table)) await order({ type: 'SetDelay', table, delay: 'after-game' });
    else if (table % 3 === 1) await order({ type: 'SetDelay', round: 1, table, delay: 60 });
  }
  await order({ type: 'BeginRound', round: 1, minutes: 50 });
  for (const { table, due } of tables)
    if (due.length > 0) await api.post(`/events/${EVENT}/rounds/1/tables/${table}/tape`, {});
  now = JUST_NOW;
  // The server notices that its clock was set, before anybody looks.
  const players = [{ name: 'Eve' }, { name: 'Fay' }];
  const opening = { id: 'elsewhere', ruleset: 'riftbound', mode: 'duel', edition: 'core-1.4', players };
  expect(await api.post('/matches', opening)).toMatchObject({ status: 201 });
};

/** All that goes on meanwhile: the games, calls, time that is given, results. */
const goOn = async (tables: readonly PlayedTable[]): Promise<void> => {
  for (const { match, table, later } of tables) {
    await append(match, later);
    await api.post(`/events/${EVENT}/rounds/1/tables/${table}/tape`, {});
    const picked = await api.post(`/events/${EVENT}/broadcast`, { match, parts: ['frame'], title: 'What a turn!' });
    expect(picked).toMatchObject({ status: 200 });
    await order({ type: 'CallToTable', round: 1, table, words: 'a look' });
    await order({ type: 'ExtendTable', round: 1, table, minutes: 3, words: 'a look', call: null, check: null });
    const result = { wins: [2, 1], drawn: 0, ending: 'played' };
    await order({ type: 'ReportResult', round: 1, table, seat: null, result });
  }
};

const askedAt = ({ match, table, shown }: PlayedTable): Asked => ({
  ...{ match, event: EVENT, title: TITLE, round: 1, table, ruleset: 'riftbound' },
  last: shown + 5,
});

/** What is asked about one table, and once about all of them; cards that nobody may know are looked for by name as well. */
const asksAbout = async (tables: readonly PlayedTable[]): Promise<ReadonlyMap<string, PlayedTable | null>> => {
  const asks = new Map<string, PlayedTable | null>();
  for (const [at, table] of tables.entries()) {
    const isOfTable = (path: string): boolean => path.startsWith('/matches/{') || path.includes('/tables/{');
    // How the clock of the machine goes (`/health`) is no matter of a game, and here it stands still.
    const isOfEvents = (path: string): boolean => /^\/(matches|events|search|statistics|disputes)\b/.test(path);
    for (const ask of await asksOfAll(api, askedAt(table), (path) => isOfTable(path) || (at === 0 && isOfEvents(path))))
      asks.set(ask, ask.includes(table.match) ? table : null);
    for (const content of ['all', 'tables', 'moments'])
      asks.set(`/events/${EVENT}/feed?tables=${table.table}&content=${content}`, table);
    for (const name of [...table.hidden, ...table.coming].slice(0, 6))
      asks.set(`/search?card=${encodeURIComponent(name)}`, null);
  }
  return asks;
};

const nameIn = (text: string, name: string): boolean => text.includes(JSON.stringify(name).slice(1, -1));

/** Where a card is named that no table has shown yet, and an answer about one table where that one has not. */
const namedIn = (
  answers: ReadonlyMap<string, unknown>,
  asks: ReadonlyMap<string, PlayedTable | null>,
  tables: readonly PlayedTable[],
): readonly string[] => {
  const secrets = tables.map(({ hidden, coming }) => new Set([...hidden, ...coming]));
  const everywhere = [...(secrets[0] ?? [])].filter((name) => secrets.every((each) => each.has(name)));
  return [...answers].flatMap(([ask, answer]) => {
    const table = asks.get(ask) ?? null;
    const names = table === null ? everywhere : [...table.hidden, ...table.coming];
    // What is asked for is said again.
    const text = JSON.stringify(answer).replaceAll(ask, '');
    return names
      .filter((name) => !ask.includes(encodeURIComponent(name)) && nameIn(text, name))
      .map((name) => `${name} in ${ask}`);
  });
};

afterEach(() => api.close());

test.each(Array.from({ length: EVENTS }, (_, at) => soaked().seed * 1000 + at * TABLES))(
  'no outlet tells the audience of random games what comes behind the delays, nor a card that it has not seen (games from %i on)',
  async (seed) => {
    const tables = Array.from({ length: TABLES }, (_, at) =>
      playTable(riftbound, { event: EVENT, title: TITLE, table: at + 1, seed: seed + at, isDue: !isAfterGame(at + 1) }),
    );
    // A game in which nothing is hidden, or nothing comes, would show nothing.
    for (const { hidden, later } of tables) expect([hidden.length > 5, later.length > 5]).toEqual([true, true]);
    await begin(tables);
    const asks = await asksAbout(tables);
    const before = await answersTo(api, [...asks.keys()]);
    expect(namedIn(before, asks, tables)).toEqual([]);
    await goOn(tables);
    const after = await answersTo(api, [...asks.keys()]);
    expect(namedIn(after, asks, tables)).toEqual([]);
    const told = [...before].filter(([ask, answer]) => !isDeepStrictEqual(after.get(ask), answer));
    expect(told.map(([ask]) => [ask, after.get(ask)])).toEqual(told);
  },
);
