import type { Browser, Page, Route } from 'playwright-core';
import { startApi, noughtsMatch, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';

let api: RunningApi;
let browser: Browser;

const record = async (id: string, line: string): Promise<void> => {
  const answer = await api.post(`/matches/${id}/plays`, { playId: `${id}-${line}`.replaceAll(/\W/g, '-'), line });
  if (answer.status !== 201) throw new Error(`${line}: ${JSON.stringify(answer.body)}`);
};

const linesOf = async (id: string): Promise<readonly string[]> => {
  const answer = await api.request(`/matches/${id}/timeline`);
  return (answer.body as { entries: readonly { kind: string; line: string }[] }).entries
    .filter(({ kind }) => kind === 'play')
    .map(({ line }) => line);
};

/** The words of those parts that reach over the edge of the desk. */
const beyondTheDesk = (page: Page, parts: string): Promise<readonly (string | null)[]> =>
  page.$$eval(parts, (found) =>
    found
      .filter((each) => each.getBoundingClientRect().right > each.closest('.desk')!.getBoundingClientRect().right)
      .map((each) => each.textContent),
  );

/** Until when somebody types on a page. */
const typing = new WeakMap<Page, Promise<void>>();

/** The page of a match that has just been opened, with a server that takes its time over every play, and over the first until the typing is done. */
const showSlowly = async (id: string, milliseconds = 150): Promise<Page> => {
  await api.post('/matches', noughtsMatch(id, { mode: 'first-to-3' }));
  const { page } = await openPage(browser, `${api.url}/#/match/${id}`);
  await page.route('**/plays?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await typing.get(page);
    await route.continue();
  });
  await page.waitForSelector('.live-on');
  return page;
};

/** Types lines as a scribe does: a key every few milliseconds, and no look at what comes of them. */
const typeAll = async (page: Page, lines: readonly string[]): Promise<void> => {
  let done = (): void => undefined;
  typing.set(page, new Promise((resolve) => (done = resolve)));
  await page.focus('#line');
  for (const line of lines) {
    await page.keyboard.type(line, { delay: 2 });
    await page.keyboard.press('Enter');
  }
  done();
};

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('noughts') });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

afterEach(() => endPages(browser));

it('the end of a tape is not told as cut off before its first connection has failed', async () => {
  await api.post('/matches', noughtsMatch('first-line', { mode: 'first-to-3' }));
  const { page } = await openPage(browser, `${api.url}/#/match/first-line?at=0`);
  await page.waitForSelector('.live');
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  let isCut = true;
  await page.route('**/live?*', async (route) => {
    if (!isCut) return route.continue();
    await failed;
    return route.abort();
  });
  await page.goto(`${api.url}/#/match/first-line`);
  await page.reload();
  await page.locator('.live', { hasText: 'Connecting' }).waitFor();
  const left = (): Promise<number | undefined> =>
    page
      .locator('.track')
      .boundingBox()
      .then((box) => box?.width);
  const wide = await left();
  fail();
  await page.locator('.live', { hasText: 'Not connected' }).waitFor();
  isCut = false;
  await page.waitForSelector('.live-on');
  expect(await left()).toBe(wide);
});

it('a play of several facts is drawn once for who follows it', async () => {
  await api.post('/matches', noughtsMatch('followed', { mode: 'first-to-3' }));
  const { page } = await openPage(browser, `${api.url}/#/match/followed`);
  await page.waitForSelector('.live-on');
  await page.evaluate(`
    const place = () => document.querySelector('.sentence-at').textContent;
    window.places = [place()];
    new MutationObserver(() => {
      if (places.at(-1) !== place()) places.push(place());
    }).observe(document.querySelector('.track'), { subtree: true, childList: true, characterData: true });
  `);
  await record('followed', 'Ana: b2');
  await page.locator('.play', { hasText: 'Ana: b2' }).waitFor();
  await page.waitForFunction(`places.at(-1) === '5 / 5'`);
  expect(await page.evaluate('places')).toEqual(['1 / 1', '5 / 5']);
});

