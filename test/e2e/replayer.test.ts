import type { Browser, Page } from 'playwright-core';
import { startApi, noughtsMatch, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';

/** Bo plays out of turn, and seals a square that nobody else may know. */
const LINES = ['Bo: seals c3', 'Ana: a1', 'Bo: b2', 'Bo: c1', 'Ana: a2', 'Bo: b1', 'Ana: a3'];

let api: RunningApi;
let browser: Browser;

const record = async (id: string, lines: readonly string[]): Promise<void> => {
  for (const [i, line] of lines.entries()) {
    const answer = await api.post(`/matches/${id}/plays`, { playId: `${id}-${i}-${Date.now()}`, line });
    if (answer.status !== 201) throw new Error(`${line}: ${JSON.stringify(answer.body)}`);
  }
};

const openMatch = async (id: string): Promise<void> => {
  await api.post('/matches', noughtsMatch(id, { mode: 'first-to-3' }));
  await record(id, LINES);
};

const show = (hash: string): Promise<WatchedPage> => openPage(browser, `${api.url}/${hash}`);

const revision = async (page: Page): Promise<number> => Number.parseInt((await page.textContent('.sentence-at')) ?? '');

const lastRevision = async (id: string): Promise<number> => {
  const answer = await api.request(`/matches/${id}`);
  return (answer.body as { revision: number }).revision;
};

const ready = async (page: Page): Promise<void> => {
  await page.waitForSelector('.live-on, button.live');
};

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('noughts') });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

afterEach(() => endPages(browser));

describe('the list of matches', () => {
  it('leads to a match, by keyboard', async () => {
    await openMatch('listed');
    const { page, complaints } = await show('');
    await page.waitForSelector('.match-row');
    await page
      .getByRole('link', { name: /Ana – Bo/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('#table');
    expect(await page.textContent('.bug')).toContain('Ana');
    expect(complaints).toEqual([]);
  });
});

describe('stepping by keys', () => {
  beforeAll(() => openMatch('keys'));

  it('goes by event, by play, to both ends, and names the step in the URL', async () => {
    const last = await lastRevision('keys');
    const { page, complaints } = await show('#/match/keys');
    await ready(page);
    expect(await revision(page)).toBe(last);
    await page.keyboard.press('Home');
    expect(await revision(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await revision(page)).toBe(1);
    await page.keyboard.press('Shift+ArrowRight');
    expect(await page.textContent('.step-line')).toContain('Bo: seals c3');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await page.textContent('.step-line')).toContain('Ana: a1');
    const afterPlay = await revision(page);
    await page.keyboard.press('ArrowLeft');
    expect(await revision(page)).toBe(afterPlay - 1);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/#/match/keys?at=${afterPlay}`);
    await page.keyboard.press('End');
    expect(await revision(page)).toBe(last);
    expect(complaints).toEqual([]);
  });

  it('goes by turn and by stack item', async () => {
    const { page } = await show('#/match/keys?at=0');
    await page.waitForSelector('#table');
    await page.keyboard.press('PageDown');
    const turn = await revision(page);
    await page.keyboard.press('PageDown');
    expect(await revision(page)).toBeGreaterThan(turn);
    await page.keyboard.press('PageUp');
    expect(await revision(page)).toBe(turn);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.chain-item').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.chain-item').count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('.chain-item').count()).toBe(1);
  });

  it('plays and pauses, and says each step aloud', async () => {
    const { page } = await show('#/match/keys?at=0');
    await page.waitForSelector('#table');
    await page.selectOption('.speed select', '8');
    await page.locator('body').click({ position: { x: 700, y: 500 } });
    await page.keyboard.press('Space');
    await page.waitForFunction(() => Number.parseInt(document.querySelector('.sentence-at')?.textContent ?? '') > 2);
    await page.keyboard.press('Space');
    const there = await revision(page);
    await page.waitForTimeout(400);
    expect(await revision(page)).toBe(there);
    expect(await page.getAttribute('.sentence', 'aria-live')).toBe('polite');
  });

  it('leaves the keys alone while somebody types', async () => {
    const { page } = await show('#/match/keys');
    await ready(page);
    const there = await revision(page);
    await page.fill('#line', 'Ana: b3');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await revision(page)).toBe(there);
  });
});

