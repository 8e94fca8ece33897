import { type Action, ACTIONS, may, NO_MATCH, PUBLIC, type Reach, type Role, ROLES, USUAL_SETTINGS } from '#access';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { KEY } from '../support/key.js';
import { bearerOf } from '../support/links.js';

const EVENT = 'Summer Open';
const OWN = 'own';
const OTHER = 'other';

let api: RunningApi;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly needs: Action | undefined;
}

let routes: readonly Route[];

/** What each role holds here: the organiser's is the key of the server, everybody else's is for table 4 of the event. */
const reachOf = (role: Role): Reach => {
  if (role === 'public') return PUBLIC;
  return { role, event: EVENT, tables: ['4'], seat: role === 'player' ? 0 : null };
};

const headers = new Map<string, Readonly<Record<string, string>>>();

const routesOf = async (): Promise<readonly Route[]> => {
  const { paths } = (await api.request('/docs-json')).body as {
    paths: Record<string, Record<string, { readonly 'x-matchtape-needs'?: Action }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-matchtape-needs': needs }]) => ({
      ...{ method: method.toUpperCase(), path, needs },
    })),
  );
};

beforeAll(async () => {
  api = await startApi();
  await api.post('/matches', noughtsMatch(OWN, { event: EVENT, table: '4' }));
  await api.post('/matches', noughtsMatch(OTHER, { event: EVENT, table: '5' }));
  await api.post('/events', { title: EVENT, ruleset: 'noughts' });
  for (const role of ROLES)
    headers.set(role, role === 'public' ? {} : await bearerOf(api, { ...wishOf(role), event: EVENT, tables: ['4'] }));
  headers.set('owner', { Authorization: `Bearer ${KEY}` });
  routes = await routesOf();
});
afterAll(() => api.close());

const wishOf = (role: Exclude<Role, 'public'>) => ({ role, ...(role === 'player' ? { seat: 0 } : {}) });

/** The address of a route about a match; what is no match's is named so that nothing is there. */
const addressOf = ({ path }: Route, match: string): string => {
  const filled = path
    .replace('/matches/{id}', `/matches/${match}`)
    .replace('{event}', 'summer-open')
    .replace('{table}', match === OWN ? '4' : '5')
    .replace(/\{\w+\}/g, '1');
  return path === '/log/proof' ? `${filled}?match=${match}` : filled;
};

/** Whether the door let somebody through: what comes behind it (a body that lacks something, no log, no such link) is another matter. */
const isLetIn = async (who: string, route: Route, match: string): Promise<boolean> => {
  const hangUp = new AbortController();
  const isReading = route.method === 'GET';
  const body = route.path === '/matches' ? { event: EVENT, table: match === OWN ? '4' : '5' } : { nothing: true };
  const response = await fetch(api.url + addressOf(route, match), {
    method: route.method,
    headers: { ...headers.get(who), 'Content-Type': 'application/json' },
    signal: hangUp.signal,
    ...(isReading ? {} : { body: JSON.stringify(body) }),
  });
  if (response.headers.get('content-type')?.includes('event-stream') === true) {
    hangUp.abort();
    return true;
  }
  const text = await response.text();
  return !/"code":"access\/(?:refused|key-needed)"/.test(text);
};

const about = (table: string | null) => ({
  ...{ place: { event: EVENT, table }, isOpen: true, settings: USUAL_SETTINGS, level: 'casual' as const },
});

/** By the table alone, whether a role is let through. */
const expected = (role: Role, needs: Action, table: string | null): boolean =>
  may(reachOf(role), needs, ACTIONS[needs] === 'match' ? about(table) : NO_MATCH);

test('every route of the server says what it needs', () => {
  expect(routes.length).toBeGreaterThan(45);
  expect(routes.filter(({ needs }) => needs === undefined)).toEqual([]);
});

test.each(ROLES)('the %s is let through where the table says so, and nowhere else, route by route', async (role) => {
  const wrong: string[] = [];
  for (const route of routes)
    for (const [match, table] of [
      [OWN, '4'],
      [OTHER, '5'],
    ] as const) {
      // The desk of an event is about no table, unless the route names one.
      const isOfDesk = route.path.includes('{event}') && !route.path.includes('{table}');
      const isRight = (await isLetIn(role, route, match)) === expected(role, route.needs!, isOfDesk ? null : table);
      if (!isRight) wrong.push(`${route.method} ${route.path} at table ${table}`);
    }
  expect(wrong).toEqual([]);
});

test('the key of the server is let through everywhere', async () => {
  for (const route of routes) expect([route.path, await isLetIn('owner', route, OWN)]).toEqual([route.path, true]);
});
