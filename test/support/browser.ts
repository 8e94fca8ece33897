import { existsSync } from 'node:fs';
import { cookieName } from '../../apps/api/src/access/cookie.js';
import { KEY } from './key.js';
import { mayRest, rested } from './resting-pages.js';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Where Debian puts Chromium: first the build without windows of its own, which draws a page in less than half of the processor time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

const PATH = process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path)) ?? PLACES[1];

/** No sandbox: the tests run as root in a container. The rest keeps the browser from calling home. */
const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A page with everything it complained about (console errors, uncaught errors, blocked resources) and every JSON body it was sent. */
export interface WatchedPage {
  readonly page: Page;
  readonly complaints: string[];
  readonly received: () => Promise<readonly string[]>;
}

/** Half of a test's own limit, so that Playwright says what it waited for. By itself it gives up after half a minute, which a busy machine may need. */
export const PATIENCE = 300_000;

/** Starts the system's Chromium: CHROMIUM names it, else it is where Debian puts it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: PATH, args: ARGS, timeout: PATIENCE });

/** The cookie of a browser that was let in by the key of the tests. */
const cookieOf = (url: string) => {
  const { host, origin } = new URL(url);
  return { name: cookieName(host), value: KEY, url: origin, httpOnly: true, sameSite: 'Strict' } as const;
};

/** A page in a context that nobody has left anything in: one that rests where nothing but a size is asked for, else a fresh one. */
const blankPage = async (
  browser: Browser,
  url: string,
  { viewport = { width: 1440, height: 900 }, ...options }: BrowserContextOptions,
): Promise<Page> => {
  const isPlain = viewport !== null && Object.keys(options).length === 0 && url.startsWith('http');
  const page = isPlain ? rested(browser) : undefined;
  if (isPlain && page !== undefined) {
    await page.setViewportSize(viewport);
    mayRest(page.context(), url);
    return page;
  }
  const context = await browser.newContext({ viewport, ...options });
  context.setDefaultTimeout(PATIENCE);
  if (isPlain) mayRest(context, url);
  return context.newPage();
};

/** Opens an address in a context that is as a fresh one, as the recorder, or as the public where `isPublic` says so. */
export const openPage = async (
  browser: Browser,
  url: string,
  { isPublic = false, ...options }: BrowserContextOptions & { readonly isPublic?: boolean } = {},
): Promise<WatchedPage> => {
  const page = await blankPage(browser, url, options);
  if (!isPublic) await page.context().addCookies([cookieOf(url)]);
  const complaints: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    bodies.push(response.text().catch(() => ''));
  });
  await page.goto(url);
  return { page, complaints, received: () => Promise.all(bodies) };
};

/** Opens a link in a fresh context, and lets it in under the name of a device. */
export const openByLink = async (browser: Browser, link: string, device: string): Promise<Page> => {
  const { page } = await openPage(browser, link, { isPublic: true });
  await page.getByLabel('What is this device called').fill(device);
  await page.getByRole('button', { name: 'Let this device in' }).click();
  await page.getByLabel('What is this device called').waitFor({ state: 'detached' });
  return page;
};
