import type { Browser } from 'playwright-core';
import type { Envelope } from '#kernel';
import type { TapeFile } from '#match';
import { makeMatchTape } from '#projections';
import { lastRevision, stateAt } from '#replay';
import { allCards, riftbound } from '#rulesets/riftbound';
import type { Viewer } from '#ruleset';
import type { Table } from '#table';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';

const GAME = 'annie-against-master-yi';

/** The facts that hold a deck list: its own player may know it. */
const DECK_LISTS: ReadonlySet<string> = new Set(['MatchOpened', 'GameOpened']);

let api: RunningApi;
let browser: Browser;

/** The game up to the first line that reads so, for a scorekeeper to go on with. */
const gameUpTo = (line: RegExp): TapeFile => {
  const file = tapeFile(GAME);
  const length = file.lines.findIndex(({ text }) => line.test(text));
  return { ...file, recording: 'as-played', lines: file.lines.slice(0, length) };
};

const tapeOf = async (id: string) => {
  const { events } = (await api.request(`/matches/${id}/events`)).body as { events: readonly Envelope[] };
  return makeMatchTape(riftbound, events);
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
  const store = await filledStore({
    duel: tapeFile(GAME),
    mulligan: gameUpTo(/^Ana: (keeps|mulligans)/),
    chain: gameUpTo(/^Ben: plays Discipline/),
  });
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store });
  browser = await openBrowser();
});

afterEach(() => endPages(browser));

afterAll(async () => {
  await browser.close();
  await api.close();
});

describe('a duel of Riftbound on the page', () => {
  it('is stepped through play by play, and shows the table that the server shows', async () => {
    const { page, complaints } = await show('#/match/duel?at=0');
    await page.waitForSelector('#table');
    const last = lastRevision(await tapeOf('duel'));
    let checked = 0;
    for (let at = 0; at < last;) {
      for (let step = 0; step < 25; step++) await page.keyboard.press('Shift+ArrowRight');
      at = Number.parseInt((await page.textContent('.sentence-at')) ?? '');
      const { players, stack } = await tableOf('duel', at);
      expect(await page.locator('.bug-score').allTextContents()).toEqual(players.map(({ score }) => String(score)));
      expect(await page.locator('.chain-item').count()).toBe(stack.length);
      checked++;
    }
    expect(checked).toBeGreaterThan(5);
    expect(await page.textContent('.bug-result')).toBe('Ben wins');
    expect(complaints).toEqual([]);
  });

  it('shows every event of a turn, and each piece where the server has it', async () => {
    const { page, complaints } = await show('#/match/duel?at=60');
    await page.waitForSelector('#table');
    for (let at = 61; at <= 160; at++) {
      await page.keyboard.press('ArrowRight');
      if (at % 20 !== 0) continue;
      const { zones } = await tableOf('duel', at);
      for (const { id, pieces } of zones.filter(({ role }) => role === 'arena')) {
        // The first piece is the battlefield itself.
        const shown = await page
          .locator(`[data-arena=${id}] [data-piece]`)
          .evaluateAll((items) => items.map((item) => item.getAttribute('data-piece')));
        expect(shown.filter((piece) => pieces.includes(piece ?? '')).sort()).toEqual(pieces.slice(1).sort());
      }
    }
    expect(complaints).toEqual([]);
  });

  it('folds runs of passes into a line, walks through them by clicks, and tells conquests and points loud', async () => {
    const { page } = await show('#/match/duel?at=600');
    const run = page.locator('.play-quiet', { hasText: '3 passes' }).first();
    const number = Number(await run.locator('.play-number').textContent());
    const row = page.locator('.play', { has: page.locator(`.play-number:text-is("${String(number)}")`) });
    await row.getByRole('button').click();
    expect(await page.textContent('#judged-title')).toBe(`Play ${String(number)}`);
    await row.getByRole('button').click();
    expect(await page.textContent('#judged-title')).toBe(`Play ${String(number + 1)}`);
    expect(await row.locator('.play-of').textContent()).toBe('2/3');
    await page.goto(`${api.url}/#/match/duel?at=598`);
    await page.locator('.play-shown.play-loud').waitFor();
  });

  it('cites rules by their number in the edition of the match', async () => {
    const { page } = await show('#/match/duel?at=30');
    await page.waitForSelector('.fact .rule-number');
    expect(await page.locator('.fact .rule-number').first().textContent()).toMatch(/^\d{3}/);
    expect(await page.locator('.fact .rule').first().getAttribute('title')).toContain('Core Rules 1.4');
  });

  it('takes a mulligan by pick and another by line', async () => {
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
    const line = await illegalLine('chain');
    const { page } = await show('#/match/chain');
    await page.waitForSelector('.live-on');
    // Each target that an item tells in words has a line to its card.
    const targets = await page.locator('.chain-targets').count();
    expect(targets).toBeGreaterThan(0);
    expect(await page.locator('.target-line').count()).toBe(targets);
    await page.fill('#line', line);
    await page.keyboard.press('Enter');
    expect(await page.textContent('.illegal-question')).toContain('Record as played?');
    await page.keyboard.press('Enter');
    await page.locator('.play-shown .verdict-illegal').waitFor();
    expect(await page.textContent('.step-line code')).toBe(line);
    expect(await page.locator('.judged .verdict-illegal').count()).toBe(1);
    expect(await page.locator('.judged .finding .rule-number').first().textContent()).toMatch(/^\d{3}/);
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
    // What cannot be judged from there is called doubtful, and is no finding against the rules.
    expect(await page.textContent('.timeline > .panel-head')).not.toMatch(/\d finding/);
  });
});
