import type { Browser, Page } from 'playwright-core';
import { openPage, type WatchedPage } from '../support/browser.js';
import { enteredGame } from '../support/entered-game.js';
import { postAsRecorder } from '../support/key.js';
import { lessIsBetter, type Aim, type BenchFigure } from './figure.js';
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
    window.entered = performance.timeOrigin + timeStamp;
  };
  document.addEventListener('keydown', pressed, true);
`;

/** Has the page of who looks on note when each place of the tape was drawn, by the clock that all pages have in common. */
const NOTE_PLACES = `
  const drawn = (window.drawn = {});
  const place = () => document.querySelector('.sentence-at').textContent;
  const look = () => {
    const at = place();
    requestAnimationFrame(() => setTimeout(() => (drawn[at] ??= performance.timeOrigin + performance.now())));
  };
  new MutationObserver(look).observe(document.querySelector('.track'), { subtree: true, childList: true, characterData: true });
`;

/** When the place that a page shows was drawn on another, by the clock. */
const drawnThere = async (page: Page, place: string): Promise<number> => {
  const drawn = await page.waitForFunction<number>(`drawn[${JSON.stringify(place)}]`);
  return drawn.jsonValue();
};

const figureOf = (until: string, noted: readonly number[], aim?: Aim): BenchFigure => {
  const warm = noted.slice(WARM_UP);
  return lessIsBetter({
    name: `a play entered while somebody looks on, from Enter until ${until}, p95 of ${String(warm.length)}, by the clock`,
    unit: 'ms',
    value: quantile(warm, 0.95),
    baselineName: 'the median',
    baseline: quantile(warm, 0.5),
    ...(aim && { aim }),
  });
};

/** A scribe who enters a recorded game while somebody else looks on: from Enter until the new table is drawn for either, by the clock. */
export const entering = async (browser: Browser, url: string): Promise<readonly BenchFigure[]> => {
  const { order, lines } = enteredGame('entered', PLAYS);
  const opened = await postAsRecorder(new URL('/matches', url).href, order);
  if (!opened.ok) throw new Error(await opened.text());
  const address = `${url}#/match/entered`;
  const open = (): Promise<WatchedPage> => openPage(browser, address, { bypassCSP: true });
  const [{ page: watcher }, { page }] = [await open(), await open()];
  await watcher.waitForSelector('.live-on');
  await page.waitForSelector('.live-on');
  await page.evaluate(`(() => {${NOTE}})()`);
  await watcher.evaluate(`(() => {${NOTE_PLACES}})()`);
  const seen: number[] = [];
  for (const [number, line] of lines.entries()) {
    await page.fill('#line', line);
    await page.waitForTimeout(READ);
    await page.keyboard.press('Enter');
    await page.waitForFunction(`noted.length === ${String(number + 1)}`);
    const place = await page.evaluate<string>(`document.querySelector('.sentence-at').textContent`);
    seen.push((await drawnThere(watcher, place)) - (await page.evaluate<number>('entered')));
  }
  const noted = await page.evaluate<readonly number[]>('noted');
  await Promise.all([watcher, page].map((each) => each.context().close()));
  return [
    figureOf('its table is drawn', noted, { valueBelow: 50 }),
    figureOf('who looks on has its table drawn', seen),
  ];
};
