import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { TimelineEntry } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { folderOf, LOST, MOVE, TYPO, WAIT } from '../support/rulings.js';
import { axeFindings } from './axe-findings.js';

let api: RunningApi;
let browser: Browser;

const book = folderOf({
  'riftbound/showdowns/moved.yaml': MOVE,
  'riftbound/turn/waits.yaml': WAIT,
  'riftbound/turn/waits-for-ben.yaml': WAIT.replace('[[Ben], [Ana]]', '[[Ben]]'),
  'riftbound/broken/typo.yaml': TYPO,
  'riftbound/broken/lost.yaml': LOST,
  'riftbound/broken/strange-table.yaml': MOVE.replace('Mega-Mech, Playful', 'Mega-Mch, Playful'),
});

const show = (hash: string, options = {}): Promise<WatchedPage> => openPage(browser, `${api.url}/${hash}`, options);

const titles = (page: Page): Promise<readonly string[]> => page.locator('.ruling-title').allTextContents();

const rows = async (page: Page, number: number): Promise<void> => {
  await page.waitForFunction((wanted) => document.querySelectorAll('.ruling-row').length === wanted, number);
};

const revision = async (page: Page): Promise<number> => Number.parseInt((await page.textContent('.sentence-at')) ?? '');

beforeAll(async () => {
  const store = await filledStore({ duel: tapeFile('annie-against-master-yi') });
  api = await startApi({ rulesets: [riftbound], replayer: buildReplayer('installed'), rulings: [book], store });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
  rmSync(book, { recursive: true });
});

afterEach(() => endPages(browser));

describe('the ruling book', () => {
  it('lists the rulings by topic, each with what it is in a word', async () => {
    const { page, complaints } = await show('');
    await page.getByRole('link', { name: 'Ruling book' }).click();
    await rows(page, 6);
    expect(await page.locator('.book-group h2').allTextContents()).toEqual(['Broken 3', 'Showdowns 1', 'Turn 2']);
    const words = await page.locator('.ruling-status').allTextContents();
    expect(words.map((word) => word.replace(/^\W/u, ''))).toEqual([
      'mistake',
      'mistake',
      'mistake',
      'holds',
      'fails',
      'superseded',
    ]);
    expect(await page.textContent('.ruling-row:has-text("typo")')).toContain(
      'There is no "tabel" here. Perhaps "table"?',
    );
    expect(complaints).toEqual([]);
  });

  it('filters as one types, names the search in the URL, and opens by keyboard at the deciding step', async () => {
    const { page, complaints } = await show('#/rulings');
    await rows(page, 6);
    await page.keyboard.type('lille');
    await rows(page, 2);
    await page.keyboard.press('Tab');
    await page.keyboard.type('mega');
    await page.keyboard.press('Tab');
    await page.keyboard.type('144');
    await rows(page, 1);
    expect(page.url()).toContain('#/rulings?q=lille&card=mega&rule=144');
    expect(await page.textContent('.book-count')).toBe('1 ruling of 6 on 144 Standard Move');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.moment-shown .moment-deciding');
    expect(await page.textContent('.moment-shown')).toContain('Ana: moves Playful Phantom to Void Gate');
    await page.getByRole('link', { name: 'Ruling book' }).click();
    await rows(page, 1);
    expect(await page.inputValue('[name=rule]')).toBe('144 Standard Move');
    expect(complaints).toEqual([]);
  });

  it('is found as a link has it, by topic as well, and says so where nothing fits', async () => {
    const { page } = await show('#/rulings?topic=turn&q=happens');
    await rows(page, 2);
    await page.getByRole('link', { name: /^Broken/ }).click();
    await page.waitForSelector('.book-nothing');
    await page.getByRole('button', { name: 'Clear' }).click();
    await rows(page, 6);
  });

  it('sets apart rulings that only apply the rule', async () => {
    const { page } = await show('#/rulings?rule=move.standard-cost');
    await rows(page, 1);
    expect(await page.textContent('.book-results')).toContain('Only applied on the way');
  });

  it('reads the rule that a link asks for as its chip does, and has its key for who writes there', async () => {
    const { page } = await show('#/rulings?rule=move.standard-cost');
    await rows(page, 1);
    const read = (): Promise<string> => page.inputValue('[name=rule]');
    expect(await read()).toMatch(/^144\.\S+ \w/);
    expect(await page.textContent('.book-count')).toContain(await read());
    await page.focus('[name=rule]');
    expect(await read()).toBe('move.standard-cost');
    await page.fill('[name=rule]', 'move.stand');
    await page.focus('[name=card]');
    expect(await read()).toBe('move.stand');
  });

  it('is where one left it when one comes back', async () => {
    const { page } = await show('#/rulings', { viewport: { width: 390, height: 500 } });
    await rows(page, 6);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole('link', { name: /superseded/ }).click();
    await page.waitForSelector('.checks', { state: 'attached' });
    await page.goBack();
    await rows(page, 6);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });

  it('fits a phone', async () => {
    const { page } = await show('#/rulings', { viewport: { width: 390, height: 844 } });
    await rows(page, 6);
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    await page
      .getByRole('link', { name: /moved unit/ })
      .last()
      .click();
    await page.waitForSelector('.checks', { state: 'attached' });
    expect(await width()).toBe(390);
    // Below the ruling's own words the table is there to both of its edges, and each base has room for a card.
    await page.setViewportSize({ width: 360, height: 740 });
    const bottom = await page.$eval('#table', (table) => table.getBoundingClientRect().bottom);
    for (const side of await page.locator('#table .side').all()) {
      const box = await side.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
      const home = await side.locator('.home > .pieces').boundingBox();
      expect(home?.height).toBeGreaterThan(25);
    }
  });
});

