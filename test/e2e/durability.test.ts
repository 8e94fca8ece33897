import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duelMatch } from '../support/duel.js';
import { postAsRecorder } from '../support/key.js';
import { runServer, type ServerProcess, startServer, stopServer } from '../support/server-process.js';

const newFolder = (): string => join(mkdtempSync(join(tmpdir(), 'matchtape-durability-')), 'data');

interface Told {
  readonly status: number;
  readonly text: string;
}

const ask = async (url: string, body?: object): Promise<Told> => {
  const response = await (body === undefined ? fetch(url) : postAsRecorder(url, body));
  return { status: response.status, text: await response.text() };
};

const play = (server: ServerProcess, playId: string): Promise<Told> =>
  ask(`${server.url}matches/kept/plays`, { playId, line: 'correct: Ana has 3 points' });

const modesIn = (folder: string): readonly string[] =>
  readdirSync(folder).map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`);

const begin = async (data: string): Promise<ServerProcess> => {
  const server = await startServer({ MATCHTAPE_DATA: data, MATCHTAPE_DEMO: 'none' });
  expect((await ask(`${server.url}matches`, duelMatch('kept'))).status).toBe(201);
  return server;
};

test('the data folder and all that is in it are their owner alone; what others could read is mended at the next start, and told', async () => {
  const data = newFolder();
  const server = await begin(data);
  expect((statSync(data).mode & 0o777).toString(8)).toBe('700');
  expect(modesIn(data).filter((each) => !each.endsWith(' 600'))).toEqual([]);
  expect(modesIn(data).length).toBeGreaterThanOrEqual(4);
  await stopServer(server, 'SIGTERM');
  const store = join(data, 'matches.sqlite');
  chmodSync(store, 0o644);
  const again = await begin(data);
  expect(again.said()).toContain(`${store} could be read by other users`);
  expect(modesIn(data).filter((each) => !each.endsWith(' 600'))).toEqual([]);
  await stopServer(again, 'SIGTERM');
});

test('a store that is moved away under a running server: no play is answered as recorded, it is not ready, and both go on when it is back', async () => {
  const data = newFolder();
  const server = await begin(data);
  const [store, away] = [join(data, 'matches.sqlite'), join(data, '..', 'away.sqlite')];
  renameSync(store, away);
  const refused = await play(server, 'p1');
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.text)).toMatchObject({
    code: 'store/gone',
    remedy: expect.stringContaining('put') as unknown,
  });
  const unready = await ask(`${server.url}health/ready`);
  expect(unready.status).toBe(503);
  expect(JSON.parse(unready.text)).toMatchObject({ store: { isWritable: false, code: 'store-gone' } });
  // Paths are the operator's: they stand in the log, and in no answer.
  expect(refused.text + unready.text).not.toContain(data);
  expect(server.said()).toContain(store);
  renameSync(away, store);
  expect((await play(server, 'p1')).status).toBe(201);
  let ready = unready;
  while (ready.status !== 200) ready = await ask(`${server.url}health/ready`);
  await stopServer(server, 'SIGTERM');
  const again = await begin(data);
  expect(JSON.parse((await play(again, 'p1')).text)).toMatchObject({ repeated: true });
  await stopServer(again, 'SIGTERM');
});

test('a store that was deleted between two starts is not begun anew in silence, and on purpose it is', async () => {
  const data = newFolder();
  await stopServer(await begin(data), 'SIGTERM');
  rmSync(join(data, 'matches.sqlite'));
  const { code, said } = await runServer({ MATCHTAPE_DATA: data });
  expect(code).toBe(2);
  expect(said).toMatch(/matches\.sqlite is gone or empty, but a store with events since \d{4}-\d\d-\d\d was there/);
  expect(said).toContain('delete');
  expect(readdirSync(data)).not.toContain('matches.sqlite');
  rmSync(join(data, 'matches.sqlite.known'));
  await stopServer(await begin(data), 'SIGTERM');
});
