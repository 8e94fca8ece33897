import type { Browser } from 'playwright-core';
import type { Envelope } from '#kernel';
import type { RewindPlan } from '#projections';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { follow } from '../support/event-stream.js';

let api: RunningApi;

const openMatch = async (id: string): Promise<void> => {
  await api.post('/matches', noughtsMatch(id, { mode: 'first-to-3' }));
  for (const [number, line] of ['Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3'].entries())
    await api.post(`/matches/${id}/plays`, { playId: `p${number}`, line });
};

const order = (more: object = {}): object => ({ playId: 'back', to: 3, by: { role: 'judge', name: 'Kim' }, ...more });

describe('POST /matches/{id}/rewinds', () => {
  beforeAll(async () => {
    api = await startApi();
    await openMatch('one');
  });

  afterAll(() => api.close());

  it.each([
    ['no such role', { by: { role: 'spectator', name: 'Kim' } }, 400, 'request/invalid'],
    ['no official', { by: undefined }, 400, 'request/invalid'],
    ['a play that is no number', { to: 'three' }, 400, 'request/invalid'],
    ['a play that does not stand', { to: 12 }, 422, 'rewind/no-such-play'],
    ['a revision that has passed', { expectedRevision: 2 }, 409, 'match/wrong-revision'],
  ])('refuses %s, and writes nothing', async (_what, more, status, code) => {
    const before = await api.request('/matches/one');
    expect(await api.post('/matches/one/rewinds', order(more))).toMatchObject({ status, body: { code } });
    expect((await api.request('/matches/one')).body).toEqual(before.body);
  });

  it('is planned before: what would be undone, who may order it, and nothing of a play that does not stand', async () => {
    const answer = await api.request('/matches/one/rewind-plan?to=3');
    const plan = answer.body as RewindPlan;
    expect(answer.status).toBe(200);
    expect(plan).toMatchObject({ to: 3, depth: 'complex', orderedBy: ['head-judge'], rule: null });
    expect(plan.undone.map(({ number }) => number)).toEqual([4, 3]);
    const code = 'rewind/no-such-play';
    expect(await api.request('/matches/one/rewind-plan?to=9')).toMatchObject({ status: 404, body: { code } });
    expect(await api.request('/matches/one/rewind-plan?to=banana')).toMatchObject({ status: 400 });
  });

  it('is for who records alone', async () => {
    const body = JSON.stringify(order());
    const headers = { 'content-type': 'application/json' };
    const answer = await api.ask('/matches/one/rewinds', { method: 'POST', headers, body });
    expect(answer).toMatchObject({ status: 401 });
  });

  it('reaches a live viewer, who is not told who ordered it', async () => {
    const { revision } = (await api.request('/matches/one')).body as { readonly revision: number };
    const stream = await follow(`${api.url}/matches/one/live?viewer=public`, revision);
    const { status } = await api.post('/matches/one/rewinds', order({ note: 'a2 was taken' }));
    expect(status).toBe(201);
    const came = await stream.take(1);
    const { type, data } = JSON.parse(came[0]?.data ?? '') as Envelope;
    expect([type, data]).toEqual(['MatchRewound', { number: 5, to: 3, by: { role: 'judge', name: '' }, note: '' }]);
    stream.leave();
  });
});

describe('on the page', () => {
  let browser: Browser;

  beforeAll(async () => {
    api = await startApi({ replayer: buildReplayer('noughts') });
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await api.close();
  });

  it('a match is set back to the play that is shown, and what was undone can still be stepped through', async () => {
    await openMatch('paged');
    const { page, complaints } = await openPage(browser, `${api.url}/#/match/paged`);
    await page.locator('.play', { hasText: 'Ana: a2' }).getByRole('button').click();
    await page.getByText('Set the match back to before this play').click();
    await page.getByLabel('By order of').selectOption('head-judge');
    await page.getByLabel('Name', { exact: true }).fill('Kim');
    await page.getByLabel('Why').fill('a2 was taken');
    expect(await page.textContent('.rewind-plan')).toContain(
      'A complex rewind of 2 plays. It is ordered by head judge.',
    );
    await page.getByText('Checklist for the table').click();
    await page.getByLabel('Play 4, Bo: c3').check();
    expect(await page.textContent('.plan-checklist [role=status]')).toMatch(/^1 of \d+ items ticked$/);
    await page.getByRole('button', { name: 'Set back to before play 3' }).click();
    await page.locator('.play-struck').nth(1).waitFor();
    expect(await page.locator('.play-struck .play-line').allTextContents()).toEqual(['Ana: a2', 'Bo: c3']);
    expect(await page.textContent('.timeline')).toContain('by the head judge Kim: a2 was taken');
    expect(await page.textContent('.judged')).toContain('Rewind');
    await page.locator('.play-struck').first().getByRole('button').click();
    expect(await page.textContent('.struck-note')).toContain('rewind 5');
    expect(await page.locator('.set-back').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
