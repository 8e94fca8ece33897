import type { Browser } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  const store = await filledStore({ yi: tapeFile('annie-against-master-yi') });
  api = await startApi({ replayer: buildReplayer('installed'), store, rulesets: [riftbound] });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

it('finds a chain in all tapes, leads to its step, and draws that match in figures that lead to theirs', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/search`);
  await page.fill('[name=card]', 'Defy');
  await page.fill('[name=answers]', 'Void Seeker');
  await page.click('.asking-end .primary');
  await page.click('.found-steps a');
  await page.waitForFunction(() => document.querySelector('#judged-title')?.textContent === 'Play 148');
  await page.click('text=Show the match in figures');
  await page.waitForSelector('.plot');
  const said = await page.$$eval('.plot-column', (found) => found.map((one) => one.getAttribute('aria-label')));
  expect(said.at(-1)).toMatch(/^Turn 16, Ben: Ana 7, Ben 8 \(step \d+\)$/);
  const kept = page.waitForEvent('download');
  await page.click('.figures-dialog >> text="PNG"');
  expect((await kept).suggestedFilename()).toBe('points-by-turn.png');
  await page.selectOption('.figure-choice select', 'Where points came from');
  // Each of a few bars is named, and drawn in the list of marks as it stands there.
  expect(await page.locator('.plot-name').count()).toBe(3);
  expect(await page.locator('.plot-legend .plot-bar').count()).toBe(2);
  await page.click('text=The same as a table');
  const rows = await page.$$eval('.plot-table tbody tr', (found) => found.map((row) => row.textContent));
  expect(rows.map((row) => row.replace(/\d+$/, ''))).toHaveLength(3);
  await page.selectOption('.figure-choice select', 'score-by-turn');
  // What the first and the last are called lies below the drawing on a phone as well.
  await page.setViewportSize({ width: 390, height: 844 });
  const [foot, ...tops] = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('.plot .plot-mark, .plot-axis line')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const names = [...document.querySelectorAll('.plot-end')].map((name) => name.getBoundingClientRect());
    return [Math.max(...marks.map(({ bottom }) => bottom)), ...names.map(({ top }) => top)];
  });
  expect(tops).toHaveLength(2);
  for (const top of tops) expect(top).toBeGreaterThan(foot - 2);
  // No two lines of a scale are called the same.
  await page.selectOption('.figure-choice select', 'times');
  const lines = await page.locator('.plot-axis text').allTextContents();
  expect(new Set(lines).size).toBe(lines.length);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.selectOption('.figure-choice select', 'score-by-turn');
  await page.locator('.plot-column').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.textContent('.plot-said')).toMatch(/^Turn 4, Ben: Ana 1, Ben 1/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.figures-dialog'));
  expect(new URL(page.url()).hash).toMatch(/at=\d+/);
  expect(complaints).toEqual([]);
});

it('counts over matches with n and interval, and tells the public nothing of open tapes', async () => {
  const { page } = await openPage(browser, `${api.url}/#/statistics`);
  await page.waitForSelector('.rates');
  expect(await page.textContent('.rates tbody tr')).toMatch(/going first.*of 1.*% to .*%/);
  // A rule is named by its number and heading.
  const rules = page.locator('.rates', { hasText: 'Findings by rule' }).locator('tbody th');
  for (const rule of await rules.allTextContents()) expect(rule).toMatch(/^\d+\S* [A-Z]/);
  await page.goto(`${api.url}/#/statistics?q=Defy`);
  await page.getByText('Figures are not counted by card').waitFor();
  const seen = await openPage(browser, `${api.url}/#/statistics`, { isPublic: true });
  await seen.page.waitForSelector('text=0 matches');
  expect((await api.ask('/search?rule=346')).status).toBe(403);
  expect((await api.ask('/search?colour=red')).status).toBe(400);
  expect((await api.ask('/search?q=Defy')).body).toMatchObject({ matches: 1 });
});
