import type { Browser, Page } from 'playwright-core';
import { citationOf } from '#rulebook';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';

/** A step with a play against the rules: a unit without Ganking moves between battlefields. */
const AGAINST_THE_RULES = 430;
const RULE = '144.4.c.1';

let api: RunningApi;
let browser: Browser;
let page: Page;
let complaints: readonly string[];

const at = async (): Promise<number> => Number.parseInt((await page.textContent('.sentence-at')) ?? '');

beforeAll(async () => {
  const store = await filledStore({ paper: tapeFile('paper-irregular') });
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store });
  browser = await openBrowser();
  ({ page, complaints } = await openPage(browser, `${api.url}/#/match/paper?at=${String(AGAINST_THE_RULES)}`));
  await page.waitForSelector('#table .side');
  await page.waitForSelector('#line, .record');
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

test('a rule is read by number and heading wherever it is named', async () => {
  const chip = page.locator('.judged .finding .rule');
  const key = (await chip.getAttribute('data-rule')) ?? '';
  const citation = citationOf('core-1.4', key);
  expect(citation?.rule).toBe(RULE);
  expect(await chip.innerText()).toMatch(new RegExp(`^${RULE.replaceAll('.', '\\.')}\\s+${citation?.title ?? '?'}$`));
  const chips = await page
    .locator('.step .rule')
    .evaluateAll((all) => all.map((each) => ({ words: each.textContent, key: each.getAttribute('data-rule') ?? '?' })));
  expect(chips.length).toBeGreaterThan(0);
  expect(chips.filter(({ words, key: each }) => words.includes(each) || !/^\d{3}/.test(words))).toEqual([]);
});

test('the marks on the bar have labels under the hand and for who hears the page, and a legend', async () => {
  const [bar, marked] = [page.locator('.scrubber'), page.locator('.tick-illegal').first()];
  const box = (await bar.boundingBox())!;
  const [revision, last] = [
    Number(await marked.getAttribute('x1')),
    Number(await page.getAttribute('.scrubber input', 'max')),
  ];
  await page.mouse.move(box.x + 8 + (revision / last) * (box.width - 16), box.y + 4);
  expect(await page.locator('.bar-label').innerText()).toContain('Against the rules:');
  await page.mouse.move(box.x, box.y - 300);
  await page.waitForSelector('.bar-label', { state: 'detached' });

  await page.evaluate((to) => (location.hash = `#/match/paper?at=${String(to)}`), revision);
  await page.waitForSelector(`.sentence-at:has-text("${String(revision)}")`);
  expect(await page.getAttribute('.scrubber input', 'aria-valuetext')).toContain('Against the rules:');

  await page.click('.help summary');
  expect(await page.locator('.bar-legend li').allInnerTexts()).toEqual([
    'A turn begins',
    'A score changes',
    'Told at the table',
    'The rules leave it open',
    'Against the rules',
    'Where the comparison begins',
  ]);
});

test('Play goes by plays, as quickly as they were made, and stays so', async () => {
  await page.selectOption('.runs-by', 'play');
  await page.selectOption('.pace', 'recorded');
  await page.click('.help summary');
  await page.keyboard.press('Home');
  await page.click('.key-play');
  await page.waitForFunction(() => Number.parseInt(document.querySelector('.sentence-at')?.textContent ?? '') > 0);
  await page.click('.key-play');
  expect(await at()).toBeGreaterThan(0);
  await page.waitForSelector('.step[aria-busy="false"]');
  expect(await page.locator('.fact').count()).toBeGreaterThan(0);
  expect(await page.locator('.fact-later').count()).toBe(0);
  // The address follows in a moment, and at the step where nothing is laid out yet there is no side to wait for.
  await page.waitForURL(/at=[1-9]/);
  await page.reload();
  await page.waitForSelector('#table .side');
  await page.click('.help summary');
  expect([await page.inputValue('.runs-by'), await page.inputValue('.pace')]).toEqual(['play', 'recorded']);
  await page.click('.help summary');
});

test('on a phone what Play goes by and the legend unfold from a sign, within the window', async () => {
  const { page: phone } = await openPage(browser, page.url(), { viewport: { width: 390, height: 844 } });
  await phone.waitForSelector('#table .side');
  expect((await phone.locator('.help summary').boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await phone.click('.help summary');
  const sheet = (await phone.locator('.help-sheet').boundingBox())!;
  expect(sheet.x).toBeGreaterThanOrEqual(0);
  expect(sheet.x + sheet.width).toBeLessThanOrEqual(390);
  expect(sheet.y).toBeGreaterThanOrEqual(0);
  const shown = await Promise.all(
    ['.runs-by', '.pace', '.help-speed', '.bar-legend', '.help dl'].map((part) => phone.locator(part).isVisible()),
  );
  expect(shown).toEqual([true, true, true, true, false]);
  await phone.close();
});

test('a line that cannot be played is typed over by the next, and can be called back', async () => {
  await page.keyboard.press('End');
  await page.fill('#line', 'Ana: sings');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.line-form .problem');
  await page.keyboard.type('Ana: hums');
  expect(await page.inputValue('#line')).toBe('Ana: hums');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await page.inputValue('#line')).toBe('Ana: sings');
});

test('a rule leads to what stands on it in the ruling book', async () => {
  await page.evaluate((to) => (location.hash = `#/match/paper?at=${String(to)}`), AGAINST_THE_RULES);
  await page.waitForSelector('.judged .finding .rule');
  await page.click('.judged .finding .rule');
  await page.waitForSelector('.book-count');
  expect(new URL(page.url()).hash).toMatch(/^#\/rulings\?rule=/);
  expect(complaints).toEqual([]);
});
