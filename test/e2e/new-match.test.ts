import type { Browser, Page } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';
import { tapeFile } from '../support/filled-store.js';

let api: RunningApi;
let browser: Browser;

const show = (hash = ''): Promise<WatchedPage> => openPage(browser, `${api.url}/${hash}`);

const DECKS = tapeFile('annie-against-master-yi').players.map(({ deck }) => (deck.kind === 'list' ? deck.text : ''));

const deckOf = (page: Page, seat: number) => page.getByLabel('Deck list').nth(seat);

/** Opens the form by keyboard and names both players. */
const begin = async (page: Page, names: readonly [string, string] = ['Ana', 'Ben']): Promise<void> => {
  await page.getByRole('button', { name: 'New match' }).press('Enter');
  for (const [seat, name] of names.entries()) await page.getByLabel('Name').nth(seat).fill(name);
};

const openIt = (page: Page): Promise<void> => page.getByRole('button', { name: 'Open the match' }).click();

/** The words under the field that has the focus, by what the control itself says describes it. */
const focusedProblem = async (page: Page): Promise<string> => {
  await page.waitForSelector('[aria-invalid=true]:focus');
  const id = await page.getAttribute('[aria-invalid=true]:focus', 'aria-describedby');
  return (await page.locator(`[id="${id}"]`).textContent()) ?? '';
};

const idIn = (page: Page): string => /match\/([^?]+)/.exec(page.url())?.[1] ?? '';

const openingOf = async (id: string): Promise<unknown> =>
  ((await api.request(`/matches/${id}/events?limit=1`)).body as { events: { data: unknown }[] }).events[0]?.data;

const openBareMatch = async (): Promise<string> => {
  const players = [{ name: 'Ana' }, { name: 'Ben' }];
  const order = { ruleset: 'riftbound', mode: 'duel', edition: 'core-1.4', players, firstPlayer: 0 };
  const id = `bare-${Math.random().toString(36).slice(2)}`;
  await api.post('/matches', { id, ...order });
  return id;
};

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound] });
  browser = await openBrowser();
});

afterEach(() => endPages(browser));

afterAll(async () => {
  await browser.close();
  await api.close();
});

describe('a store without a match', () => {
  it('tells how to begin', async () => {
    const { page, complaints } = await show();
    await page.getByRole('heading', { name: 'No match yet' }).waitFor();
    expect(await page.textContent('.beginning')).toContain('Press New match');
    expect(complaints).toEqual([]);
  });
});

