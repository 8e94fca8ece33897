import type { Browser } from 'playwright-core';
import type { RoundOf } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { duelMatch } from '../support/duel.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound] });
  await api.post('/matches', duelMatch('one', { mode: 'match' }));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

it('a round is run on the page: its clock, its end, and a slip whose conflicts are shown', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/one`);
  const panel = page.locator('.round');
  await panel.locator('summary').click();
  await panel.getByLabel('Minutes').fill('45');
  await panel.getByRole('button', { name: 'Start the clock' }).click();
  // The clock of the test's server stands, that of the browser does not: by it this round is long over.
  await panel.getByText('over, running').waitFor();
  const strip = page.getByTitle('The clock of the round');
  await strip.getByText('over, running').waitFor();
  await panel.getByRole('button', { name: 'Stop the clock' }).click();
  await panel.getByText('left, stopped').waitFor();
  await strip.getByText('left, stopped').waitFor();
  expect(await strip.textContent()).toMatch(/^(45:00|44:\d\d) left, stopped$/);
  expect(await panel.locator('.round-clock b').textContent()).toMatch(/^(45:00|44:\d\d)$/);
  await panel.getByRole('button', { name: 'Ana concedes the match' }).click();
  await panel.getByText('Ben won the match.').waitFor();
  await panel.getByRole('button', { name: 'Sign' }).click();
  await panel.getByText('the judge').waitFor();
  await panel.getByLabel('Signs').selectOption('Ana');
  await panel.getByLabel('Games').fill('1-0');
  await panel.getByLabel('Won by').selectOption('Ana');
  await panel.getByRole('button', { name: 'Sign' }).click();
  await panel.getByText('signed another result: 1-0 for Ana').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.timeline .play').first().click();
  await panel.locator('.slip').waitFor({ state: 'detached' });
  expect(await panel.textContent()).not.toContain('games 0-1');
  const { round } = (await api.request('/matches/one/round')).body as RoundOf;
  expect(round).toMatchObject({ clock: { minutes: 45, since: null }, slip: { missing: [1], official: true } });
  expect(complaints).toEqual([]);
});
