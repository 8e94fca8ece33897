/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-assignment, typescript/no-unsafe-call -- an answer's body is whatever came; what is expected of it is the check */
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi();
  for (const id of ['one', 'two', 'three', 'four', 'five']) await api.post('/matches', noughtsMatch(id));
  await api.post('/matches/two/plays', { playId: 'out-of-turn', line: 'Bo: b2' });
});

afterAll(() => api.close());

const idsOf = (body: unknown): readonly string[] => (body as { readonly id: string }[]).map(({ id }) => id);

const nextOf = (headers: Headers): string | undefined => /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

describe('the list of matches', () => {
  test('comes in pages, the one opened last first, each leading to the next', async () => {
    const pages: (readonly string[])[] = [];
    for (let path: string | undefined = '/matches?limit=2'; path !== undefined;) {
      const { status, headers, body } = await api.request(path);
      expect(status).toBe(200);
      pages.push(idsOf(body));
      path = nextOf(headers);
    }
    expect(pages).toEqual([['five', 'four'], ['three', 'two'], ['one']]);
  });

  test('comes in the order asked for, chosen, with how many there are in all', async () => {
    const { headers, body } = await api.request('/matches?words=ana&sort=oldest&limit=2');
    expect(idsOf(body)).toEqual(['one', 'two']);
    expect(headers.get('Matchtape-Count')).toBe('5');
    const rest = await api.request(nextOf(headers)!);
    expect(idsOf(rest.body)).toEqual(['three', 'four']);
    expect((await api.request('/matches?player=nobody')).body).toEqual([]);
    expect(idsOf((await api.request('/matches?findings=some')).body)).toEqual(['two']);
  });

  test('tells nobody by choice or order which plays the rules hold something against', async () => {
    for (const query of ['findings=some', 'findings=none', 'sort=findings']) {
      const { status, body } = await api.ask(`/matches?${query}`);
      expect([status, (body as { readonly code: string }).code]).toEqual([403, 'list/recorder-only']);
    }
  });

  test('ends where the page is full and nothing is left', async () => {
    const { headers, body } = await api.request('/matches?limit=5');
    expect(idsOf(body)).toHaveLength(5);
    expect(nextOf(headers)).toBeUndefined();
  });

  test.each(['sort=size', 'findings=many', 'since=yesterday', 'result=maybe', 'player='])(
    '%s is answered with what may be asked',
    async (query) => {
      const { status, body } = await api.request(`/matches?${query}`);
      expect([status, Object.keys(body as object)]).toEqual([400, expect.arrayContaining(['detail', 'remedy'])]);
    },
  );

  test.each([
    `words=${'x'.repeat(201)}`,
    'card=Defy',
    'limit=0',
    'limit=501',
    'limit=all',
    'before=%00',
    'limit=1&limit=2',
  ])('%s is refused', async (query) => {
    expect(await api.request(`/matches?${query}`)).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
  });

  test('says who won a match that nobody has closed, and nothing of one that is still played', async () => {
    await api.post('/matches/one/plays', { playId: 'given-up', line: 'Bo: concedes' });
    const { body } = await api.request('/matches');
    const of = (wanted: string): unknown => body.find(({ id }: { id: string }) => id === wanted);
    expect(of('one')).toMatchObject({ status: 'open', result: { winners: [0] } });
    expect(of('two')).toMatchObject({ status: 'open', result: null });
  });

  test('counts what the rules held against plays for who holds a key, and tells nobody else that they did', async () => {
    const known = (await api.request('/matches')).body.find(({ id }: { id: string }) => id === 'two');
    const seen = (await (await api.ask('/matches')).body).find(({ id }: { id: string }) => id === 'two');
    expect(known).toMatchObject({ plays: 1, findings: 1, told: 0 });
    expect(seen).toMatchObject({ plays: 1 });
    expect(Object.keys(seen as object)).not.toContain('findings');
    expect(Object.keys(seen as object)).not.toContain('told');
    expect((await api.request('/statistics')).body).toMatchObject({ findings: { illegal: 1 } });
    expect(Object.keys((await api.ask('/statistics')).body as object)).not.toContain('findings');
  });
});
