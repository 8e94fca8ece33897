import type { Browser, Page } from 'playwright-core';
import type { DisputeReading, MatchReport } from '#projections';
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

const disputes = async (): Promise<readonly DisputeReading[]> =>
  ((await api.request('/matches/paper/disputes')).body as { readonly disputes: readonly DisputeReading[] }).disputes;

/** The page at a play, with the judge's side opened by its key. */
const atPlay = async (line: string): Promise<{ page: Page; complaints: readonly string[] }> => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/paper`);
  await page.locator('.play', { hasText: line }).last().getByRole('button').click();
  await page.keyboard.press('j');
  await page.locator('.judge-side').waitFor();
  return { page, complaints };
};

describe("the judge's side", () => {
  it('takes a call about the play shown, and lays the verdict and its rules beside it', async () => {
    const { page, complaints } = await atPlay('Ben: moves Stalwart Poro to Zaun Warrens');
    await page.getByText('Call a judge about play 59').click();
    await page.getByLabel('Called by').selectOption('Ana');
    await page.locator('.judge-call').getByLabel('In words').fill('He has no Ganking');
    await page.getByRole('button', { name: 'Call a judge' }).click();
    await page.getByText('Dispute 1, about play 59').waitFor();
    const dispute = page.locator('.dispute');
    expect(await dispute.locator('.disputed-step .verdict').first().textContent()).toContain('illegal');
    expect(await dispute.locator('.finding [data-rule]').first().getAttribute('data-rule')).toBe(
      'move.standard-ganking',
    );
    await dispute.getByRole('button', { name: 'At the table' }).click();
    await dispute.locator('summary', { hasText: 'a judge is at the table' }).waitFor();
    expect(await disputes()).toMatchObject([
      { number: 1, about: 59, caller: { role: 'player', seat: 0 }, attended: true, ruled: false },
    ]);
    expect(complaints).toEqual([]);
  });

  it('answers whether another line was legal there, and records nothing by it', async () => {
    const { page } = await atPlay('Ben: moves Stalwart Poro to Zaun Warrens');
    const ask = page.locator('.ask-line').first();
    const { revision } = (await api.request('/matches/paper')).body as { readonly revision: number };
    await ask.getByRole('textbox').fill('Ben: ends turn');
    await page.keyboard.press('Enter');
    expect(await ask.locator('.verdict').textContent()).toContain('legal');
    await ask.getByRole('textbox').fill('Ben: moves Stalwart Poro to Zaun Warrens');
    await page.keyboard.press('Enter');
    await ask.locator('.verdict-illegal').waitFor();
    await ask.getByRole('textbox').fill('Ben: dances');
    await page.keyboard.press('Enter');
    await ask.getByRole('alert').waitFor();
    expect((await api.request('/matches/paper')).body).toMatchObject({ revision });
    // At any other step as well, whatever is in dispute.
    await page
      .locator('.play', { hasText: 'Ben: moves Stalwart Poro to Zaun Warrens' })
      .last()
      .getByRole('button')
      .focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.locator('.ask-line', { hasText: 'before play 58' }).waitFor();
  });

  it('refuses a judge what is the head judge’s, says by which words, and lets the head judge do it', async () => {
    const { page } = await atPlay('Ben: moves Stalwart Poro to Zaun Warrens');
    const form = page.getByRole('form', { name: 'Ruling' });
    await form.getByLabel('Ruling').selectOption('illegal');
    await form.getByLabel('Remedy').selectOption('rewind');
    expect(await form.locator('.problem').textContent()).toMatch(/head judge/i);
    await form.getByText('Checklist for the table').click();
    const ticks = form.locator('.plan-item input');
    // Two in a row, the second while the first is on its way: both are kept.
    await ticks.nth(1).check();
    await ticks.nth(2).check();
    await page.locator('.dispute-steps li', { hasText: 'Rewind to before play 59, done:' }).nth(1).waitFor();
    await page.getByLabel('You are').selectOption('head-judge');
    await page.locator('.judge-side').getByLabel('Name').fill('Kim');
    expect(await form.locator('.problem').count()).toBe(0);
    await form.getByLabel('In words').fill('no Ganking');
    await form.getByRole('button', { name: 'Order it' }).click();
    await page.locator('.play-struck').first().waitFor();
    expect(await disputes()).toMatchObject([
      { ruled: true, rulings: [{ ruling: 'illegal' }], remedies: [{ kind: 'complex-rewind', to: 59 }] },
    ]);
    const report = (await api.request('/matches/paper/report')).body as MatchReport;
    expect(report.rewinds).toHaveLength(1);
    expect(report.disputes).toMatchObject([{ number: 1, ruled: true }]);
  });

  it('gives up a penalty by a form, that offers those that stand, and says whose it is to give up', async () => {
    const { page, complaints } = await atPlay('Ben: moves Stalwart Poro to Zaun Warrens');
    await page.getByLabel('You are').selectOption('head-judge');
    const ruling = page.getByRole('form', { name: 'Ruling' });
    await ruling.getByLabel('Penalty').selectOption('mispaid');
    await ruling.locator('label', { hasText: /^For/ }).getByRole('combobox').selectOption('Ben');
    await ruling.getByRole('button', { name: 'Order it' }).click();
    await page.getByText('Give up a penalty').click();
    const form = page.getByRole('form', { name: 'Withdrawal' });
    expect(await form.getByLabel('Penalty given up').textContent()).toBe('1: Mispaid cost (Ben, warning)');
    await page.getByLabel('You are').selectOption('judge');
    expect(await form.locator('.problem').textContent()).toMatch(/head judge/i);
    await page.getByLabel('You are').selectOption('head-judge');
    await form.getByLabel('In words').fill('he had paid');
    await form.getByRole('button', { name: 'Withdraw it' }).click();
    await form.waitFor({ state: 'detached' });
    expect(await disputes()).toMatchObject([{ penalties: [{ infraction: 'mispaid', withdrawn: true }] }]);
    await page.locator('.dispute').getByRole('button', { name: 'Close the dispute' }).click();
    await page.getByText('no open call').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is not offered to whoever only watches', async () => {
    const { page } = await openPage(browser, `${api.url}/#/match/paper`, { isPublic: true });
    await page.locator('#table').waitFor();
    expect(await page.locator('.judge-open').count()).toBe(0);
    await page.keyboard.press('j');
    expect(await page.locator('.judge-side').count()).toBe(0);
  });
});
