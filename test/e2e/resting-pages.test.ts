import type { Browser, Page } from 'playwright-core';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { endPages } from '../support/resting-pages.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('installed') });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

/** All that a page finds as it opens. */
const found = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => ({
    kept: [Object.keys(localStorage), Object.keys(sessionStorage), (await indexedDB.databases()).length, await caches.keys()],
    history: history.length,
    size: [innerWidth, innerHeight],
    media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', 'print'].map((query) => matchMedia(query).matches),
    isOnline: navigator.onLine,
    hovered: [...document.querySelectorAll('body :hover')].length,
  }))()`);

it('a page that rested finds what a fresh one finds, and is asked for nothing of what was', async () => {
  const fresh = await openPage(browser, `${api.url}/#/`, { isPublic: true });
  const first = [await found(fresh.page), await fresh.page.context().cookies()];
  await endPages(browser);

  const { page, complaints } = await openPage(browser, `${api.url}/#/`, { viewport: { width: 390, height: 844 } });
  expect(page).toBe(fresh.page);
  expect(await page.context().cookies()).toHaveLength(1);
  await page.evaluate(`(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await caches.open('left');
    await new Promise((done) => (indexedDB.open('left').onsuccess = done));
    history.pushState(null, '', '#/rulings');
  })()`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.route('**/matches*', (route) => route.abort());
  await page.mouse.move(200, 20);
  await page.context().setOffline(true);
  const before = complaints.length;
  await endPages(browser);

  const again = await openPage(browser, `${api.url}/#/`, { isPublic: true });
  expect(again.page).toBe(page);
  await again.page.waitForLoadState('networkidle');
  expect([await found(again.page), await again.page.context().cookies()]).toEqual(first);
  expect([again.complaints, complaints.length]).toEqual([fresh.complaints, before]);
});
