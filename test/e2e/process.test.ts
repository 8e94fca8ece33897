import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '#kernel';
import { duelMatch } from '../support/duel.js';
import { follow } from '../support/event-stream.js';
import { fetchAsRecorder, postAsRecorder } from '../support/key.js';
import { runServer, type ServerProcess, startServer, stopServer } from '../support/server-process.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'matchtape-process-'));

const post = postAsRecorder;

/** Plays a round must see acknowledged before it is cut off. */
const ROUND = 6;

/** Sends corrections, which are always possible, until the server is gone; kills it when some are acknowledged and more are under way. */
const floodAndKill = async (server: ServerProcess, prefix: string): Promise<readonly string[]> => {
  const acknowledged: string[] = [];
  const send = async (sender: number): Promise<void> => {
    for (let number = 0; ; number++) {
      const playId = `${prefix}-${sender}-${number}`;
      const entry = { playId, line: `correct: Ana has ${number % 7} points` };
      const answer = await post(`${server.url}matches/kept/plays`, entry).catch(() => null);
      if (answer === null) return;
      expect(answer.status).toBe(201);
      if (acknowledged.push(playId) === ROUND) server.process.kill('SIGKILL');
    }
  };
  await Promise.all([0, 1, 2].map(send));
  return acknowledged;
};

test('killed in the middle of recording, again and again, it has kept every play it acknowledged', async () => {
  const MATCHTAPE_DATA = newFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round++) {
    const server = await startServer({ MATCHTAPE_DATA });
    expect((await post(`${server.url}matches`, duelMatch('kept'))).status).toBe(201);
    acknowledged.push(...(await floodAndKill(server, `round-${round}`)));
  }
  const server = await startServer({ MATCHTAPE_DATA });
  const { events } = (await (await fetchAsRecorder(`${server.url}matches/kept/events`)).json()) as {
    events: readonly Envelope[];
  };
  expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
  const causes = new Set(events.map(({ cause }) => cause));
  expect(acknowledged.filter((playId) => !causes.has(playId))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(4 * ROUND);
  await stopServer(server, 'SIGTERM');
});

test('asked to stop, it ends its event streams and itself', async () => {
  const server = await startServer({ MATCHTAPE_DATA: newFolder() });
  await post(`${server.url}matches`, duelMatch('stop'));
  const stream = await follow(`${server.url}matches/stop/live`);
  expect((await stream.take(1))[0]).toMatchObject({ id: '0' });
  expect(await stopServer(server, 'SIGTERM')).toBe(0);
  let message = await stream.next().catch(() => undefined);
  while (message !== undefined) message = await stream.next().catch(() => undefined);
});

test('the ruling book lies beside it, whole, and is opened where it lies', async () => {
  const files = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
  expect(files('dist/apps/api/rulings').toSorted()).toEqual(files('rulings').toSorted());
  expect(files('rulings').length).toBeGreaterThan(700);
  const server = await startServer({ MATCHTAPE_DATA: newFolder() });
  for (const place of ['timing/matrix', 'combat/all-units-heal'].map((place) => `${server.url}rulings/${place}`)) {
    expect((await fetchAsRecorder(place)).status).toBe(200);
    expect((await fetchAsRecorder(`${place}/cases/1/events`)).status).toBe(200);
  }
  await stopServer(server, 'SIGTERM');
});

test('what keeps it from starting is told in one line, without a stack, and it ends with 2', async () => {
  const server = await startServer({ MATCHTAPE_STORE: 'memory' });
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const ends = await Promise.all([
    runServer({ MATCHTAPE_STORE: 'memory', PORT: new URL(server.url).port }),
    runServer({ MATCHTAPE_DATA: join(file, 'data') }),
    runServer({ PORT: 'eighty' }),
  ]);
  for (const { code, said } of ends) {
    expect(said).toMatch(/^matchtape: [^\n]+\n$/);
    expect(said).not.toContain('    at ');
    expect(code).toBe(2);
  }
  await stopServer(server, 'SIGTERM');
});
