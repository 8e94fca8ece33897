/* oxlint-disable typescript/no-unsafe-assignment -- an answer's body is whatever came; what is expected of it is the check */
import { gzipSync } from 'node:zlib';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { KEY } from '../support/key.js';
import { type RawAnswer, type RawRequest, sendRaw, sendText } from '../support/raw-request.js';

let api: RunningApi;
const written: string[] = [];

const listen = (stream: NodeJS.WriteStream): (() => void) => {
  const write = stream.write.bind(stream);
  stream.write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return () => {
    stream.write = write;
  };
};

beforeAll(async () => {
  api = await startApi();
  await api.post('/matches', noughtsMatch('odd'));
});

afterAll(() => api.close());

/** What a client did wrong is told to that client, as a problem; and the log, which is for faults of ours, is told nothing. */
const expectProblem = ({ status, type, body }: RawAnswer): void => {
  const problem = JSON.parse(body) as Record<string, unknown>;
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(type).toContain('application/problem+json');
  expect(problem).toMatchObject({ status, code: expect.any(String), detail: expect.any(String) });
  expect(body).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b/);
};

const asking = async (ask: () => Promise<RawAnswer>): Promise<void> => {
  written.length = 0;
  const silence = [process.stdout, process.stderr].map(listen);
  const answer = await ask().finally(() => {
    for (const end of silence) end();
  });
  expectProblem(answer);
  expect(written).toEqual([]);
};

/** Sends it as who holds a key, so that it gets as far as it can. */
const send = ({ headers, ...request }: RawRequest): Promise<RawAnswer> =>
  sendRaw(api.url, { ...request, headers: { Authorization: `Bearer ${KEY}`, ...headers } });

const IDS: Readonly<Record<string, string>> = {
  'a NUL': '%00',
  'a NUL within': 'a%00b',
  'a thousand characters': 'x'.repeat(1000),
  'eight thousand characters': 'x'.repeat(8000),
  'a line feed': '%0a',
  'a delete character': '%7f',
  'a control character beyond ASCII': '%C2%85',
  'bytes that are no UTF-8': '%ff',
  'half a character': '%ED%A0%80',
  'a percent sign alone': '%',
  'two dots, encoded': '%2e%2e',
  'a slash, encoded': 'a%2Fb',
  'the dollar of the store itself': '$all',
  'the name of a prototype': '__proto__',
  'the name of a constructor': 'constructor',
  'a playing card of Unicode': '%F0%9F%83%8F',
};

const READS = ['', '/events', '/table', '/legal?seat=0', '/timeline', '/findings', '/chain', '/scoring', '/statistics'];
const MORE_READS = ['/state', '/live', '/live?from=5&viewer=public', '/events?viewer=public', '/table?viewer=0'];

describe.each(Object.entries(IDS))('an id with %s is the id of no match', (_, id) => {
  test.each([...READS, ...MORE_READS])('GET /matches/:id%s', (rest) =>
    asking(() => send({ path: `/matches/${id}${rest}` })),
  );

  test.each([
    ['plays', { playId: 'p', line: 'Ana: b2' }],
    ['close', {}],
  ])('POST /matches/:id/%s', (rest, body) =>
    asking(() => send({ method: 'POST', path: `/matches/${id}/${rest}`, body: JSON.stringify(body) })),
  );

  test('POST /matches', () =>
    asking(() =>
      send({
        method: 'POST',
        path: '/matches',
        body: JSON.stringify(noughtsMatch(`${decodeURIComponent(/%(?:ff|ED|$)/.test(id) ? '%00' : id)}\u0000`)),
      }),
    ));
});

