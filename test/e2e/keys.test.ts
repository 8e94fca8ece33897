import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noughtsMatch } from '../support/api.js';
import { noughts } from '../support/noughts.js';
import { type RunningServer, serve } from '../../apps/api/src/serve.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'matchtape-keys-'));

const parts = { rulesets: [noughts], replayer: newFolder(), rulings: newFolder() };

const start = (environment: Record<string, string>) => serve({ PORT: '0', ...environment }, parts);

/** The key in the link that a server prints. */
const keyOf = ({ linkTo }: RunningServer): string => /#key=([\w-]+)$/.exec(linkTo('/'))?.[1] ?? '';

type Headers = Readonly<Record<string, string>>;

interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: {
    readonly code?: string;
    readonly detail?: string;
    readonly remedy?: string;
    readonly asker?: string;
  };
  readonly text: string;
}

/** Asks with the headers as they are, `Host` among them; a body makes it a POST. */
const tell = ({ url }: { readonly url: string }, path: string, headers: Headers, body?: object): Promise<Told> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const sent = ask(url + path, { method: body === undefined ? 'GET' : 'POST', headers: { ...json, ...headers } });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => {
        const isJson = /json/.test(String(response.headers['content-type']));
        const read = (isJson ? JSON.parse(text) : {}) as Told['body'];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read, text });
      });
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const bearer = (key: string): Headers => ({ Authorization: `Bearer ${key}` });

/** The cookie that a browser would send back. */
const cookieIn = ({ headers }: Told): string => String(headers['set-cookie']).split(';')[0] ?? '';

const exchange = async (server: RunningServer): Promise<Headers> => ({
  Cookie: cookieIn(await tell(server, 'session', bearer(keyOf(server)), {})),
});

const whoIs = async (server: { readonly url: string }, headers: Headers): Promise<string | undefined> =>
  (await tell(server, 'session', headers)).body.asker;

const PLAY = { playId: 'p1', line: 'Ana: seals b2' };