it('where the network is gone a page says how to come to it, and a match or a list comes by itself when it is back', async () => {
  await api.post('/matches', noughtsMatch('cut-off', { mode: 'first-to-3' }));
  const { page } = await openPage(browser, `${api.url}/#/match/cut-off`, { offline: false });
  await page.waitForSelector('.live-on');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Matchtape' }).click();
  expect(await page.textContent('.problem')).toContain('This part of the page did not come.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Load it anew' }).click();
  await page.locator('.match-row').first().waitFor();
  const toMatch = page.locator('.match-row a').first();
  await toMatch.click();
  await page.waitForSelector('#table');
  await page.goBack();
  await toMatch.waitFor();
  await page.context().setOffline(true);
  await toMatch.click();
  expect(await page.textContent('.problem')).toContain('The server does not answer.');
  await page.context().setOffline(false);
  await page.waitForSelector('#table');
  // A list that could not be asked for says nothing of that once it is there.
  const goTo = (hash: string): Promise<unknown> => page.evaluate((to) => (location.hash = to), hash);
  const told = page.locator('main p[role]');
  await goTo('#/events');
  await told.getByText('0 events').waitFor();
  await goTo('#/');
  await page.context().setOffline(true);
  await goTo('#/events');
  await told.getByText('The server does not answer.').waitFor();
  await page.context().setOffline(false);
  await told.getByText('0 events').waitFor();
});

describe('lines typed while those before them are on their way', () => {
  const LINES = ['Ana: a1', 'Bo: b2', 'Ana: c3', 'Bo: a2', 'Ana: b1', 'Bo: c1', 'Bo: a3'];

  it('are all recorded in their order, each with its verdict', async () => {
    const page = await showSlowly('queued');
    await typeAll(page, LINES);
    // Against the rules: whoever typed it could not see so, and is asked.
    await page.waitForSelector('.typed-stopped');
    expect(await linesOf('queued')).toEqual(LINES.slice(0, -1));
    await page.getByRole('button', { name: 'Record it so' }).click();
    await page.locator('.typed-recorded', { hasText: 'Bo: a3' }).waitFor();
    expect(await linesOf('queued')).toEqual(LINES);
    await page.locator('.typed-line', { hasText: 'Bo: a3' }).locator('.verdict').waitFor();
    const verdicts = await page.locator('.typed-line .verdict').allTextContents();
    expect(verdicts.at(-1)).toContain('illegal');
    expect(verdicts.at(-2)).toContain('legal');
    expect(await page.inputValue('#line')).toBe('');
  });

  it('wait behind one that cannot be played, which stays to be mended, and what is being typed stays too', async () => {
    const page = await showSlowly('mended');
    await typeAll(page, ['Ana: a1', 'Bo: a1', 'Ana: b2']);
    await page.keyboard.type('Bo: c');
    await page.waitForSelector('.typed-stopped');
    expect(await page.textContent('.typed-stopped .problem')).toContain('a1 holds a mark.');
    expect(await linesOf('mended')).toEqual(['Ana: a1']);
    expect(await beyondTheDesk(page, '.typed-line, .typed-line button, .typed-line .problem')).toEqual([]);
    const stopped = page.getByLabel('The line that was not recorded');
    expect(await stopped.inputValue()).toBe('Bo: a1');
    expect(await page.inputValue('#line')).toBe('Bo: c');
    await stopped.fill('Bo: a3');
    await page.keyboard.press('Enter');
    await page.locator('.typed-recorded', { hasText: 'Ana: b2' }).waitFor();
    expect(await linesOf('mended')).toEqual(['Ana: a1', 'Bo: a3', 'Ana: b2']);
    expect(await page.inputValue('#line')).toBe('Bo: c');
  });

  it('go on without one that is left out', async () => {
    const page = await showSlowly('left-out');
    await typeAll(page, ['Ana: a1', 'Bo: q9', 'Bo: b2']);
    await page.waitForSelector('.typed-stopped');
    expect(await page.textContent('.typed-stopped .caret')).toBe('Bo: q9\n    ^');
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await page.locator('.typed-recorded', { hasText: 'Bo: b2' }).waitFor();
    expect(await linesOf('left-out')).toEqual(['Ana: a1', 'Bo: b2']);
  });

  it('are not recorded behind a play of somebody else that their writer had not seen', async () => {
    const page = await showSlowly('crossed', 400);
    await page.route('**/live?*', (route) => route.abort());
    await page.reload();
    await page.waitForSelector('#line');
    await typeAll(page, ['Ana: a1', 'Bo: b2']);
    await record('crossed', 'Ana: c3');
    await page.waitForSelector('.typed-stopped');
    expect(await page.textContent('.typed-stopped .problem')).toContain(
      'Meanwhile somebody else recorded at this table: scorekeeper: "Ana: c3".',
    );
    expect(await linesOf('crossed')).toEqual(['Ana: c3']);
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await page.locator('.typed-recorded', { hasText: 'Bo: b2' }).waitFor();
    expect(await linesOf('crossed')).toEqual(['Ana: c3', 'Bo: b2']);
  });

  it('survive a server that does not answer, and are recorded once', async () => {
    const page = await showSlowly('cut');
    let isCut = true;
    await page.route('**/plays?*', async (route) => {
      if (!isCut) return route.fallback();
      isCut = false;
      // The play is recorded, and its answer lost.
      await route.fetch();
      return route.abort();
    });
    await typeAll(page, ['Ana: a1', 'Bo: b2']);
    await page.locator('.typed-recorded', { hasText: 'Bo: b2' }).waitFor();
    expect(await linesOf('cut')).toEqual(['Ana: a1', 'Bo: b2']);
  });
});

