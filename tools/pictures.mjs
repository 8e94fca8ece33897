// Takes the pictures of README and docs/ anew, of recorded games in the product as it is built: `npm run pictures`, or `npm run pictures -- replayer-finding` for
// some of them. Look at each before it is kept.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { cookieOf, serve } from './pictures/server.mjs';
import { PICTURES } from './pictures/shown.mjs';
import { fill, openEvent, playToPoint } from './pictures/store.mjs';

/** Milliseconds that a page may take: a busy machine is no reason to fail. */
const PATIENCE = 300_000;

const open = async (browser, { url }, { place, ready, viewport, colorScheme = 'dark' }) => {
  const context = await browser.newContext({ viewport, colorScheme });
  context.setDefaultTimeout(PATIENCE);
  await context.addCookies([cookieOf(url)]);
  const page = await context.newPage();
  await page.goto(url + place);
  await ready?.(page);
  return page;
};

const keep = async (page, name, { isWhole = false }) => {
  await page.screenshot({
    path: fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url)),
    fullPage: isWhole,
  });
  await page.context().close();
  console.log(`docs/pictures/${name}.png`);
};

const take = async (browser, server, name) => {
  const page = await open(browser, server, PICTURES[name]);
  await page.waitForTimeout(PICTURES[name].rests);
  await keep(page, name, PICTURES[name]);
};

/** Takes pictures of what is announced to those who look on: they are there before it happens. */
const takeAnnounced = async (browser, server, names) => {
  if (names.length === 0) return;
  const pages = await Promise.all(names.map((name) => open(browser, server, PICTURES[name])));
  await Promise.all(pages.map((page) => page.locator('.overlay').waitFor({ state: 'attached' })));
  await playToPoint(server.url);
  await Promise.all(pages.map((page) => page.waitForSelector('.moment-point')));
  // It comes in from above, and stays for some seconds.
  await pages[0].waitForTimeout(1000);
  for (const [i, page] of pages.entries()) await keep(page, names[i], PICTURES[names[i]]);
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in PICTURES));
if (unknown !== undefined) throw new Error(`There is no picture "${unknown}": ${Object.keys(PICTURES).join(', ')}.`);
const names = Object.keys(PICTURES).filter((name) => asked.length === 0 || asked.includes(name));
const isAnnounced = (name) => PICTURES[name].announced === true;

const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const folder = mkdtempSync(join(tmpdir(), 'matchtape-pictures-'));
const data = join(folder, 'data');
// The store is empty at first, so that the server begins it with the demo and its tour.
const server = await serve(data);
const args = ['--headless=new', '--no-sandbox', '--disable-gpu'];
const browser = await chromium.launch({ executablePath, args, timeout: PATIENCE });
try {
  fill(folder, data);
  await openEvent(server.url);
  for (const name of names.filter((each) => !isAnnounced(each))) await take(browser, server, name);
  await takeAnnounced(browser, server, names.filter(isAnnounced));
} finally {
  await browser.close();
  server.server.kill();
  rmSync(folder, { recursive: true, force: true });
}
