/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-assignment -- an answer's body is whatever came; what is expected of it is the check */
import { riftbound } from '#rulesets/riftbound';
import { type RunningApi, startApi } from '../support/api.js';
import { duelMatch } from '../support/duel.js';
import { BAD_DECKS, BAD_RIFTBOUND_PLAYS } from './riftbound.rows.js';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound] });
  await api.post('/matches', duelMatch('duel'));
  for (const line of ['Ana: keeps', 'Ben: keeps']) {
    expect((await api.post('/matches/duel/plays', { playId: line.slice(0, 3), line })).status).toBe(201);
  }
});

afterAll(() => api.close());

test.each([...BAD_DECKS, ...BAD_RIFTBOUND_PLAYS])('$what', async ({ path, body, status, code, words }) => {
  const before = (await api.request('/matches/duel')).body;
  const answer = await api.post(path, body);
  expect(answer.body).toMatchObject({ status, code });
  expect(`${answer.body.detail} ${answer.body.remedy}`).toMatch(words);
  expect((await api.request('/matches/duel')).body).toEqual(before);
});
