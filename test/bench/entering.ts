import type { Browser } from 'playwright-core';
import { openPage } from '../support/browser.js';
import { enteredGame } from '../support/entered-game.js';
import { postAsRecorder } from '../support/key.js';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { quantile } from './measure.js';

/** Plays that are entered, and those of them that warm the page up. */
const [PLAYS, WARM_UP] = [80, 20] as const;

/** How long a scribe takes to read what a line would do, in milliseconds. */
const READ = 100;

/** Has the page note how long each Enter takes until the table behind it is drawn. */
const NOTE = `
  const noted = (window.noted = []);
  const place = () => document.querySelector('.sentence-at').textContent;
  const pressed = ({ key, timeStamp }) => {
    if (key !== 'Enter') return;
    const before = place();
    const look = () =>
      requestAnimationFrame(() =>
        place() === before ? look() : setTimeout(() => noted.push(performance.now() - timeStamp)));
    look();
  };
  document.addEventListener('keydown', pressed, true);
`;

/** A scribe who enters a recorded game while somebody else looks on: from Enter until the new table is drawn, by the clock. */
export const entering = async (browser: Browser, url: string): Promise<BenchFigure> => {
  const { order, lines } = enteredGame('entered', PLAYS);
  const opened = await postAsRecorder(new URL('/matches', url).href, order);
  if (!opened.ok) throw new Error(await opened.text());
  const address = `${url}#/match/entered`;
  const [watcher, scribe] = [await openPage(browser, address), await openPage(browser, address, { bypassCSP: true })];
  const { page } = scribe;
  await watcher.page.waitForSelector('.live-on');
  await page.waitForSelector('.live-on');
  await page.evaluate(`(() => {${NOTE}})()`);
  for (const [number, line] of lines.entries()) {
    await page.fill('#line', line);
    await page.waitForTimeout(READ);
    await page.keyboard.press('Enter');
    await page.waitForFunction(`noted.length === ${String(number + 1)}`);
  }
  const noted = (await page.evaluate<readonly number[]>('noted')).slice(WARM_UP);
  await Promise.all([watcher, scribe].map((each) => each.page.context().close()));
  return lessIsBetter({
    name: `a play entered while somebody looks on, from Enter until its table is drawn, p95 of ${String(noted.length)}, by the clock`,
    unit: 'ms',
    value: quantile(noted, 0.95),
    baselineName: 'the aim',
    baseline: 50,
    aim: { valueBelow: 50 },
  });
};
