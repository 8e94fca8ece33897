import { chmodSync, mkdtempSync, writeFileSync, readFileSync, truncateSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFolderIn, makeFirstKey } from '#log/keeping';
import { serve } from '../../apps/api/src/serve.js';
import { noughtsMatch } from '../support/api.js';
import { fetchAsRecorder, KEY, postAsRecorder } from '../support/key.js';
import { noughts } from '../support/noughts.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'matchtape-start-'));

const parts = { rulesets: [noughts], replayer: newFolder(), rulings: newFolder() };

const start = (environment: Record<string, string>) => serve({ PORT: '0', MATCHTAPE_KEY: KEY, ...environment }, parts);

const post = postAsRecorder;

const record = async (url: string): Promise<void> => {
  await post(`${url}matches`, noughtsMatch('kept'));
  await post(`${url}matches/kept/plays`, { playId: 'p1', line: 'Ana: b2' });
};

test('what was recorded is there after a restart, and a retry from before it is known', async () => {
  const environment = { MATCHTAPE_DATA: newFolder() };
  const first = await start(environment);
  await record(first.url);
  const events = await (await fetchAsRecorder(`${first.url}matches/kept/events`)).text();
  await first.close();
  const second = await start(environment);
  expect(await (await fetchAsRecorder(`${second.url}matches/kept/events`)).text()).toBe(events);
  const again = await post(`${second.url}matches/kept/plays`, { playId: 'p1', line: 'Ana: b2' });
  expect(await again.json()).toMatchObject({ from: 2, to: 5, repeated: true });
  await second.close();
});

test('two servers on one store see and respect what the other records', async () => {
  const environment = { MATCHTAPE_DATA: newFolder() };
  const one = await start(environment);
  const other = await start(environment);
  await record(one.url);
  expect(await (await fetchAsRecorder(`${other.url}matches/kept`)).json()).toMatchObject({ revision: 5 });
  const squares = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
  const answers = await Promise.all(
    squares.map((square, index) =>
      post(`${(index % 2 === 0 ? one : other).url}matches/kept/plays`, {
        playId: square,
        line: `Ana: seals ${square}`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(squares.map(() => 201));
  const { plays, revision } = (await (await fetchAsRecorder(`${one.url}matches/kept`)).json()) as {
    plays: number;
    revision: number;
  };
  expect({ plays, revision }).toEqual({ plays: 9, revision: 21 });
  await Promise.all([one.close(), other.close()]);
});

test('a server on every address of the machine names one that can be visited', async () => {
  const server = await start({ HOST: '0.0.0.0', MATCHTAPE_STORE: 'memory' });
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
  expect((await fetchAsRecorder(`${server.url}health`)).status).toBe(200);
  await server.close();
});

test('a port in use', async () => {
  const first = await start({ MATCHTAPE_STORE: 'memory' });
  const PORT = new URL(first.url).port;
  await expect(start({ MATCHTAPE_STORE: 'memory', PORT })).rejects.toMatchObject({
    name: 'StartError',
    code: 'port-in-use',
    message: `Port ${PORT} on 127.0.0.1 is in use. Stop the other server, or set PORT to a free port.`,
  });
  await first.close();
});

test('a data folder that cannot be written', async () => {
  // A path below a file: root may write everywhere, but not there.
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  await expect(start({ MATCHTAPE_DATA: join(file, 'data') })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/data.*cannot be made or written.*MATCHTAPE_DATA/s) as string,
  });
});

test.each([
  [
    'truncated',
    (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)),
    /cannot follow the pages of \S*matches\.sqlite/,
  ],
  [
    'no database at all',
    (path: string) => writeFileSync(path, 'not a database, '.repeat(1000)),
    /matches\.sqlite is no SQLite database/,
  ],
  [
    'flipped in its header',
    (path: string) => writeFileSync(path, readFileSync(path).fill(0xff, 0, 100)),
    /matches\.sqlite is no SQLite database/,
  ],
])('a database that is %s', async (_, damage, told) => {
  const folder = newFolder();
  const server = await start({ MATCHTAPE_DATA: folder });
  await record(server.url);
  await server.close();
  damage(join(folder, 'matches.sqlite'));
  const error = await start({ MATCHTAPE_DATA: folder }).then(
    (started) => started.close(),
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(told) as string,
  });
});

test('an event that was changed in the file is told when its match is read, and nothing else suffers', async () => {
  const folder = newFolder();
  const server = await start({ MATCHTAPE_DATA: folder });
  await record(server.url);
  await post(`${server.url}matches`, noughtsMatch('other', { players: [{ name: 'Cleo' }, { name: 'Dan' }] }));
  await server.close();
  const path = join(folder, 'matches.sqlite');
  const bytes = readFileSync(path);
  bytes.write('c3', bytes.indexOf('"b2"') + 1);
  writeFileSync(path, bytes);
  const again = await start({ MATCHTAPE_DATA: folder });
  const answer = await fetchAsRecorder(`${again.url}matches/kept/events`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: 'store/damaged',
    detail: expect.stringContaining('damaged') as string,
  });
  expect((await fetchAsRecorder(`${again.url}matches/other/events`)).status).toBe(200);
  await again.close();
});

test.each([
  [{ PORT: 'eighty' }, /PORT is "eighty".*4680/],
  [{ PORT: '70000' }, /PORT is "70000".*65535/],
  [{ MATCHTAPE_STORE: 'papyrus' }, /"papyrus" is none that is known.*"sqlite".*"memory".*MATCHTAPE_STORE/],
  [{ MATCHTAPE_STORE: 'mongodb://ada:secret@store:1/' }, /"mongodb:\/\/store:1\/" is none/],
  [{ MATCHTAPE_STORE: 'kurrentdb://ada:secret@127.0.0.1:9?tls=false' }, /127\.0\.0\.1:9.*MATCHTAPE_STORE/],
  [{ MATCHTAPE_DEMO: 'maybe' }, /MATCHTAPE_DEMO/],
  [{ MATCHTAPE_RATE: '-1' }, /MATCHTAPE_RATE/],
  [{ HOST: '203.0.113.1', MATCHTAPE_STORE: 'memory' }, /203\.0\.113\.1.*HOST/],
])('a configuration of %j', async (environment, words) => {
  const error: unknown = await start(environment as unknown as Record<string, string>).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(words) as string });
  expect(String(error)).not.toContain('secret');
});

test('the log of the data folder is signed by the server, and a key that others may read keeps it from starting', async () => {
  const environment = { MATCHTAPE_DATA: newFolder() };
  const folder = logFolderIn(environment.MATCHTAPE_DATA);
  makeFirstKey(folder, { name: 'tape.example.org', type: 'note', now: '2026-05-01T18:00:00.000Z' });
  const server = await start(environment);
  await record(server.url);
  await post(`${server.url}matches/kept/close`, {});
  const size = async (): Promise<string | undefined> =>
    (await (await fetch(`${server.url}log/checkpoint`)).text()).split('\n')[1];
  while ((await size()) !== '1') await new Promise((done) => setTimeout(done, 20));
  await server.close();
  chmodSync(join(folder, 'signing.key'), 0o644);
  await expect(start(environment)).rejects.toMatchObject({
    code: 'log/key',
    message: expect.stringContaining('chmod 600') as string,
  });
});