describe('a new match', () => {
  it('on paper with unknown decks is opened and recorded by pick from the table’s first question on', async () => {
    const { page, complaints } = await show();
    await begin(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#/match/*');
    await page.waitForSelector('.live-on');
    expect(await page.textContent('.bug')).toContain('Ben');
    await page.getByRole('button', { name: 'Name the first player' }).click();
    await page.locator('[data-slot=first] .choice', { hasText: 'Ben' }).click();
    await page.getByRole('button', { name: 'Record this play' }).click();
    await page.locator('.play').nth(1).waitFor();
    await page.getByRole('button', { name: 'Pick a battlefield' }).first().click();
    await page.locator('[data-slot=card] .choice').first().click();
    await page.getByRole('button', { name: 'Record this play' }).click();
    await page.locator('.play').nth(2).waitFor();
    expect(await openingOf(idIn(page))).toMatchObject({
      recording: 'as-played',
      options: { seed: null, firstPlayer: null, players: [{ deck: null }, { deck: null }] },
    });
    expect(complaints).toEqual([]);
  });

  it('with decks is dealt from a secret, whose commitment the page shows, and opens it at the closing', async () => {
    const { page, complaints } = await show();
    await begin(page);
    for (const [seat, deck] of DECKS.entries()) await deckOf(page, seat).fill(deck);
    await page.getByLabel('Dealt').check();
    expect(await page.getByLabel('Seed').count()).toBe(0);
    await openIt(page);
    await page.waitForSelector('.live-on');
    const { options } = (await openingOf(idIn(page))) as { options: { seed: null; dealing: { commitment: string } } };
    expect(options).toMatchObject({ seed: null, dealing: { by: 'secret' } });
    await page.locator('.dealt-from summary').click();
    expect(await page.textContent('.dealt-from')).toContain(options.dealing.commitment);
    await api.post(`/matches/${idIn(page)}/close`, {});
    await page.locator('.dealt-from', { hasText: 'opened by the closing' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('with decks and a seed is dealt, strictly recorded, says so, and goes on with a mulligan by pick', async () => {
    const { page, complaints } = await show();
    await begin(page);
    await page.getByLabel('Mode').selectOption('match');
    await page.getByLabel('Mode').selectOption('duel');
    expect(await page.getByLabel('Name').nth(1).inputValue()).toBe('Ben');
    for (const [seat, deck] of DECKS.entries()) await deckOf(page, seat).fill(deck);
    await page.getByLabel('Strict').check();
    await page.getByLabel('Rehearsed').check();
    expect(await page.getByLabel('Seed').inputValue()).toMatch(/^\d+$/);
    await page.getByLabel('Seed').fill('6');
    await page.getByLabel('First player').selectOption({ label: 'Ana' });
    await openIt(page);
    await page.waitForSelector('.live-on');
    expect(await openingOf(idIn(page))).toMatchObject({
      recording: 'strict',
      options: { mode: 'duel', seed: 6, firstPlayer: 0 },
    });
    expect(await page.textContent('.dealt-from')).toContain('whoever knows it knows every card');
    await page.locator('.offer-pick').first().click();
    await page.locator('[data-slot=pieces] .choice').first().click();
    await page.getByRole('button', { name: 'Record this play' }).click();
    await page.locator('.play', { hasText: 'Ana: mulligans' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is opened once, where the answer was lost and it is sent again', async () => {
    const { page } = await show();
    await begin(page, ['Cleo', 'Dan']);
    await page.route('**/matches', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openIt(page);
    await page.locator('.new-match [role=alert]', { hasText: 'does not answer' }).waitFor();
    await page.unroute('**/matches');
    await openIt(page);
    await page.waitForSelector('.live-on');
    const matches = (await api.request('/matches')).body as { players: string[] }[];
    expect(matches.filter(({ players }) => players.includes('Cleo'))).toHaveLength(1);
  });

  it('begins with the name of the first player', async () => {
    const { page } = await show();
    await page.getByRole('button', { name: 'New match' }).click();
    await page.getByLabel('Name').first().waitFor();
    await page.keyboard.type('Ana');
    expect(await page.getByLabel('Name').first().inputValue()).toBe('Ana');
  });

  it('is left again by keyboard, with the focus where it was', async () => {
    const { page } = await show();
    await begin(page);
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(await page.locator('.new-match').count()).toBe(0);
    expect(await page.locator('[aria-expanded]:focus').textContent()).toBe('New match');
  });

  it.each([768, 1024, 1600])('fits a window %i wide', async (width) => {
    const { page } = await openPage(browser, api.url, { viewport: { width, height: 800 } });
    await begin(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('what is wrong with a new match is told at its field', () => {
  it('a line of a deck list that cannot be read, with the caret put there', async () => {
    const { page } = await show();
    await begin(page);
    await deckOf(page, 0).fill(DECKS[0]!);
    await deckOf(page, 1).fill(DECKS[1]!.replace('Tasty Faefolk', 'Tasty Faefolx'));
    await openIt(page);
    const problem = await focusedProblem(page);
    expect(problem).toContain('No card is called "Tasty Faefolx"');
    expect(problem).toContain('Correct that line');
    expect(await deckOf(page, 1).getAttribute('aria-invalid')).toBe('true');
    expect(await deckOf(page, 0).getAttribute('aria-invalid')).toBe('false');
    const rest = await deckOf(page, 1).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart));
    expect(rest).toMatch(/^Tasty Faefolx/);
    await deckOf(page, 1).fill(DECKS[1]!);
    expect(await page.locator('.new-match .problem').count()).toBe(0);
    await openIt(page);
    await page.waitForSelector('.live-on');
  });

  it('a deck that fails the check', async () => {
    const { page } = await show();
    await begin(page);
    await deckOf(page, 0).fill(DECKS[0]!.replace('3 Pouty Poro', '1 Pouty Poro'));
    await openIt(page);
    expect(await focusedProblem(page)).toMatch(/Ana's deck fails the check: .*Mend the deck list/);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
  });

  it('dealing from decks that nobody knows, and two players of one name', async () => {
    const { page } = await show();
    await begin(page);
    await page.getByLabel('Dealt').check();
    await openIt(page);
    expect(await focusedProblem(page)).toContain('is dealt from known decks');
    expect(await page.locator('[aria-invalid=true]').getAttribute('type')).toBe('radio');
    await page.getByLabel('On paper').check();
    await page.getByLabel('Name').nth(1).fill('Ana');
    await openIt(page);
    expect(await focusedProblem(page)).toContain('Two players have the same name.');
    expect(await page.getByLabel('Name').nth(1).getAttribute('aria-invalid')).toBe('true');
  });

  it('a name of nothing but blanks', async () => {
    const { page } = await show();
    await begin(page, ['Ana', '  ']);
    await openIt(page);
    expect(await focusedProblem(page)).toMatch(/^Name must be/);
  });
});

describe('closing the tape', () => {
  it('is asked once more, takes a note, and leaves a clear sign', async () => {
    const id = await openBareMatch();
    const { page, complaints } = await show(`#/match/${id}`);
    await page.waitForSelector('.live-on');
    await page.locator('summary', { hasText: 'Close the tape' }).press('Enter');
    await page.getByLabel('Note on the closing').fill('Rain stopped play');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Leave it open' }).press('Enter');
    expect(await page.getByLabel('Note on the closing').inputValue()).toBe('Rain stopped play');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect((await api.request(`/matches/${id}`)).body).toMatchObject({ status: 'open' });
    await page.getByRole('button', { name: 'Close for good' }).click();
    await page.waitForSelector('.closed-tape');
    expect(await page.textContent('.closed-tape')).toContain('Rain stopped play');
    await page.waitForSelector('.closed-tape:focus');
    expect(await page.textContent('.bug-closed')).toBe('Tape closed');
    expect(await page.locator('#line, .live-on').count()).toBe(0);
    expect((await api.request(`/matches/${id}`)).body).toMatchObject({ status: 'closed' });
    await page.keyboard.press('Home');
    expect(await page.locator('.bug-closed').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('is refused over a play that the closer has not seen', async () => {
    const id = await openBareMatch();
    const { page } = await show(`#/match/${id}`);
    await page.waitForSelector('.live-on');
    await page.route('**/close', async (route) => {
      await api.post(`/matches/${id}/plays`, { playId: 'meanwhile', line: 'Ben: concedes' });
      await route.continue();
    });
    await page.locator('summary', { hasText: 'Close the tape' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Close for good' }).click();
    await page.locator('.record .problem', { hasText: 'expects the tape at revision' }).waitFor();
    expect((await api.request(`/matches/${id}`)).body).toMatchObject({ status: 'open' });
  });
});

describe('modes with more than two players', () => {
  it('asks for as many players as the mode seats, and draws teammates on one side of the table', async () => {
    const { page, complaints } = await show();
    await page.getByRole('button', { name: 'New match' }).press('Enter');
    await page.getByLabel('Mode').selectOption('2v2');
    expect(await page.getByLabel('Name').count()).toBe(4);
    for (const [seat, name] of ['Ana', 'Ben', 'Cleo', 'Dan'].entries())
      await page.getByLabel('Name').nth(seat).fill(name);
    await openIt(page);
    await page.getByLabel("Dan's side").waitFor();
    const sides = async (edge: string): Promise<readonly (string | null)[]> =>
      page.locator(`.side-${edge} .plate-name`).allTextContents();
    expect(await sides('near')).toEqual(['AnaAna and Cleo', 'CleoAna and Cleo']);
    expect(await sides('far')).toEqual(['BenBen and Dan', 'DanBen and Dan']);
    expect(await page.locator('.bug-player').allTextContents()).toEqual(['AnaCleo0', 'BenDan0']);
    expect(complaints).toEqual([]);
  });

  it('leaves the plate of a player who has left the game', async () => {
    const players = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name }));
    const order = { ruleset: 'riftbound', mode: 'ffa3', edition: 'core-1.4', players, firstPlayer: 0 };
    await api.post('/matches', { id: 'leaving', ...order });
    for (const [number, line] of ['Ana: picks Zaun Warrens', 'Ben: concedes'].entries()) {
      const answer = await api.post('/matches/leaving/plays', { playId: `leaving-${number}`, line });
      expect(answer).toMatchObject({ body: { verdict: { status: 'legal' } } });
    }
    const { page } = await show('#/match/leaving');
    await page.locator('.side-left .mark-out').waitFor();
    expect(await page.locator('.side-left .plate-name').allTextContents()).toEqual(['Ben']);
    expect(await page.locator('.side').count()).toBe(3);
  });
});
