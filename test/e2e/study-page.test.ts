import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Study } from '#study';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

let api: RunningApi;
let browser: Browser;

/** What axe has to say of the page. */
const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { readonly axe: typeof axe }).axe.run(document),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('what is said of a match, on its page', () => {
  beforeAll(async () => {
    api = await startApi({ replayer: buildReplayer('noughts') });
    browser = await openBrowser();
    await api.post('/matches', noughtsMatch('final', { mode: 'first-to-3' }));
    for (const [number, line] of ['Ana: b2', 'Bo: a1', 'Ana: c3'].entries())
      await api.post('/matches/final/plays', { playId: `p${String(number)}`, line });
  });

  afterAll(async () => {
    await browser.close();
    await api.close();
  });

  it('is written at the step shown, marks the play in the timeline, and is kept by the server', async () => {
    const { page, complaints } = await openPage(browser, `${api.url}/#/match/final`);
    const panel = page.locator('.study');
    await panel.getByText('Notes', { exact: true }).click();
    await panel.getByLabel('You write as').fill('Ada');
    await panel.getByLabel('Title').fill('How the corner fell');
    await panel.getByRole('button', { name: 'New study' }).click();
    await panel.getByLabel('Note at this step').fill('The corner opposite: now both lines are open.');
    await panel.getByRole('button', { name: 'Add note' }).click();
    await panel.locator('.note-words').waitFor();
    await panel.locator('.glyph-fields select').first().selectOption('!');
    await page.locator('.play-shown .play-glyph', { hasText: '!' }).waitFor();
    await panel.getByLabel('Everybody may read it').check();
    await panel.getByText('All 1 note').waitFor();
    const [listed] = (await api.ask('/matches/final/studies')).body as readonly { readonly id: string }[];
    const kept = (await api.ask(`/matches/final/studies/${listed?.id ?? ''}`)).body as Study;
    expect(kept).toMatchObject({
      title: 'How the corner fell',
      notes: [{ author: 'Ada', words: 'The corner opposite: now both lines are open.' }],
      glyphs: [{ play: '!' }],
    });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Export' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    const file = join(mkdtempSync(join(tmpdir(), 'study-')), 'broken.study.json');
    const { event } = (JSON.parse(text) as Study).notes[0]!.place.at;
    writeFileSync(file, text.replaceAll(event, 'no-such-event'));
    await panel.getByLabel('Import').setInputFiles(file);
    await panel.getByText('All 1 note').click();
    await panel.getByText('this tape has no such event').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('goes on in a branch from the step shown, by lines under the rules, while the tape stays as it was recorded', async () => {
    const before = (await api.request('/matches/final/tape')).body as object;
    const { page, complaints } = await openPage(browser, `${api.url}/#/match/final`);
    await page.locator('.study > summary').click();
    await page.getByText('What if', { exact: true }).click();
    await page.getByLabel('Name of the branch').fill('The edge');
    await page.getByRole('button', { name: 'What if from here' }).click();
    await page.getByRole('heading', { name: 'What if: The edge' }).waitFor();
    await page.getByLabel('Type a play in notation').fill('Bo: c1');
    await page.keyboard.press('Enter');
    await page.locator('.timeline .play-line', { hasText: 'Bo: c1' }).waitFor();
    await page.getByLabel('Type a play in notation').fill('Ana: b1');
    await page.keyboard.press('Enter');
    await page.locator('.timeline .play-line', { hasText: 'Ana: b1' }).waitFor();
    expect(
      await page.locator('section', { hasText: 'Against the tape' }).locator('.changes li').count(),
    ).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    const address = page.url();
    await page.getByRole('button', { name: 'Back to the tape' }).click();
    await page.getByRole('heading', { name: 'Record', exact: true }).waitFor();
    await expect(page.locator('.timeline .play-line', { hasText: 'Ana: b1' }).count()).resolves.toBe(0);
    expect((await api.request('/matches/final/tape')).body).toEqual(before);
    expect(address).toContain('branch=1');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
