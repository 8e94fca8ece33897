import type { Browser, Page } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { enteredGame } from '../support/entered-game.js';

/** Plays that are entered, the keys that the half of them may take, and milliseconds between two keys. */
const [PLAYS, MOST_KEYS, DELAY] = [30, 9, 20];

/** Completions that are near enough to be gone to. */
const NEAR = 3;

let api: RunningApi;
let browser: Browser;

/** First letters of the words behind the player's name: what a scribe types of a line. */
const lettersOf = (line: string): readonly string[] =>
  line
    .slice(line.indexOf(':') + 1)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toLowerCase());

/** Where the line stands among the completions, from 0; null where it is not near. */
const placeOf = async (page: Page, line: string): Promise<number | null> => {
  const found = (await page.locator('.completion').allTextContents()).slice(0, NEAR).indexOf(line);
  return found < 0 ? null : found;
};

/** Enters a line with as few keys as the page needs to know it, and answers how many they were. */
const enter = async (page: Page, line: string): Promise<number> => {
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
    await page.waitForTimeout(DELAY);
  };
  if (/: passes$/.test(line)) {
    await press('.');
    return keys;
  }
  for (const letter of lettersOf(line)) {
    await press(letter);
    const place = await placeOf(page, line);
    if (place === null) continue;
    for (let tab = 0; tab <= place; tab++) await press('Tab');
    await press('Enter');
    return keys;
  }
  await press('Control+A');
  await page.keyboard.type(line, { delay: DELAY });
  await press('Enter');
  return keys + line.length;
};

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound], replayer: buildReplayer('installed') });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

it('a recorded game is entered with few keys a play, and nothing of it is lost', async () => {
  const { order, lines } = enteredGame('scribe', PLAYS);
  expect(await api.post('/matches', order)).toMatchObject({ status: 201 });
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/scribe`);
  await page.focus('#line');
  const keys: number[] = [];
  for (const line of lines) {
    keys.push(await enter(page, line));
    // What may be typed next depends on the table that this play leads to.
    await page.waitForFunction(() => document.querySelector('.typed-sending, .typed-waiting, .typed-stopped') === null);
  }
  const answer = await api.request('/matches/scribe/timeline?viewer=recorder');
  const { entries } = answer.body as { entries: readonly { kind: string; actor: string; line: string }[] };
  const stand = entries.filter(({ kind, actor }) => kind === 'play' && actor !== 'dealer').map(({ line }) => line);
  expect(stand).toEqual(lines);
  expect([...keys].sort((one, other) => one - other)[PLAYS / 2]).toBeLessThanOrEqual(MOST_KEYS);
  // On a tablet as well the line is in sight as it is typed in, with room below it for what it would do.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.type('p');
  const [head = 0, top = 0, bottom = 0, end = 0] = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return [box('.record > .panel-head')?.bottom, box('#line')?.top, box('#line')?.bottom, box('.desk')?.bottom];
  });
  expect(top).toBeGreaterThanOrEqual(head);
  expect(end - bottom).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
});
