/* oxlint-disable typescript/no-unsafe-assignment -- an answer's body is whatever came; what is expected of it is the check */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '#kernel';
import type { OpenedRuling } from '#rulings';
import { makeMatchTape } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { serve } from '../../apps/api/src/serve.js';
import { startApi, type RunningApi } from '../support/api.js';
import { folderOf, LOST, MOVE, TYPO, WAIT } from '../support/rulings.js';

let api: RunningApi;

const book = folderOf({
  'riftbound/showdowns/moved.yaml': MOVE,
  'riftbound/turn/waits.yaml': WAIT,
  'riftbound/turn/typo.yml': TYPO,
});
const own = folderOf({ 'lost.yaml': LOST, 'turn/waits.yaml': WAIT.replace('happens', 'moves') });

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound], rulings: [book, own, join(own, 'nowhere')] });
});

afterAll(async () => {
  await api.close();
  for (const folder of [book, own]) rmSync(folder, { recursive: true });
});

interface List {
  readonly total: number;
  readonly rulings: readonly { readonly id: string; readonly isOnRule: boolean }[];
}

const idsAt = async (query: string): Promise<readonly string[]> =>
  ((await api.request(`/rulings${query}`)).body as List).rulings.map(({ id }) => id);

test('the list tells every ruling of every folder, and what its topics are', async () => {
  const { status, body } = await api.request('/rulings');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 5,
    topics: [
      { topic: 'showdowns', count: 1 },
      { topic: 'turn', count: 3 },
      { topic: 'unsorted', count: 1 },
    ],
    rulings: [
      { id: 'showdowns/moved', status: 'passed', answers: ['refused'], file: 'riftbound/showdowns/moved.yaml' },
      { id: 'turn/typo', status: 'mistake', title: 'typo' },
      { id: 'turn/waits', status: 'failed', cases: ['who Ben', 'who Ana'], opens: 2 },
      { id: 'turn/waits-2', status: 'failed', title: 'Nothing moves by itself' },
      { id: 'unsorted/lost', status: 'mistake', title: 'A unit that is not there is not moved' },
    ],
  });
});

test.each([
  ['?q=showdown%20lille', ['showdowns/moved']],
  ['?card=phantom&topic=showdowns', ['showdowns/moved']],
  ['?rule=144', ['showdowns/moved']],
  ['?rule=priority.right', ['turn/waits', 'turn/waits-2']],
  ['?topic=unsorted', ['unsorted/lost']],
  ['?q=&card=', ['showdowns/moved', 'turn/typo', 'turn/waits', 'turn/waits-2', 'unsorted/lost']],
  ['?q=nothing-of-the-kind', []],
])('GET /rulings%s', async (query, ids) => {
  expect(await idsAt(query)).toEqual(ids);
});

test('a query that makes no sense is refused', async () => {
  for (const query of ['?q=a&q=b', '?cards=Vi', `?q=${'x'.repeat(201)}`]) {
    expect(await api.request(`/rulings${query}`)).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
  }
});

test('rules are counted by the rulings that stand on them', async () => {
  const { body } = await api.request('/rulings/rules');
  expect(body).toMatchObject({ 'priority.right': 2, 'move.standard-not-showdown': 1 });
});

test('a ruling tells its words and each case with its checks; a case is a tape', async () => {
  const { body } = await api.request('/rulings/showdowns/moved');
  const ruling = body as OpenedRuling;
  expect(ruling).toMatchObject({
    title: 'A moved unit opens a showdown, and no other may follow',
    source: ['R001', 'a judge at Lille'],
    quoted: { '466.1.b': 'scoring.final-point' },
    superseded: null,
    notes: 'Brought together from two answers.',
    edition: 'core-1.4',
    cases: [{ number: 1, name: null, outcome: 'passed', mistakes: [] }],
  });
  const [only] = ruling.cases;
  expect(only?.checks.map(({ name, outcome, line }) => [name, outcome, line])).toEqual([
    ['refused', 'passed', 14],
    ['focus', 'passed', 16],
    ['controls', 'passed', 19],
    ['points', 'passed', 20],
  ]);
  const tape = (await api.request('/rulings/showdowns/moved/cases/1/events')).body as {
    revision: number;
    events: readonly Envelope[];
  };
  expect(tape.revision).toBe(only?.last);
  expect(makeMatchTape(riftbound, tape.events).states.at(-1)?.plays).toBe(3);
  expect(tape.events[only?.checks[1]?.revision ?? -1]?.type).not.toBe('PlayRecorded');
});

