import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import type { TournamentAt } from '#tournament';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openByLink, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { makeLink } from '../support/links.js';

let api: RunningApi;
let browser: Browser;

const PAIRINGS = [
  ['1', 'Ana', '101', 'Ben', '102'],
  ['2', 'Cleo', '103', 'Dan', '104'],
  ['3', 'Eve', '105', 'Fay', '106'],
]
  .map((row) => row.join(','))
  .join('\n');

const LIST = `table,player1,id1,player2,id2\n${PAIRINGS}\nfour,Gil,107,Hal,108\n`;

/** Where pictures of the pages go, for who wants to look at them; nowhere unless told. */
const PICTURES = process.env['MATCHTAPE_PICTURES'];

const SIZES = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;

/** Looks at a page in three windows: nothing may stand out of any of them. */
const look = async (page: Page, name: string): Promise<void> => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([name, width, wide]).toEqual([name, width, 0]);
    if (PICTURES === undefined) continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true });
  }
};

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound], replayer: buildReplayer('installed') });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

test('an event is opened, paired from a pasted list, begun, played and closed on its desk', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/events`);
  await page.getByLabel('Title').fill('Summer Open');
  await page.getByLabel('Mode').selectOption('match');
  await page.getByRole('button', { name: 'Open the event' }).click();
  await page.getByRole('heading', { name: 'Summer Open' }).waitFor();
  await page.getByLabel('Paste a list').fill(LIST);
  await page.getByText('3 tables added').waitFor();
  expect(await page.getByRole('list', { name: 'Rows that cannot be read' }).textContent()).toContain(
    'Row 4: "four" is no number of a table.',
  );
  await page.getByRole('button', { name: 'Take in the rows that can be read' }).click();
  const tables = page.getByRole('list', { name: 'Tables of round 1' }).locator('> li');
  await tables.nth(2).waitFor();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByLabel('Announcement').fill('Lunch after this round');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('Lunch after this round').first().waitFor();
  for (const [slip, wins] of [
    ['Ana', '2'],
    ['Ben', '1'],
  ] as const) {
    await tables.nth(0).getByRole('button', { name: 'Result' }).click();
    const form = page.getByRole('form', { name: 'Result of table 1' });
    await form.getByLabel(slip, { exact: true }).fill(wins);
    await form.getByLabel('Slip of').selectOption(slip);
    await form.getByRole('button', { name: 'Enter' }).click();
    await form.waitFor({ state: 'detached' });
    // A table with more keys than others has its words below theirs all the same.
    const lefts = await tables
      .locator('.event-status')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  }
  await tables.nth(0).getByText('Results differ').waitFor();
  await page.getByRole('button', { name: 'Close the round' }).click();
  await page.getByText('Round 1 lacks results of tables 1, 2, 3.').waitFor();
  await look(page, 'desk');
  expect(complaints.filter((each) => !each.includes('409'))).toEqual([]);
  await page.close();
});

test('the floor puts first what needs somebody, in three densities; players call by the code of their table', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/floor/summer-open`);
  const cells = page.getByRole('list', { name: 'Tables' }).locator('> li');
  await cells.nth(2).waitFor();
  expect(await cells.first().textContent()).toContain('Results differ');
  await cells.filter({ hasText: 'Eve' }).locator('.floor-open').click();
  await page.getByRole('button', { name: 'Code of the table' }).click();
  await page.getByLabel('Calls a judge to table 3').waitFor();
  const { code } = (await api.request('/events/summer-open/rounds/1/tables/3/code')).body as { code: string };
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`${api.url}/#/table/summer-open/1/3?code=${code}`);
  await phone.getByRole('button', { name: 'Fay calls a judge' }).click();
  await phone.getByText('A judge was called').waitFor();
  await cells.first().getByText('Judge called').waitFor();
  const call = page.getByRole('list', { name: 'Open calls' }).locator('> li').first();
  expect(await call.textContent()).toContain('called by Fay');
  await call.getByRole('button', { name: 'Take it' }).click();
  await phone.getByText('A judge is on the way.').waitFor();
  await call.getByRole('button', { name: 'At the table' }).click();
  await phone.getByText('A judge is at the table.').waitFor();
  await phone.close();
  await look(page, 'floor-open');
  await cells.filter({ hasText: 'Eve' }).locator('.floor-open').click();
  // Every call's buttons are as high as those of one that says more.
  const heights = await call.locator('button').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(60);
  // Each player stands in a line, whether there is a tape or not.
  expect(await cells.filter({ hasText: 'Eve' }).locator('.floor-score > span').allTextContents()).toEqual([
    'Eve ',
    'Fay ',
  ]);
  for (const density of ['Numbers', 'Short', 'Full']) {
    await page.getByRole('button', { name: density }).click();
    await look(page, `floor-${density.toLowerCase()}`);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

test('without a key the desk shows tables and clocks, and neither results nor what runs the event', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${api.url}/#/event/summer-open`);
  await page.getByText('Ana – Ben').waitFor();
  expect(await page.getByRole('button', { name: 'Result' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  expect(await page.getByText('Results differ').count()).toBe(0);
  await page.context().close();
});

/** A page of somebody who comes by a link, under the name of a device. */
const enterBy = async (wish: Parameters<typeof makeLink>[1], device: string): Promise<Page> => {
  const { secret } = await makeLink(api, { event: 'Summer Open', ...wish });
  return openByLink(browser, `${api.url}/#link=${secret}`, device);
};

test("a floor judge's link orders what a floor judge may, under the name of the device, and is offered nothing else", async () => {
  const page = await enterBy({ role: 'judge' }, 'Kim');
  await page.goto(`${api.url}/#/floor/summer-open`);
  const call = page.getByRole('list', { name: 'Open calls' }).locator('> li').first();
  await call.getByLabel('Ruling').fill('a card too many was drawn');
  await call.getByRole('button', { name: 'Rule', exact: true }).click();
  await call.getByText('Ruled').waitFor();
  const cell = page.getByRole('list', { name: 'Tables' }).locator('> li').filter({ hasText: 'Eve' });
  await cell.locator('.floor-open').click();
  await cell.getByRole('button', { name: '+3 min' }).click();
  await cell.locator('.floor-details').getByText('+3 min').waitFor();
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  await page.goto(`${api.url}/#/event/summer-open`);
  const tables = page.getByRole('list', { name: 'Tables of round 1' }).locator('> li');
  await tables.nth(0).getByRole('button').first().waitFor();
  expect(await tables.nth(0).getByRole('button').allTextContents()).toEqual(['Result']);
  for (const name of ['Pause', 'Call time', 'Close the round', 'Announce', 'Register', 'Show these'])
    expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
  expect(await page.getByLabel('Paste a list').count()).toBe(0);
  const { event } = (await api.request('/events/summer-open')).body as TournamentAt;
  expect(event.calls[0]?.steps.at(-1)).toMatchObject({ what: 'ruled', by: { role: 'judge', name: 'Kim' } });
  await page.context().close();
});

test("a scribe's link records at the own table, and the desk names the scribe there", async () => {
  const scribe = await enterBy({ role: 'scribe', tables: ['2'] }, 'tablet of Mia');
  await scribe.goto(`${api.url}/#/event/summer-open`);
  const tables = scribe.getByRole('list', { name: 'Tables of round 1' }).locator('> li');
  await tables.nth(1).getByRole('button', { name: 'Record' }).waitFor();
  expect(await tables.nth(0).getByRole('button').count()).toBe(0);
  await tables.nth(1).getByRole('button', { name: 'Record' }).click();
  await scribe.getByRole('heading', { name: /Cleo/ }).first().waitFor();
  const { page } = await openPage(browser, `${api.url}/#/event/summer-open`);
  await page.getByText('Scribe: tablet of Mia').waitFor();
  await page.context().close();
  await scribe.context().close();
});
