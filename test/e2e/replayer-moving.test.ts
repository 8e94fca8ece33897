import type { BrowserContextOptions, Browser, Page } from 'playwright-core';
import { startApi, noughtsMatch, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';

/** Going about a tape: by keys, by the wheel, by a finger, by the browser's Back. */
let api: RunningApi;
let browser: Browser;

/** Bo plays out of turn (play 4), and seals a square that nobody else may know. */
const LINES = ['Bo: seals c3', 'Ana: a1', 'Bo: b2', 'Bo: c1', 'Ana: a2', 'Bo: b1', 'Ana: a3'];

const show = async (hash: string, options: BrowserContextOptions = {}): Promise<WatchedPage> => {
  const watched = await openPage(browser, `${api.url}/#/match/tape${hash}`, options);
  await watched.page.waitForSelector('#table');
  return watched;
};

const revision = async (page: Page): Promise<number> => Number.parseInt((await page.textContent('.sentence-at')) ?? '');
/** The step of that revision is shown, at once or soon. */
const comesTo = (page: Page, wanted: number): Promise<unknown> =>
  page.waitForFunction(
    (there) => document.querySelector('.sentence-at')?.textContent.startsWith(there),
    `${String(wanted)} `,
  );
const line = (page: Page): Promise<string | null> => page.textContent('.judged .step-line');

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

describe('by keys', () => {
  it('the arrows go a step of the size that was chosen, which stays chosen', async () => {
    const { page } = await show('?at=0');
    await page.keyboard.press('ArrowRight');
    expect(await revision(page)).toBe(1);
    await page.keyboard.press('s');
    await page.keyboard.press('ArrowRight');
    expect(await line(page)).toContain('Bo: seals c3');
    await page.keyboard.press('ArrowRight');
    expect(await line(page)).toContain('Ana: a1');
    await page.waitForTimeout(400);
    await page.reload();
    await page.waitForSelector('#table');
    await page.keyboard.press('ArrowRight');
    expect(await line(page)).toContain('Bo: b2');
    await page.keyboard.press('ArrowLeft');
    expect(await line(page)).toContain('Ana: a1');
  });

  it('up and down go along the chain, the brackets by turns', async () => {
    const { page } = await show('?at=0');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.chain-item').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.chain-item').count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('.chain-item').count()).toBe(1);
    await page.keyboard.press('Home');
    await page.keyboard.press(']');
    const turn = await revision(page);
    await page.keyboard.press(']');
    expect(await revision(page)).toBeGreaterThan(turn);
    await page.keyboard.press('[');
    expect(await revision(page)).toBe(turn);
  });

  it('digits and Enter go to a turn, G to a play or a step, and what is not there is said', async () => {
    const { page, complaints } = await show('?at=0');
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    expect(await page.textContent('.bug')).toContain('3');
    const turn = await revision(page);
    expect(turn).toBeGreaterThan(0);
    await page.keyboard.press('g');
    await page.keyboard.type('play 4');
    await page.keyboard.press('Enter');
    expect(await line(page)).toContain('Bo: c1');
    await page.keyboard.press('g');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    expect(await revision(page)).toBe(2);
    await page.keyboard.press('9');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    expect(await page.textContent('.go-to')).toContain('This tape has no turn 99.');
    await page.keyboard.press('Escape');
    expect(await page.locator('.go-to').count()).toBe(0);
    expect(await revision(page)).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('N goes to the next finding, U to the place left last and back', async () => {
    const { page } = await show('?at=1');
    await page.keyboard.press('n');
    expect(await line(page)).toContain('Bo: c1');
    const found = await revision(page);
    await page.keyboard.press('u');
    expect(await revision(page)).toBe(1);
    await page.keyboard.press('u');
    expect(await revision(page)).toBe(found);
  });

  it('F looks from the other side, + and - change the speed, ? tells the keys', async () => {
    const { page } = await show('?at=4');
    const near = (): Promise<string | null> => page.getAttribute('.side-near', 'aria-label');
    const before = await near();
    await page.keyboard.press('f');
    expect(await near()).not.toBe(before);
    await page.keyboard.press('f');
    expect(await near()).toBe(before);
    await page.keyboard.press('+');
    expect(await page.inputValue('.speed select')).toBe('2');
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    expect(await page.inputValue('.speed select')).toBe('0.5');
    await page.keyboard.press('?');
    expect(await page.locator('.help-sheet').isVisible()).toBe(true);
  });
});

describe('the search of the timeline', () => {
  const hits = (page: Page): Promise<readonly string[]> => page.locator('.timeline .play-line').allTextContents();

  it('/ begins it, Enter and Shift Enter go from hit to hit, Escape shows all again', async () => {
    const { page, complaints } = await show('?at=0');
    await page.keyboard.type('/"bo: b');
    expect(await hits(page)).toEqual(['Bo: b2', 'Bo: b1']);
    expect(await page.textContent('.timeline [role=status]')).toBe('2 of 8');
    await page.keyboard.press('Enter');
    expect(await line(page)).toContain('Bo: b2');
    await page.keyboard.press('Enter');
    expect(await line(page)).toContain('Bo: b1');
    await page.keyboard.press('Shift+Enter');
    expect(await line(page)).toContain('Bo: b2');
    await page.keyboard.press('Escape');
    expect(await hits(page)).toHaveLength(8);
    await page.keyboard.press('u');
    expect(await line(page)).toContain('Bo: b1');
    expect(complaints).toEqual([]);
  });

  it('narrowed to findings it lists them with their rules, and says where there is nothing', async () => {
    const { page } = await show('?at=0');
    await page.selectOption('.timeline-search select', 'findings');
    expect(await hits(page)).toEqual(['Bo: c1']);
    expect(await page.locator('.timeline .finding .rule').count()).toBe(1);
    await page.click('.timeline .play button');
    expect(await line(page)).toContain('Bo: c1');
    await page.keyboard.type('/seals');
    expect(await hits(page)).toEqual([]);
    expect(await page.textContent('.nothing-found')).toBe('Nothing of this tape has that.');
  });

  it('on a phone / draws the timeline up over the table', async () => {
    const { page } = await show('?at=0', { viewport: { width: 390, height: 844 } });
    await page.keyboard.press('/');
    await page.waitForFunction(() => document.activeElement?.id === 'timeline-search');
    await page.keyboard.type('seals');
    await page.keyboard.press('Enter');
    expect(await line(page)).toContain('seals');
  });
});

it('the wheel steps over the table and the tape, and enlarges nothing less with Ctrl', async () => {
  const { page } = await show('?at=3');
  for (const place of ['#table', '.track']) {
    await page.locator(place).hover();
    await page.mouse.wheel(0, 100);
    await comesTo(page, 4);
    await page.mouse.wheel(0, -100);
    await comesTo(page, 3);
  }
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await page.mouse.wheel(0, 100);
  await comesTo(page, 4);
});

it('a finger across the table steps as a page is turned; one that goes up or down does not', async () => {
  const { page } = await show('?at=3', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const fingers = await page.context().newCDPSession(page);
  const swipe = async (dx: number, dy: number): Promise<void> => {
    const [x, y] = [190, 260];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const part of [0.3, 0.6, 1])
      await fingers.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + dx * part, y: y + dy * part }],
      });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-120, 10);
  await comesTo(page, 4);
  await swipe(120, -10);
  await comesTo(page, 3);
  await swipe(-60, 150);
  await swipe(-120, 10);
  await comesTo(page, 4);
});

