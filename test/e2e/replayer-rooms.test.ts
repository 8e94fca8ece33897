import { openPage } from '../support/browser.js';
import { cutShort } from './cut-short.js';
import { MANY, openRooms, ROOMS, type Room, type Rooms } from './rooms.js';
import { cutBy, overlapsOf } from './where-it-lies.js';

const PHONE: Room = { width: 390, height: 844 };

let rooms: Rooms;

beforeAll(async () => {
  rooms = await openRooms();
});

afterAll(() => rooms.close());

afterEach(() => rooms.tidy());

describe('on a small phone', () => {
  const SMALL: Room = { width: 360, height: 740 };

  it('who holds and contests a place is read whole, and so is whose priority and focus it is', async () => {
    const page = await rooms.showSized('duel?at=700', SMALL);
    expect(await page.locator('.plate .mark:visible').allTextContents()).toContain('Focus');
    expect(await cutShort(page, '.arena-badges > .badge, .plate .mark')).toEqual([]);
  });
});

it.each([
  [744, 1133],
  [820, 1180],
])('on a tablet held upright, %i by %i, who plays and the state of the game are read whole', async (width, height) => {
  const page = await rooms.showSized('duel?at=864', { width, height });
  expect(await page.locator('.bug-state').textContent()).toBe('Showdown Closed');
  expect(await cutShort(page, '.bug-name, .bug-state')).toEqual([]);
  expect((await page.locator('.viewer select').boundingBox())!.width).toBeGreaterThan(90);
});

describe('on a phone', () => {
  it('the cards of a hand are read in whole words', async () => {
    const page = await rooms.show('duel?at=600', PHONE);
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
    const page = await rooms.show('duel?at=600', PHONE);
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

describe('on a phone on its side', () => {
  const SIDEWAYS: Room = { width: 844, height: 390 };

  it('a line is read whole beside the table', async () => {
    const page = await rooms.showSized('duel?at=550', SIDEWAYS);
    const line = page.locator('.judged .step-line code');
    expect(await line.textContent()).toContain('Obelisk of Power');
    expect(await line.evaluate((code) => code.scrollHeight - code.clientHeight)).toBeLessThan(2);
  });

  it('of a hand that does not fit, the next card looks out below the last one', async () => {
    const page = await rooms.showSized('duel?at=259', SIDEWAYS);
    const [seen, cut] = await page.$eval('.side-far .hand .pieces', (hand) => {
      const { bottom } = hand.getBoundingClientRect();
      const cards = [...hand.children].map((card) => card.getBoundingClientRect());
      return [cards.length, cards.filter((card) => card.top < bottom - 5 && card.bottom > bottom + 2).length];
    });
    expect(seen).toBeGreaterThan(2);
    expect(cut).toBe(1);
  });
});

describe('the verdict', () => {
  it.each(ROOMS)('stays in sight of who records in a window of %i by %i', async (width, height) => {
    const page = await rooms.show(`half-${String(width)}`, { width, height });
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
    const page = await rooms.show('duel?at=600', { width: 1366, height: 657 });
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
      const page = await rooms.show('duel?at=600', { width, height });
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
      const page = await rooms.show('open', { width, height });
      await page.waitForSelector('#line');
      expect(await cutBy(page, '.panels', '#line')).toEqual([]);
      await page.getByRole('button', { name: 'May do now' }).click();
      expect(await page.locator('#line').isVisible()).toBe(false);
      await page.keyboard.press('l');
      await page.waitForFunction(() => document.activeElement?.id === 'line');
      expect(await cutBy(page, '.panels', '#line')).toEqual([]);
      // What is typed has its completions and its forecast in sight with it, and the verdict on what was recorded last above them.
      await page.keyboard.type('p');
      await page.waitForSelector('.completion, .line-forecast');
      expect(await cutBy(page, '.panels', '#line, .completion:first-of-type, .line-forecast')).toEqual([]);
      expect(await cutBy(page, 'html', '.judged, .judged .step-line')).toEqual([]);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Backspace');
    },
  );
});

it.each(['Show the match in figures', 'Share'])(
  'the dialog of "%s" is still there when the window is turned',
  async (open) => {
    const page = await rooms.show('duel?at=600', { width: 1440, height: 900 });
    await page.getByRole('button', { name: open }).click();
    await page.locator('dialog:modal').waitFor();
    for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1366, height: 657 }]) {
      await page.setViewportSize(viewport);
      expect([viewport, await page.locator('dialog:modal').isVisible()]).toEqual([viewport, true]);
      expect(await cutBy(page, 'html', 'dialog:modal')).toEqual([]);
    }
  },
);

describe('who records', () => {
  it.each([
    [390, 844],
    [844, 390],
    [1440, 900],
  ])('has the line first on the desk in a window of %i by %i', async (width, height) => {
    const page = await rooms.show('open', { width, height });
    await page.waitForSelector('#line', { state: 'attached' });
    const desk = page.getByRole('button', { name: 'Desk', exact: true });
    if (await desk.isVisible()) await desk.click();
    expect(await cutBy(page, '.panels', '#line')).toEqual([]);
  });
});

it('who reads a match that is over has what is worked out of it before the form, though its tape is open', async () => {
  const page = await rooms.show('duel?at=1500', { width: 1440, height: 900 });
  await page.waitForSelector('.record', { state: 'attached' });
  const order = await page.$$eval('.desk > .record, .desk > .analysis', (found) =>
    found.map((part) => part.getAttribute('aria-labelledby')),
  );
  expect(order).toEqual(['analysis-title', 'record-title']);
});

it.each([
  [390, 844],
  [360, 740],
])('no name on a card is broken in two on a phone of %i by %i', async (width, height) => {
  const page = await rooms.show('duel?at=700', { width, height });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const broken = await page.$$eval('#table .pieces:not(.hand) .piece-name > span', (words: HTMLElement[]) =>
    words
      .filter((word) => word.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(word).lineHeight))
      .map((word) => word.textContent),
  );
  expect(broken).toEqual([]);
});

