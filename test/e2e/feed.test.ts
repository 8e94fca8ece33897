import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { startApi, type RunningApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';
import { KEY, RECORDER } from '../support/key.js';
import { bearerOf } from '../support/links.js';
import { atRoot } from '../support/root.js';

const TABLES = ['summer-open.r1.t1', 'summer-open.r1.t2'] as const;
const PUBLIC = {};

interface Message {
  readonly type: string;
  readonly position?: number;
  readonly match?: string;
  readonly table?: number;
  readonly revision?: number;
  readonly turn?: number;
  readonly kind?: string;
  readonly event?: { readonly type: string; readonly revision: number; readonly data: object };
}

let api: RunningApi;
let minute = 0;

let plays = 0;
const play = async (id: string, ...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    const { revision } = (await api.request(`/matches/${id}`)).body as { revision: number };
    const answer = await api.post(`/matches/${id}/plays`, { playId: `p${plays++}`, line, expectedRevision: revision });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  }
};

/** The messages of the feed as lines of JSON, up to the word that all has been told. */
const feed = async (query: string, headers: Readonly<Record<string, string>> = PUBLIC): Promise<readonly Message[]> => {
  const response = await fetch(`${api.url}/events/summer-open/feed?${query}`, {
    headers: { ...headers, Accept: 'application/x-ndjson' },
  });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const messages: Message[] = [];
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (text + decoder.decode(chunk, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    messages.push(...lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Message));
    if (messages.at(-1)?.type === 'caught-up') return messages;
  }
  return messages;
};

const eventsIn = (messages: readonly Message[]) =>
  messages.filter(({ type }) => type === 'event').map(({ match, event }) => [match, event?.revision]);

beforeAll(async () => {
  api = await startApi({ clock: () => new Date(Date.UTC(2026, 4, 1, 18, minute)).toISOString() });
  await api.post('/events', { title: 'Summer Open', ruleset: 'noughts', mode: 'single', delay: 5 });
  const text = 'table,player1,id1,player2,id2\n1,Ana,101,Bo,102\n2,Cleo,103,Dan,104\n';
  await api.post('/events/summer-open/pairings', { round: 1, text });
  for (const table of [1, 2]) await api.post(`/events/summer-open/rounds/1/tables/${table}/tape`, {});
  await play(TABLES[0], 'Ana: starts', 'Ana: b2');
  await play(TABLES[1], 'Dan: starts');
  minute = 10;
  await play(TABLES[0], 'Bo: c3');
});
afterAll(() => api.close());

test('a feed tells every event of all tables in order, how each table stands, and goes on after any place', async () => {
  const all = await feed('', RECORDER);
  const first = (await api.request(`/matches/${TABLES[0]}/events?viewer=public`)).body as { events: object[] };
  expect(all.flatMap(({ match, event }) => (event !== undefined && match === TABLES[0] ? [event] : []))).toEqual(
    first.events,
  );
  const [ana, cleo] = TABLES;
  expect(all.slice(-3)).toMatchObject([
    { type: 'table', match: ana, round: 1, table: 1, players: [{ name: 'Ana' }, { name: 'Bo' }], turn: 3 },
    { type: 'table', match: cleo, round: 1, table: 2, turn: 1 },
    { type: 'caught-up' },
  ]);
  const places = all.flatMap(({ position = 0, type }) => (type === 'event' ? [position] : []));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const middle = places[5]!;
  expect(eventsIn(await feed(`after=${middle}`, RECORDER))).toEqual(eventsIn(all).slice(6));
  const second = await feed('tables=2&content=tables', RECORDER);
  expect(second).toMatchObject([{ type: 'table', table: 2 }, { type: 'caught-up' }]);
  expect(await feed('round=2', RECORDER)).toEqual([{ type: 'caught-up' }]);
});

test('the audience follows behind the delay, and a link for one table sees that one as it is', async () => {
  const now = eventsIn(await feed('', RECORDER));
  const then = eventsIn(await feed(''));
  expect(then.length).toBeLessThan(now.length);
  expect(now.slice(0, then.length)).toEqual(then);
  // A place that is ahead tells nothing either.
  expect(await feed('after=100000')).toEqual([{ type: 'caught-up' }]);
  expect(await api.request('/events/summer-open/feed?after=100000')).toMatchObject({
    status: 404,
    body: { code: 'feed/ahead' },
  });
  const caster = await bearerOf(api, { role: 'caster', event: 'Summer Open', tables: ['1'] });
  expect(eventsIn(await feed('', caster))).toEqual(now);
  expect(await api.ask('/events/summer-open/feed?viewer=recorder')).toMatchObject({ status: 401 });
});

test('server-sent events carry the place as their id, come as they come due, and resume by it', async () => {
  const stream = await follow(`${api.url}/events/summer-open/feed?tables=1&content=tables`, undefined, PUBLIC);
  const first = await stream.next();
  expect(JSON.parse(first!.data)).toMatchObject({ type: 'table', position: Number(first!.id), turn: 2 });
  expect(await stream.next()).toMatchObject({ event: 'caught-up' });
  minute = 15;
  const second = await stream.next();
  expect(JSON.parse(second!.data)).toMatchObject({ type: 'table', turn: 3 });
  stream.leave();
  const again = await follow(`${api.url}/events/summer-open/feed?tables=1`, Number(first!.id), PUBLIC);
  expect(JSON.parse((await again.next())!.data)).toMatchObject({
    event: { type: 'PlayRecorded', data: { number: 3 } },
  });
  again.leave();
});

