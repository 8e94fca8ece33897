import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { type Answer, noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';
import { fetchAsRecorder, KEY } from '../support/key.js';
import { bearerOf } from '../support/links.js';

let api: RunningApi;
let lines: string[];

const start = async (wish: Parameters<typeof startApi>[0] = {}): Promise<void> => {
  lines = [];
  api = await startApi({ ...wish, lines: (line) => void lines.push(line) });
};

afterEach(() => api.close());

/** A line of the log, of a request or of something that went wrong. */
type Line = Readonly<Record<string, unknown>>;

const logged = (): readonly Line[] => lines.map((line) => JSON.parse(line) as Line);

/** The line of a request, which is written when its answer is out. */
const lineOf = async (request: string): Promise<Line> => {
  for (;;) {
    const found = logged().find((line) => line['request'] === request);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const numbers = async (ask: (path: string) => Promise<Answer>): Promise<string> => String((await ask('/metrics')).body);

test('a request keeps the id that it brings, within bounds, and is told apart by a new one else', async () => {
  await start();
  const idFor = async (given: string): Promise<string | null> =>
    (await api.ask('/health', { headers: { 'X-Request-Id': given } })).headers.get('x-request-id');
  expect(await idFor('proxy-7.a:b_c')).toBe('proxy-7.a:b_c');
  const [empty, long, strange] = [await idFor(''), await idFor('x'.repeat(65)), await idFor('a b{"c":1}')];
  for (const made of [empty, long, strange]) expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set([empty, long, strange]).size).toBe(3);
});

test('a line of the log says how a request went, and names nobody, no card, no match, no key, no address', async () => {
  await start();
  await api.post('/matches', noughtsMatch('final-of-ana', { players: [{ name: 'Anastasia' }, { name: 'Bonifaz' }] }));
  const play = (line: string, id: string) =>
    fetchAsRecorder(`${api.url}/matches/final-of-ana/plays`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': id },
      body: JSON.stringify({ playId: id, line }),
    });
  await play('Anastasia: seals b2', 'sealed');
  await play('Anastasia: eats b2', 'unreadable');
  await api.ask('/search?player=Anastasia', { headers: { 'X-Request-Id': 'sought' } });
  await api.ask('/nowhere/Anastasia', { headers: { 'X-Request-Id': 'lost' } });
  expect(await lineOf('sealed')).toMatchObject({
    ...{ level: 'info', method: 'POST', route: '/matches/:id/plays', status: 201, role: 'organiser' },
    ms: expect.any(Number) as number,
  });
  expect(await lineOf('unreadable')).toMatchObject({ status: 422 });
  expect(await lineOf('sought')).toMatchObject({ route: '/search', role: 'public' });
  expect(await lineOf('lost')).toMatchObject({ route: 'none', status: 404 });
  // Ids of requests are hexadecimal: one in ten holds "b2" by chance.
  const told = lines.map((line) => line.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id'));
  for (const word of [KEY, 'Anastasia', 'Bonifaz', 'final-of-ana', 'b2', '127.0.0.1', 'user-agent'])
    expect([word, told.filter((line) => line.includes(word))]).toEqual([word, []]);
});

test('a fault of ours is logged with its request and its places in code, without the words that may hold a name', async () => {
  const store = await openMemoryStore();
  const broken = { ...store, append: () => Promise.reject(new Error('no such square for Anastasia')) };
  await start({ store: broken });
  const answer = await fetchAsRecorder(`${api.url}/matches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'broken' },
    body: JSON.stringify(noughtsMatch('m')),
  });
  expect(answer.status).toBe(500);
  const fault = logged().find(({ level, request }) => level === 'error' && request === 'broken');
  expect(fault).toMatchObject({ code: 'server/fault', error: 'Error', status: 500 });
  expect(String(fault?.['at'])).toContain('at ');
  expect(lines.join('')).not.toContain('Anastasia');
});

test('the numbers tell plays, verdicts, viewers, times and appends, and nobody by name', async () => {
  await start();
  await api.post('/matches', noughtsMatch('final-of-ana', { players: [{ name: 'Anastasia' }, { name: 'Bonifaz' }] }));
  const play = { playId: 'p1', line: 'Anastasia: seals b2' };
  await api.post('/matches/final-of-ana/plays', play);
  await api.post('/matches/final-of-ana/plays', play);
  await api.post('/matches/final-of-ana/plays', { playId: 'p2', line: 'Anastasia: eats b2' });
  const viewer = await follow(`${api.url}/matches/final-of-ana/live`);
  const told = await numbers(api.request);
  for (const line of [
    'matchtape_plays_total{outcome="recorded"} 1',
    'matchtape_plays_total{outcome="repeated"} 1',
    'matchtape_plays_total{outcome="refused"} 1',
    'matchtape_verdicts_total{verdict="legal"} 1',
    'matchtape_viewers{route="/matches/:id/live"} 1',
    'matchtape_request_seconds_count{method="POST",route="/matches/:id/plays",status="201"} 2',
    'matchtape_store_append_seconds_count{outcome="written"} 2',
    'matchtape_matches_left_out 0',
  ])
    expect(told).toContain(line);
  expect(told).toMatch(/matchtape_views_seconds_behind\{views="matches"\} \d/);
  for (const word of ['Anastasia', 'Bonifaz', 'final-of-ana', 'b2', KEY]) expect(told).not.toContain(word);
  viewer.leave();
});

test('a foreign event in the stream of a match leaves it out of the list, and the health, the log and the numbers tell of it', async () => {
  const store = await openMemoryStore();
  await start({ store });
  await api.post('/matches', noughtsMatch('sound'));
  const foreign = { id: randomUUID(), type: 'OrderShipped', schema: 1, at: '2026-05-01T18:00:00.000Z', actor: 'shop' };
  await store.append('match-foreign', 'no-stream', [
    { ...foreign, cause: 'x', because: [], data: { to: 'Anastasia' } },
  ]);
  await api.post('/matches/sound/plays', { playId: 'p1', line: 'Ana: b2' });
  let health = (await api.request('/health/ready')) as { body: { status: string; views: { leftOut: object[] } } };
  while (health.body.views.leftOut.length === 0) health = await api.request('/health/ready');
  expect(health.body).toMatchObject({
    status: 'degraded',
    views: { leftOut: [{ stream: 'match-foreign', revision: 0 }] },
  });
  expect((await api.request('/matches')).body).toMatchObject([{ id: 'sound', plays: 1 }]);
  expect(logged().find(({ msg }) => String(msg).includes('"match-foreign" is left out'))).toMatchObject({
    level: 'error',
  });
  expect(await numbers(api.request)).toContain('matchtape_matches_left_out 1');
  expect(lines.join('')).not.toContain('Anastasia');
});

test('an order is answered in time where the store has died, also one that stands in line behind another', async () => {
  const store = await openMemoryStore();
  let isDead = false;
  const dying = <Answer>(answer: () => Promise<Answer>): Promise<Answer> =>
    isDead ? new Promise(() => undefined) : answer();
  const mortal: EventStore = {
    ...store,
    append: (...parts) => dying(() => store.append(...parts)),
    head: (stream) => dying(() => store.head(stream)),
  };
  await start({ store: mortal, promptness: { within: 600, askAfter: 300 } });
  await api.post('/matches', noughtsMatch('m'));
  isDead = true;
  const answers = await Promise.all(
    ['p1', 'p2'].map((playId) => api.post('/matches/m/plays', { playId, line: 'Ana: seals b2' })),
  );
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'store/in-doubt' } });
    expect(answer.headers.get('retry-after')).not.toBeNull();
  }
});

test('the numbers are for who holds a key, for officials of every event, and for the machine itself where it hands on for nobody', async () => {
  await start({ metrics: 'machine', hosts: ['tape.example.org'] });
  const judge = await bearerOf(api, { role: 'judge' });
  const ofEvent = await bearerOf(api, { role: 'judge', event: 'Summer Open' });
  const statusFor = async (headers: Record<string, string>): Promise<number> =>
    (await api.ask('/metrics', { headers })).status;
  expect(await statusFor({})).toBe(200);
  const proxied = { 'X-Forwarded-For': '203.0.113.9' };
  expect(await statusFor(proxied)).toBe(401);
  expect(await statusFor({ ...proxied, ...judge })).toBe(200);
  expect(await statusFor({ ...proxied, ...ofEvent })).toBe(403);
  await api.close();
  await start();
  expect((await api.ask('/metrics')).status).toBe(401);
  expect((await api.request('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/);
});
