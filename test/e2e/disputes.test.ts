import type { Envelope } from '#kernel';
import type { DisputesOf, Receipt } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { duelMatch } from '../support/duel.js';
import { startApi, type RunningApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';

let api: RunningApi;

const KIM = { role: 'judge', name: 'Kim' };
const LEE = { role: 'head-judge', name: 'Lee' };
const ANA = { role: 'player', seat: 0 };

let orders = 0;
const send = (path: string, body: object) => api.post(`/matches/${path}`, { playId: `order-${orders++}`, ...body });

const listed = async (match: string, viewer = 'recorder') =>
  (await api.request(`/matches/${match}/disputes?viewer=${viewer}`)).body as DisputesOf;

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound] });
  await api.post('/matches', duelMatch('one', { level: 'competitive' }));
});

afterAll(() => api.close());

it('a dispute is taken from the call to its closing, one order after the other', async () => {
  const steps: readonly (readonly [string, object])[] = [
    ['', { by: ANA, about: 1, words: 'who begins?' }],
    ['/1/judges', { by: KIM }],
    ['/1/judges', { by: KIM, atTable: true }],
    ['/1/claims', { by: ANA, words: 'I do' }],
    ['/1/notes', { by: KIM, kind: 'question', words: 'who says so?' }],
    ['/1/rulings', { by: KIM, ruling: 'illegal', citing: { document: 'TR', rule: '407.1' } }],
    ['/1/appeals', { by: ANA }],
    ['/1/rulings', { by: LEE, ruling: 'legal' }],
    ['/1/remedies', { by: LEE, remedy: { kind: 'let-stand' } }],
    ['/1/penalties', { by: KIM, infraction: 'slow-play', players: [{ seat: 0, same: 2, any: 2 }] }],
    ['/1/withdrawals', { by: KIM }],
    ['/1/extensions', { by: KIM, minutes: 2 }],
    ['/1/close', { by: KIM }],
  ];
  for (const [path, body] of steps) {
    const { status } = await send(`one/disputes${path}`, body);
    expect([path, status]).toEqual([path, 201]);
  }
  const { disputes } = await listed('one');
  expect(disputes).toMatchObject([
    {
      ...{ number: 1, about: 1, closed: true, attended: true, ruled: true, minutes: 2 },
      rulings: [
        { ruling: 'illegal', onAppeal: false },
        { ruling: 'legal', onAppeal: true },
      ],
      penalties: [
        {
          withdrawn: true,
          players: [{ penalty: 'game-loss', upgrade: { rule: 'tournament.tournament-same', count: 3 } }],
        },
      ],
    },
  ]);
  expect((await api.request('/matches/one')).body).toMatchObject({ result: { winners: [1] } });
});

describe('an order', () => {
  beforeAll(async () => {
    await api.post('/matches', duelMatch('two', { level: 'competitive' }));
    await send('two/disputes', { by: ANA });
  });

  it.each<[string, string, object, number, string]>([
    ['by nobody', '', {}, 400, 'request/invalid'],
    ['by a player without a seat', '', { by: { role: 'player' } }, 400, 'request/invalid'],
    ['by a role that there is not', '', { by: { role: 'referee' } }, 400, 'request/invalid'],
    ['about half a play', '', { by: ANA, about: 1.5 }, 400, 'request/invalid'],
    ['about a play that was not made', '', { by: ANA, about: 500 }, 422, 'dispute/no-such-play'],
    ['citing no number', '', { by: ANA, citing: { document: 'TR', rule: 'x' } }, 400, 'request/invalid'],
    ['of a ruling that there is not', '/1/rulings', { by: KIM, ruling: 'maybe' }, 400, 'request/invalid'],
    ['of a rewind to nowhere', '/1/remedies', { by: KIM, remedy: { kind: 'rewind' } }, 400, 'request/invalid'],
    ['of an unknown field', '/1/close', { by: KIM, why: 'x' }, 400, 'request/invalid'],
    ['of a penalty for nobody', '/1/penalties', { by: KIM, infraction: 'late', players: [] }, 400, 'request/invalid'],
    [
      'of an infraction that there is not',
      '/1/penalties',
      { by: KIM, infraction: 'x', players: [{ seat: 0 }] },
      422,
      'dispute/no-such-infraction',
    ],
    ['in a dispute that there is not', '/9/close', { by: KIM }, 422, 'dispute/unknown'],
    ['in a dispute without a number', '/x/close', { by: KIM }, 400, 'route/malformed'],
    ['by somebody who may not', '/1/close', { by: ANA }, 422, 'dispute/refused'],
  ])('%s is refused, and writes nothing', async (_what, path, body, status, code) => {
    const before = await api.request('/matches/two');
    expect(await send(`two/disputes${path}`, body)).toMatchObject({ status, body: { code } });
    expect((await api.request('/matches/two')).body).toEqual(before.body);
  });

  it('is for who records alone', async () => {
    const body = JSON.stringify({ playId: 'x', by: ANA });
    const headers = { 'content-type': 'application/json' };
    expect(await api.ask('/matches/two/disputes', { method: 'POST', headers, body })).toMatchObject({ status: 401 });
  });

  it('that is sent again answers the same', async () => {
    const order = { playId: 'again', by: KIM, kind: 'note', words: 'once' };
    const first = (await api.post('/matches/two/disputes/1/notes', order)).body as Receipt;
    expect((await api.post('/matches/two/disputes/1/notes', order)).body).toEqual({ ...first, repeated: true });
  });
});

it('a live viewer is told what was ruled, and not who said what', async () => {
  const { revision } = (await api.request('/matches/two')).body as { readonly revision: number };
  const stream = await follow(`${api.url}/matches/two/live?viewer=public`, revision);
  await send('two/disputes/1/rulings', { by: KIM, ruling: 'illegal', words: 'seen by me' });
  const [came] = await stream.take(1);
  const { type, data } = JSON.parse(came?.data ?? '') as Envelope;
  expect([type, data]).toMatchObject([
    'RulingIssued',
    { by: { role: 'judge', name: '' }, words: '', ruling: 'illegal' },
  ]);
  stream.leave();
  expect(JSON.stringify(await listed('two', 'public'))).not.toMatch(/Kim|seen by me/);
});
