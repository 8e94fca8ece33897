import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { type RunningServer, serve } from '../../apps/api/src/serve.js';
import { noughtsMatch } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { noughts } from '../support/noughts.js';

let server: RunningServer;
let browser: Browser;
let key: string;

const post = (path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  const rulings = mkdtempSync(`${tmpdir()}/matchtape-rulings-`);
  server = await serve(
    { PORT: '0', MATCHTAPE_STORE: 'memory' },
    { rulesets: [noughts], replayer: buildReplayer('noughts'), rulings },
  );
  key = /#key=([\w-]+)/.exec(server.linkTo('/'))?.[1] ?? '';
  await post('matches', noughtsMatch('keyed'));
  await post('matches/keyed/plays', { playId: 'p1', line: 'Ana: seals c3' });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const visit = (address: string) => openPage(browser, address, { isPublic: true });

/** Everything the page says, and every answer it got. */
const ready = (page: Page) => page.waitForSelector('.live-on, button.live');

test('the printed link lets a browser in, leads to the match, and leaves no key in the address, in scripts or in what is sent', async () => {
  const { page, complaints } = await visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(server.linkTo('/match/keyed'));
  await ready(page);
  expect(page.url()).toMatch(/#\/match\/keyed/);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => !url.includes('#') && url.includes(key))).toEqual([]);
  expect(
    await page.evaluate(() => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)),
  ).toBe('{}{}');
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(key);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain(key);
  await page.goForward().catch(() => null);
  await ready(page);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookie?.value).not.toBe(key);
  await page.locator('.offer-pick', { hasText: 'mark b2' }).first().click();
  await page.getByRole('button', { name: 'Record this play' }).click();
  await page.locator('.play', { hasText: 'b2' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a visitor without a key sees what is public, whatever the address asks for, and is offered nothing that is refused', async () => {
  const { page, complaints, received } = await visit(server.url);
  await page.waitForSelector('.match-row');
  expect(await page.getByRole('button', { name: 'New match' }).count()).toBe(0);
  await page
    .getByRole('link', { name: /Ana – Bo/ })
    .first()
    .click();
  await ready(page);
  for (const hash of ['#/match/keyed?viewer=0', '#/match/keyed?viewer=recorder']) {
    await page.goto(server.url + hash);
    await ready(page);
  }
  expect(await page.textContent('.viewer')).toBe('Seen by the public');
  expect(await page.locator('#line, .offer-pick, .close-tape, .viewer select').count()).toBe(0);
  for (const body of await received()) expect(body).not.toContain('"c3"');
  expect(complaints).toEqual([]);
});

test('who has the key can enter it where it is missed, and a wrong one is told so', async () => {
  const { page } = await visit(`${server.url}#/match/keyed`);
  await ready(page);
  await page.locator('.key-form summary').click();
  await page.fill('#key', 'wrong-key-of-enough-letters-to-be-one-1234');
  await page.getByRole('button', { name: 'Let me in' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('none of this server');
  await page.fill('#key', server.linkTo('/match/keyed'));
  await page.getByRole('button', { name: 'Let me in' }).click();
  await page.waitForSelector('#line');
  expect(await page.locator('.viewer select').inputValue()).toBe('recorder');
});

test('a link that is no longer good says so beside what is public', async () => {
  const { page } = await visit(`${server.url}#key=${'old-link-'.repeat(5)}&to=/match/keyed`);
  await ready(page);
  expect(page.url()).not.toContain('old-link');
  expect(await page.getByRole('alert').textContent()).toContain('none of this server');
  expect(await page.textContent('.viewer')).toBe('Seen by the public');
});
