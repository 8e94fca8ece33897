import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { HeadLog, makeFirstKey } from '#log/keeping';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

const folder = mkdtempSync(join(tmpdir(), 'matchtape-slip-'));

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  makeFirstKey(folder, { name: 'tape.example.org', type: 'note', now: '2026-05-01T18:00:00.000Z' });
  const log = HeadLog.open(folder);
  api = await startApi({ replayer: buildReplayer('installed'), ...(log && { log }) });
  await api.post('/matches', noughtsMatch('final', { event: 'Summer Open', table: '12' }));
  await api.post('/matches/final/plays', { playId: 'one', line: 'Ana: b2' });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const fateOf = async (address: string): Promise<{ readonly text: string; readonly complaints: readonly string[] }> => {
  const { page, complaints } = await openPage(browser, address, { isPublic: true });
  await page.waitForSelector('.slip-fate, [role=alert]');
  return { text: (await page.textContent('main')) ?? '', complaints };
};

let link = '';

it('is logged, shown with its code, and printed as narrow as a receipt', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/slip/final`);
  await page.click('text=Log it now');
  await page.waitForSelector('text=Size 1');
  expect(await page.textContent('.slip')).toMatch(
    /Summer Open, table 12.*Ana against Bo.*Match final, event \d+.*Head [0-9a-f]{64}.*Root .{44}/s,
  );
  expect(await page.getAttribute('.qr-code', 'aria-label')).toContain('whether the tape still holds it');
  expect((await page.getAttribute('.qr-code path', 'd'))?.length).toBeGreaterThan(1000);
  link = (await page.getAttribute('.slip-link a', 'href')) ?? '';
  // Read on a dark screen as on paper: dark on white.
  await page.emulateMedia({ colorScheme: 'dark' });
  const grey = await page.locator('.slip h2').evaluate((head) => getComputedStyle(head).color);
  expect(Math.max(...(grey.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(130);
  await page.emulateMedia({ media: 'print' });
  const { width } = (await page.locator('.slip').boundingBox()) ?? { width: 0 };
  // 80 mm paper, at 96 dots an inch.
  expect(width).toBeLessThan((80 / 25.4) * 96);
  // On A4 it is one page, white to its foot.
  await page.click('text=Print');
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('that was kept holds after the match has gone on, and its proof is followed in the page', async () => {
  await api.post('/matches/final/plays', { playId: 'two', line: 'Bo: a1' });
  expect((await fateOf(link)).text).toContain('The match is not closed');
  await api.post('/matches/final/close', {});
  const { text, complaints } = await fateOf(link);
  expect(text).toContain('Yes: the tape still holds this head at event');
  expect(text).toContain('This page has followed the proof to the signed root on the slip (size 1)');
  expect(complaints).toEqual([]);
});

it('of a head or root that the tape and the log do not hold is told so', async () => {
  const [other = ''] = /link=[0-9a-f]{64}/.exec(link) ?? [];
  const forged = await fateOf(link.replace(other, `link=${'0'.repeat(64)}`));
  expect(forged.text).toContain('No: the tape does not hold this head at event');
  expect(forged.text).toContain('The log shows another tree than the slip names.');
  const cut = await fateOf(link.replace(/at=\d+/, 'at=400'));
  expect(cut.text).toContain('No: the tape does not hold this head at event 400');
  const root = encodeURIComponent(Buffer.alloc(32).toString('base64'));
  const forked = await fateOf(link.replace(/root=[^&]+/, `root=${root}`));
  expect(forked.text).toContain('Yes: the tape still holds this head');
  expect(forked.text).toContain('Not proved by the log: The log shows another tree than the slip names.');
});
