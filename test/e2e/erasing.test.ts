import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailableError } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore } from '#event-store/sqlite';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { duelMatch } from '../support/duel.js';
import { follow } from '../support/event-stream.js';
import { fetchAsRecorder, postAsRecorder } from '../support/key.js';
import { bearerOf } from '../support/links.js';
import { answersTo, asksOfAll } from '../support/public-answers.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';

const bodyOf = async (response: Response): Promise<string> => response.text();

describe('POST /matches/{id}/erasures', () => {
  let api: RunningApi;

  const play = (id: string, number: number, line: string) =>
    api.post(`/matches/${id}/plays`, { playId: `p${number}`, line });

  const open = async (id: string): Promise<void> => {
    await api.post('/matches', noughtsMatch(id, { mode: 'first-to-3' }));
    for (const [number, line] of ['Ana: a1', 'Bo: b2', 'Ana: a2'].entries()) await play(id, number, line);
  };

  beforeAll(async () => {
    api = await startApi();
  });

  afterAll(() => api.close());

  test('is for who records alone, names one or everybody, and a match and a seat that are there', async () => {
    await open('doors');
    const asked = async (path: string, body: object) => (await api.post(path, body)).body as { readonly code: string };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ seat: 0 });
    expect(await api.ask('/matches/doors/erasures', { method: 'POST', headers, body })).toMatchObject({ status: 401 });
    for (const wrong of [{}, { seat: 0, everybody: true }, { seat: -1 }, { seat: 'Ana' }, { everybody: false }])
      expect(await asked('/matches/doors/erasures', wrong)).toMatchObject({ code: 'request/invalid' });
    expect(await asked('/matches/doors/erasures', { seat: 7 })).toMatchObject({ code: 'seat/unknown' });
    expect(await asked('/matches/none/erasures', { seat: 0 })).toMatchObject({ code: 'match/unknown' });
    expect(JSON.stringify((await api.request('/matches/doors/events')).body)).toContain('"Ana"');
  });

  test('no answer has the name any more, also none about an old revision that somebody has already', async () => {
    await open('one');
    const paths = ['', '/events', '/timeline', '/table?at=2', '/state?at=1', '/audit', '/report', '/rewind-plan?to=2'];
    const before = await Promise.all(paths.map((path) => api.request(`/matches/one${path}`)));
    const tags = before.map(({ headers }) => headers.get('etag') ?? 'none');
    expect(JSON.stringify(before.map(({ body }) => body as object))).toContain('Ana');
    expect(await api.post('/matches/one/erasures', { seat: 0 })).toMatchObject({ status: 200, body: { seat: 0 } });
    for (const [place, path] of paths.entries()) {
      const answer = await api.request(`/matches/one${path}`, { headers: { 'If-None-Match': tags[place] ?? '' } });
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, JSON.stringify(answer.body).includes('Ana')]).toEqual([path, false]);
    }
    const list = (await api.request('/matches')).body as readonly { id: string; players: string[] }[];
    expect(list.find(({ id }) => id === 'one')?.players).toEqual(['Player A', 'Bo']);
    expect(await play('one', 3, 'Bo: c3')).toMatchObject({ status: 201, body: { verdict: { status: 'legal' } } });
  });

  test('a live viewer is told, without the name', async () => {
    await open('live');
    const { revision } = (await api.request('/matches/live')).body as { readonly revision: number };
    const stream = await follow(`${api.url}/matches/live/live?viewer=public`, revision);
    await api.post('/matches/live/erasures', { everybody: true });
    const [told] = await stream.take(1);
    expect(JSON.parse(told?.data ?? '')).toMatchObject({
      type: 'PeopleErased',
      data: { seat: null, reason: 'asked' },
    });
    stream.leave();
  });

  test('a store that cannot unwrite says so, and what to do', async () => {
    const inner = await openMemoryStore();
    const erase = () => Promise.reject(new StoreUnavailableError('unsupported', 'Nothing is written over here.'));
    const other = await startApi({ store: { ...inner, erase } });
    await other.post('/matches', noughtsMatch('one'));
    expect(await other.post('/matches/one/erasures', { seat: 0 })).toMatchObject({
      status: 409,
      body: { code: 'store/unsupported', detail: 'Nothing is written over here.' },
    });
    await other.close();
  });
});