describe('the step panel', () => {
  it('shows the verdict with its rules, and the facts with theirs', async () => {
    await openMatch('verdict');
    const { page } = await show('#/match/verdict');
    await ready(page);
    const row = page.locator('.play', { hasText: 'Bo: c1' });
    expect(await row.locator('.verdict-illegal').textContent()).toContain('1');
    await row.getByRole('button').click();
    expect(await page.textContent('.judged .finding')).toContain('It is not your turn.');
    expect(await page.getAttribute('.judged .finding .rule', 'data-rule')).toBe('turn.order');
    expect(await page.locator('.fact-shown').count()).toBe(1);
    expect(await page.locator('.fact .rule').count()).toBeGreaterThan(0);
    expect(await page.locator('.changes li').count()).toBeGreaterThan(0);
  });

  it('goes to the next play with findings', async () => {
    const { page } = await show('#/match/verdict?at=0');
    await page.waitForSelector('#table');
    expect(await page.title()).toBe('Ana against Bo - Matchtape');
    await page.keyboard.press('n');
    expect(await page.textContent('.step-line')).toContain('Bo: c1');
    await page.keyboard.press('Home');
    await page.locator('.to-finding').click();
    expect(await page.textContent('.step-line')).toContain('Bo: c1');
  });

  it('says what each player may do, and why not the rest', async () => {
    const { page } = await show('#/match/verdict?at=4');
    await page.waitForSelector('.options[aria-busy="false"]');
    expect(await page.locator('[data-options]').count()).toBe(2);
    const refused = page.locator('[data-options] details', { hasText: /May not, and why: [1-9]/ }).first();
    await refused.locator('summary').click();
    expect(await refused.locator('.refused-reason').first().textContent()).toMatch(
      /turn\.order|square\.empty|seal\.once/,
    );
  });

  it('shows nothing of what could be done at another step', async () => {
    const { page } = await show('#/match/verdict?at=4');
    const listed = page.locator('.listed');
    await page.waitForSelector('.options[aria-busy="false"]');
    const asked = await listed.textContent();
    const shown = await page.evaluate(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      await new Promise(requestAnimationFrame);
      const list = document.querySelector('.listed');
      return list === null ? null : getComputedStyle(list).visibility;
    });
    expect(shown).toBe('hidden');
    await page.waitForSelector('.options[aria-busy="false"]');
    expect(await listed.isVisible()).toBe(true);
    expect(await listed.textContent()).not.toBe(asked);
  });
});

describe('recording from the page', () => {
  it('records a picked play, and the tape goes on by itself', async () => {
    await openMatch('picked');
    const before = await lastRevision('picked');
    const { page, complaints } = await show('#/match/picked');
    await ready(page);
    await page.locator('.offer-pick', { hasText: 'mark c2' }).first().click();
    await page.getByRole('button', { name: 'Record this play' }).click();
    await page.waitForFunction(
      (old) => Number.parseInt(document.querySelector('.sentence-at')?.textContent ?? '') > old,
      before,
    );
    expect(await lastRevision('picked')).toBe(await revision(page));
    expect(await page.locator('.play').last().textContent()).toContain('c2');
    expect(complaints).toEqual([]);
  });

  it('records a typed line', async () => {
    await openMatch('typed');
    const { page } = await show('#/match/typed');
    await ready(page);
    await page.fill('#line', 'Bo: c2');
    await page.keyboard.press('Enter');
    await page.locator('.play', { hasText: 'Bo: c2' }).waitFor();
    expect(await page.inputValue('#line')).toBe('');
  });

  it('points at the column of a line it cannot read, and sends nothing', async () => {
    await openMatch('caret');
    const before = await lastRevision('caret');
    const { page } = await show('#/match/caret');
    await ready(page);
    await page.fill('#line', 'Ana: q9');
    await page.keyboard.press('Enter');
    expect(await page.textContent('.problem')).toContain('"q9" is no play.');
    expect(await page.textContent('.caret')).toBe('Ana: q9\n     ^');
    expect(await page.getAttribute('#line', 'aria-invalid')).toBe('true');
    expect(await lastRevision('caret')).toBe(before);
  });

  it('shows a play that the table cannot do, with the remedy', async () => {
    await openMatch('taken');
    await record('taken', ['Bo: b2']);
    const { page } = await show('#/match/taken');
    await ready(page);
    await page.fill('#line', 'Ana: b2');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.problem');
    expect(await page.textContent('.problem')).toContain('b2 holds a mark.');
    expect(await page.textContent('.problem .remedy')).toContain('Clear it first');
  });

  it('records nothing on a table that has moved on, and shows the new one', async () => {
    await openMatch('conflict');
    const { page } = await show('#/match/conflict?at=0');
    await page.waitForSelector('#table');
    await page.route('**/live*', (route) => route.abort());
    await page.reload();
    await page.waitForSelector('#table');
    await page.keyboard.press('End');
    await record('conflict', ['Ana: c2']);
    const before = await lastRevision('conflict');
    await page.fill('#line', 'Bo: a1');
    await page.fill('#line', 'Bo: b3');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.problem');
    expect(await page.textContent('.problem')).toContain(
      'somebody else recorded at this table: scorekeeper: "Ana: c2"',
    );
    expect(await lastRevision('conflict')).toBe(before);
    expect(await page.getByLabel('The line that was not recorded').inputValue()).toBe('Bo: b3');
    await page.getByRole('button', { name: 'Show the tape as it is now' }).click();
    expect(await revision(page)).toBe(before);
  });
});

