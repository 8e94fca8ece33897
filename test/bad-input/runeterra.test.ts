/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-assignment -- an answer's body is whatever came; what is expected of it is the check */
import { runeterra } from '#rulesets/runeterra';
import { type RunningApi, startApi } from '../support/api.js';
import { TOO_MUCH_RUNETERRA } from './runeterra.rows.js';

let api: RunningApi;

const paper = {
  ruleset: 'runeterra',
  mode: 'standard',
  edition: runeterra.editions.at(-1),
  firstPlayer: 0,
  players: [{ name: 'Ana' }, { name: 'Ben' }],
};

beforeAll(async () => {
  api = await startApi({ rulesets: [runeterra] });
  expect((await api.post('/matches', { id: 'paper', ...paper })).status).toBe(201);
  for (const [index, line] of ['Ana: keeps', 'Ben: keeps'].entries()) {
    expect((await api.post('/matches/paper/plays', { playId: `keep-${index}`, line })).status).toBe(201);
  }
});

afterAll(() => api.close());

test.each(TOO_MUCH_RUNETERRA)('$what', async ({ path, body, status, code, words }) => {
  const before = (await api.request('/matches/paper')).body;
  const sent = path === '/matches' ? { ...paper, ...(body as object), edition: paper.edition } : body;
  const answer = await api.post(path, sent);
  expect(answer.body).toMatchObject({ status, code });
  expect(`${answer.body.detail} ${answer.body.remedy}`).toMatch(words);
  expect((await api.request('/matches/paper')).body).toEqual(before);
});
