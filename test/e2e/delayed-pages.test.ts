import type { Browser, Page } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

const MATCH = 'summer-open.r1.t1';
const MINUTE = 60_000;

let api: RunningApi;
let browser: Browser;
/** By how much the server's clock is behind the browser's: what a test records is ten minutes old when somebody looks. */
let ago = 10 * MINUTE;

beforeAll(async () => {
  const clock = (): string => new Date(Date.now() - ago).toISOString();
  api = await startApi({ clock, replayer: buildReplayer('installed'), rulesets: [riftbound] });
  await api.post('/events', { title: 'Summer Open', ruleset: 'riftbound', mode: 'duel', delay: 5 });
  const text = 'table,player1,id1,player2,id2\n1,Ana,101,Ben,102\n';
  await api.post('/events/summer-open/pairings', { round: 1, text });
  await api.post('/events/summer-open/rounds/1/tables/1/tape', {});
  const by = { role: 'judge', name: 'Kim' };
  await api.post('/events/summer-open/orders', { order: { type: 'BeginRound', by, round: 1, minutes: 50 } });
  ago = 0;
  // The server notices that its clock was set.
  await api.post('/events/summer-open/orders', { order: { type: 'Announce', by, words: 'Lunch' } });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

const begun = Date.now();

/** What a clock that had so many minutes left when the test began may say by now, with a minute for what goes by while it is read. */
const leftOf = (minutes: number): readonly number[] => {
  const left = Math.floor(minutes - (Date.now() - begun) / MINUTE);
  return [left - 1, left, left + 1];
};

/** Whole minutes that a clock says are left. */
const minutesIn = async (page: Page, place: string): Promise<number> => {
  await page.waitForSelector(place);
  return Number(/(\d+):\d\d/.exec((await page.textContent(place)) ?? '')?.[1]);
};

test('the pages of the audience say that they are behind, and their clocks are as far as what they show', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/${MATCH}`, { isPublic: true });
  await page.waitForSelector('.live:has-text("Shown 5 minutes behind")');
  expect(await page.getByText('Shown 5 minutes behind.').count()).toBe(1);
  // Of fifty minutes ten are gone, and five of them are not shown yet.
  const shown = await minutesIn(page, '.bug-round');
  expect(leftOf(45)).toContain(shown);
  await page.goto(`${api.url}/#/`);
  await page.waitForSelector('.match-row .mark:has-text("Shown 5 minutes behind")');
  await page.goto(`${api.url}/#/event/summer-open`);
  await page.getByText('Shown to the audience 5 minutes behind.').waitFor();
  await page.goto(`${api.url}/overlay/${MATCH}/frame?lang=de`);
  const aired = await minutesIn(page, '.clock-time');
  expect(leftOf(45)).toContain(aired);
  expect(await page.textContent('.clock-late')).toBe('5 min später');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what a director picks is on air for the audience behind the delay of its match, and the page says so; no overlay is ahead', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/overlay/~summer-open/director`);
  await page.selectOption('select[name=match]', { label: 'Round 1, table 1: Ana – Ben' });
  await page.fill('input[name=title]', 'Ana wins!');
  await page.click('button[type=submit]');
  await page.waitForSelector('.director-told:has-text("On air, for the audience 5 minutes behind.")');
  const asked = page.waitForRequest((request) => request.url().includes('/broadcast/live'));
  await page.goto(`${api.url}/overlay/~summer-open/frame`);
  expect(new URL((await asked).url()).search).toBe('?viewer=audience');
  expect((await api.ask('/events/summer-open/broadcast')).body).toMatchObject({ match: null, title: '' });
  expect((await api.request('/events/summer-open/broadcast?viewer=audience')).body).toMatchObject({ match: null });
  expect((await api.request('/events/summer-open/broadcast')).body).toMatchObject({ match: MATCH, title: 'Ana wins!' });
  expect(await page.locator('.part').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('who sees the present is told of no delay, and settles another on the desk', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/${MATCH}`);
  await page.waitForSelector('.live:has-text("Live")');
  const shown = await minutesIn(page, '.bug-round');
  expect(leftOf(40)).toContain(shown);
  const before = await api.ask(`/matches/${MATCH}`);
  expect(before.body).toMatchObject({ delay: 5 });
  await page.goto(`${api.url}/#/event/summer-open`);
  await page.getByText('What the audience sees late').click();
  const form = page.getByRole('form', { name: 'Delay' });
  await form.getByLabel('Table').fill('1');
  await form.getByLabel('The audience sees it').selectOption('3');
  await form.getByRole('button', { name: 'Settle' }).click();
  await page.getByText('Shown to the audience 5 minutes behind; table 1 3 minutes behind.').waitFor();
  // Whoever has the answer from before is told the new delay, though nothing was recorded.
  const mark = before.headers.get('etag') ?? '';
  expect(await api.ask(`/matches/${MATCH}`, { headers: { 'If-None-Match': mark } })).toMatchObject({
    status: 200,
    body: { delay: 3 },
  });
  await form.getByLabel('The audience sees it').selectOption('typed');
  await form.getByLabel('How long').fill('1.5 hours');
  await form.getByRole('button', { name: 'Settle' }).click();
  expect(await form.getByLabel('How long').evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
    'seconds (90 s, 1 min 30 s)',
  );
  await form.getByLabel('How long').fill('75s');
  await form.getByRole('button', { name: 'Settle' }).click();
  await page.getByText('Shown to the audience 5 minutes behind; table 1 75 seconds behind.').waitFor();
  expect((await api.ask(`/matches/${MATCH}`)).body).toMatchObject({ delay: '75 s' });
  await form.getByLabel('The audience sees it').selectOption('after-game');
  await form.getByRole('button', { name: 'Settle' }).click();
  await page.getByText('table 1 after the game.').waitFor();
  expect((await api.ask(`/matches/${MATCH}`)).status).toBe(404);
  expect((await api.request(`/matches/${MATCH}`)).body).toMatchObject({ delay: 0 });
  expect(complaints).toEqual([]);
  await page.context().close();
});
