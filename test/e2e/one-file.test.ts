import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { cli } from '../cli/run.js';

const ANNIE = 'test/games/riftbound/annie-against-master-yi.tape';
const GUARDS = 'test/games/runeterra/guards-against-fortune.tape';

const folder = mkdtempSync(join(tmpdir(), 'matchtape-one-file-'));
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Exports a tape, and answers where it was written. */
const exported = async (tape: string, name: string, ...options: readonly string[]): Promise<string> => {
  const path = join(folder, name);
  expect(await cli(['export', tape, '--out', path, ...options])).toEqual({ code: 0, out: '', err: '' });
  return path;
};

describe('a tape as a page in one file', () => {
  /** Opens the file with no network at all; answers the page, what it complained about, and what it asked for. */
  const openOffline = async (path: string) => {
    const { page, complaints } = await openPage(browser, pathToFileURL(path).href, { isPublic: true, offline: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.waitForSelector('.timeline');
    return { page, complaints, asked };
  };

  test.each([
    ['Riftbound', ANNIE, 400_000],
    ['Legends of Runeterra', GUARDS, 400_000],
  ])('replays %s without a server, verdicts included', async (_, tape, most) => {
    const path = await exported(tape, 'game.html', '--format', 'html');
    const packedTape = /id="tape"[^>]*>\s*([^<]*)</.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
    expect(packedTape.length).toBeGreaterThan(1000);
    expect(readFileSync(path).length - packedTape.length).toBeLessThan(most);
    const { page, complaints, asked } = await openOffline(path);
    await page.keyboard.press('End');
    expect(await page.textContent('.timeline')).toMatch(/\d+ plays/);
    expect(await page.textContent('.step')).toMatch(/The game ends: .* Won by (Ben|Jonas)\./);
    await page.keyboard.press('Home');
    await page.waitForFunction(() => location.hash.endsWith('at=0'));
    expect({ complaints, asked }).toEqual({ complaints: [], asked: [] });
  });

  test('begins at the step that was named, and lists irregularities by itself', async () => {
    const tape = 'test/games/riftbound/paper-irregular.tape';
    const path = await exported(tape, 'paper.html', '--format', 'html', '--at', '300');
    const { page, complaints } = await openOffline(path);
    await page.waitForFunction(() => location.hash.endsWith('at=300'));
    await page.click('text=Look for irregularities');
    await page.waitForSelector('.audit-row');
    expect(await page.locator('.audit-row').count()).toBeGreaterThan(9);
    await page.getByRole('button', { name: 'Share' }).click();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Keep PNG' }).click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/-300\.png$/);
    expect(complaints).toEqual([]);
  });
});

describe('a tape that is opened from a file', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound] });
  });
  afterAll(() => api.close());

  const choose = async (path: string) => {
    const opened = await openPage(browser, api.url, { isPublic: true });
    await opened.page.setInputFiles('.open-file input', path);
    return opened;
  };

  test('is shown as its viewer saw it, and sent nowhere', async () => {
    const { page, complaints, received } = await choose(await exported(ANNIE, 'annie.json', '--viewer', 'Ana'));
    await page.waitForSelector('text=From a file, as Ana saw it');
    expect(await page.textContent('.timeline')).toContain('293 plays');
    expect((await api.request('/matches')).body).toEqual([]);
    expect((await received()).join()).not.toContain('Annie');
    expect(complaints).toEqual([]);
  });

  test('may be dropped on the list of matches', async () => {
    const text = readFileSync(await exported(GUARDS, 'guards.json', '--viewer', 'public'), 'utf8');
    const { page } = await openPage(browser, api.url, { isPublic: true });
    await page.waitForSelector('.open-file');
    await page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'guards.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
    await page.waitForSelector('text=From a file, as the public saw it');
  });

  test.each([
    ['no JSON', 'plays: none', /"odd\.json" is no tape: it is no JSON\. Write it with/],
    ['other JSON', '{"cards": []}', /is no tape of Matchtape\. Write it with/],
    ['a tape without events', '{"matchtape": 3, "events": []}', /is damaged: it has no events/],
    [
      'a tape with a hole',
      '{"matchtape": 3, "events": [{"revision": 1, "type": "MatchOpened", "data": {}}]}',
      /place 0 is not its event/,
    ],
    [
      'a tape of another game',
      '{"matchtape": 3, "events": [{"revision": 0, "type": "MatchOpened", "data": {"ruleset": "go"}}]}',
      /a game that this page does not have/,
    ],
  ])('%s is refused with what to do, and the list stays', async (_, text, words) => {
    const path = join(folder, 'odd.json');
    writeFileSync(path, text);
    const { page, complaints } = await choose(path);
    expect(await page.textContent('.open-file [role=alert]')).toMatch(words);
    expect(await page.textContent('h1')).toBe('Matchtape');
    expect(complaints).toEqual([]);
  });
});
