import type { Browser, Page } from 'playwright-core';
import type { JsonObject, NewEnvelope } from '#kernel';
import type { TapeFile } from '#match';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { cutShort } from './cut-short.js';
import { cutBy, overlapsOf, writtenOver } from './where-it-lies.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { randomGame } from '../support/random-game.js';
import { deckOf } from '../support/riftbound/opening.js';

/** A page that fits every window: the whole table, the verdict and the transport, without scrolling. */
interface Room {
  readonly width: number;
  readonly height: number;
}

const ROOMS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 657],
  [1440, 900],
  [2560, 1440],
] as const;

const PHONE: Room = { width: 390, height: 844 };

let api: RunningApi;
let browser: Browser;

/** Of another two decks in turn, so that teammates share no legend. */
const DECKS = ['ven-barcelona-1-ornn', 'ven-barcelona-1-ornn', 'unl-utrecht-2-viktor', 'unl-utrecht-2-viktor'] as const;

const MANY = { ffa3: ['Ana', 'Bo', 'Cy'], ffa4: ['Ana', 'Bo', 'Cy', 'Di'], '2v2': ['Ana', 'Bo', 'Cy', 'Di'] } as const;

/** Nobody concedes, so that everybody has something on the table. */
const patient: typeof riftbound = {
  ...riftbound,
  legalPlays: (state, seat) => riftbound.legalPlays(state, seat).filter(({ play }) => play.play !== 'Concede'),
};

/** A table of several players in the middle of a game. */
const tableOf = (mode: keyof typeof MANY): readonly NewEnvelope[] =>
  randomGame(patient, 5, {
    plays: 120,
    mode,
    players: MANY[mode].map((name, seat) => ({ name, deck: deckOf(DECKS[seat] ?? '') as JsonObject })),
  }).envelopes.map(({ stream: _, revision: __, ...event }) => event);

/** The duel up to its middle, on which a scorekeeper goes on as the table plays. */
const half = (file: TapeFile): TapeFile => ({ ...file, recording: 'as-played', lines: file.lines.slice(0, 160) });

const show = async (hash: string, viewport: Room): Promise<Page> => {
  const { page } = await openPage(browser, `${api.url}/#/match/${hash}`, { viewport });
  await page.waitForSelector('#table .side');
  return page;
};

/** Pages that stay open from window to window, by what they show. */
const standing = new Map<string, Page>();

/**
 * What `show` answers, of a page that is opened once: where things lie is asked of the style sheet alone, so a window drawn to its size
 * shows what one that was opened at it does.
 */
const showSized = async (hash: string, viewport: Room): Promise<Page> => {
  const page = standing.get(hash) ?? (await show(hash, viewport));
  standing.set(hash, page);
  await page.setViewportSize(viewport);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
  return page;
};