test.each([
  '/rulings/%00/x',
  '/rulings/x/%00',
  `/rulings/x/${'y'.repeat(5000)}`,
  '/rulings/..%2f..%2fetc/passwd',
  '/rulings/a/b/cases/%00/events',
  '/rulings?q[]=1',
  '/statistics?ruleset[a]=1',
  '/statistics?ruleset=a&ruleset=b',
  '/matches/odd/table?at=',
  '/matches/odd/table?at=0x1',
  '/matches/odd/table?at=1e0',
  '/matches/odd/table?at=-0',
  '/matches/odd/table?at=1.0',
  '/matches/odd/table?at=%00',
  '/matches/odd/table?at=9007199254740993',
  '/matches/odd/table?at=1&at=1',
  '/matches/odd/table?at[x]=1',
  '/matches/odd/events?from=1e300',
  '/matches/odd/events?from=%20',
  '/matches/odd/legal?seat=',
  '/matches/odd/live?from=',
  '/matches/odd/live?from=Infinity',
  '/matches/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%00',
  '/%',
  '//',
  '*',
  'http://[bad/',
])('an odd address is answered with a problem: %s', (path) => asking(() => send({ path })));

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is no method of a match', (method) =>
  asking(() => send({ method, path: '/matches/odd' })),
);

const GOOD = JSON.stringify({ playId: 'p', line: 'Ana: b2' });
const packed = gzipSync(GOOD);

const BODIES: Readonly<Record<string, readonly [headers: Readonly<Record<string, string>>, body: string | Buffer]>> = {
  'says gzip and is not': [{ 'Content-Encoding': 'gzip' }, GOOD],
  'says deflate and is not': [{ 'Content-Encoding': 'deflate' }, GOOD],
  'says br and is not': [{ 'Content-Encoding': 'br' }, GOOD],
  'says an encoding that nobody knows': [{ 'Content-Encoding': 'squeeze' }, GOOD],
  'is packed twice': [{ 'Content-Encoding': 'gzip, gzip' }, gzipSync(packed)],
  'is half of a packed one': [{ 'Content-Encoding': 'gzip' }, packed.subarray(0, 20)],
  'has something behind what is packed': [{ 'Content-Encoding': 'gzip' }, Buffer.concat([packed, Buffer.from('x')])],
  'is packed and empty': [{ 'Content-Encoding': 'gzip' }, Buffer.alloc(0)],
  'unpacks to fifty megabytes': [{ 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000))],
  'is in an unknown alphabet': [{ 'Content-Type': 'application/json; charset=nonsense' }, GOOD],
  'is no UTF-8': [{}, Buffer.from([0x7b, 0xff, 0x7d])],
  'is announced as petabytes': [{ 'Content-Length': '99999999999999' }, GOOD],
  'is nested deeply': [{}, '['.repeat(100_000)],
  'has twenty thousand unknown fields': [
    {},
    `{${Array.from({ length: 20_000 }, (_, number) => `"a${number}":1`).join(',')}}`,
  ],
};

describe.each(Object.entries(BODIES))('a body that %s', (_, [headers, body]) => {
  test.each(['/matches', '/matches/odd/plays', '/matches/odd/close'])('POST %s', (path) =>
    asking(() => send({ method: 'POST', path, headers, body })),
  );
});

test('of many faults the first are told, and how many more there are', async () => {
  const [headers, body] = BODIES['has twenty thousand unknown fields']!;
  const answer = await send({ method: 'POST', path: '/matches/odd/close', headers, body });
  expect(answer.body.length).toBeLessThan(10_000);
  expect(JSON.parse(answer.body)).toMatchObject({
    code: 'request/invalid',
    detail: expect.stringMatching(/19980 more/),
  });
});

test.each([
  ['is no HTTP', 'GO AWAY\r\n\r\n', 400],
  ['has an address without a slash', 'GET matches HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['has headers of 20,000 bytes', `GET /matches HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['has an address of 20,000 bytes', `GET /matches/${'y'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['expects what nobody does', 'GET /matches HTTP/1.1\r\nHost: localhost\r\nExpect: the-best\r\n\r\n', 417],
  [
    'has chunks that are none',
    'POST /matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
])('a request that %s is answered with a problem as well', async (_, text, status) => {
  await asking(async () => {
    const answer = await sendText(api.url, text);
    expect(answer.status).toBe(status);
    return answer;
  });
});

test('after all that the match is as it was', async () => {
  const { body } = await api.request('/matches/odd');
  expect(body).toMatchObject({ status: 'open', revision: 1, plays: 0 });
});
