import type { Browser, Page } from 'playwright-core';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { KEY } from '../support/key.js';
import { axeFindings } from './axe-findings.js';

const EVENT = 'Summer Open';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('noughts') });
  for (const table of ['4', '5']) await api.post('/matches', noughtsMatch(`table-${table}`, { event: EVENT, table }));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

const isWellMade = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([]);

test('an organiser makes a link, a tablet enters by it under its name, records at its table alone, and is revoked', async () => {
  const { page: desk } = await openPage(browser, `${api.url}/#key=${KEY}&to=/access`);
  await desk.fill('[name=event]', EVENT);
  await desk.fill('[name=tables]', '4');
  await desk.click('text=Make a link');
  await desk.waitForSelector('.fresh-link .qr-code');
  await isWellMade(desk);
  const address = (await desk.textContent('.fresh-link .slip-digits')) ?? '';
  expect(address).toMatch(/\/#link=[\w-]{43}$/);
  expect(await desk.textContent('tbody')).toContain('scribe, table 4 of Summer Open');

  const { page: tablet } = await openPage(browser, address);
  await tablet.waitForSelector('#device');
  expect(tablet.url()).not.toContain('link=');
  await isWellMade(tablet);
  await tablet.fill('#device', 'tablet of table 4');
  await tablet.click('text=Let this device in');
  await tablet.waitForSelector('.match-row');
  await tablet.goto(`${api.url}/#/match/table-4`);
  await tablet.waitForSelector('#line');
  await tablet.goto(`${api.url}/#/match/table-5`);
  await tablet.waitForSelector('#watch-title');
  expect(await tablet.textContent('.viewer')).toBe('Seen by the scribe');
  expect(await tablet.isVisible('#line')).toBe(false);

  await desk.reload();
  await desk.waitForSelector('text=tablet of table 4');
  await desk.click('tbody button');
  await desk.waitForSelector('tbody:not(:has(tr))', { state: 'attached' });
  await tablet.goto(`${api.url}/#/match/table-4`);
  await tablet.reload();
  await tablet.waitForSelector('.viewer');
  expect(await tablet.textContent('.viewer')).toBe('Seen by the public');
});

test('a link of a head judge asks for its PIN, and says what is wrong with another', async () => {
  const made = await api.post('/grants', { role: 'head-judge', event: EVENT, pin: '271828' });
  const { page } = await openPage(browser, `${api.url}${(made.body as { path: string }).path}`);
  await page.fill('#device', 'phone of the head judge');
  await page.click('text=Let this device in');
  await page.waitForSelector('#pin');
  await page.fill('#pin', '0000');
  await page.click('text=Let this device in');
  await page.waitForSelector('text=The PIN is another one.');
  await page.fill('#pin', '271828');
  await page.click('text=Let this device in');
  await page.waitForSelector('.match-row');
  await page.goto(`${api.url}/#/match/table-4`);
  await page.waitForSelector('.viewer');
  expect(await page.textContent('.viewer')).toBe('Seen by the head judge');
  expect(await page.isVisible('#line')).toBe(false);
});
