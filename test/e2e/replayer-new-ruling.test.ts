import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { HeldRuleset } from '#ruleset';
import { outcomeOf, runRulingFile, type RulingFileRun } from '#rulings';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  const store = await filledStore({ duel: tapeFile('annie-against-master-yi') });
  api = await startApi({ rulesets: [riftbound], replayer: buildReplayer('installed'), store });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

afterEach(() => endPages(browser));

const AT = 500;
const BUTTON = 'Make a ruling of this step';

const show = async (options = {}): Promise<WatchedPage> => {
  const watched = await openPage(browser, `${api.url}/#/match/duel?at=${AT}`, options);
  await watched.page.waitForSelector('.new-ruling', { state: 'attached' });
  return watched;
};

const fileShown = async (page: Page, words: string): Promise<string> => {
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLTextAreaElement>('#ruling-file')?.value.includes(wanted) ?? false,
    words,
  );
  return page.inputValue('#ruling-file');
};

const run = (text: string): RulingFileRun => runRulingFile('ruling.yaml', text, [riftbound as unknown as HeldRuleset]);

it('makes a file of the step shown, by the keyboard, and copies and downloads it', async () => {
  const { page, complaints } = await show({ permissions: ['clipboard-read', 'clipboard-write'] });
  const at = await page.textContent('.sentence-at');
  await page.getByRole('button', { name: BUTTON }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `A ruling of step ${AT}` }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('ruling-question');
  await page.keyboard.type('May Ben: answer?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  const text = await fileShown(page, 'May Ben: answer?');
  const ran = run(text);
  expect(ran.mistakes).toEqual([]);
  expect(outcomeOf(ran)).toBe('open');
  expect(ran.ruling).toMatchObject({ title: 'May Ben: answer?', source: [`Ana against Ben, revision ${AT}`] });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('ruling.yaml');
  expect(readFileSync(await file.path(), 'utf8')).toBe(text);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.textContent('.sentence-at')).toBe(at);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(BUTTON);
  expect(complaints).toEqual([]);
});

it('without a clipboard marks the text, so that a key copies it', async () => {
  const { page } = await show();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: BUTTON }).click();
  await fileShown(page, 'table:');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Marked').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('ruling-file');
  // Before there is a table no file is offered, which would be refused as a ruling.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: BUTTON }).click();
  await page.getByRole('dialog').getByText('The game is still being set up').waitFor();
  expect(await page.getByRole('dialog').getByRole('button').allTextContents()).toEqual(['Close']);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('says of the table what this browser sees, and no more', async () => {
  const read = async (isPublic: boolean): Promise<string> => {
    const { page } = await show({ isPublic });
    await page.getByRole('button', { name: BUTTON }).click();
    return fileShown(page, 'table:');
  };
  const [whole, seen] = [await read(false), await read(true)];
  const players = (text: string): Record<string, { readonly hand: unknown; readonly deck?: unknown }> =>
    (run(text).ruling?.literal as { table: { players: never } }).table.players;
  expect(players(whole)['Ben']?.hand).toEqual(expect.arrayContaining(['Mobilize']));
  expect(players(seen)['Ben']).toMatchObject({ hand: expect.any(Number) as number });
  expect(players(seen)['Ben']).not.toHaveProperty('deck');
  expect(seen).not.toContain('Mobilize');
});

it.each([390, 1366])('fits a page %i wide', async (width) => {
  const { page } = await show({ viewport: { width, height: 800 } });
  // On a phone the desk is drawn up first.
  if (width < 900) await page.getByRole('button', { name: 'Desk', exact: true }).click();
  await page.getByRole('button', { name: BUTTON }).click();
  await fileShown(page, 'table:');
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).not.toBeNull();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x).toBeCloseTo((width - box!.width) / 2, 0);
  expect(box!.height).toBeLessThanOrEqual(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close!.y + close!.height).toBeLessThanOrEqual(800);
});