describe('POST /events/{event}/erasures', () => {
  const EVENT = 'summer-open';
  const MATCH = `${EVENT}.r1.t1`;
  const TITLE = 'Summer Open';
  let api: RunningApi;

  beforeAll(async () => {
    api = await startApi();
    await api.post('/events', { title: TITLE, ruleset: 'noughts', mode: 'single' });
    const text = 'table,player1,id1,player2,id2\n1,Annabelle,101,Bo,102\n2,Cleo,103,Dan,104\n';
    await api.post(`/events/${EVENT}/pairings`, { round: 1, text });
    await api.post(`/events/${EVENT}/rounds/1/tables/1/tape`, {});
    await api.post(`/matches/${MATCH}/plays`, { playId: 'p0', line: 'Annabelle: starts' });
    await api.post(`/matches/${MATCH}/plays`, { playId: 'p1', line: 'Annabelle: b2' });
    await api.post(`/matches/${MATCH}/studies`, { id: 'notes', title: 'How Annabelle won', author: 'Kim' });
    await api.post(`/matches/${MATCH}/studies/notes/orders`, {
      ...{ orderId: 's', author: 'Kim', order: { type: 'ShareStudy', isShared: true } },
    });
    await api.post(`/events/${EVENT}/broadcast`, { match: MATCH, parts: ['frame'], title: 'Annabelle!' });
    const order = { type: 'Announce', by: { role: 'judge', name: 'Kim' }, words: 'Annabelle, to the desk' };
    await api.post(`/events/${EVENT}/orders`, { order });
  });

  afterAll(() => api.close());

  test('is for organisers alone, names one or everybody, and an event and a player that are there', async () => {
    const path = `/events/${EVENT}/erasures`;
    const [headers, body] = [{ 'content-type': 'application/json' }, JSON.stringify({ player: '101' })];
    expect(await api.ask(path, { method: 'POST', headers, body })).toMatchObject({ status: 401 });
    const judge = await bearerOf(api, { role: 'judge', event: TITLE });
    expect(await api.ask(path, { method: 'POST', headers: { ...headers, ...judge }, body })).toMatchObject({
      status: 403,
    });
    for (const wrong of [{}, { player: '101', everybody: true }, { player: '' }])
      expect(await api.post(path, wrong)).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
    expect(await api.post(path, { player: '999' })).toMatchObject({
      status: 404,
      body: { code: 'tournament/no-player' },
    });
    expect(await api.post('/events/none/erasures', { player: '101' })).toMatchObject({ status: 404 });
  });

  test('no reading route of the server has the name any more, with a key and without; results go out by the id', async () => {
    const asked = { match: MATCH, event: EVENT, title: TITLE, round: 1, table: 1, ruleset: 'noughts', last: 8 };
    const asks = await asksOfAll(api, asked);
    const asRecorder: RunningApi = { ...api, ask: api.request };
    const namedBy = async (who: RunningApi): Promise<readonly string[]> =>
      [...(await answersTo(who, asks))].flatMap(([ask, answer]) =>
        /annabelle/i.test(JSON.stringify(answer)) ? [ask] : [],
      );
    const [seen, known] = [await namedBy(api), await namedBy(asRecorder)];
    expect(seen).toEqual(expect.arrayContaining([`/events/${EVENT}`, `/events/${EVENT}/floor`, `/matches/${MATCH}`]));
    expect(known).toEqual(expect.arrayContaining([`/matches/${MATCH}/studies/notes`, `/events/${EVENT}/broadcast`]));
    expect(await api.post(`/events/${EVENT}/erasures`, { player: '101' })).toMatchObject({
      status: 200,
      body: { tournament: EVENT, player: '101', matches: 1 },
    });
    // Kept views of the list follow in a moment.
    while (JSON.stringify((await api.request('/matches')).body).includes('Annabelle'))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect([await namedBy(api), await namedBy(asRecorder)]).toEqual([[], []]);
    expect(await api.request(`/events/${EVENT}/rounds/1/results?format=csv`)).toMatchObject({
      body: expect.stringContaining('1,Player A,101,Bo,102') as string,
    });
  });
});

