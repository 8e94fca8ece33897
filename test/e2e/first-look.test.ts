import type { Browser, Page, Request } from 'playwright-core';
import { runeterra } from '#rulesets/runeterra';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';

/** What a reader is told who has just come: of a match that is over, and of a table on which nothing lies yet. */
let api: RunningApi;
let browser: Browser;

const show = async (hash: string): Promise<Page> => (await openPage(browser, `${api.url}/${hash}`)).page;

beforeAll(async () => {
  const store = await filledStore({ duel: tapeFile('annie-against-master-yi') });
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound, runeterra], store });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

test('the list names the winner of a match that nobody has closed', async () => {
  const page = await show('');
  expect(await page.textContent('.match-outcome')).toMatch(/^Won by Ben/);
});

test('the end of a match that is over is not live, though its tape is open', async () => {
  const page = await show('#/match/duel');
  await page.waitForSelector('.bug-result');
  expect(await page.textContent('.live')).toBe('Over');
  expect(await page.locator('.live-on').count()).toBe(0);
  // Nothing is left to be picked.
  expect(await page.textContent('.options .panel-head')).toBe('May do nowAt this step');
});

test('before the table is laid out, players have their names and no zone one that is not of this game', async () => {
  const page = await show('#/match/duel?at=0');
  await page.waitForSelector('#table');
  const text = await page.innerText('body');
  expect(text).not.toMatch(/seat \d|\bstack\b/i);
  expect(await page.textContent('#table')).toBe('Nothing lies on the table yet.');
  expect(await page.textContent('.turn:nth-child(2) h3')).toBe('Turn 1Ana');
});

test('a card that is asked about is named at once, and what it does is said to be on its way until it is here', async () => {
  const page = await show('#/match/duel?at=1500');
  await page.waitForSelector('.options[aria-busy="false"]');
  let release = (): void => undefined;
  const kept = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await kept;
    await route.continue();
  });
  await page.locator('.home .piece-button').first().hover();
  const sheet = page.locator('.card-sheet');
  await sheet.getByText('What it does is on its way…').waitFor();
  expect(await sheet.locator('h2').textContent()).not.toBe('');
  release();
  await sheet.locator('.sheet-facts').first().waitFor();
  expect(await sheet.getByText('on its way').count()).toBe(0);
});

test('a card whose details did not come says so, and they are asked for again with the next card', async () => {
  const page = await show('#/match/duel?at=1500');
  await page.waitForSelector('.options[aria-busy="false"]');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.locator('.home .piece-button').first().hover();
  await page.locator('.card-sheet').getByText('What it does did not come').waitFor();
});

test('a match is read while what judges its plays is on its way; where that does not come, the page says so and asks again', async () => {
  const page = await show('');
  let isKept = true;
  await page.route(/\/played-[^/]+\.js$/, (route) => (isKept ? route.abort() : route.continue()));
  await page.evaluate(() => {
    location.hash = '#/match/duel?at=800';
  });
  await page.waitForSelector('#table .side');
  const options = page.locator('.options');
  const again = options.getByRole('button', { name: 'Ask again' });
  await again.waitFor();
  expect(await options.getAttribute('aria-busy')).toBe('true');
  expect(await page.locator('.judged .verdict').count()).toBeGreaterThan(0);
  const told = await page.textContent('.sentence-at');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((before) => document.querySelector('.sentence-at')?.textContent !== before, told);
  isKept = false;
  await again.click();
  await page.waitForSelector('.options[aria-busy="false"]');
  await options
    .getByText(/^May: \d+ plays?$/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Record', exact: true }).waitFor();
});

/** What judges the plays of a match, which a page loads behind its table. */
const JUDGING = /\/(?:played|deciding|steps|match-options)-/;

test('what a match loads for a reader is no larger than it was: until the table is shown, and with what judges its plays', async () => {
  // A language makes it a context of its own, in which nothing is kept from another page.
  const { page } = await openPage(browser, `${api.url}/icon.svg`, { locale: 'en-GB', isPublic: true });
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => loaded.push(request));
  await page.goto(`${api.url}/#/match/duel?at=800`);
  await page.waitForSelector('#table .side');
  await page.waitForSelector('.options[aria-busy="false"]');
  // The page and its parts, as they were sent, without the heads of answers; what is told of the match is as long as the match.
  const parts = loaded.filter((each) => /^\/(?:assets\/.*)?$/.test(new URL(each.url()).pathname));
  const sizes = await Promise.all(
    parts.map(async (part) => [part.url(), (await part.sizes()).responseBodySize] as const),
  );
  const bytes = (some: typeof sizes): number => some.reduce((sum, [, size]) => sum + size, 0);
  const before = sizes.filter(([url]) => !JUDGING.test(url));
  expect(before.filter(([url]) => url.endsWith('.js')).length).toBeLessThanOrEqual(17);
  expect(bytes(before)).toBeGreaterThan(100_000);
  expect(bytes(before)).toBeLessThan(262_000);
  expect(bytes(sizes)).toBeLessThan(345_000);
});
