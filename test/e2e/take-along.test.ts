import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { parseTapeFile, type TapeFile } from '#match';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';

/** A step with a play against the rules, and the last step: the fullest tables that there are. */
const AGAINST_THE_RULES = 430;

/** A step at which a spell waits with its target. */
const AIMED = 230;

const NAMES = ['Ana', 'Ben', 'Cleo'] as const;

/** Three players with their first hands. */
const THREE = [
  'game: riftbound',
  'mode: ffa3',
  'recording: as-played',
  'first: Ana',
  ...NAMES.flatMap((name) => [`player: ${name}`, 'deck: unknown']),
  '',
  'Ana: picks Zaun Warrens',
  'Ben: picks Grove of the God-Willow',
  'Cleo: picks Obelisk of Power',
  ...NAMES.map((name) => `${name}: keeps`),
  '',
].join('\n');

const threeOf = (): TapeFile => {
  const read = parseTapeFile(THREE);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const folder = mkdtempSync(join(tmpdir(), 'matchtape-take-along-'));
let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const store = await filledStore({ paper: tapeFile('paper-irregular'), three: threeOf() });
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store });
  browser = await openBrowser();
  ({ page } = await openPage(browser, `${api.url}/#/match/paper?at=${String(AGAINST_THE_RULES)}&viewer=public`));
  await page.waitForSelector('#table .side');
});

afterAll(async () => {
  await browser.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Presses a button and answers what the browser was given to keep. */
const kept = async (button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click(`.take-along button:has-text("${button}")`),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
};

/** How many sheets a PDF has. */
const sheetsIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Presses Print, with a browser that prints nothing and leaves the sheet where it is. */
const printed = async (): Promise<{
  readonly words: string;
  readonly sheets: number;
  readonly tableHeight: number;
  readonly cards: number;
  readonly plates: readonly string[];
  readonly cutOff: readonly string[];
  readonly ends: readonly string[];
}> => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.click('.take-along button:has-text("Print")');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const words = await page.locator('.print-sheet').innerText();
  const tableHeight = await page.locator('.printed-step .table').evaluate((table) => table.clientHeight);
  const cards = await page
    .locator('.printed-step .card')
    .evaluateAll((all) => all.filter((card) => card.clientHeight > 20).length);
  const plates = await page
    .locator('.printed-step .plate')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).backgroundColor))]);
  // Paper is not drawn along: no card stands out of its hand, or over the one before it.
  const cutOff = await page.locator('.printed-step .hand .card').evaluateAll((all) =>
    all.flatMap((each, i) => {
      const [own, hand] = [each.getBoundingClientRect(), each.closest('.hand')!.getBoundingClientRect()];
      const before = all[i - 1]?.getBoundingClientRect();
      const isOver = before !== undefined && own.left < before.right - 1 && own.top < before.bottom - 1;
      return own.right > hand.right + 1 || own.bottom > hand.bottom + 1 || isOver ? [each.textContent] : [];
    }),
  );
  const ends = await page.locator('.printed-step .target-line circle').evaluateAll((all) => {
    const pieces = [...document.querySelectorAll('.printed-step [data-piece] .card')];
    return all.map((end) => {
      const { left, right, top, bottom } = end.getBoundingClientRect();
      const aimed = pieces.find((piece) => {
        const box = piece.getBoundingClientRect();
        return left < box.right + 8 && right > box.left - 8 && top < box.bottom + 8 && bottom > box.top - 8;
      });
      return aimed?.querySelector('.piece-name')?.textContent.replaceAll('\u00AD', '') ?? 'nothing';
    });
  });
  const sheets = sheetsIn(await page.pdf({ preferCSSPageSize: true }));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  return { words, sheets, tableHeight, cards, plates, cutOff, ends };
};

test('a step is a sheet of A4: the verdict, the table, the rules by number', async () => {
  const { words, sheets, tableHeight, cards, plates } = await printed();
  expect(sheets).toBe(1);
  expect(cards).toBeGreaterThan(5);
  // Paper is light, whatever the page is.
  expect(plates).toEqual(['rgb(255, 255, 255)']);
  expect(words).toContain('Ben: moves Stalwart Poro to Zaun Warrens');
  expect(words).toContain('Stalwart Poro has no Ganking, so it cannot move between battlefields.');
  expect(words).toMatch(/144\.4\.c\.1/);
  expect(words).toMatch(/^Turn 8 of Ben, play 59, event 430 of \d+\. Core Rules 1\.4; what is public\.$/m);
  expect(words).toContain('Zaun Warrens');
  expect(tableHeight).toBeGreaterThan(350);
  expect(await page.locator('.print-sheet').count()).toBe(0);
});

test('a play in dispute is printed with what was ruled about it', async () => {
  const by = { role: 'judge', name: 'Kim' };
  const order = async (path: string, body: object): Promise<void> => {
    const answer = await api.post(`/matches/paper/disputes${path}`, {
      playId: `print${path.replaceAll('/', '-')}`,
      by,
      ...body,
    });
    expect(answer.status).toBeLessThan(300);
  };
  await order('', { about: 59, words: 'the Poro has no Ganking' });
  await order('/1/judges', { atTable: true });
  await order('/1/rulings', { ruling: 'illegal', words: 'it goes back' });
  const { revision } = (await api.request('/matches/paper')).body as { readonly revision: number };
  await page.waitForSelector(`.sentence-at:has-text("/ ${String(revision)}")`);
  const { words, sheets, cutOff } = await printed();
  // What is told below leaves the table less room: a hand is a line of names then, each in sight.
  expect(cutOff).toEqual([]);
  expect(words).toMatch(/Dispute 1\n[^]*ruled illegal, by the judge/i);
  expect(sheets).toBe(1);
});

test('the opening with all its facts fits as well', async () => {
  await page.keyboard.press('Home');
  await page.waitForSelector('.sentence-at:has-text("0")');
  expect((await printed()).sheets).toBe(1);
  // A line from the chain ends at what it is aimed at, also on paper.
  await page.evaluate((at) => {
    location.hash = `#/match/paper?at=${String(at)}&viewer=public`;
  }, AIMED);
  await page.locator('.target-line').waitFor();
  expect((await printed()).ends).toEqual(['Pouty Poro']);
  // Three players: those across the table share an edge, each with all of a hand.
  await page.evaluate(() => {
    location.hash = '#/match/three?viewer=public';
  });
  await page.locator('.sides-many').waitFor();
  expect((await printed()).cutOff).toEqual([]);
  await page.evaluate((at) => {
    location.hash = `#/match/paper?at=${String(at)}&viewer=public`;
  }, AGAINST_THE_RULES);
  await page.waitForSelector(`.sentence-at:has-text("${String(AGAINST_THE_RULES)}")`);
});

test('the tape as a text, as this viewer was shown it', async () => {
  const path = await kept('Text');
  expect(path).toMatch(/Ana-Ben\.txt$/);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^Ana against Ben\n.*; what is public\n/);
  expect(text).toContain('59.  Ben: moves Stalwart Poro to Zaun Warrens ?');
});

test('the tape as a page in one file, which begins at this step as this viewer was shown it, and needs no server', async () => {
  const path = await kept('Page');
  const { page: alone, complaints } = await openPage(browser, pathToFileURL(path).href, {
    isPublic: true,
    offline: true,
  });
  await alone.waitForSelector('text=From a file, as the public saw it');
  expect(await alone.textContent('.sentence-at')).toMatch(/^430 /);
  expect(await alone.locator('.take-along button').allTextContents()).toEqual(['Print', 'Text']);
  expect(complaints).toEqual([]);
});
