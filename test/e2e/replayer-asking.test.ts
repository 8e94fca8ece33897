import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { startApi, noughtsMatch, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';

/** What is asked of a tape on its page: how two steps differ, whether a line is legal at any of them. */
let api: RunningApi;
let browser: Browser;

/** Bo seals a square that nobody else may know, and plays out of turn (play 4). */
const LINES = ['Bo: seals c3', 'Ana: a1', 'Bo: b2', 'Bo: c1', 'Ana: a2', 'Bo: b1', 'Ana: a3'];

const show = async (hash: string, isPublic = false): Promise<WatchedPage> => {
  const watched = await openPage(browser, `${api.url}/#/match/tape${hash}`, { isPublic });
  await watched.page.waitForSelector('#table');
  return watched;
};

const revision = async (page: Page): Promise<number> => Number.parseInt((await page.textContent('.sentence-at')) ?? '');
const compared = (page: Page): Promise<readonly string[]> => page.locator('.compare .changes li').allTextContents();

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('noughts') });
  await api.post('/matches', noughtsMatch('tape', { mode: 'first-to-3' }));
  for (const [i, text] of LINES.entries())
    await api.post('/matches/tape/plays', { playId: `play-${String(i)}`, line: text });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

afterEach(() => endPages(browser));

describe('two steps compared', () => {
  it('C marks one, any other is held against it in words and on the table, and Back goes through it', async () => {
    const { page, complaints } = await show('?at=1');
    await page.keyboard.press('c');
    expect(await page.textContent('.compare')).toContain('this one is what it is compared with');
    await page.keyboard.press('g');
    await page.keyboard.type('play 5');
    await page.keyboard.press('Enter');
    const end = await revision(page);
    const words = await compared(page);
    expect(words.length).toBeGreaterThan(2);
    expect(await page.locator('[data-compared]').count()).toBeGreaterThan(0);
    expect(page.url()).toContain('from=1');

    await page.getByRole('button', { name: 'Swap' }).click();
    expect(await revision(page)).toBe(1);
    expect(await page.textContent('#compare-title')).toBe(`Event ${String(end)} beside 1`);

    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    expect(await page.locator('.compare').count()).toBe(0);
    expect(await page.locator('[data-compared]').count()).toBe(0);
    await page.goBack();
    await page.locator('.compare').waitFor();
    expect(await page.textContent('#compare-title')).toBe(`Event ${String(end)} beside 1`);
    expect(complaints).toEqual([]);
  });

  it('are named by the address, and what the tape does not have is said', async () => {
    const { page } = await show('?at=3&from=999');
    expect(await page.textContent('.compare')).toContain('This tape has no such step.');
  });
});

describe('a line asked about', () => {
  it('is judged at the step shown, for whoever looks, with its rule and what would follow; nothing is recorded', async () => {
    const { page, complaints } = await show('?at=2', true);
    await page.locator('.ask-here summary').first().click();
    const ask = page.locator('.ask-here input');
    await ask.fill('Bo: b3');
    await ask.press('Enter');
    const answer = page.locator('.ask-here [role=status]');
    await answer.locator('.verdict-illegal').waitFor();
    expect(await answer.locator('.rule').count()).toBeGreaterThan(0);
    expect(await answer.locator('details li').count()).toBeGreaterThan(0);
    await ask.fill('Ana: nowhere');
    await ask.press('Enter');
    await page.locator('.ask-here .problem').waitFor();
    expect((await api.request('/matches/tape')).body).toMatchObject({ plays: LINES.length });
    expect(complaints).toEqual([]);
  });
});

describe('a step handed on', () => {
  it('is a link to it, its verdict as text with the rules, and a picture of the table', async () => {
    const { page, complaints } = await show('?at=1');
    await page.keyboard.press('n');
    const at = await revision(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const [link, words] = await page.locator('.hand-on textarea').all();
    expect(await link?.inputValue()).toBe(`${api.url}/#/match/tape?at=${String(at)}`);
    expect(await words?.inputValue()).toMatch(/^Play 4 of .*\nBo: c1\nVerdict: illegal\n- .+ \[.+\]$/);
    const [svg] = await Promise.all([page.waitForEvent('download'), page.getByText('Keep SVG').click()]);
    expect(svg.suggestedFilename()).toBe(`tape-${String(at)}.svg`);
    const [png] = await Promise.all([page.waitForEvent('download'), page.getByText('Keep PNG').click()]);
    expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
    await page.keyboard.press('Escape');
    expect(await page.locator('.hand-on').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
