/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call -- an answer's body is whatever came; what is expected of it is the check */
import type { Envelope } from '#kernel';
import { makeMatchTape } from '#projections';
import { stateAt } from '#replay';
import type { Offer, Viewer, Waiting } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { type RunningApi, startApi } from '../support/api.js';
import { duelMatch } from '../support/duel.js';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound] });
});

afterAll(() => api.close());

/** Plays the first offer of whoever must act, so many times, each at the revision just seen. */
const playOffers = async (id: string, plays: number): Promise<void> => {
  for (let number = 0; number < plays; number++) {
    const { body: match } = await api.request(`/matches/${id}`);
    const [first] = match.waiting as readonly Waiting[];
    if (first === undefined) return;
    const { body } = await api.request(`/matches/${id}/legal?seat=${first.seat ?? 0}`);
    const offers = (body.offers as readonly (Offer<unknown> & { line: string })[]).filter(
      ({ line }) => !/concedes|draw agreed/.test(line),
    );
    const offer = offers[number % Math.min(offers.length, 4)];
    const entry = number % 2 === 0 ? { play: offer?.play } : { line: offer?.line };
    const answer = await api.post(`/matches/${id}/plays`, {
      playId: `p${number}`,
      expectedRevision: match.revision,
      ...entry,
    });
    expect([answer.status, answer.body.detail, offer?.line]).toEqual([201, undefined, offer?.line]);
  }
};

test('a digital duel is recorded through the door, by offers and by lines', async () => {
  expect(await api.post('/matches', duelMatch('duel', { firstPlayer: null, seed: 11 }))).toMatchObject({ status: 201 });
  await playOffers('duel', 40);
  const { body } = await api.request('/matches/duel');
  expect(body.plays).toBeGreaterThan(40);
  expect(
    (await api.request('/matches/duel/findings')).body.plays.filter(
      ({ status }: { status: string }) => status !== 'legal',
    ),
  ).toEqual([]);
});

test('a match may be opened with every effect told at the table', async () => {
  await api.post('/matches', duelMatch('told', { seed: 11, texts: 'described' }));
  const { body } = await api.request('/matches/told/events?from=0');
  expect((body.events as readonly Envelope[])[0]?.data).toMatchObject({ options: { texts: 'described' } });
  expect(await api.post('/matches', duelMatch('odd', { texts: 'half' }))).toMatchObject({ status: 400 });
});

test.each<Viewer>(['public', 0, 1])(
  'what viewer %s is given folds to the table it is shown, at every tenth step',
  async (viewer) => {
    const { body } = await api.request(`/matches/duel/events?viewer=${viewer}`);
    const tape = makeMatchTape(riftbound, body.events as readonly Envelope[]);
    for (let at = 1; at <= body.revision; at += 10) {
      const shown = await api.request(`/matches/duel/table?viewer=${viewer}&at=${at}`);
      expect(shown.body.table).toEqual(JSON.parse(JSON.stringify(riftbound.view(stateAt(tape, at).game, viewer))));
    }
  },
);
