import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openSqliteStore } from '#event-store/sqlite';
import type { JsonObject, NewEnvelope } from '#kernel';
import { riftbound } from '#rulesets/riftbound';
import { openBrowser, openPage } from '../support/browser.js';
import { randomGame } from '../support/random-game.js';
import { deckOf } from '../support/riftbound/opening.js';
import { readyAt } from '../support/nodes.js';
import { startServer, stopServer } from '../support/server-process.js';
import { entering } from './entering.js';
import { lessIsBetter, type Aim, type BenchFigure } from './figure.js';
import { median, quantile } from './measure.js';

const MATCH = 'long';

/** Events of the tape that is opened, and steps of each walk. */
const [EVENTS, STEPS, WARM_UP] = [6667, 120, 30] as const;

const DECKS = ['ven-barcelona-1-ornn', 'unl-utrecht-2-viktor'] as const;
const NAMES = ['Ana', 'Bo'] as const;

/** Nobody concedes, so that the tape grows as long as it is asked to. */
const patient: typeof riftbound = {
  ...riftbound,
  legalPlays: (state, seat) => riftbound.legalPlays(state, seat).filter(({ play }) => play.play !== 'Concede'),
};

/** A long match of Riftbound by chance, cut where the aims say. */
const longTape = (): readonly NewEnvelope[] => {
  const players = DECKS.map((deck, seat) => ({ name: NAMES[seat] ?? '', deck: deckOf(deck) as JsonObject }));
  const { envelopes } = randomGame(patient, 37, { plays: 2500, mode: 'match5', players });
  if (envelopes.length < EVENTS) throw new Error(`The match by chance ended after ${envelopes.length} events.`);
  return envelopes.slice(0, EVENTS).map(({ stream: _, revision: __, ...event }) => event);
};

/** Seconds of processor time that the page's own thread has used, and bytes of its heap. */
interface Used {
  readonly seconds: number;
  readonly heap: number;
}

/** A page that says what it uses. */
interface Measured {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly used: () => Promise<Used>;
}

const measured = async (page: Page): Promise<Measured> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async (): Promise<Used> => {
    const { metrics } = await tools.send('Performance.getMetrics');
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { seconds: of('TaskDuration'), heap: of('JSHeapUsedSize') };
  };
  return { page, tools, used };
};

/** The frame behind the next has begun: what changed has been laid out and painted. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate<undefined>('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');

/** Milliseconds of the page's own thread for each press of a key, until what it led to is drawn. */
const walk = async ({ page, used }: Measured, key: string, steps: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let step = 0; step < steps; step++) {
    const before = await used();
    await page.keyboard.press(key);
    await drawn(page);
    times.push(((await used()).seconds - before.seconds) * 1000);
  }
  return times;
};

/** What a press of a key costs that does nothing: the asking itself, and a frame. */
const idle = (desk: Measured): Promise<readonly number[]> => walk(desk, 'F12', WARM_UP);

const aimed = (name: string, value: number, baseline: number, aim: Aim): BenchFigure =>
  lessIsBetter({
    name,
    unit: 'ms of the page’s own thread',
    value,
    baselineName: 'a key that does nothing',
    baseline,
    aim,
  });

/** Steps in both directions from the middle of the tape, by event and by play. */
const stepping = async (desk: Measured, name: string, limit: number): Promise<readonly BenchFigure[]> => {
  await walk(desk, 'ArrowRight', WARM_UP);
  const still = median(await idle(desk));
  const right = await walk(desk, 'ArrowRight', STEPS);
  const left = await walk(desk, 'ArrowLeft', STEPS);
  return [
    aimed(`${name} forward, p95`, quantile(right, 0.95), still, { valueBelow: limit }),
    aimed(`${name} back, p95`, quantile(left, 0.95), still, { valueBelow: limit }),
  ];
};

/** Sixty places of the bar, one after the other. */
const scrubbing = async (desk: Measured): Promise<BenchFigure> => {
  const bar = desk.page.locator('.transport input[type=range]').first();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The bar is nowhere to be seen.');
  const { mouse } = desk.page;
  const y = box.y + box.height / 2;
  await mouse.move(box.x + box.width * 0.1, y);
  await mouse.down();
  const before = await desk.used();
  for (let move = 0; move < 60; move++) await mouse.move(box.x + box.width * (0.1 + 0.013 * move), y);
  await drawn(desk.page);
  const { seconds } = await desk.used();
  await mouse.up();
  const still = median(await idle(desk));
  return aimed('60 moves along the bar', (seconds - before.seconds) * 1000, still * 60, { valueBelow: 1000 });
};

