/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return, typescript/no-unsafe-argument -- an answer's body is whatever came; what is expected of it is the check */
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { noughts } from '../support/noughts.js';

let api: RunningApi;
/** How often the game was asked to say what a fact did: the timeline asks it once for each fact it folds. */
let told = 0;

const counted: typeof noughts = {
  ...noughts,
  describeFact: (fact, state, viewer) => {
    told += viewer === 'recorder' ? 0 : 1;
    return noughts.describeFact(fact, state, viewer);
  },
};

beforeEach(async () => {
  api = await startApi({ rulesets: [counted] });
  await api.post('/matches', noughtsMatch('read', { mode: 'marathon' }));
  await play('p1', 'Ana: b2');
  told = 0;
});

afterEach(() => api.close());

const play = (playId: string, line: string) => api.post('/matches/read/plays', { playId, line });

const READS = ['', '/events', '/table', '/timeline', '/findings', '/chain', '/scoring', '/statistics'];

const tagOf = async (path: string): Promise<string> => (await api.request(path)).headers.get('etag') ?? '';

describe.each(READS)('GET /matches/:id%s', (rest) => {
  const path = `/matches/read${rest}?viewer=public`;

  test('who has the answer already is told so, and is sent nothing', async () => {
    const first = await api.request(path);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await api.request(path, { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect({ status: again.status, body: again.body, tag: again.headers.get('etag') }).toEqual({
      status: 304,
      body: '',
      tag,
    });
  });

  test('after a play the answer is another, and after a refused one it is not', async () => {
    const tag = await tagOf(path);
    expect((await play('p1', 'Bo: c3')).status).toBe(409);
    expect(await tagOf(path)).toBe(tag);
    await play('p2', 'table: clears b2');
    const answer = await api.request(path, { headers: { 'If-None-Match': tag } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(tag);
  });
});

test('each viewer has tags of its own, and only the public may find its answer in a cache that others use', async () => {
  const tags = await Promise.all(
    ['public', 'recorder', '0', '1'].map((who) => tagOf(`/matches/read/table?viewer=${who}`)),
  );
  expect(new Set(tags).size).toBe(4);
  const own = await api.request('/matches/read/table?viewer=0');
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  expect(own.headers.get('vary')).toMatch(/authorization/i);
});

test('an old table keeps its tag while the match goes on', async () => {
  const path = '/matches/read/table?viewer=public&at=1';
  const tag = await tagOf(path);
  await play('p2', 'table: clears b2');
  expect((await api.request(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

test('many who ask at once and again are answered from one fold', async () => {
  const facts = (await api.request('/matches/read/timeline')).body.entries.flatMap(
    ({ facts: each }: { facts: readonly unknown[] }) => each,
  ).length;
  const asks = Array.from(
    { length: 24 },
    (_, number) => `/matches/read${READS[number % READS.length] ?? ''}?viewer=public`,
  );
  const first = await Promise.all(asks.map((path) => api.request(path)));
  const again = await Promise.all(asks.map((path) => api.request(path)));
  expect([...first, ...again].map(({ status }) => status)).toEqual(Array.from({ length: 48 }, () => 200));
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  // The chain asks as well, once for each item that leaves it.
  expect(told).toBeGreaterThanOrEqual(facts);
  expect(told).toBeLessThan(2 * facts);
});

test('after a play only what is new is folded', async () => {
  await api.request('/matches/read/timeline?viewer=public');
  const before = told;
  const { body } = await play('p2', 'table: clears b2');
  await api.request('/matches/read/timeline?viewer=public');
  // One of the batch is the play itself, which is told by its line.
  expect(told - before).toBe(body.to - body.from);
});

test('what is folded event by event is what is folded from the first event', async () => {
  await play('p2', 'Ana: seals c3');
  for (const path of ['/timeline', '/findings', '/chain', '/scoring', '/statistics'])
    await api.request(`/matches/read${path}?viewer=1`);
  await play('p3', 'Bo: b2').catch(() => undefined);
  await play('p4', 'Ana: a1');
  const warm = await api.request('/matches/read/timeline?viewer=1');
  const { events } = (await api.request('/matches/read/events?viewer=1')).body;
  expect(warm.body.entries.at(-1).to).toBe(events.at(-1).revision);
  expect(JSON.stringify(warm.body)).not.toContain('c3');
});