describe('a live tape', () => {
  it('is followed at its end, and left alone in the middle', async () => {
    await openMatch('live');
    const { page } = await show('#/match/live');
    const { page: other } = await show('#/match/live?at=3');
    await page.waitForSelector('.live-on');
    await other.waitForSelector('button.live');
    await record('live', ['Bo: c2']);
    await page.locator('.play-shown', { hasText: 'Bo: c2' }).waitFor();
    await other.locator('.play', { hasText: 'Bo: c2' }).waitFor();
    expect(await revision(other)).toBe(3);
  });

  it('is asked for again where a proxy says that no server is there', async () => {
    await openMatch('proxied');
    const { page } = await show('#/match/proxied?at=0');
    await page.waitForSelector('#table');
    let refusals = 0;
    await page.route('**/live*', (route) =>
      refusals++ < 2 ? route.fulfill({ status: 503, body: 'no server' }) : route.fallback(),
    );
    await page.reload();
    await page.waitForSelector('#table');
    await page.keyboard.press('End');
    await record('proxied', ['Bo: c2']);
    await page.locator('.play', { hasText: 'Bo: c2' }).waitFor();
    expect(refusals).toBe(3);
  });
});

describe('what a viewer may know', () => {
  it('is all that the page is sent and shows', async () => {
    await openMatch('hidden');
    const sealed = /seals c3|"square":"c3"/;
    const { page: own } = await show('#/match/hidden?viewer=1');
    await own.locator('.play', { hasText: 'seals c3' }).waitFor();
    const { page, received: bodies } = await show('#/match/hidden?viewer=0');
    await page.locator('.play', { hasText: 'seals unknown' }).waitFor();
    const received = await bodies();
    expect(received.some((text) => text.includes('SquareSealed'))).toBe(true);
    expect(received.filter((text) => sealed.test(text))).toEqual([]);
    expect(await page.content()).not.toMatch(sealed);
    await page.waitForSelector('.options[aria-busy="false"]');
    expect(await page.locator('[data-options]').count()).toBe(1);
    await page.selectOption('.viewer select', 'public');
    await page.waitForURL('**viewer=public**');
    await page.locator('.play', { hasText: 'seals unknown' }).waitFor();
    expect(await page.content()).not.toMatch(sealed);
    expect(await page.locator('[data-options]').count()).toBe(0);
  });
});

describe('the page', () => {
  it.each([768, 1024, 1280, 1920])('fits a window %i wide, and every button has a name', async (width) => {
    await openMatch(`wide-${width}`);
    const { page } = await openPage(browser, `${api.url}/#/match/wide-${width}`, { viewport: { width, height: 800 } });
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const nameless = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => !(button.getAttribute('aria-label') ?? button.textContent))
          .map((button) => button.outerHTML),
      );
    expect(nameless).toEqual([]);
  });

  it.each([
    ['#/match/wide-768?viewer=banana', '"banana" is nobody who looks'],
    ['#/match/wide-768?at=abc', '"abc" is no step of a tape'],
    ['#/bananas', 'There is no page "/bananas".'],
  ])('shows nothing at an address that means nothing, and says so: %s', async (hash, words) => {
    const { page, received } = await show(hash);
    expect(await page.getByRole('alert').textContent()).toContain(words);
    expect((await received()).filter((body) => body.includes('MatchOpened'))).toEqual([]);
    await page.getByRole('link', { name: 'All matches' }).click();
    await page.waitForSelector('.match-rows');
  });

  it('says what is wrong where there is no such match', async () => {
    const { page } = await show('#/match/nowhere');
    await page.waitForSelector('.problem');
    expect(await page.textContent('.problem')).toContain('no match "nowhere"');
  });
});
