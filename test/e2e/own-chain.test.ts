// The page follows the chain of the tape that it shows, and says where it was altered.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { HeadLog, makeFirstKey } from '#log/keeping';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

const folder = mkdtempSync(join(tmpdir(), 'matchtape-own-chain-'));

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  makeFirstKey(folder, { name: 'tape.example.org', type: 'note', now: '2026-05-01T18:00:00.000Z' });
  const log = HeadLog.open(folder);
  api = await startApi({ replayer: buildReplayer('noughts'), ...(log && { log }) });
  await api.post('/matches', noughtsMatch('final'));
  await api.post('/matches/final/plays', { playId: 'one', line: 'Ana: b2' });
  await api.post('/matches/final/plays', { playId: 'two', line: 'Bo: a1' });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks the page, and answers what its panel says. */
const checked = async (page: Page): Promise<string> => {
  await page.click('text=Was this tape altered?');
  const panel = page.locator('section[aria-labelledby=chain-title]');
  await panel
    .locator('[role=status] .chain-head, [role=alert], [role=status]:not(:has-text("Following"))')
    .first()
    .waitFor();
  await panel.locator('button:not([disabled])').first().waitFor();
  return (await panel.textContent()) ?? '';
};

test('a match of the server: its own chain, and no log before it is logged', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/final`, { isPublic: true });
  expect(await checked(page)).toMatch(/All \d+ events belong to one chain.*Head:[0-9a-f]{64}.*not closed/);
  expect(complaints.filter((each) => !each.includes('403'))).toEqual([]);
});

test('a match that was logged: the proof is followed to the signed tree', async () => {
  await api.post('/matches/final/close', {});
  await api.post('/matches/final/slip', {});
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/final`, { isPublic: true });
  expect(await checked(page)).toMatch(/Logged at event \d+.*signed tree of tape\.example\.org, size \d/);
  expect(complaints).toEqual([]);
});

test('an answer that was altered on its way: the event is named, and leads there', async () => {
  const { page } = await openPage(browser, `${api.url}/#/match/final`, { isPublic: true });
  await page.route('**/matches/final/tape*', async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as { events: { actor: string }[] };
    document.events[3]!.actor = 'somebody';
    await route.fulfill({ response, json: document });
  });
  expect(await checked(page)).toMatch(/This tape is not as it was written\.event 3 it is not what was shown/);
  await page.click('text=event 3');
  await page.waitForFunction(() => location.hash.includes('at=3'));
});

test('a tape from a file: whole it is believed, with a line altered it is not', async () => {
  const document = (await api.request('/matches/final/tape')).body as { events: { data: { number?: number } }[] };
  const open = async (name: string, value: unknown): Promise<Page> => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    const { page } = await openPage(browser, `${api.url}/`, { isPublic: true });
    await page.setInputFiles('input[type=file]', path);
    await page.waitForSelector('.timeline');
    return page;
  };
  expect(await checked(await open('whole.json', document))).toMatch(/All \d+ events belong to one chain/);
  const at = document.events.findLastIndex(({ data }) => data.number !== undefined);
  document.events[at]!.data = { ...document.events[at]!.data, number: 2, extra: 1 } as never;
  const text = await checked(await open('altered.json', document));
  expect(text).toContain(`This tape is not as it was written.event ${String(at)} `);
  expect(readFileSync(join(folder, 'altered.json'), 'utf8')).toContain('extra');
});
