import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { folderOf, TYPO } from '../support/rulings.js';

const replayer = mkdtempSync(join(tmpdir(), 'matchtape-packed-'));
const SCRIPT = `export const words = '${'on and on '.repeat(1000)}';\n`;
const book = folderOf(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`turn/typo-${String(i)}.yaml`, TYPO])));
let api: RunningApi;

beforeAll(async () => {
  mkdirSync(join(replayer, 'assets'));
  writeFileSync(join(replayer, 'assets/app-1.js'), SCRIPT);
  writeFileSync(join(replayer, 'assets/app-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(replayer, 'assets/app-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(replayer, 'secret.js'), SCRIPT);
  api = await startApi({ replayer, rulings: [book] });
  await api.post('/matches', noughtsMatch('long'));
  for (let play = 0; play < 12; play++)
    await api.post('/matches/long/plays', {
      playId: `p${String(play)}`,
      line: `Ana: seals a${String(1 + (play % 3))}`,
    });
});

afterAll(async () => {
  await api.close();
  for (const folder of [replayer, book]) rmSync(folder, { recursive: true, force: true });
});

/** What is sent for an address, as it is on the line. */
const sent = (path: string, encodings: string) =>
  new Promise<{ status: number; encoding: string; type: string; vary: string; bytes: Buffer }>((resolve, reject) => {
    const asked = request(`${api.url}${path}`, { headers: { 'Accept-Encoding': encodings } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { 'content-encoding': encoding = 'as it is', 'content-type': type = '', vary = '' } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          encoding,
          type: type.toLowerCase(),
          vary,
          bytes: Buffer.concat(parts),
        });
      });
    });
    asked.on('error', reject).end();
  });

test('a script goes packed to who takes it so, and as it is to who does not', async () => {
  const brotli = await sent('/assets/app-1.js', 'gzip, deflate, br');
  expect(brotli).toMatchObject({ status: 200, encoding: 'br', type: 'text/javascript; charset=utf-8' });
  expect(brotli.vary).toContain('Accept-Encoding');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT);
  const gzip = await sent('/assets/app-1.js', 'gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
  expect(gzip.bytes.length).toBeLessThan(SCRIPT.length / 10);
  const plain = await sent('/assets/app-1.js', 'identity');
  expect({ ...plain, bytes: plain.bytes.toString() }).toMatchObject({ encoding: 'as it is', bytes: SCRIPT });
});

test.each(['/assets/app-2.js', '/assets/..%2fsecret.js', '/assets/%2e%2e/secret.js'])(
  'nothing but what lies there is packed: %s',
  async (path) => {
    expect((await sent(path, 'br')).encoding).toBe('as it is');
  },
);

test.each(['/matches/long/events', '/rulings'])(
  'so do long answers, each as it is unpacked the same: %s',
  async (path) => {
    const packed = await sent(path, 'gzip');
    const plain = await sent(path, 'identity');
    expect(plain.bytes.length).toBeGreaterThan(4096);
    expect({ packed: packed.encoding, plain: plain.encoding }).toEqual({ packed: 'gzip', plain: 'as it is' });
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
  },
);

test('short ones go as they are', async () => {
  expect((await sent('/matches/long', 'gzip')).encoding).toBe('as it is');
});
