import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { axeFindings } from './axe-findings.js';

/** The page for who sees little, hears it, goes by keyboard or by voice. */
let api: RunningApi;
let browser: Browser;

const show = async (hash: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await openPage(browser, `${api.url}/${hash}`, options);
  await page.waitForSelector(
    '#table .side, .match-row, .book, .rates, .asking-form, .floor-table, .judge-form, .event-columns, .slip, .match-rows',
    { state: 'attached' },
  );
  return page;
};

beforeAll(async () => {
  const store = await filledStore({ duel: tapeFile('annie-against-master-yi') });
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store });
  await api.post('/events', { title: 'Summer Open', ruleset: 'riftbound', mode: 'duel' });
  const text = 'table,player1,id1,player2,id2\n1,Ana,101,Ben,102\n2,Cleo,103,Dan,104\n';
  await api.post('/events/summer-open/pairings', { round: 1, text });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

afterEach(() => endPages(browser));

/** Each window in one set of colours or more: what is laid out follows from the window, and what stands out from the colours. */
const LOOKS = [
  ['light', 1440, 900],
  ['light', 390, 844],
  ['light', 844, 390],
  ['dark', 390, 844],
  ['dark', 1440, 900],
  ['contrast', 1440, 900],
  ['contrast', 390, 844],
] as const;

const PAGES = ['', '#/match/duel?at=1500', '#/match/duel', '#/rulings', '#/statistics', '#/search'] as const;
const RARER_PAGES = ['#/events', '#/event/summer-open', '#/floor/summer-open', '#/calls', '#/slip/duel'] as const;

// One page in every window and all colours: what a page looks like follows from them alone, however it came to them.
it.each([...PAGES, ...RARER_PAGES])(
  'axe finds nothing on "%s", light, dark or in high contrast, on a screen, a phone, and a phone on its side',
  async (hash) => {
    const page = await show(hash);
    for (const [theme, width, height] of LOOKS) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      await page.setViewportSize({ width, height });
      expect({ theme, width, findings: await axeFindings(page) }).toEqual({ theme, width, findings: [] });
    }
  },
);

it('axe finds nothing on the side of a judge with two disputes', async () => {
  for (const [order, words] of ['May that unit attack?', 'How much was that?'].entries())
    await api.post('/matches/duel/disputes', {
      playId: `call-${String(order)}`,
      by: { role: 'player', seat: 0 },
      words,
    });
  const page = await show('#/match/duel');
  await page.getByRole('button', { name: "The judge's side" }).click();
  await page.locator('.judge-form').nth(1).waitFor({ state: 'attached' });
  expect(await axeFindings(page)).toEqual([]);
});

/** What opens over a match or unfolds on it: how, and what is there then. */
const OPENED: readonly (readonly [open: (page: Page) => Promise<unknown>, there: string])[] = [
  [(page) => page.locator('.help summary').click(), '.help[open]'],
  [(page) => page.locator('.pile-open summary').first().click(), '.pile[open]'],
  [(page) => page.locator('.home .piece-button').first().click(), '.card-sheet:has(.sheet-facts)'],
  [(page) => page.keyboard.press('g'), '.go-to'],
  [(page) => page.getByRole('button', { name: 'Timeline', exact: true }).click(), '.timeline'],
  [
    async (page) => {
      await page.getByRole('button', { name: 'Desk', exact: true }).click();
      await page.getByRole('button', { name: 'Share' }).click();
    },
    'dialog:modal',
  ],
  [(page) => page.getByRole('button', { name: 'Show the match in figures' }).click(), 'dialog:modal:has(svg)'],
  [(page) => page.getByRole('button', { name: 'Make a ruling of this step' }).click(), 'dialog:modal:has(textarea)'],
  [(page) => page.locator('.options summary', { hasText: 'Is a line legal here' }).click(), '.options:has(form)'],
];

// In the lowest window, where most of it is longer than its room, each in other colours.
it('axe finds nothing on what opens over a match, and Escape closes what covers it', async () => {
  const page = await show('#/match/duel?at=1500', { viewport: { width: 844, height: 390 } });
  await page.waitForSelector('.options[aria-busy="false"]', { state: 'attached' });
  const found: (readonly [string, readonly string[]])[] = [];
  for (const [number, [open, there]] of OPENED.entries()) {
    const theme = ['light', 'dark', 'contrast'][number % 3] ?? '';
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await open(page);
    await page.locator(there).first().waitFor();
    found.push([there, await axeFindings(page, there)]);
    await page.keyboard.press('Escape');
    expect([there, await page.locator('dialog:modal').count()]).toEqual([there, 0]);
  }
  expect(found).toEqual(OPENED.map(([, there]) => [there, []]));
});

it('what cannot be pressed is read in high contrast, and told by its frame', async () => {
  const page = await show('#/match/duel');
  const disabled = page.locator('.transport button:disabled').first();
  const looks = (): Promise<readonly string[]> =>
    disabled.evaluate((button) => {
      const { opacity, borderTopStyle } = getComputedStyle(button);
      return [opacity, borderTopStyle];
    });
  await page.selectOption('.theme-switch select', 'light');
  expect(await looks()).toEqual(['0.4', 'solid']);
  await page.selectOption('.theme-switch select', 'contrast');
  expect(await looks()).toEqual(['1', 'dashed']);
});

