import type { Browser } from 'playwright-core';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('noughts') });
  browser = await openBrowser();
  await api.post('/matches', noughtsMatch('one', { mode: 'first-to-3' }));
  for (const [number, line] of ['Ana: a1', 'Bo: b2', 'Ana: a2'].entries())
    await api.post('/matches/one/plays', { playId: `p${number}`, line });
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

test('an open page forgets a name that is erased, shows the seat, and goes on', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/one`);
  await page.locator('.timeline', { hasText: 'Ana: a2' }).waitFor();
  await api.post('/matches/one/erasures', { seat: 0 });
  await page.locator('.timeline', { hasText: 'Name and notes of the player on seat 1 are erased.' }).waitFor();
  await page.locator('.timeline', { hasText: 'Player A: a2' }).waitFor();
  expect(await page.content()).not.toContain('Ana');
  await page.locator('.play', { hasText: 'Player A: a1' }).getByRole('button').click();
  await api.post('/matches/one/plays', { playId: 'p3', line: 'Bo: c3' });
  await page.locator('.timeline', { hasText: 'Bo: c3' }).waitFor();
  expect(complaints).toEqual([]);
});