describe('without a key', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await start({ MATCHTAPE_STORE: 'memory', HOST: '0.0.0.0' });
    const key = bearer(keyOf(server));
    expect((await tell(server, 'matches', key, noughtsMatch('sealed'))).status).toBe(201);
    expect((await tell(server, 'matches/sealed/plays', key, PLAY)).status).toBe(201);
  });

  afterAll(() => server.close());

  test.each<[string, Headers]>([
    ['no header at all', {}],
    ['Via', { Via: '1.1 tunnel' }],
    ['X-Real-IP', { 'X-Real-IP': '127.0.0.1' }],
    ['CF-Connecting-IP', { 'CF-Connecting-IP': '127.0.0.1' }],
    ['X-Forwarded-For', { 'X-Forwarded-For': '127.0.0.1' }],
    ['Forwarded', { Forwarded: 'for=127.0.0.1;host=localhost' }],
  ])('a request from this very machine is the public: %s', async (_, headers) => {
    expect(await whoIs(server, headers)).toBe('public');
    const events = await tell(server, 'matches/sealed/events', headers);
    expect(events.status).toBe(200);
    expect(events.text).not.toContain('"b2"');
    for (const path of [
      'matches/sealed/events?viewer=recorder',
      'matches/sealed/table?viewer=0',
      'matches/sealed/state?viewer=recorder',
    ]) {
      const refused = await tell(server, path, headers);
      expect([path, refused.status, refused.text.includes('"b2"')]).toEqual([path, 401, false]);
    }
    const play = await tell(server, 'matches/sealed/plays', headers, { playId: 'p2', line: 'Bo: a1' });
    expect(play).toMatchObject({ status: 401, body: { code: 'access/key-needed' } });
    expect(play.body.remedy).toMatch(/link that the server printed.*Authorization: Bearer/);
  });

  test('a key that is none is refused, and an address that tries many is told to wait; the right one is taken all the same', async () => {
    const tries = [];
    for (let number = 0; number < 30; number++)
      tries.push(await tell(server, 'matches', bearer(`wrong-${number}-${'x'.repeat(30)}`)));
    expect(tries[0]).toMatchObject({ status: 401, body: { code: 'access/wrong-key' } });
    expect(tries.at(-1)).toMatchObject({ status: 429, body: { code: 'rate/limited' } });
    for (const { text } of tries) expect(text).not.toContain('xxx');
    expect(await whoIs(server, bearer(keyOf(server)))).toBe('recorder');
  });

  test('a name that is not its own is refused on whatever address it listens, so that no forged look-up leads here', async () => {
    for (const Host of [
      'evil.example',
      'evil.example:4680',
      '127.0.0.1.evil.example',
      '203.0.113.9',
      'localhost@evil',
    ]) {
      const refused = await tell(server, 'matches/sealed/events', { Host, ...bearer(keyOf(server)) });
      expect([Host, refused.status]).toEqual([Host, 421]);
      expect(refused.body).toMatchObject({
        code: 'access/wrong-host',
        remedy: expect.stringContaining('MATCHTAPE_HOSTS') as string,
      });
    }
    for (const Host of ['localhost', 'LOCALHOST:80', '127.0.0.1:4680', '[::1]:4680'])
      expect([Host, (await tell(server, 'health/live', { Host })).status]).toEqual([Host, 200]);
  });

  test.each<[string, Headers]>([
    ['another site', { Origin: 'http://evil.example' }],
    ['no origin that has a name', { Origin: 'null' }],
    ['another port of this machine', { Origin: 'http://127.0.0.1:1' }],
    ['what the browser calls another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['what the browser calls the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('a change asked for by a page of %s is refused, with key and all', async (_, headers) => {
    const refused = await tell(server, 'matches/sealed/plays', { ...headers, ...bearer(keyOf(server)) }, PLAY);
    expect(refused).toMatchObject({ status: 403, body: { code: 'access/foreign-origin' } });
  });

  test('a cookie records only for a page of ours, and is not seen where another page sends it', async () => {
    const cookie = await exchange(server);
    const Origin = server.url.slice(0, -1);
    const again = (headers: Headers) => tell(server, 'matches/sealed/plays', { ...cookie, ...headers }, PLAY);
    expect((await again({})).body.code).toBe('access/foreign-origin');
    expect((await again({ Origin: 'http://evil.example' })).body.code).toBe('access/foreign-origin');
    expect((await again({ Origin })).status).toBe(201);
    expect(await whoIs(server, { ...cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe('public');
    expect(await whoIs(server, { ...cookie, 'Sec-Fetch-Site': 'same-origin' })).toBe('recorder');
  });
});

test('a listed name is answered to, and no other', async () => {
  const server = await start({ MATCHTAPE_STORE: 'memory', MATCHTAPE_HOSTS: 'tape.example.org, 192.0.2.7' });
  for (const [Host, status] of [
    ['tape.example.org', 200],
    ['Tape.Example.Org:8443', 200],
    ['192.0.2.7:4680', 200],
    ['other.example.org', 421],
  ] as const)
    expect([Host, (await tell(server, 'health/live', { Host })).status]).toEqual([Host, status]);
  await server.close();
});

describe('the keys of a data folder', () => {
  test('a browser that came by the link stays in after a restart; the link itself ends with the server', async () => {
    const environment = { MATCHTAPE_DATA: newFolder() };
    const first = await start(environment);
    const oldKey = keyOf(first);
    const cookie = await exchange(first);
    const [name = ''] = cookie['Cookie']?.split('=') ?? [];
    await first.close();
    const second = await start(environment);
    const renamed = { Cookie: cookie['Cookie']!.replace(name, `matchtape-${new URL(second.url).port}`) };
    expect(await whoIs(second, renamed)).toBe('recorder');
    expect((await tell(second, 'matches', bearer(oldKey))).body.code).toBe('access/wrong-key');
    expect(await whoIs(second, bearer(keyOf(second)))).toBe('recorder');
    await second.close();
  });

  test('they are kept as hashes, in a file that its owner alone reads and writes', async () => {
    const MATCHTAPE_DATA = newFolder();
    const server = await start({ MATCHTAPE_DATA });
    const cookie = await exchange(server);
    const file = join(MATCHTAPE_DATA, 'recorder.keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const kept = readFileSync(file, 'utf8');
    expect(kept).toMatch(/^key [0-9a-f]{64} \S+\n$/);
    expect(kept).not.toContain(keyOf(server));
    expect(kept).not.toContain(cookie['Cookie']?.split('=')[1]);
    expect(keyOf(server).length).toBeGreaterThanOrEqual(43);
    await server.close();
  });

  test('the cookie is for the server alone: no script reads it, no other site sends it', async () => {
    const server = await start({ MATCHTAPE_STORE: 'memory' });
    const given = await tell(server, 'session', { ...bearer(keyOf(server)) }, {});
    expect(String(given.headers['set-cookie'])).toMatch(/^matchtape-\d+=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
    expect(given.text).not.toContain(keyOf(server));
    const overHttps = { ...bearer(keyOf(server)), Host: 'localhost', Origin: 'https://localhost' };
    expect(String((await tell(server, 'session', overHttps, {})).headers['set-cookie'])).toContain('; Secure');
    await server.close();
  });

  test('a server given a key takes that one, prints none, and keeps nothing', async () => {
    const key = 'b7e151628aed2a6abf7158809cf4f3c7';
    const MATCHTAPE_DATA = newFolder();
    const server = await start({ MATCHTAPE_DATA, MATCHTAPE_KEY: key });
    expect(server.linkTo('/match/demo')).toBe(`${server.url}#/match/demo`);
    expect(await whoIs(server, bearer(key))).toBe('recorder');
    expect((await tell(server, 'session', bearer(key), {})).status).toBe(200);
    expect(statSync(join(MATCHTAPE_DATA, 'recorder.keys'), { throwIfNoEntry: false })).toBeUndefined();
    await server.close();
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ MATCHTAPE_KEY: 'secret' }, /MATCHTAPE_KEY.*openssl rand/],
    [{ MATCHTAPE_KEY: 'a'.repeat(40) }, /MATCHTAPE_KEY.*openssl rand/],
    [{ MATCHTAPE_REMOTE: 'recorder' }, /MATCHTAPE_REMOTE is no more.*holds a key/],
    [{ MATCHTAPE_HOSTS: 'http://tape.example.org' }, /MATCHTAPE_HOSTS.*without port/],
    [{ MATCHTAPE_EMBED: 'https://club.example.org/' }, /MATCHTAPE_EMBED.*nothing behind its name/],
    [{ MATCHTAPE_EMBED: '*' }, /MATCHTAPE_EMBED.*no origin of a page/],
  ])('it does not start with %j', async (environment, words) => {
    const error: unknown = await start(environment).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(words) as string });
    expect(String(error)).not.toContain('secret');
  });
});

afterAll(() => {
  for (const folder of [parts.replayer, parts.rulings]) rmSync(folder, { recursive: true, force: true });
});
