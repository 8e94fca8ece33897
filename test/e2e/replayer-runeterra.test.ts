import type { Browser, Page } from 'playwright-core';
import type { Envelope } from '#kernel';
import type { TapeFile } from '#match';
import { runeterra } from '#rulesets/runeterra';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { cutShort } from './cut-short.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { writtenOver } from './where-it-lies.js';

const GAME = 'guards-against-fortune';

let api: RunningApi;
let browser: Browser;

/** The game up to the first line that reads so, for a scorekeeper to go on with. */
const gameUpTo = (line: RegExp): TapeFile => {
  const file = tapeFile(GAME, runeterra.id);
  const length = file.lines.findIndex(({ text }) => line.test(text));
  return { ...file, recording: 'as-played', lines: file.lines.slice(0, length) };
};

const eventsOf = async (id: string): Promise<readonly Envelope[]> =>
  ((await api.request(`/matches/${id}/events`)).body as { events: readonly Envelope[] }).events;

const show = (hash: string): Promise<WatchedPage> => openPage(browser, `${api.url}/${hash}`);

const titles = (page: Page, selector: string): Promise<readonly string[]> =>
  page.$$eval(selector, (found) => found.map((each) => each.getAttribute('title') ?? 'nobody'));

beforeAll(async () => {
  const store = await filledStore({
    game: tapeFile(GAME, runeterra.id),
    fortune: tapeFile('fortune-against-guards', runeterra.id),
    attacked: gameUpTo(/^Jonas: blocks Hapless Aristocrat/),
  });
  api = await startApi({ replayer: buildReplayer('installed'), store, rulesets: [runeterra] });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

afterEach(() => endPages(browser));

it('names both players whole in the strip of a phone on its side, and the state', async () => {
  const { page } = await show('#/match/game?at=500');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForSelector('#table .side');
  expect(await cutShort(page, '.bug-name, .bug-state')).toEqual([]);
});

it('writes no word for the state of a card over its name', async () => {
  const { page } = await show('#/match/fortune?at=120');
  await page.waitForSelector('#table .side');
  expect(await page.locator('.home .piece', { hasText: 'Last Breath' }).count()).toBe(1);
  expect(await writtenOver(page, '.piece')).toEqual([]);
});

it('draws who stands opposite whom, lane by lane', async () => {
  const events = await eventsOf('game');
  const blocked = events.findIndex(({ type }) => type === 'BlocksCommitted');
  const { page, complaints } = await show(`#/match/game?at=${String(blocked)}`);
  await page.waitForSelector('.lanes .piece');
  const sides = await page.$$eval('.lanes', (found) =>
    found.map((side) =>
      [...side.children].map((lane) => lane.querySelector('.piece-name')?.textContent ?? 'nobody').join(' | '),
    ),
  );
  // Long words have places at which they may be broken.
  expect(sides.some((names) => names.includes('\u00AD'))).toBe(true);
  expect(sides.map((names) => names.replaceAll('\u00AD', ''))).toEqual([
    'nobody | Vanguard Defender',
    'Cursed Keeper | Hapless Aristocrat',
  ]);
  expect(await page.textContent('.bug')).toContain('Round');
  expect(await titles(page, '.plate-score')).toHaveLength(2);
  // On a small phone how strong each is and how much it bears are both read, and the strip leaves room for who looks.
  await page.setViewportSize({ width: 360, height: 740 });
  const cut = await page.$$eval('.card', (cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('.piece-number')]
        .filter((number) => number.getBoundingClientRect().right > right + 1)
        .map(({ textContent }) => `${card.textContent}: ${textContent}`);
    }),
  );
  expect(cut).toEqual([]);
  const clock = await page.locator('.bug-clock').first().boundingBox();
  const choice = await page.locator('.top select').last().boundingBox();
  expect((clock?.x ?? 0) + (clock?.width ?? 0)).toBeLessThanOrEqual(choice?.x ?? 0);
  expect(complaints).toEqual([]);
});

it('groups the plays by round, each round once', async () => {
  const { page } = await show('#/match/game');
  await page.waitForSelector('.turn h3');
  const rounds = (await page.locator('.turn h3').allTextContents()).filter((title) => title.startsWith('Round'));
  expect(rounds.length).toBeGreaterThan(2);
  expect(rounds).toEqual(rounds.map((_, index) => `Round ${index + 1}`));
});

it('says what was legal at the step, and by which rule of which page', async () => {
  const events = await eventsOf('game');
  const attack = events.findIndex(({ type }) => type === 'AttackCommitted');
  const { page, complaints } = await show(`#/match/game?at=${String(attack)}`);
  await page.waitForSelector('.rule');
  expect(await page.innerText('body')).toContain('1.4.3');
  expect(complaints).toEqual([]);
});

it('records a block, and a second one with its finding, as the viewers of the match see', async () => {
  const { page, complaints } = await show('#/match/attacked');
  await page.waitForSelector('.live-on');
  for (const [at, line] of [
    'Jonas: blocks Hapless Aristocrat with Vanguard Defender',
    'Mira: passes',
    'Jonas: attacks with Vanguard Defender',
  ].entries()) {
    const answer = await api.post('/matches/attacked/plays', { playId: `attacked-${String(at)}`, line });
    expect(answer).toMatchObject({ status: 201 });
  }
  await page.waitForFunction(() => document.body.innerText.includes('1.4.1'));
  const findings = await api.request('/matches/attacked/findings');
  expect(JSON.stringify(findings.body)).toContain('runeterra.attack.token');
  expect(complaints).toEqual([]);
});

it('shows a player no card of the other hand or deck, in no body that the page was sent', async () => {
  const { page, received } = await show('#/match/game?viewer=0');
  await page.waitForSelector('#table');
  await page.keyboard.press('Home');
  const events = await eventsOf('game');
  const shuffled = events.filter(
    ({ type, data }) => type === 'DeckShuffled' && (data as { readonly seat?: number }).seat === 1,
  );
  expect(shuffled.length).toBeGreaterThan(0);
  const bodies = (await received()).join('\n');
  for (const { data } of shuffled) {
    const { cards } = data as unknown as { readonly cards: readonly string[] };
    expect(cards.length).toBeGreaterThan(20);
    expect(bodies).not.toContain(JSON.stringify(cards));
    expect(bodies).not.toContain(JSON.stringify(cards.slice(-5)).slice(1, -1));
  }
});
