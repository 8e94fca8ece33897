import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../apps/api/src/serve.js';
import { noughts } from '../support/noughts.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const start = (data: string) =>
  serve({ PORT: '0', MATCHTAPE_DATA: data }, { rulesets: [noughts], replayer: at('none'), rulings: at('none') });

const makeKey = async (data: string, ...more: readonly string[]): Promise<string> => {
  const { code, out } = await cli(['key', '--data', data, '--json', ...more]);
  expect(code).toBe(0);
  return (JSON.parse(out) as { key: string }).key;
};

const whoIs = async (url: string, key: string): Promise<string> => {
  const answer = await fetch(`${url}session`, { headers: { Authorization: `Bearer ${key}` } });
  const { asker, code } = (await answer.json()) as { asker?: string; code?: string };
  return asker ?? code ?? '';
};

test('whoever may write the data folder makes a key, which a running server takes at once and keeps after a restart', async () => {
  const data = at('one');
  const server = await start(data);
  const key = await makeKey(data);
  expect(await whoIs(server.url, key)).toBe('recorder');
  await server.close();
  expect(statSync(join(data, 'recorder.keys')).mode & 0o777).toBe(0o600);
  const again = await start(data);
  expect(await whoIs(again.url, key)).toBe('recorder');
  await again.close();
});

test('revoking shuts out every earlier key, the link of the running server among them', async () => {
  const data = at('two');
  const server = await start(data);
  const ofStart = /#key=([\w-]+)/.exec(server.linkTo('/'))?.[1] ?? '';
  const old = await makeKey(data);
  expect(await whoIs(server.url, ofStart)).toBe('recorder');
  const key = await makeKey(data, '--revoke');
  expect(await Promise.all([old, ofStart, key].map((each) => whoIs(server.url, each)))).toEqual([
    'access/wrong-key',
    'access/wrong-key',
    'recorder',
  ]);
  await server.close();
});

test('it prints a link, for the address that browsers use', async () => {
  const { out } = await cli(['key', '--data', at('three'), '--url', 'https://tape.example.org/some/page']);
  expect(out).toMatch(/^https:\/\/tape\.example\.org\/#key=[\w-]{43}\n/);
});

test('a file that others may write is not believed: they would let themselves in', async () => {
  const data = at('four');
  await makeKey(data);
  chmodSync(join(data, 'recorder.keys'), 0o666);
  expect(await cli(['key', '--data', data])).toMatchObject({
    code: 2,
    err: expect.stringContaining('chmod 600') as string,
  });
  await expect(start(data)).rejects.toMatchObject({ name: 'StartError', code: 'key-file' });
});

test('a folder that cannot be written, and an address that is none, are told', async () => {
  writeFileSync(at('file'), '');
  expect(await cli(['key', '--data', join(at('file'), 'data')])).toMatchObject({ code: 2 });
  expect(await cli(['key', '--data', at('five'), '--url', 'nowhere'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('http://127.0.0.1:4680/') as string,
  });
});
