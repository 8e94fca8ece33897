import { type EventStore, StoreUnavailableError } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import type { ViewHealth } from '#recording';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';

/** A store whose server goes away and comes back. */
const makeWandering = async () => {
  const store = await openMemoryStore();
  const gone = new StoreUnavailableError('store-unreachable', 'KurrentDB at 127.0.0.1:2113 cannot be reached.');
  let isAway = false;
  const unlessAway = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (isAway) throw gone;
    return work();
  };
  const wandering: EventStore = {
    ...store,
    append: (...parts) => unlessAway(() => store.append(...parts)),
    head: (stream) => unlessAway(() => store.head(stream)),
    readStream: async function* (...parts) {
      if (isAway) throw gone;
      yield* store.readStream(...parts);
    },
  };
  return { store: wandering, go: () => (isAway = true), comeBack: () => (isAway = false) };
};

let api: RunningApi;
let wanderer: Awaited<ReturnType<typeof makeWandering>>;

beforeEach(async () => {
  wanderer = await makeWandering();
  api = await startApi({ store: wanderer.store });
  await api.post('/matches', noughtsMatch('one'));
});

afterEach(() => api.close());

interface Ready {
  readonly status: number;
  readonly body: { readonly status: string; readonly views: ViewHealth };
}

/** Asks until the views are as wanted. */
const ready = async (holds = ({ state }: ViewHealth): boolean => state === 'live'): Promise<Ready> => {
  let answer: Ready = await api.request('/health/ready');
  while (!holds(answer.body.views)) answer = await api.request('/health/ready');
  return answer;
};

test('a server that is well is live and ready, and says how far its views are', async () => {
  expect((await api.request('/health/live')).body).toEqual({ status: 'ok' });
  await api.request('/matches');
  const { status, body } = await ready();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'ready',
    store: { isReachable: true },
    hasViews: true,
    views: { state: 'live', position: 2, rebuilds: 1, isRebuilding: false, reason: null },
  });
  expect((await api.request('/health')).body).toEqual({ status: 'ok', matches: 1 });
});

test('while the store is away nothing is recorded and everything says so; then it goes on without a restart', async () => {
  await api.request('/matches');
  await ready();
  wanderer.go();
  const entry = { playId: 'p1', line: 'Ana: b2' };
  const refused = await api.post('/matches/one/plays', entry);
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({
    code: 'store/unreachable',
    detail: expect.stringContaining('cannot be reached') as string,
    remedy: expect.stringMatching(/^Nothing was recorded.*\/health\/ready/) as string,
  });
  const unready = await api.request('/health/ready');
  expect(unready.status).toBe(503);
  expect(unready.headers.get('content-type')).toContain('application/problem+json');
  expect(unready.body).toMatchObject({
    code: 'server/not-ready',
    store: { isReachable: false, code: 'store-unreachable' },
    views: { state: 'live' },
  });
  expect((await api.request('/health/live')).status).toBe(200);
  // What is kept on this node can still be listed.
  expect((await api.request('/matches')).body).toMatchObject([{ id: 'one', plays: 0 }]);
  wanderer.comeBack();
  expect((await api.post('/matches/one/plays', entry)).body).toMatchObject({ from: 2, repeated: false });
  expect((await ready()).status).toBe(200);
  expect((await api.request('/matches')).body).toMatchObject([{ id: 'one', plays: 1 }]);
});

test('the views can be made anew while the server goes on', async () => {
  await api.post('/matches/one/plays', { playId: 'p1', line: 'Ana: b2' });
  await api.request('/matches');
  const begun = await api.post('/views/rebuild', {});
  expect(begun.status).toBe(202);
  const { body } = await ready(({ isRebuilding }) => !isRebuilding);
  expect(body.views).toMatchObject({ rebuilds: 2, reason: null });
  expect((await api.request('/matches')).body).toMatchObject([{ id: 'one', plays: 1 }]);
});

test('the readings of a match, and what is counted over all of them', async () => {
  await api.post('/matches/one/plays', { playId: 'p1', line: 'Ana: seals b2' });
  await api.post('/matches', noughtsMatch('two'));
  for (const [name, shown] of Object.entries({
    chain: { now: [], history: [] },
    scoring: { scores: [{ name: 'Ana' }, { name: 'Bo' }] },
    statistics: { plays: 1, players: [{ name: 'Ana', plays: 1 }, { name: 'Bo' }] },
  })) {
    const answer = await api.request(`/matches/one/${name}`);
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.body).toMatchObject({ matchId: 'one', revision: 3, view: shown });
  }
  expect((await api.request('/matches/lost/scoring')).body).toMatchObject({ code: 'match/unknown' });
  expect((await api.request('/matches/one/scoring?viewer=7')).body).toMatchObject({ code: 'seat/unknown' });
  expect((await api.request('/statistics')).body).toMatchObject({ matches: 2, open: 2, plays: 1 });
  expect((await api.request('/statistics?ruleset=chess')).body).toMatchObject({ matches: 0 });
  expect((await api.request('/statistics?rules=chess')).body).toMatchObject({ code: 'request/invalid' });
});

test('the description says that a change needs a key, and that everybody may read', async () => {
  const { paths, security, components } = (await api.ask('/docs-json')).body as {
    paths: Record<string, Record<string, { security?: unknown }>>;
    security: readonly unknown[];
    components: { securitySchemes: object };
  };
  expect(Object.keys(components.securitySchemes)).toEqual(['key', 'cookie']);
  expect(paths['/matches/{id}/plays']?.['post']?.security).toEqual([{ key: [] }, { cookie: [] }]);
  expect(security).toContainEqual({});
});

test('the description names every route of health and views', async () => {
  const { paths } = (await api.request('/docs-json')).body as { paths: object };
  for (const path of [
    '/health',
    '/health/live',
    '/health/ready',
    '/statistics',
    '/views/rebuild',
    '/matches/{id}/chain',
  ])
    expect(paths).toHaveProperty([path]);
});
