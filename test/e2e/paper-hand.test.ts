import type { Browser } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

let api: RunningApi;
let browser: Browser;

/** A match on paper with decks that nobody knows, up to Ana's first Main Phase. */
const LINES = ['Ana: picks Zaun Warrens', 'Ben: picks Grove of the God-Willow', 'Ana: keeps', 'Ben: keeps'] as const;

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound] });
  browser = await openBrowser();
  const players = [{ name: 'Ana' }, { name: 'Ben' }];
  await api.post('/matches', {
    id: 'paper',
    ruleset: 'riftbound',
    mode: 'duel',
    edition: 'core-1.4',
    players,
    firstPlayer: 0,
  });
  for (const [number, line] of LINES.entries()) {
    const answer = await api.post('/matches/paper/plays', { playId: `p${String(number)}`, line });
    expect([line, answer.status, answer.status === 201 ? null : answer.body]).toEqual([line, 201, null]);
  }
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

it('a card of a hand that nobody knows is played by pick once it is named, and by the public read by its name', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/paper`);
  await page.waitForSelector('.live-on');
  const named = page.getByLabel('Play a card of the hand that nobody has told').first();
  await named.fill('Pouty Poro');
  await page.locator('.unseen-hand .offer-pick', { hasText: 'Play Pouty Poro' }).click();
  await page.getByRole('button', { name: 'Record this play' }).click();
  await page.locator('.play', { hasText: 'plays Pouty Poro' }).waitFor();
  expect(complaints).toEqual([]);
  const answer = await api.request('/matches/paper/timeline?viewer=public');
  const lines = (answer.body as { entries: readonly { line: string }[] }).entries.map(({ line }) => line);
  expect(lines.filter((line) => line.includes('Poro'))).toEqual(['Ana: plays Pouty Poro']);
});
