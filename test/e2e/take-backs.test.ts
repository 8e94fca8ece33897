import type { Browser } from 'playwright-core';
import type { Envelope } from '#kernel';
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

const order = (more: object = {}): object => ({ playId: 'misheard', to: 3, ...more });

describe('POST /matches/{id}/take-backs', () => {
  beforeAll(async () => {
    api = await startApi();
    await openMatch('one');
  });

  afterAll(() => api.close());

  it.each([
    ['a play that is no number', { to: 'three' }, 400, 'request/invalid'],
    ['no play', { to: undefined }, 400, 'request/invalid'],
    ['a note of two lines', { note: 'a\nb' }, 400, 'request/invalid'],
    ['a play that does not stand', { to: 12 }, 422, 'take-back/no-such-play'],
    ['a revision that has passed', { expectedRevision: 2 }, 409, 'match/wrong-revision'],
  ])('refuses %s, and writes nothing', async (_what, more, status, code) => {
    const before = await api.request('/matches/one');
    expect(await api.post('/matches/one/take-backs', order(more))).toMatchObject({ status, body: { code } });
    expect((await api.request('/matches/one')).body).toEqual(before.body);
  });

  it('is for who records alone', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.ask('/matches/one/take-backs', { method: 'POST', headers, body: JSON.stringify(order()) });
    expect(answer).toMatchObject({ status: 401 });
  });

  it('reaches a live viewer without the note, and is recorded once however often it is sent', async () => {
    const { revision } = (await api.request('/matches/one')).body as { readonly revision: number };
    const stream = await follow(`${api.url}/matches/one/live?viewer=public`, revision);
    const sent = order({ to: 'last', note: 'she said c1' });
    expect(await api.post('/matches/one/take-backs', sent)).toMatchObject({ status: 201 });
    expect(await api.post('/matches/one/take-backs', sent)).toMatchObject({ body: { repeated: true } });
    const [came] = await stream.take(1);
    const { type, data } = JSON.parse(came?.data ?? '') as Envelope;
    expect([type, data]).toEqual(['PlaysTakenBack', { number: 5, to: 4, note: '' }]);
    stream.leave();
  });

  it('leaves the list of matches and what is counted as if the plays had not been', async () => {
    const counted: unknown = (await api.request('/matches/one/statistics')).body;
    expect(counted).toMatchObject({ view: { plays: 3 } });
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

  it('the last play goes by one key in the empty line, and the next may be typed at once', async () => {
    await openMatch('by-key');
    const { page, complaints } = await openPage(browser, `${api.url}/#/match/by-key`);
    const line = page.getByLabel('Type a play in notation');
    await line.focus();
    await page.keyboard.type('-Bo: c1');
    await page.keyboard.press('Enter');
    await page.locator('.typed-recorded').nth(1).waitFor();
    expect(await page.locator('.play-struck').allTextContents()).toEqual([expect.stringMatching(/Bo: c3.*taken back/)]);
    expect(await page.textContent('.timeline')).toContain('Play 4 is taken back, as it was misheard.');
    expect(await page.textContent('.timeline .panel-head')).toContain('4 plays');
    expect(complaints).toEqual([]);
  });

  it('an earlier play goes with all after it, with what was meant; both can still be stepped through', async () => {
    await openMatch('paged');
    const { page, complaints } = await openPage(browser, `${api.url}/#/match/paged`);
    await page.locator('.play', { hasText: 'Ana: a2' }).getByRole('button').click();
    await page.getByText('I misheard this play').click();
    await page.getByLabel('What was meant').fill('she said a3');
    await page.getByRole('button', { name: 'Take back play 3 and the 1 after it' }).click();
    await page.locator('.play-struck').nth(1).waitFor();
    expect(await page.textContent('.timeline')).toContain(
      'All from play 3 on is taken back, as it was misheard: she said a3',
    );
    await page.locator('.play-struck').first().getByRole('button').click();
    expect(await page.textContent('.struck-note')).toContain('It counts for nothing');
    expect(await page.locator('.take-back').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