describe('servers on one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-erasures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (data: string, more: Record<string, string> = {}): Promise<ServerProcess> =>
    startServer({ MATCHTAPE_DATA: join(folder, data), MATCHTAPE_DEMO: 'none', ...more });

  const tapeOn = async ({ url }: ServerProcess, id: string): Promise<string> =>
    bodyOf(await fetchAsRecorder(`${url}matches/${id}/events`));

  const listOn = async ({ url }: ServerProcess): Promise<string> => bodyOf(await fetchAsRecorder(`${url}matches`));

  test('what one erases the other forgets, and no file has it any more', async () => {
    const [one, other] = [await start('two'), await start('two')];
    await postAsRecorder(`${one.url}matches`, duelMatch('table'));
    expect(await tapeOn(other, 'table')).toContain('"Ana"');
    expect((await postAsRecorder(`${one.url}matches/table/erasures`, { everybody: true })).status).toBe(200);
    expect(await tapeOn(other, 'table')).not.toContain('"Ana"');
    while ((await listOn(other)).includes('"Ana"')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await listOn(one)).toContain('"Player A"');
    for (const node of [one, other]) await stopServer(node, 'SIGTERM');
    const files = readdirSync(join(folder, 'two'), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const { parentPath, name } of files)
      expect([name, readFileSync(join(parentPath, name)).includes('"Ana"')]).toEqual([name, false]);
  });

  test('killed at any moment of it, nothing is lost, and asked again it is done', async () => {
    for (const pause of [0, 2, 8]) {
      const data = `kill-${pause}`;
      const server = await start(data);
      await postAsRecorder(`${server.url}matches`, duelMatch('table'));
      const before = (JSON.parse(await tapeOn(server, 'table')) as { readonly events: readonly object[] }).events;
      const asked = postAsRecorder(`${server.url}matches/table/erasures`, { everybody: true }).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, pause));
      await stopServer(server, 'SIGKILL');
      await asked;

      const again = await start(data);
      const answer = await postAsRecorder(`${again.url}matches/table/erasures`, { everybody: true });
      expect(answer.status).toBe(200);
      const { events } = JSON.parse(await tapeOn(again, 'table')) as { readonly events: readonly { type: string }[] };
      expect(events).toHaveLength(before.length + 1);
      expect(events.filter(({ type }) => type === 'PeopleErased')).toHaveLength(1);
      expect(JSON.stringify(events).includes('"Ana"')).toBe(false);
      await stopServer(again, 'SIGTERM');
      const store = await openSqliteStore({ path: join(folder, data, 'matches.sqlite') });
      expect((await store.verify()).problems).toEqual([]);
      await store.close();
    }
  });

  test('names are kept for as many days as the server is told, and it says so where that is none', async () => {
    await expect(start('days', { MATCHTAPE_KEEP_NAMES: 'a while' })).rejects.toThrow('MATCHTAPE_KEEP_NAMES');
    const server = await start('days', { MATCHTAPE_KEEP_NAMES: 'off' });
    await postAsRecorder(`${server.url}matches`, duelMatch('table'));
    await stopServer(server, 'SIGTERM');
    const next = await start('days', { MATCHTAPE_KEEP_NAMES: '0' });
    while ((await tapeOn(next, 'table')).includes('"Ana"')) await new Promise((resolve) => setTimeout(resolve, 50));
    const told = 'Names and notes were erased in 1 matches';
    while (!next.said().includes(told)) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(next.said()).not.toContain('Ana');
    await stopServer(next, 'SIGTERM');
  });
});
