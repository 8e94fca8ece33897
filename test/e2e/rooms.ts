import type { Browser, Page } from 'playwright-core';
import type { JsonObject, NewEnvelope } from '#kernel';
import type { TapeFile } from '#match';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { endPages } from '../support/resting-pages.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { randomGame } from '../support/random-game.js';
import { deckOf } from '../support/riftbound/opening.js';

/** A page that fits every window: the whole table, the verdict and the transport, without scrolling. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export const ROOMS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 657],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const;

/** Of another two decks in turn, so that teammates share no legend. */
const DECKS = ['ven-barcelona-1-ornn', 'ven-barcelona-1-ornn', 'unl-utrecht-2-viktor', 'unl-utrecht-2-viktor'] as const;

export const MANY = {
  ffa3: ['Ana', 'Bo', 'Cy'],
  ffa4: ['Ana', 'Bo', 'Cy', 'Di'],
  '2v2': ['Ana', 'Bo', 'Cy', 'Di'],
} as const;

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

/** A server with the duel, its first half once for each window and tables of several players, and a browser that looks at them. */
export interface Rooms {
  readonly api: RunningApi;
  readonly browser: Browser;
  /** Opens a match in a window of that size. */
  readonly show: (hash: string, viewport: Room) => Promise<Page>;
  /**
   * What `show` answers, of a page that is opened once: where things lie is asked of the style sheet alone, so a window drawn to its size
   * shows what one that was opened at it does.
   */
  readonly showSized: (hash: string, viewport: Room) => Promise<Page>;
  /** Ends all pages but those that stay open from window to window. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const openRooms = async (): Promise<Rooms> => {
  const duel = tapeFile('annie-against-master-yi');
  const halves = ROOMS.map(([width]) => [`half-${String(width)}`, half(duel)] as const);
  const store = await filledStore({ duel, open: half(duel), ...Object.fromEntries(halves) });
  for (const mode of Object.keys(MANY) as (keyof typeof MANY)[])
    await store.append(`match-${mode}`, 'any', tableOf(mode));
  const api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store });
  const browser = await openBrowser();
  /** Pages that stay open, by what they show. */
  const standing = new Map<string, Page>();
  const show: Rooms['show'] = async (hash, viewport) => {
    const { page } = await openPage(browser, `${api.url}/#/match/${hash}`, { viewport });
    await page.waitForSelector('#table .side');
    return page;
  };
  const showSized: Rooms['showSized'] = async (hash, viewport) => {
    const page = standing.get(hash) ?? (await show(hash, viewport));
    standing.set(hash, page);
    await page.setViewportSize(viewport);
    await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
    return page;
  };
  const tidy = (): Promise<void> => endPages(browser, new Set([...standing.values()].map((page) => page.context())));
  const close = async (): Promise<void> => {
    await browser.close();
    await api.close();
  };
  return { api, browser, show, showSized, tidy, close };
};
