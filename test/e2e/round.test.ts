import type { RoundOf } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { duelMatch } from '../support/duel.js';

let api: RunningApi;

const KIM = { role: 'judge', name: 'Kim' };
const ANA = { role: 'player', seat: 0 };
const BEN = { role: 'player', seat: 1 };

let orders = 0;
const send = (path: string, body: object) => api.post(`/matches/${path}`, { playId: `order-${orders++}`, ...body });

const readAs = async (viewer: string) => (await api.request(`/matches/one/round?viewer=${viewer}`)).body as RoundOf;

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound] });
  for (const id of ['one', 'two', 'three', 'four']) await api.post('/matches', duelMatch(id, { mode: 'match' }));
});

afterAll(() => api.close());

it('a round goes from its clock to a signed slip, one order after the other', async () => {
  const result = { wins: [0, 1], winners: [1] };
  const steps: readonly (readonly [string, object])[] = [
    ['clock', { by: KIM, order: 'start', minutes: 50, words: 'table 7' }],
    ['clock', { by: KIM, order: 'stop' }],
    ['clock', { by: KIM, order: 'run-on' }],
    ['clock', { by: KIM, order: 'lengthen', minutes: 3 }],
    ['concession', { by: ANA, seat: 0 }],
    ['signatures', { by: ANA, ...result }],
    ['signatures', { by: BEN, ...result }],
    ['signatures', { by: KIM, ...result, drawn: 1 }],
  ];
  for (const [path, body] of steps) {
    const { status } = await send(`one/round/${path}`, body);
    expect([path, status]).toEqual([path, 201]);
  }
  const { round } = await readAs('recorder');
  expect(round).toMatchObject({
    clock: { minutes: 50, given: 3 },
    score: { wins: [0, 1], drawn: 0 },
    slip: { result: { wins: [0, 1], drawn: 0, winners: [1] }, missing: [], official: true, conflicts: [{ by: KIM }] },
  });
  expect(JSON.stringify(await readAs('public'))).not.toContain('Kim');
});

it('a match is drawn where all agree, and conceded for who does not play on', async () => {
  expect(await send('two/round/draw', { by: ANA, seats: [0, 1] })).toMatchObject({ status: 201 });
  expect((await api.request('/matches/two')).body).toMatchObject({ result: { winners: [] } });
  expect(await send('four/round/concession', { by: KIM, seat: 1, words: 'gone home' })).toMatchObject({ status: 201 });
  expect((await api.request('/matches/four')).body).toMatchObject({ result: { winners: [0] } });
});

it.each<[string, string, object, number, string]>([
  ['by nobody', 'clock', { order: 'stop' }, 400, 'request/invalid'],
  ['of what there is not', 'clock', { by: KIM, order: 'wind' }, 400, 'request/invalid'],
  ['of a start without minutes', 'clock', { by: KIM, order: 'start' }, 400, 'request/invalid'],
  ['to stop what does not run', 'clock', { by: KIM, order: 'stop' }, 422, 'round/clock'],
  ['by a player who may not', 'clock', { by: ANA, order: 'start', minutes: 50 }, 422, 'dispute/refused'],
  ['to call time while the game is set up', 'clock', { by: KIM, order: 'call-time' }, 422, 'riftbound/setting-up'],
  ['of a draw by one', 'draw', { by: ANA, seats: [0] }, 422, 'dispute/refused'],
  ['of a concession for another', 'concession', { by: ANA, seat: 1 }, 422, 'dispute/refused'],
  ['of a seat that is not there', 'concession', { by: KIM, seat: 5 }, 422, 'dispute/no-such-player'],
  ['of a result too early', 'signatures', { by: ANA, wins: [1, 0], winners: [0] }, 422, 'round/no-result'],
  ['of an unknown field', 'draw', { by: ANA, seats: [0, 1], why: 'x' }, 400, 'request/invalid'],
])('an order %s is refused, and writes nothing', async (_what, path, body, status, code) => {
  const before = await api.request('/matches/three');
  expect(await send(`three/round/${path}`, body)).toMatchObject({ status, body: { code } });
  expect((await api.request('/matches/three')).body).toEqual(before.body);
});
