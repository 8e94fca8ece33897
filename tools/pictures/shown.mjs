// What each picture of docs/pictures shows: where it is, how large the window is, and what is done there until it is taken.
import { EVENT, TABLE } from './store.mjs';

const PAGE = { viewport: { width: 1600, height: 900 }, colorScheme: 'dark' };
// A browser that prefers dark pages paints what is transparent black.
const ACROSS = { viewport: { width: 960, height: 540 }, colorScheme: 'light' };
const UPRIGHT = { viewport: { width: 540, height: 960 }, colorScheme: 'light' };

const table = (page) => page.waitForSelector('#table .side');

/** The pages of a match and of the ruling book. `rests`: milliseconds until what comes behind the table has come. */
const REPLAYER = {
  showdown: { place: '/#/match/duel?at=864', ready: table },
  'combat-light': { place: '/#/match/duel?at=939', colorScheme: 'light', ready: table },
  'player-view': { place: '/#/match/duel?at=864&viewer=0', ready: table },
  finding: { place: '/#/match/broken', ready: (page) => page.locator('.judged .finding').waitFor() },
  record: {
    place: '/#/match/recording',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Play Void Seeker' }).click();
      await page.getByText('Which targets?').waitFor();
      await page.locator('.record .choice', { hasText: 'Yi, Honed' }).click();
    },
  },
  judge: {
    place: '/#/match/disputed?at=425',
    colorScheme: 'light',
    ready: async (page) => {
      await table(page);
      await page.keyboard.press('j');
      await page.locator('.dispute').first().waitFor();
    },
  },
  runeterra: { place: '/#/match/runeterra?at=656', ready: table },
  book: {
    place: '/#/rulings?q=showdown&rule=309',
    ready: (page) => page.locator('.book-hit, .ruling-row').first().waitFor(),
  },
  ruling: { place: '/#/ruling/chain/reaction-in-the-middle', ready: table },
  // What a new store begins with.
  tour: {
    place: '/#/match/demo?at=152&study=tour',
    ready: async (page) => {
      await table(page);
      await page.locator('.note-words').first().waitFor();
    },
  },
};

const overlay = (part) => ({
  ...ACROSS,
  place: `/overlay/${TABLE}/${part}`,
  ready: (page) => page.waitForSelector('.part'),
  rests: 1000,
});

/** What is taken while a point is announced, which is for some seconds. */
const ANNOUNCED = Object.fromEntries(
  [
    ['frame', ACROSS, 'frame'],
    ['moment', ACROSS, 'moment'],
    ['upright', UPRIGHT, 'frame'],
  ].map(([name, room, part]) => [
    `overlay-${name}`,
    { ...room, place: `/overlay/~${EVENT}/${part}`, announced: true, rests: 1000 },
  ]),
);

const PARTS = ['score', 'battlefields', 'chain', 'hands', 'last', 'clock', 'card', 'table'];

const EVENTS = {
  'event-desk': {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    place: `/#/event/${EVENT}`,
    isWhole: true,
    rests: 1000,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Close the round' }).click();
      await page.getByText('lacks results of tables').waitFor();
      await page.mouse.move(0, 0);
    },
  },
  'event-floor': {
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    place: `/#/floor/${EVENT}`,
    isWhole: true,
    rests: 1000,
    ready: async (page) => {
      const cell = page.getByRole('list', { name: 'Tables' }).locator('> li').filter({ hasText: 'Eve' });
      await cell.locator('.floor-open').click();
      await page.getByRole('button', { name: 'Code of the table' }).click();
      await page.getByLabel('Calls a judge to table 3').waitFor();
    },
  },
  'overlay-director': {
    viewport: { width: 960, height: 740 },
    colorScheme: 'light',
    place: `/overlay/~${EVENT}/director`,
    isWhole: true,
    rests: 1000,
    ready: (page) => page.waitForSelector('form'),
  },
};

/** Every picture by its name; those that are taken while something is announced come last, since what is announced changes the table. */
export const PICTURES = {
  ...Object.fromEntries(
    Object.entries(REPLAYER).map(([name, shown]) => [`replayer-${name}`, { ...PAGE, rests: 4000, ...shown }]),
  ),
  ...Object.fromEntries(PARTS.map((part) => [`overlay-${part}`, overlay(part)])),
  'overlay-table-upright': { ...overlay('table'), ...UPRIGHT },
  ...EVENTS,
  ...ANNOUNCED,
};