/** Opens a place of the page in a browser that was nowhere in it: milliseconds until what is waited for is drawn, by the clock and of the page's own thread. */
const openedAt = async (
  browser: Browser,
  address: string,
  waitsFor: string,
): Promise<{ readonly desk: Measured; readonly clock: number; readonly used: number }> => {
  const { page } = await openPage(browser, new URL('icon.svg', address).href, { bypassCSP: true });
  const desk = await measured(page);
  const start = performance.now();
  await page.goto(address);
  await page.waitForSelector(waitsFor);
  const clock = performance.now() - start;
  await drawn(page);
  return { desk, clock, used: (await desk.used()).seconds * 1000 };
};

const opening = async (browser: Browser, url: string): Promise<readonly [Measured, readonly BenchFigure[]]> => {
  const without = await openedAt(browser, `${url}#/nowhere`, 'main');
  await without.desk.page.context().close();
  const { desk, clock, used } = await openedAt(browser, `${url}#/match/${MATCH}?at=3000`, '#table .side');
  const baselineName = 'a page of the same build without a tape';
  return [
    desk,
    [
      lessIsBetter({
        name: `a tape of ${EVENTS.toLocaleString('en')} events opened, table drawn, by the clock`,
        unit: 'ms',
        value: clock,
        baselineName,
        baseline: without.clock,
        aim: { valueBelow: 1000 },
      }),
      lessIsBetter({
        name: 'the same',
        unit: 'ms of the page’s own thread',
        value: used,
        baselineName,
        baseline: without.used,
      }),
    ],
  ];
};

const heapOf = async ({ tools, used }: Measured): Promise<BenchFigure> => {
  await tools.send('HeapProfiler.enable');
  await tools.send('HeapProfiler.collectGarbage');
  const { heap } = await used();
  return lessIsBetter({
    name: 'heap of that page',
    unit: 'MB',
    value: heap / 1e6,
    baselineName: 'the aim',
    baseline: 40,
    aim: { valueBelow: 40 },
  });
};

/** 1.6 Mbit/s and 150 ms of waiting, as on a train. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 } as const;

const slowNetwork = async (browser: Browser, url: string): Promise<BenchFigure> => {
  const { page } = await openPage(browser, 'about:blank', { isPublic: true, bypassCSP: true });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW);
  const start = performance.now();
  await page.goto(`${url}#/match/${MATCH}?at=3000`, { waitUntil: 'commit' });
  await page.waitForFunction('document.body?.innerText.trim().length > 20');
  const first = performance.now() - start;
  await page.waitForSelector('#table .side');
  return lessIsBetter({
    name: 'something to read, with 1.6 Mbit/s and 150 ms',
    unit: 'ms',
    value: first,
    baselineName: 'the table drawn',
    baseline: performance.now() - start,
    aim: { valueBelow: 2000 },
  });
};

const laidIn = async (folder: string): Promise<void> => {
  const store = await openSqliteStore({ path: join(folder, 'matches.sqlite') });
  await store.append(`match-${MATCH}`, 'any', longTape());
  await store.close();
};

/** What the page of a long match costs a browser: opening, stepping, scrubbing, memory, and what a slow network shows of it. */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-browser-'));
  await laidIn(folder);
  const server = await startServer({ MATCHTAPE_DATA: folder, MATCHTAPE_DEMO: 'none' });
  // A server that is up: the kept views of the match that was laid in are made as it starts.
  await readyAt(server);
  const browser = await openBrowser();
  try {
    const [desk, opened] = await opening(browser, server.url);
    const steps = await stepping(desk, 'a step', 16);
    const scrub = await scrubbing(desk);
    await desk.tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slow = await stepping(desk, 'a step with a processor four times slower', 60);
    await desk.tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const heap = await heapOf(desk);
    await desk.page.context().close();
    const entered = await entering(browser, server.url);
    return [...opened, ...steps, scrub, ...slow, heap, ...entered, await slowNetwork(browser, server.url)];
  } finally {
    await browser.close();
    await stopServer(server, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
};
