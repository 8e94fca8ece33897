import { openMemoryStore } from '#event-store/memory';
import { ACCESS_STREAM } from '#access';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';
import { bearerOf, makeLink } from '../support/links.js';

const EVENT = 'Summer Open';

let api: RunningApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const cookieIn = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

const json = { 'Content-Type': 'application/json' };

const enter = (body: object, at = api) =>
  at.ask('/session', { method: 'POST', headers: json, body: JSON.stringify(body) });

const asDevice = (cookie: string) => ({ Cookie: cookie, Origin: api.url, ...json });

test('a link lets one device in, under the name that it was given; the link itself is no key, and is used up', async () => {
  const { id, secret } = await makeLink(api, { role: 'scribe', event: EVENT, tables: ['4'] });
  expect((await enter({ secret })).body).toMatchObject({
    status: 400,
    detail: expect.stringContaining('called') as string,
  });
  const entered = await enter({ secret, deviceName: 'tablet of table 4' });
  expect(entered).toMatchObject({ status: 200, body: { asker: 'link', role: 'scribe', tables: ['4'] } });
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict$/);
  expect(JSON.stringify(entered.body)).not.toContain(secret);
  expect(await api.ask('/session', { headers: asDevice(cookieIn(entered.headers)) })).toMatchObject({
    body: { role: 'scribe', event: EVENT, roles: ['scorekeeper'] },
  });
  expect((await api.ask('/session', { headers: { Authorization: `Bearer ${secret}` } })).status).toBe(401);
  expect(await enter({ secret, deviceName: 'another' })).toMatchObject({
    status: 401,
    body: { code: 'access/link-dead' },
  });
  const [listed] = (await api.request('/grants')).body as [object];
  expect(listed).toMatchObject({
    id,
    words: 'scribe, table 4 of Summer Open',
    left: 0,
    devices: [{ name: 'tablet of table 4', lastSeen: expect.any(String) as string }],
  });
  expect(JSON.stringify(listed)).not.toMatch(/secret|hash/);
});

test('one secret opens the door once, however many devices show it at the same time', async () => {
  const { secret } = await makeLink(api, { role: 'judge', devices: 2 });
  const tries = await Promise.all(Array.from({ length: 6 }, (_, at) => enter({ secret, deviceName: `phone ${at}` })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 401, 401, 401, 401]);
});

test('a scribe records at the own table, and is the public at every other', async () => {
  const scribe = await bearerOf(api, { role: 'scribe', event: EVENT, tables: ['4'] });
  const post = (path: string, body: object) =>
    api.ask(path, { method: 'POST', headers: { ...scribe, ...json }, body: JSON.stringify(body) });
  expect((await post('/matches', noughtsMatch('own', { event: EVENT, table: '4' }))).status).toBe(201);
  expect(await post('/matches', noughtsMatch('other', { event: EVENT, table: '5' }))).toMatchObject({
    status: 403,
    body: { code: 'access/refused', detail: 'This link is for table 4 of Summer Open, and not for this.' },
  });
  await api.post('/matches', noughtsMatch('other', { event: EVENT, table: '5' }));
  expect((await post('/matches/own/plays', { playId: 'p1', line: 'Ana: seals b2' })).status).toBe(201);
  await api.post('/matches/other/plays', { playId: 'p1', line: 'Ana: seals b2' });
  expect((await post('/matches/other/plays', { playId: 'p2', line: 'Bo: a1' })).status).toBe(403);
  const read = async (path: string) => JSON.stringify((await api.ask(path, { headers: scribe })).body);
  expect(await read('/matches/own/events')).toContain('"b2"');
  expect(await read('/matches/other/events')).not.toContain('"b2"');
  expect(await api.ask('/matches/other/events?viewer=recorder', { headers: scribe })).toMatchObject({ status: 403 });
  expect((await post('/matches/own/rewinds', { playId: 'r', to: 1, by: { role: 'judge', name: '' } })).status).toBe(
    403,
  );
});

