import type { Page } from 'playwright-core';
import { MANY, openRooms, ROOMS, type Rooms } from './rooms.js';
import { begunWords, cutStates, fullPlates, lowCards, scrolledBy, smallWords } from './table-faults.js';
import { crossedByLines, cutBy, fannedRows, overlapsOf, writtenOver } from './where-it-lies.js';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await openRooms();
});

afterAll(() => rooms.close());

/** Tables of the duel: an early one, one of turned and damaged cards, a long one, and one of full rows. */
const DUEL = { early: 'duel?at=700', damaged: 'duel?at=939', long: 'duel?at=1500', full: 'duel?at=1758' } as const;

/** Two items with three targets, and an item that is aimed at another. */
const AIMED = ['duel?at=1681', 'duel?at=886'] as const;

/** What lies wrong on a table, by what it is. Each is looked for on every table while it is there: to draw one to another size takes longest. */
const faultsOf = async (page: Page): Promise<object> => ({
  scrolledBy: await scrolledBy(page),
  cutByTheWindow: await cutBy(page, 'html', '.top, #table, .judged, .transport, .bug-name, .bug-score'),
  // Rows of one of several players are drawn along.
  cutByTheTable: await cutBy(
    page,
    '#table',
    '.side, .plate, :not(.sides-many) > .side > :is(.home, .hand), .piles, .arena, .chain',
  ),
  overlaps: await overlapsOf(page, '.plate, .piles, .home .pieces, .resources, .hand, .leaders, .arena, .chain'),
  fannedRows: await fannedRows(page),
  begunWords: await begunWords(page),
  cutStates: await cutStates(page),
  smallWords: await smallWords(page),
  lowCards: await lowCards(page),
  fullPlates: await fullPlates(page),
});

const NO_FAULTS = {
  ...{ scrolledBy: [0, 0], cutByTheWindow: [], cutByTheTable: [], overlaps: [], fannedRows: [], begunWords: [] },
  ...{ cutStates: [], smallWords: [], lowCards: [], fullPlates: [] },
};

describe.each(ROOMS)('in a window of %i by %i', (width, height) => {
  it.each([...Object.values(DUEL), ...Object.keys(MANY)])('nothing lies wrong on the table of %s', async (table) => {
    const page = await rooms.showSized(table, { width, height });
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
  });

  it('a card that is turned and damaged shows each of its numbers alone', async () => {
    const page = await rooms.showSized(DUEL.damaged, { width, height });
    expect(await page.locator('.arena .exhausted .mark-damage:visible').count()).toBeGreaterThan(2);
    expect(await writtenOver(page, '.arena .piece')).toEqual([]);
  });

  it.each(AIMED)('lines from the chain of %s cross nothing that is written', async (table) => {
    const page = await rooms.showSized(table, { width, height });
    await page.waitForFunction(() => document.querySelectorAll('.target-line').length >= 2);
    expect(await crossedByLines(page)).toEqual([]);
  });
});