describe('a line that is on its way', () => {
  type Answering = (route: Route) => Promise<void>;
  const asEver: Answering = (route) => route.fallback();

  /** A page whose server answers plays only when it is told to, with a line that was entered on it. */
  const enterHeld = async (id: string, line: string) => {
    const page = await showSlowly(id, 0);
    let answer = (_: Answering): void => undefined;
    const held = new Promise<Answering>((resolve) => (answer = resolve));
    await page.route('**/plays?*', async (route) => (await held)(route));
    await page.fill('#line', line);
    await page.keyboard.press('Enter');
    await page.locator('.play-awaited', { hasText: line }).waitFor();
    return { page, answer };
  };

  it('is shown as what it will be, and is told to be on its way until the server has it', async () => {
    const { page, answer } = await enterHeld('foreseen', 'Ana: b2');
    expect(await page.textContent('.sentence-at')).toBe('5 / 5');
    expect(await page.textContent('.typed-line')).toBe('Ana: b2on its way');
    expect(await linesOf('foreseen')).toEqual([]);
    await page.evaluate(`
      window.drawn = 0;
      new MutationObserver(() => drawn++).observe(document.querySelector('#table'), { subtree: true, childList: true, characterData: true });
    `);
    answer(asEver);
    await page.locator('.typed-recorded', { hasText: 'Ana: b2' }).waitFor();
    await page.locator('.play-awaited').waitFor({ state: 'detached' });
    expect(await linesOf('foreseen')).toEqual(['Ana: b2']);
    expect(await page.evaluate('drawn')).toBe(0);
  });

  it('is gone from the table as soon as the server tells of another play in its place, and is stopped', async () => {
    const { page, answer } = await enterHeld('foreseen-crossed', 'Ana: b2');
    await record('foreseen-crossed', 'Ana: c3');
    await page.locator('.play', { hasText: 'Ana: c3' }).waitFor();
    expect(await page.locator('.play', { hasText: 'Ana: b2' }).count()).toBe(0);
    answer(asEver);
    await page.waitForSelector('.typed-stopped');
    expect(await page.textContent('.typed-stopped .problem')).toContain(
      'Meanwhile somebody else recorded at this table',
    );
    expect(await page.locator('.play-line').allTextContents()).toEqual(['Ana against Bo', 'Ana: c3']);
  });

  it('is gone from the table where the server does not take it', async () => {
    const { page, answer } = await enterHeld('foreseen-refused', 'Ana: b2');
    answer((route) => route.fulfill({ status: 422, json: { detail: 'Not today.' } }));
    await page.waitForSelector('.typed-stopped');
    expect(await page.locator('.play-awaited').count()).toBe(0);
    expect(await page.textContent('.sentence-at')).toBe('1 / 1');
  });
});