test('what is worth announcing comes as a moment, behind the delay as well, and again to who was cut off before its play was told', async () => {
  const [, cleo] = TABLES;
  await play(cleo, 'Dan: a1', 'Dan: b1', 'Cleo: a2', 'Dan: c1');
  const { revision } = (await api.request(`/matches/${cleo}`)).body as { revision: number };
  const kim = { role: 'judge', name: 'Kim' };
  await api.post(`/matches/${cleo}/disputes`, { playId: 'call', expectedRevision: revision, by: kim });
  const told = await feed('tables=2&content=moments', RECORDER);
  expect(told).toMatchObject([
    { type: 'moment', match: cleo, round: 1, table: 2, kind: 'finding', seat: 1, words: 'It is not your turn.' },
    { type: 'moment', kind: 'point', seat: 1 },
    { type: 'moment', kind: 'winner', seat: 1, words: 'Dan' },
    { type: 'moment', kind: 'call', seat: null },
    { type: 'caught-up' },
  ]);
  expect(await feed(`tables=2&content=moments&after=${told[2]!.position!}`, RECORDER)).toEqual(told.slice(3));
  // Among events a moment has the place of what came before the last event of its play.
  const all = await feed('tables=2', RECORDER);
  const at = all.findIndex(({ kind }) => kind === 'point');
  const [point, winner, event] = [all[at]!, all[at + 1]!, all[at + 2]!];
  expect([winner, event]).toMatchObject([{ kind: 'winner' }, { type: 'event', event: { revision: winner.revision } }]);
  expect((await feed(`tables=2&after=${point.position!}`, RECORDER)).slice(0, 3)).toEqual([point, winner, event]);
  expect((await feed(`tables=2&after=${event.position!}`, RECORDER)).map(({ kind }) => kind)).not.toContain('winner');
  expect(await feed('tables=2&content=moments')).toEqual([{ type: 'caught-up' }]);
  minute = 20;
  expect(await feed('tables=2&content=moments')).toEqual(told);
});

test('the messages are as asyncapi.yaml says', async () => {
  const asyncapi = parse(readFileSync(atRoot('docs/reference/asyncapi.yaml'), 'utf8')) as {
    asyncapi: string;
    channels: { feed: { address: string; messages: object } };
    components: { messages: Record<string, { payload: object }>; schemas: object };
  };
  expect(asyncapi).toMatchObject({ asyncapi: '3.0.0', channels: { feed: { address: '/events/{event}/feed' } } });
  const told = await feed('', RECORDER);
  const ajv = new Ajv({ strict: false });
  const checks = Object.entries(asyncapi.components.messages).map(
    ([name, { payload }]) => [name, ajv.compile({ ...payload, components: asyncapi.components })] as const,
  );
  const namesOf = (message: Message) => checks.flatMap(([name, check]) => (check(message) ? [name] : []));
  expect(new Set(told.flatMap(namesOf))).toEqual(new Set(['event', 'moment', 'table', 'caughtUp']));
  for (const message of told) expect([message, namesOf(message).length]).toEqual([message, 1]);
});

test('the client of the examples prints the standings, and goes on where it was told', async () => {
  const run = async (...more: readonly string[]) => {
    const args = [atRoot('examples/follow-event.mjs'), api.url, 'summer-open', '--once', ...more];
    return promisify(execFile)(process.execPath, args, { env: { ...process.env, MATCHTAPE_TOKEN: KEY } });
  };
  const { stdout } = await run('--tables', '1');
  expect(stdout).toBe('round 1, table 1, turn 3: Ana 0 (0) : Bo 0 (0)\n');
  const last = (await feed('', RECORDER)).findLast(({ type }) => type === 'event');
  expect((await run('--after', String(last!.position))).stdout).toBe('');
});

test('tables that are shown at different times are followed apart, and places tell nothing of what goes on elsewhere', async () => {
  const by = { role: 'organiser', name: '' };
  const order = { type: 'SetDelay', by, table: 2, delay: 0 };
  expect(await api.post('/events/summer-open/orders', { order })).toMatchObject({ status: 200 });
  expect(await api.ask('/events/summer-open/feed')).toMatchObject({
    status: 409,
    body: { code: 'feed/mixed-delays', remedy: expect.stringContaining('"tables"') as string },
  });
  const eventsOf = async () => (await feed('tables=2')).filter(({ type }) => type === 'event');
  const before = await eventsOf();
  // What happens at table 1 is not due, and leaves no gap between the places of table 2.
  await play(TABLES[0], 'Ana: a1');
  const { revision } = (await api.request(`/matches/${TABLES[1]}`)).body as { revision: number };
  const call = { playId: 'again', expectedRevision: revision, by: { role: 'judge', name: 'Kim' } };
  expect((await api.post(`/matches/${TABLES[1]}/disputes`, call)).status).toBeLessThan(300);
  const told = await eventsOf();
  expect(told).toHaveLength(before.length + 1);
  expect(told.map(({ position }) => position)).toEqual(told.map((_, at) => at + 1));
  expect(eventsIn(await feed('', RECORDER)).length).toBeGreaterThan(told.length);
});