beforeAll(async () => {
  const duel = tapeFile('annie-against-master-yi');
  const halves = ROOMS.map(([width]) => [`half-${String(width)}`, half(duel)] as const);
  const store = await filledStore({ duel, open: half(duel), ...Object.fromEntries(halves) });
  for (const mode of Object.keys(MANY) as (keyof typeof MANY)[])
    await store.append(`match-${mode}`, 'any', tableOf(mode));
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

afterEach(async () => {
  const kept = new Set([...standing.values()].map((page) => page.context()));
  await Promise.all(
    browser
      .contexts()
      .filter((context) => !kept.has(context))
      .map((context) => context.close()),
  );
});

describe.each(ROOMS)('in a window of %i by %i', (width, height) => {
  it('the page scrolls nowhere, and shows the table to its near edge, the verdict and the transport', async () => {
    const page = await showSized('duel?at=1500', { width, height });
    const whole = await page.evaluate(() => {
      document.documentElement.scrollTo(5000, 50000);
      const { scrollLeft, scrollTop } = document.documentElement;
      return [scrollLeft, scrollTop];
    });
    expect(whole).toEqual([0, 0]);
    expect(await cutBy(page, 'html', '.top, #table, .judged, .transport')).toEqual([]);
    expect(await cutBy(page, '#table', '.side, .plate, .home, .hand, .piles, .arena, .chain')).toEqual([]);
    expect(
      await overlapsOf(page, '.plate, .piles, .home .pieces, .resources, .hand, .leaders, .arena, .chain'),
    ).toEqual([]);
  });
});

describe('on a small phone', () => {
  const SMALL: Room = { width: 360, height: 740 };

  it('who holds and contests a place is read whole, and so is whose priority and focus it is', async () => {
    const page = await showSized('duel?at=700', SMALL);
    expect(await page.locator('.plate .mark:visible').allTextContents()).toContain('Focus');
    expect(await cutShort(page, '.arena-badges > .badge, .plate .mark')).toEqual([]);
  });
});

describe('what is written on a card', () => {
  const SIZES = [
    [360, 740],
    [1440, 900],
  ] as const;

  it.each(SIZES)(
    'is not covered by how it differs from another step in a window of %i by %i',
    async (width, height) => {
      const page = await showSized('duel?at=1000&from=600', { width, height });
      await page.waitForSelector('.hand [data-compared]');
      expect(await writtenOver(page, '.hand .piece[data-compared], .home .piece[data-compared]')).toEqual([]);
    },
  );

  it('is not covered by the words for its state', async () => {
    const page = await showSized('duel?at=1758', { width: 1440, height: 900 });
    expect(await page.locator('.home .piece', { hasText: 'stunned' }).count()).toBe(1);
    expect(await writtenOver(page, '.piece')).toEqual([]);
  });
});

describe('on a phone', () => {
  it('the cards of a hand are read in whole words', async () => {
    const page = await show('duel?at=600', PHONE);
    const names = await page.$$eval('.side-near .hand .piece-name', (found) =>
      found.map((name) => ({
        size: Number.parseFloat(getComputedStyle(name).fontSize),
        lines: Math.round(name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight)),
      })),
    );
    expect(names.length).toBeGreaterThan(1);
    for (const { size, lines } of names) {
      expect(size).toBeGreaterThanOrEqual(11);
      expect(lines).toBe(1);
    }
  });

  it('the timeline is drawn up over the table, and a play picked there has its verdict in sight', async () => {
    const page = await show('duel?at=600', PHONE);
    expect(await page.locator('.timeline').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Timeline' }).click();
    await page.locator('.play', { hasText: "Ana: plays Kai'Sa accelerated" }).first().getByRole('button').click();
    expect(await page.textContent('.judged .step-line')).toContain("plays Kai'Sa");
    expect(await cutBy(page, 'html', '.judged, .judged .verdict, .transport')).toEqual([]);
    expect(await overlapsOf(page, '.timeline, .judged, .transport')).toEqual([]);
    await page.getByRole('button', { name: 'Timeline' }).click();
    expect(await page.locator('.timeline').isVisible()).toBe(false);
  });
});

describe('the verdict', () => {
  it.each(ROOMS)('stays in sight of who records in a window of %i by %i', async (width, height) => {
    const page = await show(`half-${String(width)}`, { width, height });
    await page.waitForSelector('.live-on', { state: 'attached' });
    const desk = page.getByRole('button', { name: 'Desk', exact: true });
    if (await desk.isVisible()) await desk.click();
    await page.fill('#line', 'Ana: concedes');
    await page.keyboard.press('Enter');
    await page.locator('.judged .step-line', { hasText: 'concedes' }).waitFor();
    expect(await cutBy(page, 'html', '.judged, .judged .verdict')).toEqual([]);
    expect(await overlapsOf(page, '.judged, .panels, .transport')).toEqual([]);
  });

  it('of every play is at the top of its panel, whatever was scrolled', async () => {
    const page = await show('duel?at=600', { width: 1366, height: 657 });
    await page.$eval('.panels', (panels) => panels.scrollTo(0, 5000));
    await page.locator('.play', { hasText: 'Ana: moves Darius' }).first().getByRole('button').click();
    expect(await cutBy(page, '.judged', '.judged .step-line, .judged .verdict')).toEqual([]);
  });
});

describe('in a low window', () => {
  const LOW = [
    [1366, 657],
    [1280, 720],
    [1024, 768],
  ] as const;

  it.each(LOW)(
    'of %i by %i one part stands beside the table at a time, as high as all of them',
    async (width, height) => {
      const page = await show('duel?at=600', { width, height });
      const parts = page.locator('.panels > :is(.desk, .panel)');
      const seen = (): Promise<readonly string[]> =>
        parts.evaluateAll((found) =>
          found
            .filter((part) => part.getClientRects().length > 0)
            .map((part) => part.getAttribute('class')?.split(' ').at(-1) ?? ''),
        );
      const room = await page.locator('.panels').boundingBox();
      for (const [key, part] of [
        ['Desk', 'desk'],
        ['What it did', 'step'],
        ['May do now', 'options'],
      ] as const) {
        await page.getByRole('button', { name: key, exact: true }).click();
        expect(await seen()).toEqual([part]);
        const box = await page.locator(`.panels > .${part}`).boundingBox();
        expect(box?.height).toBeGreaterThan((room?.height ?? 0) - 45);
        // Stepping leaves it as it is.
        await page.keyboard.press('ArrowRight');
        expect(await seen()).toEqual([part]);
      }
    },
  );

  it.each(LOW)(
    'of %i by %i who records has the line in sight without scrolling, and comes to it by a key',
    async (width, height) => {
      const page = await show('open', { width, height });
      await page.waitForSelector('#line');
      expect(await cutBy(page, '.panels', '#line')).toEqual([]);
      await page.getByRole('button', { name: 'May do now' }).click();
      expect(await page.locator('#line').isVisible()).toBe(false);
      await page.keyboard.press('l');
      await page.waitForFunction(() => document.activeElement?.id === 'line');
      expect(await cutBy(page, '.panels', '#line')).toEqual([]);
    },
  );
});

describe('who records', () => {
  it.each([
    [390, 844],
    [844, 390],
    [1440, 900],
  ])('has the line first on the desk in a window of %i by %i', async (width, height) => {
    const page = await show('open', { width, height });
    await page.waitForSelector('#line', { state: 'attached' });
    const desk = page.getByRole('button', { name: 'Desk', exact: true });
    if (await desk.isVisible()) await desk.click();
    expect(await cutBy(page, '.panels', '#line')).toEqual([]);
  });
});

it('who reads a match that is over has what is worked out of it before the form, though its tape is open', async () => {
  const page = await show('duel?at=1500', { width: 1440, height: 900 });
  await page.waitForSelector('.record', { state: 'attached' });
  const order = await page.$$eval('.desk > .record, .desk > .analysis', (found) =>
    found.map((part) => part.getAttribute('aria-labelledby')),
  );
  expect(order).toEqual(['analysis-title', 'record-title']);
});

describe('a card that is turned and damaged', () => {
  it.each(ROOMS)('shows each of its numbers alone in a window of %i by %i', async (width, height) => {
    const page = await showSized('duel?at=939', { width, height });
    const cards = await page.$$eval('.arena .card', (found) =>
      found.map((card) =>
        [...card.querySelectorAll('.piece-number, .piece-mark, .card-cost, .piece-name')]
          .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0),
      ),
    );
    expect(cards.filter((parts) => parts.some(({ name }) => name.includes('mark-damage'))).length).toBeGreaterThan(2);
    const over = cards.flatMap((parts) =>
      parts.flatMap((one, i) =>
        parts
          .slice(i + 1)
          .filter(
            ({ box }) =>
              one.box.left < box.right - 2 &&
              box.left < one.box.right - 2 &&
              one.box.top < box.bottom - 2 &&
              box.top < one.box.bottom - 2,
          )
          .map((other) => `${one.name} and ${other.name}`),
      ),
    );
    expect(over).toEqual([]);
  });
});

describe('words on the table', () => {
  it.each(ROOMS)('are at least 11 pixels high in a window of %i by %i', async (width, height) => {
    const page = await showSized('duel?at=1500', { width, height });
    const small = await page.$$eval('#table *, .top *, .judged *', (found) =>
      found
        .filter((each) =>
          [...each.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''),
        )
        .filter((each) => each.closest('.visually-hidden') === null && each.getClientRects().length > 0)
        .map((each) => [Number.parseFloat(getComputedStyle(each).fontSize), each.getAttribute('class')] as const)
        .filter(([size]) => size > 0 && size < 11),
    );
    expect(small).toEqual([]);
  });
});

describe('from step to step', () => {
  it.each([1440, 1024, 390])(
    'nothing moves in a window %i wide, from play to play of the whole match',
    async (width) => {
      const { page } = await openPage(browser, `${api.url}/#/match/duel?at=1`, { viewport: { width, height: 844 } });
      await page.waitForSelector('#table .side');
      await page.waitForTimeout(500);
      const moved = await page.evaluate(async () => {
        const shifts: string[] = [];
        const place = (): string => document.querySelector('.sentence-at')?.textContent ?? '';
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as PerformanceEntry & {
              readonly sources: readonly { readonly node: Node | null }[];
            };
            shifts.push(`${place()}: ${sources.map(({ node }) => node?.textContent ?? '').join(' | ')}`);
          }
        }).observe({ type: 'layout-shift' });
        // A key that nobody presses: what moves after one that somebody does is not counted by the browser.
        for (let before = ''; place() !== before;) {
          before = place();
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }),
          );
          // Once this frame is drawn, and not a whole one later.
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        }
        return { shifts, end: place() };
      });
      expect(moved).toEqual({ shifts: [], end: '1758 / 1758' });
    },
  );
});