it('the play shown and a key that is pressed are told by a frame where the system picks the colours', async () => {
  const page = await show('#/match/duel?at=600', { viewport: { width: 1366, height: 657 }, forcedColors: 'active' });
  const frame = (part: string): Promise<string> =>
    page
      .locator(part)
      .first()
      .evaluate((each) => getComputedStyle(each).outlineStyle);
  for (const part of ['.play-shown button', '.fact-shown .fact-button', '.pane-keys [aria-pressed="true"]'])
    expect([part, await frame(part)]).toEqual([part, 'solid']);
  expect(await frame('.play:not(.play-shown) button')).toBe('none');
});

it.each([
  ['#/match/duel?at=600', 1366],
  ['#/search', 1024],
  ['#/search', 390],
  ['#/statistics', 390],
] as const)('the hints of what may be typed are read whole on "%s" in a window %i wide', async (hash, width) => {
  const page = await show(hash, { viewport: { width, height: 768 } });
  const fields = await page.locator('input:placeholder-shown:not([placeholder=""]):visible').all();
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    const words = await field.getAttribute('placeholder');
    const length = await field.evaluate((input: HTMLInputElement) => {
      const { fontSize, fontFamily } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = `${fontSize} ${fontFamily}`;
      return pen.measureText(input.placeholder).width;
    });
    const { x, y, height } = (await field.boundingBox())!;
    const clip = { x: x + 4, y: y + 3, width: Math.ceil(length) + 6, height: height - 6 };
    // The words as they are, and with more room than they need: where they were whole they look the same.
    const asItIs = await page.screenshot({ clip });
    await field.evaluate((input) => {
      Object.assign(input.style, { minWidth: '340px', position: 'relative', zIndex: '9' });
    });
    const isWhole = asItIs.equals(await page.screenshot({ clip }));
    await field.evaluate((input) => Object.assign(input.style, { minWidth: '', position: '', zIndex: '' }));
    expect([words, isWhole]).toEqual([words, true]);
  }
});

it('the colours that were chosen hold against the system, and stay when one comes back', async () => {
  const page = await show('#/match/duel?at=600', { colorScheme: 'dark' });
  const ground = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body.parentElement!).backgroundColor);
  const dark = await ground();
  await page.selectOption('.theme-switch select', 'light');
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.reload();
  await page.waitForSelector('#table .side');
  expect(await ground()).toBe(light);
  await page.selectOption('.theme-switch select', 'system');
  expect(await ground()).toBe(dark);
});

it('the colours that were chosen hold on every page, also on one without a switch for them', async () => {
  const page = await show('#/match/duel?at=600', { colorScheme: 'dark' });
  await page.selectOption('.theme-switch select', 'contrast');
  for (const [hash, part] of [
    ['', '.match-row'],
    ['#/rulings', '.book'],
    ['#/events', 'h1'],
  ] as const) {
    await page.goto(`${api.url}/${hash}`);
    await page.reload();
    await page.waitForSelector(part);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect([hash, ground]).toEqual([hash, 'rgb(0, 0, 0)']);
  }
});

it('Escape closes the keys, and a pile that lies open', async () => {
  const page = await show('#/match/duel?at=1500');
  await page.locator('.pile-open summary').first().click();
  await page.keyboard.press('?');
  await page.locator('.help[open]').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.help[open], .pile[open]').count()).toBe(0);
});

const toLine = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

it('the entry line is two keys away', async () => {
  const page = await show('#/match/duel?at=600');
  await toLine(page);
  await page.waitForFunction(() => document.activeElement?.id === 'line');
});

it('the entry line that was asked for before it is here has the keyboard as it comes', async () => {
  const page = await show('');
  let release = (): void => undefined;
  const kept = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/played-[^/]+\.js$/, async (route) => {
    await kept;
    await route.continue();
  });
  await page.evaluate(() => {
    location.hash = '#/match/duel?at=600';
  });
  await page.waitForSelector('#table .side');
  await toLine(page);
  expect(await page.locator('#line').count()).toBe(0);
  release();
  await page.waitForFunction(() => document.activeElement?.id === 'line');
});

it('the timeline is one stop of the Tab key, at the play shown', async () => {
  const page = await show('#/match/duel?at=600');
  const stops = await page.$$eval('.play button', (rows) => rows.filter((row) => (row as HTMLElement).tabIndex === 0));
  expect(stops).toHaveLength(1);
  expect(await page.getAttribute('.play-shown button', 'tabindex')).toBe('0');
});

it('letters and signs are no keys for who has switched them off, also when they come back', async () => {
  const page = await show('#/match/duel?at=600');
  const place = (): Promise<string | null> => page.textContent('.sentence-at');
  await page.locator('.help summary').click();
  await page.getByLabel('Letters and signs are keys').uncheck();
  await page.reload();
  await page.waitForSelector('#table .side');
  const before = await place();
  await page.keyboard.press(']');
  expect(await place()).toBe(before);
  await page.keyboard.press('ArrowRight');
  expect(await place()).not.toBe(before);
});

it.each([
  ['reduce', '0s'],
  ['no-preference', '0.16s'],
] as const)('a card moves as who looks has asked: %s', async (reducedMotion, duration) => {
  const page = await show('#/match/duel?at=600', { reducedMotion });
  const durations = await page.$$eval('.piece, .piece-button', (found) =>
    found.map((each) => getComputedStyle(each).transitionDuration),
  );
  expect(new Set(durations)).toEqual(new Set([duration]));
});
