import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';
import { KEY } from '../support/key.js';
import { sendText } from '../support/raw-request.js';

let api: RunningApi;
afterEach(() => api.close());

const open = async (limits: Parameters<typeof startApi>[0]): Promise<void> => {
  api = await startApi(limits);
  expect((await api.post('/matches', noughtsMatch('limits', { mode: 'marathon' }))).status).toBe(201);
};

const line = async (): Promise<Socket> => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

/** Asks over a line that stays open; the status of the answer. */
const askOver = async (socket: Socket, header = ''): Promise<number> => {
  socket.write(`GET /matches HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1]);
};

describe('how often', () => {
  test('readers of the same address use up nothing of what the scribe may write, nor read', async () => {
    await open({ limits: { reads: 3, writes: 3 } });
    const statuses: number[] = [];
    for (let number = 0; number < 5; number++) statuses.push((await api.ask('/matches')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await api.request('/matches/limits')).status).toBe(200);
    expect((await api.post('/matches/limits/plays', { playId: 'p1', line: 'Ana: b2' })).status).toBe(201);
  });

  test('the scribe that writes too often is told when to write again, and may read on', async () => {
    await open({ limits: { writes: 2 } });
    expect((await api.post('/matches/limits/plays', { playId: 'p1', line: 'Ana: b2' })).status).toBe(201);
    const answer = await api.post('/matches/limits/plays', { playId: 'p2', line: 'Bo: a1' });
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate/limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.request('/matches/limits')).status).toBe(200);
  });
});

describe('how many', () => {
  test('the public has so many connections from one address, and a holder of a key one more', async () => {
    await open({ limits: { addressConnections: 2 } });
    const [one, two, three, own] = await Promise.all([line(), line(), line(), line()]);
    expect(await askOver(one)).toBe(200);
    expect(await askOver(two)).toBe(200);
    expect(await askOver(three)).toBe(429);
    expect(await askOver(own, `Authorization: Bearer ${KEY}\r\n`)).toBe(200);
    one.destroy();
    await once(one, 'close');
    const late = await line();
    while ((await askOver(late)) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of [two, three, own, late]) socket.destroy();
  });

  test('the public leaves a tenth of all connections to holders of keys', async () => {
    await open({ limits: { connections: 20 } });
    const lines = await Promise.all(Array.from({ length: 18 }, line));
    for (const socket of lines) expect(await askOver(socket)).toBe(200);
    const last = await line();
    expect(await askOver(last)).toBe(429);
    expect((await api.request('/matches')).status).toBe(200);
    for (const socket of [...lines, last]) socket.destroy();
  });

  test('one asker has so many live streams', async () => {
    await open({ limits: { streams: 2 } });
    const address = `${api.url}/matches/limits/live`;
    const streams = [await follow(address), await follow(address)];
    const refused = await api.request('/matches/limits/live');
    expect(refused).toMatchObject({ status: 429, body: { code: 'live/too-many' } });
    const hangUp = new AbortController();
    // The public is another asker.
    expect((await fetch(address, { signal: hangUp.signal })).status).toBe(200);
    hangUp.abort();
    for (const stream of streams) stream.leave();
  });
});

describe('how slowly', () => {
  test('a body that does not come is not waited for', async () => {
    await open({ limits: { patience: 1 } });
    const head = `POST /matches HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\n`;
    const answer = await sendText(api.url, `${head}Content-Length: 100\r\n\r\n{`);
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'request/too-slow' });
  });

  test('headers that do not come are not waited for', async () => {
    await open({ limits: { patience: 1 } });
    expect((await sendText(api.url, 'GET /matches HTTP/1.1\r\nHost: localhost\r\n')).status).toBe(408);
  });
});