test('the table goes with a hand on the bar to where it is now, and Back to where the hand took it up', async () => {
  const { page } = await show('?at=2');
  const bar = page.locator('.scrubber input');
  const { x, y, width, height } = (await bar.boundingBox())!;
  const at = (share: number): readonly [number, number] => [x + width * share, y + height / 2];
  await page.mouse.move(...at(0.2));
  await page.mouse.down();
  await Promise.all(Array.from({ length: 40 }, (_, i) => page.mouse.move(...at(0.2 + i / 80))));
  const held = await bar.inputValue();
  expect(Number(held)).toBeGreaterThan(10);
  await comesTo(page, Number(held));
  // Drawn late, the handle stays under the hand.
  expect(await bar.inputValue()).toBe(held);
  await page.mouse.move(...at(0.5));
  await page.mouse.up();
  const left = await bar.inputValue();
  expect(Number(left)).toBeLessThan(Number(held));
  await comesTo(page, Number(left));
  await page.goBack();
  await comesTo(page, 2);
});

test('Back and Forward of the browser go through the places jumped to, not through single steps', async () => {
  const { page } = await show('?at=1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.locator('.play', { hasText: 'Bo: c1' }).getByRole('button').click();
  const found = await revision(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  const end = await revision(page);
  await page.goBack();
  await comesTo(page, found - 1);
  await page.goBack();
  await comesTo(page, 3);
  await page.goForward();
  await comesTo(page, found - 1);
  await page.goForward();
  await comesTo(page, end);
  // The table may be drawn before the browser has told us its new address: waited for, not read once.
  await page.waitForURL(/#\/match\/tape$/);
});
