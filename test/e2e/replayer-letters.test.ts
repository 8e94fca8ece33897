import { MANY, openRooms, type Room, type Rooms } from './rooms.js';
import { cutBy, cutNames, settled, writtenOver } from './where-it-lies.js';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await openRooms();
});

afterAll(() => rooms.close());

afterEach(() => rooms.tidy());

describe('what is written on a card', () => {
  const SIZES = [
    [360, 740],
    [1440, 900],
  ] as const;

  it.each(SIZES)(
    'is not covered by how it differs from another step in a window of %i by %i',
    async (width, height) => {
      const page = await rooms.showSized('duel?at=1000&from=600', { width, height });
      await page.waitForSelector('.hand [data-compared]');
      expect(await writtenOver(page, '.hand .piece[data-compared], .home .piece[data-compared]')).toEqual([]);
    },
  );

  it('is not covered by the words for its state', async () => {
    const page = await rooms.showSized('duel?at=1758', { width: 1440, height: 900 });
    expect(await page.locator('.home .piece', { hasText: 'stunned' }).count()).toBe(1);
    expect(await writtenOver(page, '.piece')).toEqual([]);
  });
});

describe('a name that has not all of its words on its card', () => {
  it.each([
    [1440, 900],
    [1600, 900],
  ] as const)('says so by dots in a window of %i by %i', async (width, height) => {
    for (const table of ['duel?at=939', 'duel?at=864', 'duel?at=1758']) {
      const page = await rooms.showSized(table, { width, height });
      await settled(page);
      const lost = await page.$$eval('.piece-name', (names) =>
        names.filter((name) => name.scrollHeight > name.clientHeight + 3).map((name) => name.textContent),
      );
      expect([table, lost]).toEqual([table, []]);
    }
  });
});

describe('a word that has room on its card', () => {
  it('has its last letter whole, also where that stands at the edge of a card that is turned', async () => {
    const page = await rooms.showSized('duel?at=152', { width: 1366, height: 657 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await cutNames(page)).toEqual([]);
  });
});

describe('cards in a row', () => {
  it('of which some do not fit are drawn along, and the next one looks out', async () => {
    const page = await rooms.showSized('duel?at=1758', { width: 844, height: 390 });
    const row = page.locator('.side-near .home .pieces');
    const look = (): Promise<readonly number[]> =>
      row.evaluate((pieces) => {
        const { left, right } = pieces.getBoundingClientRect();
        return [...pieces.children].map((piece) => {
          const card = piece.getBoundingClientRect();
          return Math.round((100 * (Math.min(card.right, right) - Math.max(card.left, left))) / card.width);
        });
      });
    await settled(page);
    const [first, second, third = 0, fourth = 0] = await look();
    expect([first, second]).toEqual([100, 100]);
    expect(third).toBeGreaterThan(25);
    expect(third).toBeLessThan(75);
    expect(fourth).toBeLessThan(0);
    await row.hover();
    await page.mouse.wheel(400, 0);
    await page.waitForFunction(() => (document.querySelector('.side-near .home .pieces')?.scrollLeft ?? 0) > 40);
    expect((await look())[3]).toBe(100);
  });

  it('of several players on an edge leave what their resources are in sight', async () => {
    const page = await rooms.showSized('ffa3', { width: 844, height: 390 });
    expect(await cutBy(page, '.side-far', '.side-far:first-child .resource')).toEqual([]);
  });
});

describe('lines from the chain', () => {
  it('end at the edge of what they point at', async () => {
    const page = await rooms.showSized('duel?at=1681', { width: 1440, height: 900 });
    await settled(page);
    const ends = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('.arena .card')].map((card) => card.getBoundingClientRect());
      return [...document.querySelectorAll('.target-line circle')].map((end) => {
        const { left, top, width, height } = end.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const away = cards.map((card) =>
          Math.hypot(Math.max(card.left - x, 0, x - card.right), Math.max(card.top - y, 0, y - card.bottom)),
        );
        return Math.min(...away);
      });
    });
    expect(ends.length).toBe(3);
    for (const away of ends) {
      expect(away).toBeGreaterThan(0);
      expect(away).toBeLessThan(6);
    }
  });
});

describe('a window larger than 2560 by 1440', () => {
  it('is that drawn larger, panels and all: everything lies in the same places', async () => {
    const PARTS =
      '.top, #table, .timeline, .judged, .panels, .desk, .step, .options, .transport, .key .icon, .plate-name, .plate-score b, .pile, .arena-name, .strength, .piece, .card-cost, .piece-name, .verdict, .rule, .fact-sentence, .play-shown .play-line';
    const placesAt = async (viewport: Room): Promise<readonly (readonly (number | string)[])[]> => {
      const page = await rooms.showSized('duel?at=700', viewport);
      // What is told of the step and what may be done come behind the table; cards go to their new places.
      await page.waitForSelector('.step[aria-busy="false"] .fact');
      await page.waitForSelector('.seat-options');
      const look = () =>
        page.$$eval(
          PARTS,
          (found, width) =>
            found.map((part) => {
              const { left, width: wide } = part.getBoundingClientRect();
              const letters = Number.parseFloat(getComputedStyle(part).fontSize);
              return [part.getAttribute('class') ?? '', ...[left, wide, letters].map((each) => (each / width) * 2560)];
            }),
          viewport.width,
        );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Until nothing moves any more, however long that takes on a busy machine.
      let places = await look();
      for (let still = 0; still < 3;) {
        await page.waitForTimeout(400);
        const now = await look();
        still = JSON.stringify(now) === JSON.stringify(places) ? still + 1 : 0;
        places = now;
      }
      return places;
    };
    const [usual, large] = [
      await placesAt({ width: 2560, height: 1440 }),
      await placesAt({ width: 3840, height: 2160 }),
    ];
    expect(large.length).toBe(usual.length);
    const moved = large.filter((place, i) =>
      place.some((each, at) => typeof each === 'number' && Math.abs(each - Number(usual[i]?.[at])) > 2.5),
    );
    expect(moved).toEqual([]);
  });
});

describe('a name and a line', () => {
  it('begin no line with a lone dash, and break no arrow', async () => {
    const page = await rooms.showSized('duel?at=1500', { width: 1440, height: 900 });
    const dashes = await page.$$eval('.piece-name > span', (found) =>
      found.filter((word) => word.textContent === '-').map((word) => word.parentElement?.textContent),
    );
    expect(dashes).toEqual([]);
    // Each is drawn in one piece, and so is what stands on either side of it.
    const broken = await page.$$eval('.play-line, .step-line code', (found) =>
      found
        .filter((line) => {
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
            for (const { index } of (text.textContent ?? '').matchAll(/->/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + 2);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
            }
          return false;
        })
        .map((line) => line.textContent),
    );
    expect(broken).toEqual([]);
  });
});

describe('the smallest cards', () => {
  it.each([
    [390, 844],
    [844, 390],
  ])('have a sign of what they are where no word fits, in a window of %i by %i', async (width, height) => {
    for (const mode of Object.keys(MANY)) {
      const page = await rooms.showSized(mode, { width, height });
      const bare = await page.$$eval('.leaders .card, .home .card, .arena .card', (found) =>
        found
          .filter((card) =>
            [...card.querySelectorAll('.piece-name, .card-kind .glyph')].every(
              (part) => part.getClientRects().length === 0,
            ),
          )
          .map((card) => card.textContent),
      );
      expect([mode, bare]).toEqual([mode, []]);
      expect(await writtenOver(page, '.home .piece, .leaders .piece')).toEqual([]);
    }
  });
});
