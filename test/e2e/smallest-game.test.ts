import type { Browser } from 'playwright-core';
import { noughtsAndCrosses } from '../rulesets/smallest/noughts-and-crosses.js';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('noughts'), rulesets: [noughtsAndCrosses] });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

/** The same doors as every game: opened and recorded over HTTP, read as a timeline, drawn and stepped through in the page. */
it('records, replays and draws a ruleset of sixty lines', async () => {
  const players = [{ name: 'Ana' }, { name: 'Ben' }];
  const match = { id: 'small', ruleset: noughtsAndCrosses.id, mode: 'single', edition: 'playground', players };
  expect(await api.post('/matches', match)).toMatchObject({ status: 201 });
  for (const [at, line] of ['Ana: b2', 'Ben: a1', 'Ben: c1', 'Ana: a2', 'Ben: b1'].entries()) {
    expect(await api.post('/matches/small/plays', { playId: `small-${String(at)}`, line })).toMatchObject({
      status: 201,
    });
  }
  const findings = await api.request('/matches/small/findings');
  expect(JSON.stringify(findings.body)).toContain('The other player is to mark.');

  const { page, complaints } = await openPage(browser, `${api.url}/#/match/small`);
  await page.waitForSelector('[data-arena="b2"]');
  const marks = (): Promise<string> => page.innerText('.arenas');
  await page.waitForFunction(() => document.querySelectorAll('.arena .piece').length === 5);
  expect(await page.textContent('[data-arena="b1"] .piece')).toContain('X');
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelectorAll('.arena .piece').length === 0);
  expect(await marks()).toContain('b2');
  expect(complaints).toEqual([]);
});
