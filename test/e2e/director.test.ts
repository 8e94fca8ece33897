import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { startApi, type RunningApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';
import { bearerOf } from '../support/links.js';

const EVENT = 'spring-open';
const TITLE = 'Spring Open';
const [ONE, TWO] = [`${EVENT}.r1.t1`, `${EVENT}.r1.t2`] as const;
const BROADCAST = `/events/${EVENT}/broadcast`;

let store: EventStore;
let api: RunningApi;
let second = 0;
/** A clock that stands still until a test moves it. */
const clock = (): string => new Date(Date.UTC(2026, 4, 1, 18, 0, second)).toISOString();

const pick = async (match: string, title: string): Promise<void> => {
  expect(await api.post(BROADCAST, { match, parts: ['frame'], title })).toMatchObject({ status: 200 });
};

const titleFor = async (headers: Readonly<Record<string, string>> = {}, path = BROADCAST): Promise<unknown> =>
  ((await api.ask(path, { headers })).body as { title: string }).title;

beforeAll(async () => {
  // A server that stops closes its store, which goes on for the next one here.
  store = { ...(await openMemoryStore()), close: () => Promise.resolve() };
  api = await startApi({ store, clock });
  await api.post('/events', { title: TITLE, ruleset: 'noughts', mode: 'single', delay: 5 });
  const text = 'table,player1,id1,player2,id2\n1,Ana,101,Bo,102\n2,Cleo,103,Dan,104\n';
  await api.post(`/events/${EVENT}/pairings`, { round: 1, text });
  for (const table of [1, 2]) await api.post(`/events/${EVENT}/rounds/1/tables/${table}/tape`, {});
});
afterAll(() => api.close());

test('a pick is at once for whoever may see the present, and one delay late for the audience, live and after a restart', async () => {
  await pick(ONE, 'Quarter final');
  second = 5 * 60;
  await pick(ONE, 'Ana wins!');
  const caster = await bearerOf(api, { role: 'caster', event: TITLE });
  const scribe = await bearerOf(api, { role: 'scribe', event: TITLE, tables: ['1'] });
  const player = await bearerOf(api, { role: 'player', event: TITLE, tables: ['1'], seat: 0 });
  expect(await titleFor(caster)).toBe('Ana wins!');
  // Whoever is of one table sees the rest of the event as the audience does.
  for (const headers of [scribe, player, {}]) expect(await titleFor(headers)).toBe('Quarter final');
  // An overlay is on air, whatever link was opened in its browser.
  expect(await titleFor(caster, `${BROADCAST}?viewer=audience`)).toBe('Quarter final');
  expect((await api.ask(`${BROADCAST}?viewer=recorder`)).status).toBe(400);
  const present = await follow(`${api.url}${BROADCAST}/live`);
  expect((await present.next())?.data).toContain('Ana wins!');
  present.leave();
  const stream = await follow(`${api.url}${BROADCAST}/live`, undefined, {});
  expect((await stream.next())?.data).toContain('Quarter final');
  second += 5 * 60 - 1;
  expect(await titleFor()).toBe('Quarter final');
  await api.close();
  stream.leave();
  api = await startApi({ store, clock });
  expect(await titleFor()).toBe('Quarter final');
  const again = await follow(`${api.url}${BROADCAST}/live`, undefined, {});
  expect((await again.next())?.data).toContain('Quarter final');
  second += 1;
  // Nothing is recorded: it comes because it is due.
  expect((await again.next())?.data).toContain('Ana wins!');
  again.leave();
  const { body } = (await api.ask(`/events/${EVENT}`)) as { body: { event: { broadcast: object } } };
  expect(body.event.broadcast).toMatchObject({ match: ONE, title: 'Ana wins!' });
});

test('a match without a delay is left for it no sooner than that is due, and one after its game is told with its end', async () => {
  const by = { role: 'judge', name: 'Kim' };
  const order = { type: 'SetDelay', table: 2, delay: 'after-game', by };
  expect(await api.post(`/events/${EVENT}/orders`, { order })).toMatchObject({ status: 200 });
  second += 60;
  await pick(TWO, 'Dan leads');
  second += 3_600;
  for (const path of [BROADCAST, `/events/${EVENT}`, `/events/${EVENT}/floor`])
    expect(JSON.stringify((await api.ask(path)).body)).not.toContain('Dan leads');
  const { revision } = (await api.request(`/matches/${TWO}`)).body as { revision: number };
  await api.post(`/matches/${TWO}/close`, { expectedRevision: revision });
  expect(await titleFor()).toBe('Dan leads');
});

test('a caster of the event picks from its tables as they are now; one of a table, and the audience, hear of them when they are due', async () => {
  const text = 'table,player1,id1,player2,id2\n1,Ana,101,Dan,104\n';
  await api.post(`/events/${EVENT}/pairings`, { round: 2, text });
  await api.post(`/events/${EVENT}/rounds/2/tables/1/tape`, {});
  const tapeFor = async (headers: Readonly<Record<string, string>>): Promise<unknown> => {
    const { body } = (await api.ask(`/events/${EVENT}`, { headers })) as {
      body: { event: { rounds: { tables: { match: string | null }[] }[] } };
    };
    return body.event.rounds[1]?.tables[0]?.match;
  };
  const match = `${EVENT}.r2.t1`;
  expect(await tapeFor(await bearerOf(api, { role: 'caster', event: TITLE }))).toBe(match);
  const ofTable = await bearerOf(api, { role: 'caster', event: TITLE, tables: ['1'] });
  const elsewhere = await bearerOf(api, { role: 'caster', event: 'Winter Open' });
  for (const headers of [ofTable, elsewhere, {}]) expect(await tapeFor(headers)).toBeNull();
  second += 5 * 60;
  expect(await tapeFor({})).toBe(match);
});

test('an event may be shown some seconds late: a pick comes when they are over, and what is no delay is told how to be one', async () => {
  const event = { title: 'Quick Open', ruleset: 'noughts', mode: 'single' };
  expect(await api.post('/events', { ...event, delay: 'soon' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'delay', message: expect.stringContaining('seconds (90 s, 1 min 30 s)') as string }] },
  });
  await api.post('/events', { ...event, delay: '20 sec' });
  const text = 'table,player1,id1,player2,id2\n1,Ana,101,Bo,102\n';
  await api.post('/events/quick-open/pairings', { round: 1, text });
  await api.post('/events/quick-open/rounds/1/tables/1/tape', {});
  const { body } = (await api.ask('/events/quick-open')) as { body: { event: { opening: { settings: object } } } };
  expect(body.event.opening.settings).toMatchObject({ delay: '20 s' });
  const match = 'quick-open.r1.t1';
  const by = { role: 'judge', name: 'Kim' };
  await api.post('/events/quick-open/broadcast', { match, parts: ['frame'], title: 'Go' });
  second += 19;
  expect((await api.ask(`/matches/${match}`)).status).toBe(404);
  expect(await titleFor({}, '/events/quick-open/broadcast')).toBe('');
  second += 1;
  expect((await api.ask(`/matches/${match}`)).body).toMatchObject({ delay: '20 s' });
  expect(await titleFor({}, '/events/quick-open/broadcast')).toBe('Go');
  // The narrowest counts: the table's own seconds over those of the event.
  const order = { type: 'SetDelay', table: 1, delay: '45 s', by };
  expect(await api.post('/events/quick-open/orders', { order })).toMatchObject({ status: 200 });
  expect((await api.ask(`/matches/${match}`)).status).toBe(404);
  second += 25;
  expect((await api.ask(`/matches/${match}`)).body).toMatchObject({ delay: '45 s' });
});
