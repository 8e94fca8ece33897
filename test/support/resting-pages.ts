import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Pages that open another address, in the context and the process that they have: nothing that was kept, said or asked for before is left. */
const resting = new WeakMap<Browser, Page[]>();

/** Contexts of pages that may rest, and where each page was opened. Who asked for a context of a kind of its own gets a fresh one. */
const openedAt = new WeakMap<BrowserContext, string>();

/** What tests listen for. */
const HEARD = ['console', 'pageerror', 'request', 'response', 'dialog', 'download'] as const;

/** What is kept for an address, but cookies. */
const KEPT = 'local_storage,indexeddb,cache_storage,service_workers';

/** What a context begins with, where nobody asks for anything else. */
const MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

/** Says that the page of a context may rest once its test is over. */
export const mayRest = (context: BrowserContext, url: string): void => void openedAt.set(context, new URL(url).origin);

/** A page that rests, if any does. */
export const rested = (browser: Browser): Page | undefined => resting.get(browser)?.pop();

/** Leaves what a page shows, forgets what it kept, and puts everything back that a test may have changed. */
const forget = async (context: BrowserContext, page: Page, origin: string): Promise<void> => {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll();
  await context.setOffline(false);
  await page.mouse.move(-1, -1);
  // What runs in the page ends here: nothing of it writes into what is cleared next.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate('sessionStorage.clear()');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await context.clearCookies();
  await page.emulateMedia(MEDIA);
};

const rest = async (browser: Browser, context: BrowserContext): Promise<void> => {
  const [page, ...others] = context.pages();
  const origin = openedAt.get(context);
  const isPlain = page !== undefined && others.length === 0 && origin !== undefined;
  if (!isPlain || new URL(page.url()).origin !== origin) return context.close();
  await forget(context, page, origin);
  resting.set(browser, [...(resting.get(browser) ?? []), page]);
};

/**
 * Ends what is open in a browser, between tests of a file, but for some contexts: pages rest until `openPage` wants one. A page that opens in a process which is there already
 * takes little more than half of the processor time of one in a fresh context: its scripts are compiled (docs/adr/0028-one-page-for-many-windows.md).
 */
export const endPages = async (browser: Browser, but: ReadonlySet<BrowserContext> = new Set()): Promise<void> => {
  const idle = new Set((resting.get(browser) ?? []).map((page) => page.context()));
  const ended = browser.contexts().filter((context) => !but.has(context) && !idle.has(context));
  for (const context of ended) await rest(browser, context);
};