describe.each(Object.keys(MANY))('a table of %s', (mode) => {
  it.each(ROOMS)('has everybody whole in a window of %i by %i', async (width, height) => {
    const page = await showSized(mode, { width, height });
    expect(await cutBy(page, '#table', '.side, .plate, .piles, .arena')).toEqual([]);
    expect(await overlapsOf(page, '.plate, .piles, .home .pieces, .hand, .leaders, .arena, .chain')).toEqual([]);
    expect(await cutBy(page, 'html', '.bug-name, .bug-score')).toEqual([]);
    const plates = await page.$$eval('.plate', (found) =>
      found.filter((plate) => plate.scrollHeight > plate.clientHeight + 1).map((plate) => plate.textContent),
    );
    expect(plates).toEqual([]);
  });

  it('has names in every hand, and bases as wide as a hand, on a phone on its side', async () => {
    const page = await showSized(mode, { width: 844, height: 390 });
    const widths = (parts: string): Promise<readonly number[]> =>
      page.$$eval(parts, (found) => found.map((part) => part.getBoundingClientRect().width));
    for (const width of await widths('.sides-many .hand .piece:first-child .piece-name'))
      expect(width).toBeGreaterThan(38);
    for (const width of await widths('.sides-many .home > .pieces')) expect(width).toBeGreaterThan(76);
    expect(await cutShort(page, '.bug-name')).toEqual([]);
  });

  it('has the names of its players whole in the strip on a phone', async () => {
    const page = await showSized(mode, PHONE);
    expect(await cutShort(page, '.bug-name')).toEqual([]);
  });
});