describe('a ruling', () => {
  it('tells its own words, and each check at its step; keys and clicks step through it', async () => {
    const { page, complaints } = await show('#/ruling/showdowns/moved');
    await page.waitForSelector('.moment-shown');
    const words = (await page.textContent('.ruling')) ?? '';
    for (const word of [
      'judge ruling 1 (R001), a judge at Lille',
      'Core Rules 1.0, Core Rules 1.4',
      'quoted as 466.1.b',
      'Brought together',
    ])
      expect(words).toContain(word);
    const deciding = await revision(page);
    expect(await page.textContent('.checks')).toContain('4 checks, all met');
    await page.locator('.moment-button').last().click();
    expect(await revision(page)).toBeGreaterThan(deciding);
    expect(await page.textContent('.moment-shown')).toContain('Void Gate: Ana');
    await page.keyboard.press('Home');
    expect(await revision(page)).toBe(0);
    await page.waitForURL(/at=0$/);
    expect(await page.locator('.record').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('opens at the case that comes out otherwise, and goes from case to case', async () => {
    const { page } = await show('#/rulings?topic=turn&q=failed');
    await page.getByRole('link', { name: /by itself/ }).click();
    await page.waitForSelector('.check-failed');
    await page.waitForSelector('.ruling-cases');
    expect(await page.textContent('.ruling')).toContain('Superseded. Once it did.');
    await page.getByRole('link', { name: /who Ben/ }).click();
    await page.waitForSelector('.check-passed');
    await page.getByRole('link', { name: /who Ana/ }).click();
    await page.waitForSelector('.check-failed');
    expect(page.url()).toContain('case=2');
    expect(await page.textContent('.check-failed')).toContain('Expected:');
  });

  it.each([
    ['broken/typo', 'There is no "tabel" here. Perhaps "table"?'],
    ['broken/strange-table', '"Mega-Mch" is no name'],
    ['broken/lost?case=2', 'Accepted here: Mega-Mech'],
    ['showdowns/nothing', 'There is no ruling "showdowns/nothing"'],
    ['turn/waits?case=7', 'numbered from 1 to 2'],
  ])('that cannot be shown says what is wrong and how to mend it: %s', async (place, words) => {
    const { page } = await show(`#/ruling/${place}`);
    expect(await page.textContent('[role=alert]')).toContain(words);
    await page.getByRole('link', { name: /book/i }).first().click();
    await rows(page, 6);
  });
});

describe('a match', () => {
  const at = async (rule: string): Promise<number> => {
    const { entries } = (await api.request('/matches/duel/timeline')).body as { entries: readonly TimelineEntry[] };
    const facts = entries.flatMap((entry) => entry.facts);
    return facts.find(({ because }) => because.includes(rule))?.revision ?? -1;
  };

  it('leads from the rules of a step to the rulings on them, and tells nothing else in the link', async () => {
    const { page, complaints } = await show(`#/match/duel?at=${await at('showdown.pass-on')}&viewer=public`);
    await page.locator('.rulings-on a', { hasText: /^rulings on 347\.2\.b$/ }).click();
    expect(page.url()).toMatch(/\/#\/rulings\?rule=showdown\.pass-on$/);
    await rows(page, 2);
    expect(new Set(await titles(page))).toEqual(new Set(['A moved unit opens a showdown, and no other may follow']));
    expect(complaints).toEqual([]);
  });

  it('leads to the whole rule where no ruling stands on the very part', async () => {
    const { page } = await show(`#/match/duel?at=${await at('showdown.pass')}`);
    await page.waitForSelector('.rulings-on a');
    const links = await page.locator('.rulings-on a').allTextContents();
    expect(links).toContain('rulings on 347');
    expect(new Set(links).size).toBe(links.length);
  });
});

it.each(['#/rulings?rule=showdowns.pass-focus', '#/ruling/turn/waits-for-ben'])(
  'axe finds nothing on "%s", light, dark or in high contrast',
  async (hash) => {
    const { page } = await show(hash);
    await page.waitForSelector('.book-count, .moment-shown');
    for (const [theme, width, height] of [
      ['light', 1440, 900],
      ['dark', 390, 844],
      ['contrast', 844, 390],
    ] as const) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      await page.setViewportSize({ width, height });
      expect({ theme, findings: await axeFindings(page) }).toEqual({ theme, findings: [] });
    }
  },
);
