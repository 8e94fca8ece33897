import { readFileSync, rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { jest } from '@jest/globals';
import { drawBelow, seedRandom, type Envelope, type Json, type RandomState } from '#kernel';
import { makeMatchTape } from '#projections';
import { lastRevision, stateAt } from '#replay';
import { allCards, riftbound } from '#rulesets/riftbound';
import type { Viewer } from '#ruleset';
import type { Table } from '#table';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';

const PLAYS = 45;

/** The facts that hold a deck list: its own player may know it. */
const DECK_LISTS: ReadonlySet<string> = new Set(['MatchOpened', 'GameOpened']);

jest.setTimeout(60_000);

let api: RunningApi;
let browser: Browser;
let folder: string;

const deck = (name: string): Json => {
  const read = riftbound.parseDeck(readFileSync(new URL(`../decks/${name}.deck`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const openMatch = async (id: string): Promise<void> => {
  const players = [
    { name: 'Ana', deck: deck('ogn-houston-1-annie') },
    { name: 'Ben', deck: deck('unl-utrecht-3-sett') },
  ];
  const answer = await api.post('/matches', {
    id,
    ruleset: 'riftbound',
    mode: 'duel',
    edition: 'core-1.4',
    players,
    firstPlayer: 0,
    seed: 4,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
};

const tapeOf = async (id: string) => {
  const { events } = (await api.request(`/matches/${id}/events`)).body as { events: readonly Envelope[] };
  return makeMatchTape(riftbound, events);
};

/** Records offered plays, drawn by a seed, but no concession: a game that goes on. */
const playOn = async (id: string, plays: number): Promise<void> => {
  let random: RandomState = seedRandom(11);
  for (let number = 0; number < plays; number++) {
    const tape = await tapeOf(id);
    const { game } = stateAt(tape, lastRevision(tape));
    const offers = riftbound
      .waitingFor(game)
      .flatMap(({ seat }) => (seat === null ? [] : riftbound.legalPlays(game, seat)))
      .filter(({ play }) => play.play !== 'Concede' && play.play !== 'UseRunes');
    if (offers.length === 0) return;
    const { value, next } = drawBelow(random, offers.length);
    random = next;
    const answer = await api.post(`/matches/${id}/plays`, { playId: `${id}-${number}`, play: offers[value]?.play });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  }
};

/** A play that breaks a rule and can be made all the same, as a line. */
const illegalLine = async (id: string): Promise<string> => {
  const tape = await tapeOf(id);
  const { game } = stateAt(tape, lastRevision(tape));
  const seats = riftbound.waitingFor(game).flatMap(({ seat }) => seat ?? []);
  const found = seats
    .flatMap((seat) => riftbound.judgedPlays(game, seat))
    .filter(({ verdict }) => verdict.status === 'illegal')
    .find(({ play }) => riftbound.decide(game, play, 'as-played').outcome === 'accepted');
  if (found === undefined) throw new Error('Every play that one might think of is legal here.');
  return riftbound.notation.make(found.play, game);
};

const tableOf = async (id: string, at: number): Promise<Table> =>
  ((await api.request(`/matches/${id}/table?at=${at}`)).body as { table: Table }).table;

const show = (hash: string): Promise<WatchedPage> => openPage(browser, `${api.url}/${hash}`);

beforeAll(async () => {
  folder = buildReplayer('installed');
  api = await startApi({ replayer: folder, rulesets: [riftbound] });
  browser = await openBrowser();
  await openMatch('duel');
  await playOn('duel', PLAYS);
}, 90_000);

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

afterAll(async () => {
  await browser.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

describe('a duel of Riftbound on the page', () => {
  it('is stepped through whole, and shows the table the server shows', async () => {
    const last = lastRevision(await tapeOf('duel'));
    const { page, complaints } = await show('#/match/duel?at=0');
    await page.waitForSelector('#table');
    for (let revision = 1; revision <= last; revision++) {
      await page.keyboard.press('ArrowRight');
      if (revision % 40 !== 0 && revision !== last) continue;
      const table = await tableOf('duel', revision);
      expect(await page.locator('.bug-score').allTextContents()).toEqual(
        table.players.map(({ score }) => String(score)),
      );
      const inArenas = table.zones
        .filter(({ role }) => role === 'arena')
        .reduce((sum, { pieces }) => sum + pieces.length - 1, 0);
      expect(await page.locator('.arena .piece').count()).toBeGreaterThanOrEqual(inArenas - 1);
      expect(await page.locator('.chain-item').count()).toBe(table.stack.length);
    }
    expect(complaints).toEqual([]);
  });

  it('cites rules by their number in the edition of the match', async () => {
    const { page } = await show('#/match/duel?at=30');
    await page.waitForSelector('.fact .rule-number');
    expect(await page.locator('.fact .rule-number').first().textContent()).toMatch(/^\d{3}/);
    expect(await page.locator('.fact .rule').first().getAttribute('title')).toContain('Core Rules 1.4');
  });

  it('takes a mulligan by pick and another by line', async () => {
    await openMatch('mulligan');
    const { page, complaints } = await show('#/match/mulligan');
    await page.locator('.offer-pick').first().click();
    await page.locator('[data-slot=pieces] .choice').nth(0).click();
    await page.locator('[data-slot=pieces] .choice').nth(2).click();
    await page.getByRole('button', { name: 'Record this play' }).click();
    await page.locator('.play', { hasText: /Ana: mulligans .*, / }).waitFor();
    await page.fill('#line', 'Ben: keeps');
    await page.keyboard.press('Enter');
    await page.locator('.play', { hasText: 'Ben: keeps' }).waitFor();
    await page.locator('.bug-cell', { hasText: 'Turn 1' }).waitFor();
    expect(await page.locator('.mark-priority').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('records a play that breaks a rule as it was made, with its finding', async () => {
    await openMatch('finding');
    await playOn('finding', 12);
    const line = await illegalLine('finding');
    const { page } = await show('#/match/finding');
    await page.waitForSelector('.live-on');
    await page.fill('#line', line);
    await page.keyboard.press('Enter');
    await page.locator('.play-shown .verdict-illegal').waitFor();
    expect(await page.textContent('.step-line code')).toBe(line);
    expect(await page.locator('.step .verdict-illegal').count()).toBe(1);
    expect(await page.locator('.step .finding .rule-number').first().textContent()).toMatch(/^\d{3}/);
  });
});

describe.each([1, 'public'] as const)('what viewer %s may know of a duel', (viewer) => {
  it('is all that the page is sent and shows', async () => {
    const { states } = await tapeOf('duel');
    const namesFor = (each: Viewer): ReadonlySet<string> =>
      new Set(states.flatMap(({ game }) => riftbound.view(game, each).pieces.flatMap(({ name }) => name ?? [])));
    const known = namesFor(viewer);
    const hidden = [...namesFor('recorder')].filter((name) => !known.has(name));
    expect(hidden.length).toBeGreaterThan(0);

    const { page, received: bodies } = await show(`#/match/duel?viewer=${viewer}`);
    await page.waitForSelector('#table');
    const received = await bodies();
    expect(received.some((text) => text.includes('MatchOpened'))).toBe(true);
    // A player's own deck list is the player's to know; the order of it is not.
    const events = received.flatMap((body) => (JSON.parse(body) as { events?: readonly Envelope[] }).events ?? []);
    const sent = JSON.stringify(events.filter(({ type }) => !DECK_LISTS.has(type)));
    const ids = allCards.filter(({ name }) => hidden.includes(name)).map(({ id }) => `"${id}"`);
    expect(ids.filter((id) => sent.includes(id))).toEqual([]);
    const text = await page.content();
    expect(hidden.filter((name) => sent.includes(name) || text.includes(name))).toEqual([]);
  });
});
