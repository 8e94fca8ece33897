import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { cookieName } from '../../apps/api/src/access/cookie.js';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, PATIENCE } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { KEY } from '../support/key.js';

let api: RunningApi;
let browser: Browser;
let context: BrowserContext;
let club = '';

/** What stands in the club's page: of another origin than the tapes, and on this machine. */
let body = '';
const site: Server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>A club</title><body>${body}</body>`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  club = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  const store = await filledStore({ duel: tapeFile('annie-against-master-yi') });
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store, embed: [club] });
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1240, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  // Whoever looks holds a key of the server: two ports of one machine are one site, so that the cookie would be sent.
  const { host, origin } = new URL(api.url);
  await context.addCookies([{ name: cookieName(host), value: KEY, url: origin, httpOnly: true, sameSite: 'Strict' }]);
});

afterAll(async () => {
  await browser.close();
  await api.close();
  site.close();
});

/** A page of the club with something in it. */
const clubPage = async (shown: string, at = club): Promise<Page> => {
  body = shown;
  const page = await context.newPage();
  await page.goto(at);
  return page;
};

const script = (more = ''): string => `<script src="${api.url}/embed.js" data-match="duel" ${more}></script>`;

/** The frame of the match on a page. */
const frameOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error('The page has no frame.');
  return frame;
};

describe('a match inside of another page', () => {
  test('is put there by a script, at its step, as high as it would like to be, and steps by itself', async () => {
    const page = await clubPage(script('data-at="1500" data-title="The final"'));
    const frame = await frameOf(page);
    await frame.waitForSelector('#table .side');
    expect(await page.getAttribute('iframe', 'title')).toBe('The final');
    await page.waitForFunction(() => document.querySelector('iframe')?.style.height === '734px');
    expect(await frame.textContent('.sentence-at')).toBe('1500 / 1758');
    await frame.click('[aria-label="Next event"]');
    expect(await frame.textContent('.sentence-at')).toBe('1501 / 1758');
    await page.setViewportSize({ width: 420, height: 900 });
    await page.waitForFunction(() => document.querySelector('iframe')?.style.height === '780px');
  });

  test('has its verdict beside the table in a low frame, where the table needs the height', async () => {
    const page = await clubPage(
      `<iframe src="${api.url}/embed/duel?at=700" style="width:844px;height:390px"></iframe>`,
    );
    const frame = await frameOf(page);
    await frame.waitForSelector('#table .side');
    const [table, judged] = await frame.$$eval('#table, .judged', (found) =>
      found.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(judged?.left).toBeGreaterThanOrEqual(table?.right ?? Infinity);
    const cut = await frame.$$eval('.plate', (found) =>
      found.filter((plate) => plate.scrollHeight > plate.clientHeight + 1).map((plate) => plate.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('shows the public what the public may know, to whoever holds a key as well; and nothing can be done with it', async () => {
    const page = await context.newPage();
    const cookies: (string | undefined)[] = [];
    const readings: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/matches/')) return;
      readings.push(new URL(request.url()).search);
      if (request.resourceType() === 'fetch') cookies.push(request.headers()['cookie']);
    });
    body = `<iframe src="${api.url}/embed/duel" style="width:1000px;height:700px"></iframe>`;
    await page.goto(club);
    const frame = await frameOf(page);
    await frame.waitForSelector('#table .side');
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.every((search) => search.includes('viewer=public'))).toBe(true);
    expect(cookies.every((cookie) => cookie === undefined)).toBe(true);
    expect(await frame.locator('form, .record, .judge-side, .key-form, textarea').count()).toBe(0);
    const link = await frame.getAttribute('.home-link', 'href');
    expect(link).toMatch(/^\/#\/match\/duel\?at=\d+&viewer=public$/);
  });

  test.each([
    ['a match that is not there', 'none', /none/],
    ['another viewer than the public', 'duel?viewer=recorder', /shows what is public, and nothing else/],
  ])('%s is said in words', async (_, place, words) => {
    const page = await clubPage(`<iframe src="${api.url}/embed/${place}"></iframe>`);
    const frame = await frameOf(page);
    expect(await (await frame.waitForSelector('[role=alert]')).textContent()).toMatch(words);
  });
});

describe('which pages may show it', () => {
  const policyOf = async (path: string) => {
    const { status, headers } = await api.ask(path);
    const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    return { status, ancestors, frames: headers.get('x-frame-options') };
  };

  test('is said for the embedded page alone, however its address is written', async () => {
    expect(await policyOf('/embed/duel')).toEqual({ status: 200, ancestors: club, frames: null });
    for (const path of ['/', '/index.html', '/embed/duel/x', '/embed', '/rulings', '/embed.js']) {
      expect({ path, ...(await policyOf(path)) }).toMatchObject({ path, ancestors: "'none'", frames: 'SAMEORIGIN' });
    }
    const disguised = await api.ask('/embed/..%2Findex.html');
    expect(disguised.body).toBe((await api.ask('/embed/duel')).body);
    expect(disguised.body).not.toBe((await api.ask('/')).body);
  });

  test('no page but those that the server was told of: a browser shows nothing there', async () => {
    const page = await context.newPage();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    body = script();
    await page.goto(club.replace('127.0.0.1', 'localhost'));
    expect((await refused).text()).toContain(club);
    const frame = await frameOf(page);
    expect(await frame.locator('#app').count()).toBe(0);
  });

  test('none at all where the server was told of none', async () => {
    const closed = await startApi({ replayer: buildReplayer('installed') });
    const { headers } = await closed.ask('/embed/duel');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    await closed.close();
  });
});
