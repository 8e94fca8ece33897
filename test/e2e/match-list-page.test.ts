import type { Browser } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { type RunningApi, startApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { ratlasFile, riftliteFile } from '../foreign/files.js';
import { axeFindings } from './axe-findings.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  const store = await filledStore({ yi: tapeFile('annie-against-master-yi'), paper: tapeFile('paper-irregular') });
  api = await startApi({ replayer: buildReplayer('installed'), store, rulesets: [riftbound] });
  const entry = { ruleset: 'riftbound', mode: 'duel', edition: riftbound.editions.at(-1) };
  for (const table of ['9', '10'])
    await api.post('/matches', {
      ...{ ...entry, id: `table-${table}`, event: 'Club Night', table },
      players: [{ name: 'Zoë' }, { name: 'Cleo' }],
    });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

it('shows who played what and what came of it, is searched, filtered and put in order by keys, and says so in its address', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/`);
  const rows = async (): Promise<readonly string[]> =>
    page.$$eval('.match-row > a:first-child', (found) =>
      found.map((row) => /match\/([^?]*)/.exec(row.getAttribute('href') ?? '')?.[1] ?? ''),
    );
  const shows = (ids: readonly string[]) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.match-row > a:first-child')]
          .map((row) => /match\/([^?]*)/.exec(row.getAttribute('href') ?? '')?.[1])
          .join() === wanted,
      ids.join(),
    );
  await page.waitForSelector('.match-row');
  expect(await rows()).toEqual(['table-10', 'table-9', 'paper', 'yi']);
  const yi = (await page.textContent('.match-row:last-child')) ?? '';
  for (const word of ['Ana Dark Child', 'Ben Wuju Bladesman', 'Won by Ben', 'plays', 'finding', '2026-08-01'])
    expect(yi).toContain(word);
  expect(await page.textContent('.match-row:first-child')).toContain('Club Night · table 10');

  expect(await axeFindings(page)).toEqual([]);
  await page.focus('[name=words]');
  await page.keyboard.type('zoe night');
  await page.keyboard.press('Enter');
  await shows(['table-10', 'table-9']);
  expect(await page.textContent('.list-count')).toBe('2 matches Show all');
  await page.getByRole('combobox', { name: /^Order/ }).selectOption('event');
  await shows(['table-9', 'table-10']);
  expect(new URL(page.url()).hash).toBe('#/?words=zoe+night&sort=event');
  await page.reload();
  await shows(['table-9', 'table-10']);
  expect(await page.inputValue('[name=words]')).toBe('zoe night');
  await page.goBack();
  await shows(['table-10', 'table-9']);
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await page.getByRole('combobox', { name: /^Findings/ }).selectOption('none');
  await page.getByRole('combobox', { name: /^Result/ }).focus();
  await page.getByRole('combobox', { name: /^Result/ }).selectOption('win');
  await shows(['yi']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await page.getByRole('button', { name: 'More to choose by' }).press('Enter');
  await page.getByLabel('Since').fill('2001-02-03');
  await page.getByLabel('Since').press('Enter');
  await page.waitForFunction(() => location.hash.includes('since=2001-02-03'));
  await shows(['yi']);
  await page.getByLabel('Game').selectOption({ label: 'Legends of Runeterra' });
  await page.waitForFunction(() => document.querySelector('.match-row') === null);
  // What no field lets anybody type may still stand in an address.
  await page.evaluate(() => {
    location.hash = '#/?since=sometime';
  });
  await page.getByRole('alert').waitFor();
  expect(await page.textContent('[role=alert]')).toContain('"sometime" is no since to look for. Name a day');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Show all matches' }).click();
  await shows(['table-10', 'table-9', 'paper', 'yi']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFindings(page)).toEqual([]);
  // The server's refusal of that day is the browser's only complaint.
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
});

it('offers the public no choice by what the rules said, and tells it who won while the tape is open', async () => {
  const { page } = await openPage(browser, `${api.url}/#/?result=win`, { isPublic: true });
  await page.waitForSelector('.match-row');
  expect(await page.locator('.match-row').count()).toBeGreaterThan(0);
  expect(await page.textContent('.match-rows')).toContain('Won by Ben');
  expect(await page.textContent('.match-rows')).not.toContain('finding');
  expect(await page.getByRole('combobox', { name: /^Findings/ }).count()).toBe(0);
  expect(
    await page
      .getByRole('combobox', { name: /^Order/ })
      .locator('option')
      .allTextContents(),
  ).not.toContain('Most findings first');
});

it('opens a file of another recorder that is dropped on it, and says at which field one cannot be read', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/`, { isPublic: true });
  await page.waitForSelector('.open-file');
  const drop = (name: string, file: object) =>
    page.evaluate(
      ([called, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], called));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, JSON.stringify(file)] as const,
    );
  await drop('odd.ratlas.json', ratlasFile({ version: 7 }));
  await page.getByRole('alert').waitFor();
  expect(await page.textContent('[role=alert]')).toContain(
    '"odd.ratlas.json" cannot be read. version: version 1 is read here, and this is 7.',
  );
  await drop('final.json', riftliteFile());
  await page.waitForSelector('text=From a file, all of it');
  await page.getByText('Not in this tape').click();
  await page.getByText('This is the first of 2 games; the others are left out.').waitFor();
  await page.keyboard.press('End');
  await page.locator('.timeline .play-line', { hasText: 'Ben: ends turn' }).first().waitFor();
  expect(complaints).toEqual([]);
});