test('a failed case tells what was expected and what is so', async () => {
  const { cases } = (await api.request('/rulings/turn/waits')).body as OpenedRuling;
  expect(cases.map(({ outcome }) => outcome)).toEqual(['passed', 'failed']);
  expect(cases[1]?.checks[0]?.shortfalls).toMatchObject([{ expected: expect.stringContaining('Ana') as string }]);
});

test('a file with a mistake is answered with the place and what is accepted there', async () => {
  expect(await api.request('/rulings/turn/typo')).toMatchObject({
    status: 422,
    body: {
      code: 'ruling/mistake',
      detail: 'riftbound/turn/typo.yml, line 2, column 1: There is no "tabel" here. Perhaps "table"?',
      file: 'riftbound/turn/typo.yml',
      line: 2,
      column: 1,
    },
  });
  expect((await api.request('/rulings/turn/typo/cases/1/events')).status).toBe(422);
  const { status, body } = await api.request('/rulings/unsorted/lost');
  expect(status).toBe(200);
  expect((body as OpenedRuling).cases).toMatchObject([
    { outcome: 'passed', mistakes: [] },
    {
      outcome: 'mistake',
      mistakes: [{ expected: ['Mega-Mech'], place: { file: 'lost.yaml', line: 12, column: 21 } }],
      checks: [{ outcome: 'not reached', revision: null }],
    },
  ]);
});

test('what is not there is 404, whatever the address tries', async () => {
  for (const path of ['/turn/nothing', '/nothing/waits', '/..%2f..%2fpackage/json', '/turn/waits.yaml']) {
    expect(await api.request(`/rulings${path}`)).toMatchObject({ status: 404, body: { code: 'ruling/unknown' } });
  }
  for (const number of ['0', '3', '1.5', 'x', '99999']) {
    expect(await api.request(`/rulings/turn/waits/cases/${number}/events`)).toMatchObject({
      status: 404,
      body: { code: 'ruling/unknown-case', remedy: 'Its cases are numbered from 1 to 2.' },
    });
  }
});

test('a file that is mended is read anew', async () => {
  const path = join(own, 'mended.yaml');
  writeFileSync(path, TYPO);
  expect((await api.request('/rulings/unsorted/mended')).status).toBe(422);
  expect(await idsAt('?q=mistake')).toContain('unsorted/mended');
  writeFileSync(path, MOVE);
  expect((await api.request('/rulings/unsorted/mended')).status).toBe(200);
  expect(await idsAt('?q=lille')).toContain('unsorted/mended');
  rmSync(path);
  expect((await api.request('/rulings/unsorted/mended')).status).toBe(404);
});

test('the description of the API has the routes and what one may ask', async () => {
  const { body } = await api.request('/docs-json');
  const { paths } = body as { paths: Record<string, { get?: { parameters: { name: string }[] } }> };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/rulings',
      '/rulings/rules',
      '/rulings/{topic}/{name}',
      '/rulings/{topic}/{name}/cases/{number}/events',
    ]),
  );
  expect(paths['/rulings']?.get?.parameters.map(({ name }) => name)).toEqual(['q', 'card', 'rule', 'topic', 'game']);
});

test('MATCHTAPE_RULINGS adds a folder to the book, and is told where it is not there', async () => {
  const parts = { rulesets: [riftbound], replayer: own, rulings: book };
  const environment = { PORT: '0', MATCHTAPE_STORE: 'memory' };
  const server = await serve({ ...environment, MATCHTAPE_RULINGS: own }, parts);
  expect(await (await fetch(`${server.url}rulings`)).json()).toMatchObject({ total: 5 });
  await server.close();
  const nowhere = serve({ ...environment, MATCHTAPE_RULINGS: join(own, 'nowhere') }, parts);
  await expect(nowhere).rejects.toThrow(/nowhere is not there, or cannot be read\. Set MATCHTAPE_RULINGS/);
});