describe('a pick that was opened before somebody else recorded', () => {
  it('is recorded only after a look at what is new', async () => {
    const page = await showSlowly('picked-early', 0);
    await page.locator('.offer-pick', { hasText: 'mark b2' }).first().click();
    await page.waitForSelector('.draft');
    await record('picked-early', 'Ana: a1');
    const notice = page.locator('.draft [role=alert]');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('Ana: a1');
    const button = page.getByRole('button', { name: 'Record this play' });
    expect(await button.isDisabled()).toBe(true);
    // Enter in the form must not get round the button.
    await page.locator('.draft').evaluate((form) => (form as HTMLFormElement).requestSubmit());
    expect(await linesOf('picked-early')).toEqual(['Ana: a1']);
    await page.getByRole('button', { name: 'It still holds' }).click();
    expect(await page.textContent('.draft .forecast')).toContain('It is not your turn.');
    await button.click();
    await page.locator('.play', { hasText: 'Ana: b2' }).waitFor();
    expect(await linesOf('picked-early')).toEqual(['Ana: a1', 'Ana: b2']);
  });
});

describe('the line that is always ready', () => {
  it('has the focus as the page opens, and is one key away from anywhere', async () => {
    const page = await showSlowly('ready', 0);
    await page.keyboard.type('Ana: a1');
    expect(await page.inputValue('#line')).toBe('Ana: a1');
    await page.keyboard.press('Enter');
    await page.locator('.play', { hasText: 'Ana: a1' }).waitFor();
    await page.keyboard.press('Home');
    expect(await page.textContent('.sentence-at')).toMatch(/^0/);
    await page.keyboard.press('l');
    await page.waitForFunction(() => document.activeElement?.id === 'line');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.waitForFunction(() => document.activeElement?.id === 'line');
    expect(await page.inputValue('#line')).toBe('');
  });

  it('is completed by what is legal now, and recalls what was entered', async () => {
    const page = await showSlowly('completed', 0);
    await page.keyboard.type('b2');
    expect(await page.locator('.completion').first().textContent()).toBe('Ana: b2');
    await page.keyboard.press('Tab');
    expect(await page.inputValue('#line')).toBe('Ana: b2');
    await page.keyboard.press('Enter');
    await page.locator('.play', { hasText: 'Ana: b2' }).waitFor();
    await page.keyboard.type('b2');
    // It is taken now, and Bo has the turn.
    expect(await page.locator('.completion', { hasText: /: b2$/ }).count()).toBe(0);
    await page.fill('#line', '');
    await page.keyboard.press('ArrowUp');
    expect(await page.inputValue('#line')).toBe('Ana: b2');
    await page.keyboard.press('ArrowDown');
    expect(await page.inputValue('#line')).toBe('');
  });

  it('says once why a line is no play, as it is typed and when it was entered', async () => {
    const page = await showSlowly('told-once', 0);
    await page.keyboard.type('Ana: z9');
    const said = (await page.locator('.line-forecast .quiet').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.locator('.record .problem').waitFor();
    expect(await page.locator('.record').getByText(said).count()).toBe(1);
  });

  it('says what would come of it before it is entered, and asks once whether a play against the rules is meant', async () => {
    const page = await showSlowly('forecast', 0);
    await page.keyboard.type('Bo: a1');
    expect(await page.textContent('.line-forecast')).toContain('It is not your turn.');
    expect(await page.locator('.illegal-question').count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await page.textContent('.illegal-question')).toContain('Record as played?');
    expect(await linesOf('forecast')).toEqual([]);
    await page.keyboard.press('Enter');
    // On the tape it may be before its answer has come; until then what is typed waits behind it, and is not asked about.
    await page.locator('.typed-recorded', { hasText: 'Bo: a1' }).waitFor();
    await page.keyboard.type('Bo: b3');
    await page.keyboard.press('Enter');
    await page.getByLabel('Do not ask again').check();
    await page.focus('#line');
    await page.keyboard.press('Enter');
    await page.locator('.typed-recorded', { hasText: 'Bo: b3' }).waitFor();
    await page.keyboard.type('Bo: c2');
    await page.keyboard.press('Enter');
    await page.locator('.play', { hasText: 'Bo: c2' }).waitFor();
    expect(await linesOf('forecast')).toEqual(['Bo: a1', 'Bo: b3', 'Bo: c2']);
  });
});
