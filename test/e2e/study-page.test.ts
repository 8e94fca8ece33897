import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Study } from '#study';
import { riftbound } from '#rulesets/riftbound';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { duelMatch } from '../support/duel.js';
import { axeFindings } from './axe-findings.js';

let api: RunningApi;
let browser: Browser;

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

/** Whether all of it is inside of the panel that it is scrolled in. */
const isInSight = (part: Element): boolean =>
  part.getBoundingClientRect().bottom <= (part.closest('.desk')?.getBoundingClientRect().bottom ?? 0);

describe('what is said of a match, on its page', () => {
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
    await panel.getByText('The one note').waitFor();
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
    await panel.getByText('The one note').click();
    await panel.getByText('this tape has no such event').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('goes on in a branch from the step shown, by lines and by picking under the rules, while the tape stays as it was recorded', async () => {
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
    await page.getByText('Pick one to play on').waitFor();
    await page.locator('.offer-pick', { hasText: 'mark b1' }).first().click();
    await page.locator('form.draft').getByRole('button', { name: 'Play on' }).click();
    await page.locator('.timeline .play-line', { hasText: 'Ana: b1' }).waitFor();
    expect(
      await page.locator('section', { hasText: 'Against the tape' }).locator('.changes li').count(),
    ).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.waitForFunction(() => location.hash.includes('branch='));
    const address = page.url();
    await page.getByRole('button', { name: 'Previous play (Shift Left)' }).click();
    await page.keyboard.press('f');
    await page.waitForFunction(() => location.hash.includes('near=1'));
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.locator('.hand-on textarea').first().inputValue();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the tape' }).click();
    await page.getByRole('heading', { name: 'Record', exact: true }).waitFor();
    await expect(page.locator('.timeline .play-line', { hasText: 'Ana: b1' }).count()).resolves.toBe(0);
    // The way back to it is at hand, and in sight.
    await page.waitForFunction(() => document.activeElement?.textContent === 'What if: 1 branch');
    expect(await page.locator('.branches > summary').evaluate(isInSight)).toBe(true);
    expect((await api.request('/matches/final/tape')).body).toEqual(before);
    expect(address).toContain('branch=1');

    const shared = await openPage(browser, link);
    await shared.page.getByRole('heading', { name: 'What if: The edge' }).waitFor();
    await shared.page.locator('.play-shown', { hasText: 'Bo: c1' }).waitFor();
    expect(await shared.page.locator('.timeline .play-line', { hasText: 'Ana: b1' }).count()).toBe(1);
    await shared.page.locator('.side-near[aria-label="Bo\'s side"]').waitFor();

    await page.getByLabel('Everybody may read it').check();
    await page.waitForFunction(() => location.hash.includes('study='));
    const guest = await openPage(browser, link, { isPublic: true });
    await guest.page.getByText('The branch of this link is not in the study as you may see it.').waitFor();
    expect(await guest.page.locator('.timeline .play-line', { hasText: 'Bo: c1' }).count()).toBe(0);
    expect([...complaints, ...shared.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([page, shared.page, guest.page].map((each) => each.close()));
  });

  it('is read in chapters that hide, ask for a play and ask questions, and branches are renamed, compared and dropped', async () => {
    const { page, complaints } = await openPage(browser, `${api.url}/#/match/final?at=1`);
    const lines = async (): Promise<string> =>
      (await page.locator('.timeline .play-line').allTextContents()).join('; ');
    await page.locator('.study > summary').click();
    await page.getByLabel('You write as').fill('Ada');
    await page.getByText('Chapters', { exact: true }).click();
    const write = async (title: string, mode: string): Promise<void> => {
      await page.getByLabel('Name of the chapter').fill(title);
      await page.getByLabel('How it is read').selectOption(mode);
      await page.getByRole('button', { name: 'Chapter from this step' }).click();
      await page.getByRole('button', { name: title, exact: true }).waitFor();
    };
    await write('What comes next', 'conceal');
    await write('Find the play', 'practice');
    await write('Questions', 'guided');
    await page.getByText('Ask at the step shown').click();
    await page.getByLabel('What is asked').fill('Who is ahead?');
    await page.getByLabel('Hint').fill('Count the lines.');
    await page.getByLabel('Choices, one a line').fill('+ Ana => She holds the middle.\n- Bo');
    await page.getByRole('button', { name: 'Add the question' }).click();
    await page.getByText('1 question').waitFor();

    await page.getByRole('button', { name: 'What comes next', exact: true }).click();
    await page.getByRole('heading', { name: 'What comes next', exact: true }).waitFor();
    expect(await lines()).not.toContain('Bo: a1');
    const next = page.getByRole('button', { name: 'Show the next play' });
    while (!(await lines()).includes('Bo: a1')) await next.click();
    expect(await lines()).not.toContain('Ana: c3');
    await page.waitForFunction(() => location.hash.includes('chapter='));
    expect(await axeFindings(page)).toEqual([]);
    const address = page.url();
    await page.getByRole('button', { name: 'Back to the tape' }).click();

    await page.getByText('Chapters: 3').click();
    await page.getByRole('button', { name: 'Find the play', exact: true }).click();
    await page.getByText('What does Ana play here?').waitFor();
    await page.getByRole('button', { name: 'Show what was played' }).click();
    await page.getByText('What does Bo play here?').waitFor();
    expect(await lines()).not.toContain('Bo: a1');
    await page.getByLabel('Type a play in notation').fill('Bo: c1');
    await page.keyboard.press('Enter');
    await page.getByText('Another play was made: Bo: a1.').waitFor();
    await page.getByLabel('Type a play in notation').fill('Bo: a1');
    await page.keyboard.press('Enter');
    await page.getByText('That is what was played.').waitFor();
    await page.getByRole('button', { name: 'Back to the tape' }).click();

    await page.getByText('Chapters: 3').click();
    await page.getByRole('button', { name: 'Questions', exact: true }).click();
    await page.getByRole('button', { name: 'Show a hint' }).click();
    await page.getByText('Hint: Count the lines.').waitFor();
    await page.locator('.task').getByRole('button', { name: 'Bo' }).click();
    await page.getByText('That is not it. Try again.').waitFor();
    await page.locator('.task').getByRole('button', { name: 'Ana' }).click();
    await page.getByText('She holds the middle.').waitFor();
    await page.getByRole('button', { name: 'Back to the tape' }).click();

    await page.getByText('What if', { exact: true }).click();
    for (const [name, line] of [
      ['The edge', 'Bo: c1'],
      ['The side', 'Bo: b1'],
    ] as const) {
      await page.keyboard.press('End');
      await page.getByLabel('Name of the branch').fill(name);
      await page.getByRole('button', { name: 'What if from here' }).click();
      await page.getByRole('heading', { name: `What if: ${name}` }).waitFor();
      await page.getByLabel('Type a play in notation').fill(line);
      await page.keyboard.press('Enter');
      await page.locator('.timeline .play-line', { hasText: line }).waitFor();
      if (name === 'The side') {
        await page.getByLabel('Compare with').selectOption('1');
        await page.getByRole('heading', { name: 'Against The edge' }).waitFor();
        expect(await page.locator('.changes li').count()).toBeGreaterThan(0);
      }
      await page.getByRole('button', { name: 'Back to the tape' }).click();
      await page.getByText(/^What if: /).click();
    }
    await page.getByRole('button', { name: 'Rename or drop The edge' }).click();
    await page.getByLabel('New name').fill('The corner');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('button', { name: 'Rename or drop The corner' }).click();
    await page.getByRole('button', { name: 'Drop The corner' }).click();
    await page.getByText('What if: 1 branch').waitFor();

    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('heading', { name: 'What comes next', exact: true }).waitFor();
    expect(await lines()).not.toContain('Bo: a1');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('a link to another study is followed on the same page: its notes, its branch, and back again', async () => {
  const { events } = (await api.request('/matches/final/events')).body as {
    readonly events: readonly { readonly id: string }[];
  };
  const at = { event: events[1]?.id, revision: 1, head: null };
  const by = { viewer: 'recorder', chance: { by: 'hand' }, plays: [] };
  for (const id of ['one', 'two']) {
    await api.post('/matches/final/studies', { id, title: `Study ${id}`, author: 'Ada' });
    const note = { id: 'n', place: { at, branch: null }, about: 'event', words: `Said in ${id}.`, isPrivate: false };
    for (const order of [
      { type: 'WriteNote', ...note },
      { type: 'MakeBranch', path: '1', name: `Branch of ${id}`, base: at, ...by },
    ]) {
      const sent = { orderId: `${id}-${order.type}`, author: 'Ada', order };
      const answer = await api.post(`/matches/final/studies/${id}/orders`, sent);
      expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
    }
  }
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/final?at=1`);
  await page.locator('.study').waitFor();
  const follow = (query: string): Promise<void> =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, `/match/final?${query}`);
  await follow('study=one');
  await page.locator('.note-words', { hasText: 'Said in one.' }).waitFor();
  await follow('study=two');
  await page.getByRole('heading', { name: 'Study two' }).waitFor();
  await page.locator('.note-words', { hasText: 'Said in two.' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const beside = page.locator('p.note-beside');
  await beside.waitFor();
  await page.getByRole('button', { name: 'Desk', exact: true }).click();
  expect(await beside.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  // A study may be long on its way: what is shown meanwhile gives its name to no entry of another place.
  await page.route('**/studies/*', async (route) => {
    await pause(400);
    await route.continue();
  });
  await follow('at=3&study=one&branch=1');
  await pause(300);
  expect(await page.evaluate(() => location.hash)).toContain('study=one&branch=1');
  await page.getByRole('heading', { name: 'What if: Branch of one' }).waitFor();
  expect(await page.locator('.against > :last-child').evaluate(isInSight)).toBe(true);
  await follow('study=two&branch=1');
  await page.getByRole('heading', { name: 'What if: Branch of two' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'What if: Branch of one' }).waitFor();
  await follow('at=1&study=two');
  await page.getByRole('heading', { name: 'Study two' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

it('a link to a chapter opens it where the rules of the game come behind the table, which none stands for yet', async () => {
  const served = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound] });
  const opened = await openBrowser();
  await served.post('/matches', duelMatch('one'));
  await served.post('/matches/one/studies', { id: 'tour', title: 'A tour', author: 'Ada' });
  const { events } = (await served.request('/matches/one/events')).body as {
    readonly events: readonly { readonly id: string }[];
  };
  const chapter = {
    id: 'begin',
    title: 'How it begins',
    words: '',
    mode: 'conceal',
    from: { event: events[0]?.id, revision: 0 },
  };
  const order = { type: 'WriteChapter', chapter: { ...chapter, to: null, cover: null, seat: null, tasks: [] } };
  expect(await served.post('/matches/one/studies/tour/orders', { orderId: 'o1', author: 'Ada', order })).toMatchObject({
    status: 200,
  });
  const { page } = await openPage(opened, `${served.url}/#/match/one?study=tour&chapter=begin`);
  await page.getByRole('heading', { name: 'How it begins', exact: true }).waitFor({ timeout: 60_000 });
  await opened.close();
  await served.close();
});