it('the end of an open tape brings the line, and moves nothing that stands on the desk', async () => {
  const page = await rooms.show('duel?at=1500', { width: 1440, height: 900 });
  await page.waitForSelector('.record', { state: 'attached' });
  const tops = (): Promise<readonly (readonly [string, number])[]> =>
    page.$$eval('.desk > *', (parts) =>
      parts.map((part) => [part.getAttribute('class') ?? '', part.getBoundingClientRect().top]),
    );
  const before = await tops();
  await page.keyboard.press('End');
  await page.waitForSelector('#line', { state: 'attached' });
  expect(await tops()).toEqual(before);
});

describe('from step to step', () => {
  it.each([1440, 1024, 390])(
    'nothing moves in a window %i wide, from play to play of the whole match',
    async (width) => {
      const { page } = await openPage(rooms.browser, `${rooms.api.url}/#/match/duel?at=1`, {
        viewport: { width, height: 844 },
      });
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
  it('has names in every hand, and bases as wide as a hand, on a phone on its side', async () => {
    const page = await rooms.showSized(mode, { width: 844, height: 390 });
    const widths = (parts: string): Promise<readonly number[]> =>
      page.$$eval(parts, (found) => found.map((part) => part.getBoundingClientRect().width));
    for (const width of await widths('.sides-many .hand .piece:first-child .piece-name'))
      expect(width).toBeGreaterThan(38);
    for (const width of await widths('.sides-many .home > .pieces')) expect(width).toBeGreaterThan(76);
    expect(await cutShort(page, '.bug-name')).toEqual([]);
  });

  it('has the names of its players whole in the strip on a phone', async () => {
    const page = await rooms.showSized(mode, PHONE);
    expect(await cutShort(page, '.bug-name')).toEqual([]);
  });
});
