/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return, typescript/no-unsafe-argument -- an answer's body is whatever came; what is expected of it is the check */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

const open = (id: string, more: object = {}) => api.post('/matches', noughtsMatch(id, more));
const line = (match: string, playId: string, text: string, more: object = {}) =>
  api.post(`/matches/${match}/plays`, { playId, line: text, ...more });

describe('recording', () => {
  test('a match is opened, played and closed', async () => {
    expect(await open('whole')).toMatchObject({
      status: 201,
      body: { matchId: 'whole', from: 0, to: 1, revision: 1, repeated: false },
    });
    for (const [index, text] of ['Ana: b2', 'Bo: a1', 'Ana: a2', 'Bo: b1', 'Ana: c2'].entries()) {
      expect(await line('whole', `p${index}`, text)).toMatchObject({
        status: 201,
        body: { verdict: { status: 'legal' } },
      });
    }
    const shown = await api.request('/matches/whole');
    expect(shown.body).toMatchObject({ id: 'whole', status: 'open', plays: 5, result: { winners: [0] }, waiting: [] });
    expect(await api.post('/matches/whole/close', { note: 'done' })).toMatchObject({ status: 200 });
    const { body } = await api.request('/matches');
    expect(body.find(({ id }: { id: string }) => id === 'whole')).toMatchObject({
      players: ['Ana', 'Bo'],
      status: 'closed',
      plays: 5,
      findings: 0,
      result: { winners: [0] },
    });
    expect(await line('whole', 'late', 'Bo: c3')).toMatchObject({ status: 409, body: { code: 'match/closed' } });
  });

  test('a play comes as JSON as well, and takes its actor and time from the edge', async () => {
    await open('json');
    const play = { type: 'mark', seat: 0, square: 'b2' };
    expect(await api.post('/matches/json/plays', { playId: 'p1', play, actor: 'judge' })).toMatchObject({
      status: 201,
    });
    const { body } = await api.request('/matches/json/events?from=2&limit=1');
    expect(body).toMatchObject({ matchId: 'json', revision: 5 });
    expect(body.events).toHaveLength(1);
    expect(body.events[0]).toMatchObject({
      stream: 'match-json',
      revision: 2,
      type: 'PlayRecorded',
      actor: 'judge',
      cause: 'p1',
      at: expect.stringMatching(/^2026-05-01T18:/),
      data: { play },
    });
  });

  test('the dealer follows in a digital match, each answer a batch of its own', async () => {
    expect(await open('digital', { seed: 7, firstPlayer: null })).toMatchObject({
      status: 201,
      body: { from: 0, to: 1, revision: 3 },
    });
    const { body } = await api.request('/matches/digital/events?from=2');
    expect(body.events[0]).toMatchObject({ type: 'PlayRecorded', actor: 'dealer', cause: 'dealer:1' });
    expect(await open('digital', { seed: 7, firstPlayer: null })).toMatchObject({
      body: { revision: 3, repeated: true },
    });
  });

  test('a digital match without a seed is dealt from a secret, and every list and match says what it is dealt from', async () => {
    expect(await open('by-secret', { digital: true, firstPlayer: null })).toMatchObject({ status: 201 });
    expect(await open('by-secret', { digital: true, firstPlayer: null })).toMatchObject({ body: { repeated: true } });
    await open('by-seed', { digital: true, seed: 7 });
    await open('on-paper');
    expect(await open('neither', { digital: false, seed: 7 })).toMatchObject({ status: 400 });
    const { body: matches } = await api.request('/matches');
    const listed = (matches as readonly { id: string; dealtBy: string }[]).map(({ id, dealtBy }) => [id, dealtBy]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['by-secret', 'secret'],
        ['by-seed', 'seed'],
        ['on-paper', 'paper'],
      ]),
    );
    for (const viewer of ['recorder', 'public', '0']) {
      const dealingOf = async (id: string) => (await api.request(`/matches/${id}?viewer=${viewer}`)).body.dealing;
      expect(await dealingOf('by-secret')).toEqual({
        by: 'secret',
        note: expect.stringMatching(/commitment [0-9a-f]{64}/),
      });
      expect(await dealingOf('by-seed')).toEqual({
        by: 'seed',
        note: expect.stringContaining('whoever knows it knows every card'),
      });
      expect(await dealingOf('on-paper')).toEqual({ by: 'paper', note: null });
    }
  });

  test('an id is made where none is given', async () => {
    const { body } = await api.post('/matches', { ...noughtsMatch('x'), id: undefined });
    expect(body.matchId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('idempotency and concurrency', () => {
  test('the same play id and play answer the first receipt, also later and with an old expected revision', async () => {
    await open('twice');
    const first = await line('twice', 'p1', 'Ana: b2', { expectedRevision: 1 });
    await line('twice', 'p2', 'Bo: a1');
    const again = await line('twice', 'p1', 'Ana: b2', { expectedRevision: 1 });
    expect(again.body).toEqual({ ...first.body, repeated: true });
    const asJson = { playId: 'p1', play: { type: 'mark', seat: 0, square: 'b2' } };
    expect((await api.post('/matches/twice/plays', asJson)).body).toEqual({ ...first.body, repeated: true });
    expect((await api.request('/matches/twice')).body.plays).toBe(2);
  });

  test('many retries at once record one play', async () => {
    await open('burst');
    const answers = await Promise.all(Array.from({ length: 20 }, () => line('burst', 'p1', 'Ana: b2')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1);
    expect((await api.request('/matches/burst')).body.plays).toBe(1);
  });

  test('of many plays at one expected revision, one is recorded', async () => {
    await open('race');
    const squares = ['a1', 'b1', 'c1', 'a2', 'b2'];
    const answers = await Promise.all(
      squares.map((square) => line('race', square, `Ana: ${square}`, { expectedRevision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('opening again with the same content changes nothing, with another is refused', async () => {
    const first = await open('again');
    expect((await open('again')).body).toEqual({ ...first.body, repeated: true });
    expect(await open('again', { firstPlayer: 1 })).toMatchObject({ status: 409, body: { code: 'match/id-taken' } });
  });
});

describe('looking', () => {
  beforeAll(async () => {
    await open('look');
    for (const [index, text] of ['Ana: b2', 'Ana: seals c3', 'Bo: seals a1', 'Bo: a1'].entries()) {
      await line('look', `p${index}`, text);
    }
  });

  test('the table at each revision', async () => {
    const early = await api.request('/matches/look/table?at=1');
    expect(early.body).toMatchObject({ revision: 1, table: { pieces: [] } });
    const now = await api.request('/matches/look/table');
    expect(now.body.table.pieces).toHaveLength(4);
  });

  test('what a seat may do, what not, and why', async () => {
    const { body } = await api.request('/matches/look/legal?seat=0');
    expect(body.offers[0]).toMatchObject({ line: expect.stringMatching(/^Ana: /), slots: [] });
    expect(body.judged.find(({ play }: { play: { square?: string } }) => play.square === 'b2')).toMatchObject({
      verdict: { status: 'illegal', findings: [{ rule: 'square.empty' }] },
    });
    expect(await api.request('/matches/look/legal?seat=0&viewer=1')).toMatchObject({
      status: 403,
      body: { code: 'viewer/not-your-seat' },
    });
  });

  test.each([
    ['recorder', 'c3', 'a1'],
    ['0', 'c3', 'unknown'],
    ['1', 'unknown', 'a1'],
    ['public', 'unknown', 'unknown'],
  ])('viewer %s sees of the sealed squares: %s and %s', async (viewer, ofAna, ofBo) => {
    const { body } = await api.request(`/matches/look/events?viewer=${viewer}`);
    const seals = body.events.filter(
      ({ type, data }: { type: string; data: { play?: { type: string } } }) =>
        type === 'SquareSealed' || (type === 'PlayRecorded' && data.play?.type === 'seal'),
    );
    const squares = seals.map(
      ({ data }: { data: { square?: string; play?: { square: string } } }) => data.square ?? data.play?.square,
    );
    expect(squares).toEqual([ofAna, ofAna, ofBo, ofBo]);
  });

  test('the timeline and the findings, in words the viewer may know', async () => {
    await line('look', 'again', 'Ana: seals b3');
    const read = async (what: string, viewer: string) =>
      (await api.request(`/matches/look/${what}?viewer=${viewer}`)).body;
    const whole = await read('timeline', 'recorder');
    expect(whole.entries[0]).toMatchObject({ kind: 'opened', from: 0, to: 1, line: 'Ana against Bo' });
    expect(whole.entries[2]).toMatchObject({
      line: 'Ana: seals c3',
      facts: [{ sentence: expect.stringContaining('c3') }],
    });
    expect(await read('timeline', 'public')).toMatchObject({ entries: { 2: { line: 'Ana: seals unknown' } } });
    expect(await read('findings', 'recorder')).toMatchObject({
      plays: [{ line: 'Ana: seals b3', status: 'illegal', findings: [{ rule: 'seal.once' }] }],
    });
    expect(await read('audit', 'recorder')).toMatchObject({
      tape: 'look',
      irregularities: [{ play: 'Ana: seals b3', kind: 'play', rules: [{ key: 'seal.once' }], followed: [] }],
    });
    const another = await api.request('/matches/look/audit?edition=none');
    expect(another).toMatchObject({ status: 400, body: { code: 'match/unknown-edition' } });
    for (const what of ['timeline', 'findings', 'events', 'audit']) {
      expect(JSON.stringify(await read(what, 'public'))).not.toMatch(/[" ][bc]3\b/);
    }
  });

  test('the raw state and its fingerprint, for the recorder', async () => {
    const now = await api.request('/matches/look/state');
    expect(now.body).toMatchObject({ fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/), state: { status: 'open' } });
    expect((await api.request('/matches/look/state?at=1')).body.fingerprint).not.toBe(now.body.fingerprint);
    expect(await api.request('/matches/look/state?viewer=0')).toMatchObject({
      status: 403,
      body: { code: 'viewer/recorder-only' },
    });
  });

  test('the seed and the decks of others stay with the recorder', async () => {
    const players = [
      { name: 'Ana', deck: { marks: 'blue' } },
      { name: 'Bo', deck: { marks: 'red' } },
    ];
    await open('secret', { seed: 123_456, players });
    const optionsFor = async (viewer: string) =>
      (await api.request(`/matches/secret?viewer=${viewer}`)).body.opened.options;
    expect(await optionsFor('recorder')).toMatchObject({ seed: 123_456, players });
    expect(await optionsFor('0')).toMatchObject({ seed: null, players: [players[0], { name: 'Bo', deck: null }] });
    expect(await optionsFor('public')).toMatchObject({ seed: null, players: [{ deck: null }, { deck: null }] });
  });
});

describe('the door', () => {
  test('tells its health and describes itself', async () => {
    expect((await api.request('/health')).body).toMatchObject({ status: 'ok' });
    const { body } = await api.request('/docs-json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/matches',
        '/matches/{id}',
        '/matches/{id}/plays',
        '/matches/{id}/events',
        '/matches/{id}/live',
      ]),
    );
    expect((await api.request('/docs')).status).toBe(200);
  });

  test('sets the usual security headers', async () => {
    const { headers } = await api.request('/matches');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('serves the replayer: its files as they are, its page wherever a browser asks for a page', async () => {
    const replayer = mkdtempSync(join(tmpdir(), 'matchtape-page-'));
    mkdirSync(join(replayer, 'assets'));
    writeFileSync(join(replayer, 'index.html'), '<title>the page</title>');
    writeFileSync(join(replayer, 'assets/main-1a2b.js'), 'export {};');
    const server = await startApi({ replayer });
    const page = { headers: { Accept: 'text/html,*/*' } };
    for (const path of ['/', '/index.html', '/some/where']) {
      expect((await server.request(path, page)).body).toContain('the page');
    }
    const led = await fetch(`${server.url}/match/demo?at=5`, { ...page, redirect: 'manual' });
    expect(led.headers.get('location')).toBe('../#/match/demo?at=5');
    const { headers } = await server.request('/assets/main-1a2b.js');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(await server.request('/matches', page)).toMatchObject({ status: 200, body: [] });
    expect(await server.request('/assets/gone.js')).toMatchObject({ status: 404, body: { code: 'route/unknown' } });
    await server.close();
    expect(await api.request('/', page)).toMatchObject({ status: 404, body: { code: 'replayer/not-built' } });
  });

  test('answers to its own names only', async () => {
    const { hostname, port } = new URL(api.url);
    const statusFor = (host: string) =>
      new Promise((resolve) => {
        get({ hostname, port, path: '/health', headers: { Host: host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
      });
    expect(await Promise.all(['localhost:1', '[::1]', '127.0.0.1', 'evil.example'].map(statusFor))).toEqual([
      200, 200, 200, 421,
    ]);
  });

  test('limits the rate', async () => {
    const slow = await startApi({ rate: 3 });
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push(await slow.request('/matches'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[4]).toMatchObject({
      body: { code: 'rate/limited', remedy: expect.stringContaining('Retry-After') },
    });
    expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await slow.close();
  });
});