test('a judge speaks for the own rank and for players, acts as judge, and is refused the words of a head judge', async () => {
  await api.post('/matches', noughtsMatch('called', { event: EVENT, table: '4' }));
  const judge = await bearerOf(api, { role: 'judge', event: EVENT });
  const call = (playId: string, by: object, more: object = {}) =>
    api.ask('/matches/called/disputes', {
      method: 'POST',
      headers: { ...judge, ...json },
      body: JSON.stringify({ playId, by, ...more }),
    });
  expect(await call('c1', { role: 'head-judge', name: 'Kim' })).toMatchObject({
    status: 403,
    body: { detail: 'The link of a floor judge does not speak for a head judge.', role: 'judge' },
  });
  expect((await call('c1', { role: 'player', seat: 0 }, { actor: 'scorekeeper' })).status).toBe(403);
  expect((await call('c1', { role: 'player', seat: 0 })).status).toBe(201);
  const { events } = (await api.request('/matches/called/events')).body as { events: { actor: string }[] };
  expect(events.at(-1)?.actor).toBe('judge');
  const claim = await api.ask('/matches/called/disputes/1/claims', {
    method: 'POST',
    headers: { ...judge, ...json },
    body: JSON.stringify({ playId: 'c2', by: { role: 'player', seat: 0 }, line: 'Ana: b9' }),
  });
  // A mistake in a line is answered with what lies on the recorder's table.
  expect(claim).toMatchObject({ status: 403, body: { code: 'access/refused', rule: 'tournament.video' } });
});

test('revoking shuts a device out at once, and ends the stream that it follows', async () => {
  await api.post('/matches', noughtsMatch('seen', { event: EVENT, table: '4' }));
  const { id, secret } = await makeLink(api, { role: 'scribe', event: EVENT });
  const cookie = cookieIn((await enter({ secret, deviceName: 'tablet' })).headers);
  const stream = await follow(`${api.url}/matches/seen/live`, undefined, asDevice(cookie));
  await stream.take(1);
  expect((await api.request(`/grants/${id}`, { method: 'DELETE' })).body).toEqual([]);
  while ((await stream.next()) !== undefined);
  expect((await api.ask('/session', { headers: asDevice(cookie) })).body).toMatchObject({ asker: 'public' });
  expect((await api.request(`/grants/${id}`, { method: 'DELETE' })).status).toBe(404);
});

test('a head judge needs a PIN, and guessing it is cut short', async () => {
  expect((await api.post('/grants', { role: 'head-judge' })).body).toMatchObject({
    code: 'access/bad-link',
    detail: 'The link of a head judge needs a PIN.',
  });
  const { secret } = await makeLink(api, { role: 'head-judge', pin: '48151623' });
  const tryWith = async (pin?: string) => (await enter({ secret, deviceName: 'phone', pin })).body as { code?: string };
  expect((await tryWith()).code).toBe('access/pin-needed');
  const wrong = await Promise.all(['0000', '0001', '0002', '0003', '0004', '0005'].map(tryWith));
  expect(wrong.map(({ code }) => code).sort()).toEqual([
    'access/pin-waits',
    ...Array.from({ length: 5 }, () => 'access/wrong-pin'),
  ]);
  expect((await tryWith('48151623')).code).toBe('access/pin-waits');
});

test('two servers on one store know each link; only hashes stand in it, and one made for an event makes none beyond', async () => {
  const store = await openMemoryStore();
  const [one, two] = [await startApi({ store }), await startApi({ store })];
  const { id, secret } = await makeLink(one, { role: 'organiser', event: EVENT, pin: '123456' });
  const entered = await enter({ secret, deviceName: 'desk', pin: '123456' }, two);
  expect(entered.status).toBe(200);
  const cookie = { Cookie: cookieIn(entered.headers).replace(/-\d+=/, `-${new URL(one.url).port}=`), Origin: one.url };
  expect((await one.ask('/grants', { headers: cookie })).body).toMatchObject([{ id }]);
  const make = (event?: string) =>
    one.ask('/grants', {
      method: 'POST',
      headers: { ...cookie, ...json },
      body: JSON.stringify({ role: 'judge', event }),
    });
  expect((await make(EVENT)).status).toBe(201);
  expect((await make()).body).toMatchObject({ code: 'access/bad-link' });
  let kept = '';
  for await (const event of store.readStream(ACCESS_STREAM)) kept += JSON.stringify(event);
  for (const word of [secret, '123456', cookie.Cookie.split('=')[1] ?? '']) expect(kept).not.toContain(word);
  await one.request(`/grants/${id}`, { method: 'DELETE' });
  const isKnown = async () =>
    ((await two.request('/grants')).body as { readonly id: string }[]).some((grant) => grant.id === id);
  while (await isKnown()) await new Promise(setImmediate);
  await Promise.all([one.close(), two.close().catch(() => undefined)]);
});
