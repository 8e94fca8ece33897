import type { Browser } from 'playwright-core';
import type { AuditReport } from '#audit';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  const store = await filledStore({ paper: tapeFile('paper-irregular') });
  api = await startApi({ replayer: buildReplayer('installed'), store, rulesets: [riftbound] });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

it('lists what the audit of the server finds, and goes to the step that is clicked', async () => {
  const answer = (await api.request('/matches/paper/audit')) as { readonly body: AuditReport };
  const { irregularities } = answer.body;
  expect(irregularities.length).toBeGreaterThan(9);
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/paper`);
  await page.click('text=Look for irregularities');
  await page.waitForSelector('.audit-row');
  const rows = await page.$$eval('.audit-row', (found) => found.map((row) => row.textContent));
  expect(rows).toHaveLength(irregularities.length);
  for (const [at, { step, kind, happened }] of irregularities.entries()) {
    expect(rows[at]).toContain(`play ${String(step)} ${kind}`);
    expect(rows[at]).toContain(happened);
  }
  await page.click('.audit-row .audit-step >> text=play 59');
  await page.waitForFunction(() => document.querySelector('#judged-title')?.textContent === 'Play 59');
  await page.click('.audit-steps .audit-step >> text=play 61');
  await page.waitForFunction(() => document.querySelector('#judged-title')?.textContent === 'Play 61');
  expect(complaints).toEqual([]);
});
