/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call -- an answer's body is whatever came; what is expected of it is the check */
import { readFileSync } from 'node:fs';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { BAD_LOOKS } from './looking.rows.js';
import { BAD_OPENINGS } from './opening.rows.js';
import { BAD_PLAYS } from './recording.rows.js';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi();
  for (const [id, recording] of [
    ['bad', 'as-played'],
    ['strict', 'strict'],
    ['closed', 'as-played'],
  ] as const) {
    await api.post('/matches', noughtsMatch(id, { recording }));
    await api.post(`/matches/${id}/plays`, { playId: 'first', line: 'Ana: b2' });
  }
  await api.post('/matches/closed/close', { note: 'done' });
});

afterAll(() => api.close());

const textOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);

// The server holds three matches of noughts, each with one play "first" (Ana: b2) and its tape at revision 5: "bad" is recorded as
// played, "strict" strictly, "closed" is closed.
test.each([...BAD_PLAYS, ...BAD_OPENINGS, ...BAD_LOOKS])(
  '$what',
  async ({ method = 'POST', path, body, headers, isPublic, status, code, words }) => {
    const text = textOf(body);
    const answer = await (isPublic === true ? api.ask : api.request)(path, {
      method,
      headers: { ...(text === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(text === undefined ? {} : { body: text }),
    });
    expect(answer.body).toMatchObject({
      status,
      code,
      title: expect.any(String),
      type: expect.stringMatching(/^urn:/),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(`${answer.body.detail} ${answer.body.remedy}`).toMatch(words);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b/);
  },
);

test('none of them has left a trace', async () => {
  const { body } = await api.request('/matches');
  // Which stands first is asked elsewhere (test/e2e/match-list).
  expect(body.map(({ id, plays }: { id: string; plays: number }) => `${id} ${String(plays)}`).sort()).toEqual([
    'bad 1',
    'closed 1',
    'strict 1',
  ]);
});

test('the reference names every code of ours', () => {
  const page = readFileSync(new URL('../../docs/reference/http.md', import.meta.url), 'utf8');
  const codes = [...BAD_PLAYS, ...BAD_OPENINGS, ...BAD_LOOKS]
    .map(({ code }) => code)
    .filter((code) => !code.startsWith('noughts/'));
  expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});
