import type { Browser, Page } from 'playwright-core';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

let api: RunningApi;
let browser: Browser;

interface Played {
  readonly cause: string;
  readonly data: { readonly play: { readonly square: string } };
}

/** The squares that were played on the server's tape, in order, and whether any play stands there twice. */
const played = async (id: string): Promise<readonly string[]> => {
  const { events } = (await api.request(`/matches/${id}/events`)).body as {
    events: readonly (Played & { type: string })[];
  };
  const plays = events.filter(({ type }) => type === 'PlayRecorded');
  expect(new Set(plays.map(({ cause }) => cause)).size).toBe(plays.length);
  return plays.map(({ data }) => data.play.square);
};

const show = async (id: string): Promise<Page> => {
  await api.post('/matches', noughtsMatch(id, { mode: 'first-to-3' }));
  const { page } = await openPage(browser, `${api.url}/#/match/${id}`);
  await page.waitForSelector('.live-on');
  return page;
};

const type = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  await page.focus('#line');
  for (const line of lines) {
    await page.keyboard.type(line, { delay: 2 });
    await page.keyboard.press('Enter');
  }
};

const sent = async (page: Page): Promise<void> => {
  await page.getByText('Without the server since').waitFor({ state: 'detached' });
  await page.locator('.typed-waiting, .typed-sending, .typed-alone').first().waitFor({ state: 'detached' });
};

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('noughts') });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

test('whose network goes records on, sees it on the table and since when, and sends the plays in their order afterwards, once each', async () => {
  const page = await show('gone');
  await type(page, 'Ana: b2');
  await page.locator('.typed-recorded').waitFor();
  await page.context().setOffline(true);
  await type(page, 'Bo: a1');
  await page.getByText('1 play kept on this device; it is sent when it answers.').waitFor();
  await type(page, 'Ana: a2', 'Bo: b1');
  await page.getByText('3 plays kept on this device; they are sent in their order').waitFor();
  expect(await played('gone')).toEqual(['b2']);
  expect(await page.locator('.typed-alone').count()).toBe(3);
  await page.context().setOffline(false);
  await sent(page);
  expect(await played('gone')).toEqual(['b2', 'a1', 'a2', 'b1']);
  await type(page, 'Ana: c2');
  await page.locator('.typed-recorded', { hasText: 'Ana: c2' }).waitFor();
  await page.context().close();
});

test('what was kept outlives the page: it is sent when it is opened again', async () => {
  const page = await show('closed');
  await page.route('**/matches/closed/plays?*', (route) => route.abort());
  await page.route('**/matches/closed/events?*', (route) => route.abort());
  await type(page, 'Ana: b2', 'Bo: a1');
  await page.getByText('2 plays kept on this device').waitFor();
  // Whoever does not reach the server is not told to be live, though a stream of it be open.
  expect(await page.locator('.live').allTextContents()).toEqual(['Not connected']);
  await page.unrouteAll();
  await page.reload();
  await page.locator('.typed-recorded', { hasText: 'Bo: a1' }).waitFor();
  expect(await played('closed')).toEqual(['b2', 'a1']);
  await page.context().close();
});

test('where somebody else recorded meanwhile, who did what is told, and each play is for its scribe to say', async () => {
  const page = await show('crossed');
  await page.context().setOffline(true);
  await type(page, 'Ana: b2', 'Bo: a1');
  await page.getByText('2 plays kept on this device').waitFor();
  await api.post('/matches/crossed/plays', { playId: 'other', line: 'Ana: c3' });
  await page.context().setOffline(false);
  await page.getByText('Meanwhile somebody else recorded at this table: scorekeeper: "Ana: c3".').waitFor();
  expect(await played('crossed')).toEqual(['c3']);
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await sent(page);
  expect(await played('crossed')).toEqual(['c3', 'a1']);
  await page.context().close();
});

test('two scribes at one table see each other', async () => {
  const page = await show('shared');
  const { page: other } = await openPage(browser, `${api.url}/#/match/shared`);
  await other.getByText('Also recording at this table: another scribe').waitFor();
  expect((await api.post('/matches/shared/scribes', { device: 'third' })).body).toMatchObject({ others: [{}, {}] });
  // Whoever loads the page anew is not another one.
  await other.reload();
  await other.getByText('Also recording at this table: 2 other scribes').waitFor();
  await page.context().close();
  await other.context().close();
});
