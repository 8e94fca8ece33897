import type { Browser, Page } from 'playwright-core';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
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

const shows = (page: Page, step: number): Promise<void> =>
  page.locator('.sentence-at', { hasText: new RegExp(`^${String(step)} `) }).waitFor();

const near = (page: Page, name: string): Promise<void> =>
  page.locator(`.side-near[aria-label="${name}'s side"]`).waitFor();

const WINDOWS = [
  [390, 844],
  [844, 390],
  [1366, 657],
  [1440, 900],
] as const;

/** Where the bar of a review, the table, the verdict and the transport lie. */
const boxes = (page: Page): Promise<readonly number[][]> =>
  page.evaluate(() =>
    ['.review-bar', '#table', '.judged .step-line', '.transport'].map((part) => {
      const { left, top, right, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, right, bottom];
    }),
  );

/** The parts that the bar of a review lies over, by their number, and whether the page has grown beyond its window. */
const hiddenBy = async (page: Page): Promise<readonly (number | string)[]> => {
  const [[left = 0, top = 0, right = 0, bottom = 0] = [], ...parts] = await boxes(page);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...(right > left && bottom > top ? [] : ['no bar']),
    ...(isWider ? ['too wide'] : []),
    ...parts.flatMap(([l = 0, t = 0, r = 0, b = 0], i) =>
      l < right - 0.5 && left < r - 0.5 && t < bottom - 0.5 && top < b - 0.5 ? [i] : [],
    ),
  ];
};

/** The bar leaves all of the table in sight in every window, and nothing moves when the page is stepped or who follows breaks away. */
const hidesNothing = async (page: Page, moved: () => Promise<void>): Promise<void> => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    expect(await hiddenBy(page)).toEqual([]);
    const still = (await boxes(page)).filter((_, i) => i !== 2);
    await moved();
    expect((await boxes(page)).filter((_, i) => i !== 2)).toEqual(still);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('one leads through steps, sides, views, marks and branches; another follows as far as the public may see, breaks away and comes back', async () => {
  const led = await openPage(browser, `${api.url}/#/match/final?at=1`);
  const ana = led.page;
  const positions: (string | null)[] = [];
  ana.on('request', (request) => {
    if (request.url().endsWith('/position')) positions.push(request.postData());
  });
  await ana.getByRole('button', { name: 'Share' }).click();
  await ana.getByRole('button', { name: 'Lead a review' }).click();
  await ana.getByLabel('You lead as').fill('Ana');
  await ana.getByRole('button', { name: 'Lead', exact: true }).click();
  const link = await ana.getByLabel('Link to follow').inputValue();
  expect(await axeFindings(ana)).toEqual([]);

  const following = await openPage(browser, link, { isPublic: true });
  const guest = following.page;
  await guest.getByText("Following Ana's review").waitFor();
  await shows(guest, 1);
  await ana.getByText('1 other follows').waitFor();
  expect(await axeFindings(guest)).toEqual([]);
  await ana.keyboard.press('ArrowRight');
  await shows(guest, 2);
  await ana.keyboard.press('f');
  await near(guest, 'Bo');
  await hidesNothing(ana, async () => {
    await ana.keyboard.press('ArrowLeft');
    await shows(guest, 1);
    await ana.keyboard.press('ArrowRight');
    await shows(guest, 2);
  });
  await hidesNothing(guest, async () => {
    await guest.getByRole('button', { name: 'Break away' }).click();
    await guest.getByRole('button', { name: 'Come back' }).click();
    await shows(guest, 2);
  });

  await guest.keyboard.press('ArrowRight');
  await guest.getByText("Away from Ana's review").waitFor();
  await ana.keyboard.press('f');
  await ana.keyboard.press('ArrowLeft');
  await shows(ana, 1);
  await shows(guest, 3);
  await guest.getByRole('button', { name: 'Come back' }).click();
  await shows(guest, 1);
  await near(guest, 'Ana');
  await ana.keyboard.press('Home');
  await shows(guest, 0);

  // What is played at the end of the tape is followed there.
  await ana.keyboard.press('End');
  await api.post('/matches/final/plays', { playId: 'p3', line: 'Bo: a3' });
  const { revision } = (await api.request('/matches/final')).body as { readonly revision: number };
  await shows(ana, revision);
  await shows(guest, revision);

  // What was taken is not sent again.
  expect(positions.filter((position, at) => position === positions[at - 1])).toEqual([]);
  await ana.getByLabel('Seen by').selectOption('public');
  await ana.getByText('You lead this review').waitFor();
  await ana.locator('.study > summary').click();
  await ana.getByLabel('Title').fill('What else');
  // Who may not read a study is not sent for it: a page that asked would complain of an answer.
  const named = ana.waitForResponse((response) =>
    /"study":"[^"]+","isShared":false/.test(response.request().postData() ?? ''),
  );
  await ana.getByRole('button', { name: 'New study' }).click();
  await named;
  await ana.getByLabel('Everybody may read it').check();
  await ana.getByText('Draw on the table').click();
  await ana.getByLabel('Card or place').selectOption('b1');
  await ana.getByRole('button', { name: 'Draw', exact: true }).click();
  await guest.locator('[data-arena=b1].marked-green').waitFor();

  await ana.getByText('What if', { exact: true }).click();
  await ana.getByLabel('Name of the branch').fill('The edge');
  await ana.getByRole('button', { name: 'What if from here' }).click();
  await ana.getByLabel('Type a play in notation').fill('Ana: c1');
  await ana.keyboard.press('Enter');
  await guest.getByRole('heading', { name: 'What if: The edge' }).waitFor();
  await guest.locator('.play-shown', { hasText: 'Ana: c1' }).waitFor();
  await ana.getByRole('button', { name: 'Back to the tape' }).click();
  await guest.getByRole('heading', { name: 'What if: The edge' }).waitFor({ state: 'detached' });
  await shows(guest, revision);
  await guest.getByText("Following Ana's review").waitFor();

  await ana.getByRole('button', { name: 'End the review' }).click();
  await ana.locator('.review-bar').waitFor({ state: 'detached' });
  await guest.getByText("Ana's review has ended.").waitFor();
  await guest.keyboard.press('Home');
  await shows(guest, 0);
  await guest.getByRole('button', { name: 'Close' }).click();
  await guest.locator('.review-bar').waitFor({ state: 'detached' });
  expect([...led.complaints, ...following.complaints]).toEqual([]);
});
