import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const PATH = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

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

/** Starts the system's Chromium: CHROMIUM names it, /usr/bin/chromium is the usual place. */
export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: PATH, args: ARGS });

/** Opens an address in a fresh context. */
export const openPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
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
