import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '#event-store/sqlite';
import type { Envelope } from '#kernel';
import { SeenTape, TapeStates, withRecentPast } from '#match';
import { riftbound } from '#rulesets/riftbound';
import { openKurrent, openSqlite, type Target } from './bare-stores.js';
import { lessIsBetter, moreIsBetter, type BenchFigure } from './figure.js';
import { recorder, type Game } from './games.js';
import { bytesKeptBy } from './measure.js';
import { costOf, mostWithin, waitOf } from './queueing.js';
import { measurePace } from './stores.bench.js';
import { batchesOf, sampleGames } from './tape-batches.js';

/** What cannot be measured here: docs/explanation/scale.md says why these. */
const ASSUMED = {
  matches: 100_000,
  /** Minutes from the first play of a match to its last. */
  minutes: 35,
  /** Plays come closer together at the beginning of a round, in all matches at once. */
  peak: 3,
  /** Open live streams for each match: both players' and, for every second match, one of the public. */
  viewers: 2.5,
  /** Hours of play a day. */
  hours: 10,
  /** Milliseconds that one in a hundred appends may take. */
  limit: 50,
  /** Memory that an API node keeps live tapes in, GiB. */
  memory: 4,
};

/** Means of a match over the sample. */
interface Shape {
  readonly plays: number;
  readonly events: number;
  readonly sent: number;
  readonly stored: number;
  readonly kept: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Everything a node holds of a match that has been played with the public and both players looking on: see `TapeStates` and `SeenTape`. */
const heldBy = (game: Game): unknown => {
  const envelopes: Envelope[] = [];
  const states = new TapeStates({
    initial: recorder.initial,
    next: (before, revision) => recorder.evolve(before, envelopes[revision] as unknown as Game['events'][number]),
    recent: withRecentPast,
  });
  const whole = {
    envelopes,
    stateBefore: (revision: number) => states.after(revision - 1),
    stateAfter: (revision: number) => states.after(revision),
  };
  const seen = (['public', 0, 1] as const).map((viewer) => new SeenTape(riftbound, viewer, whole));
  for (const [revision, event] of structuredClone(batchesOf(game)).flat().entries()) {
    envelopes.push({ ...event, stream: 'match-1', revision });
    states.grow();
    for (const tape of seen) tape.envelopeAt(revision);
  }
  return [states, seen];
};

const storedBytes = async (folder: string, games: readonly Game[]): Promise<number> => {
  const path = join(folder, 'size.sqlite');
  const store = await openSqliteStore({ path });
  for (const [number, game] of games.entries())
    for (const batch of batchesOf(game)) await store.append(`match-${number}`, 'any', batch);
  await store.close();
  return (await stat(path)).size / games.length;
};

const shapeOf = async (folder: string, games: readonly Game[]): Promise<Shape> => ({
  plays: mean(games.map((game) => batchesOf(game).length)),
  events: mean(games.map(({ events }) => events.length)),
  sent: mean(games.map((game) => JSON.stringify(batchesOf(game)).length)),
  stored: await storedBytes(folder, games),
  kept: bytesKeptBy(() => games.map(heldBy)) / games.length,
});

interface Load {
  readonly appends: number;
  readonly events: number;
  readonly messages: number;
  readonly bytes: number;
}

/** What so many matches ask for in a second, at the peak. */
const loadOf = ({ plays, events, sent }: Shape, matches: number): Load => {
  const { minutes, peak, viewers } = ASSUMED;
  const each = (matches * peak) / (minutes * 60);
  return {
    appends: plays * each,
    events: events * each,
    messages: events * viewers * each,
    bytes: sent * viewers * each,
  };
};

const storeFigures = async (
  name: string,
  open: () => Promise<Target>,
  shape: Shape,
): Promise<readonly BenchFigure[]> => {
  const plays = sampleGames(0).flatMap(batchesOf);
  const pace = async (matches: number, appends: number) => {
    const target = await open();
    const measured = await measurePace(target, { matches, appends }, plays);
    await target.close();
    return measured;
  };
  const alone = await pace(1, 400);
  const together = await pace(64, 6400);
  const cost = costOf(alone.p50, { rate: together.rate, matches: 64 });
  const bearable = mostWithin(cost, ASSUMED.limit) / (loadOf(shape, 1).appends || NaN);
  const baselineName = `${name}, one append alone, measured`;
  const waits = [1000, 10_000].map((matches) =>
    lessIsBetter({
      name: `${name}: wait of an append at the peak of ${matches.toLocaleString('en')} matches, p99, simulated`,
      unit: 'ms',
      value: waitOf(cost, loadOf(shape, matches).appends),
      baselineName,
      baseline: alone.p50,
    }),
  );
  return [
    lessIsBetter({
      name: `${name}: appends at the peak of ${ASSUMED.matches.toLocaleString('en')} matches`,
      unit: 'appends/s',
      value: loadOf(shape, ASSUMED.matches).appends,
      baselineName: `${name}, 64 appending at once, measured`,
      baseline: together.rate,
    }),
    ...waits,
    moreIsBetter({
      name: `${name}: matches that one store bears with p99 below ${ASSUMED.limit} ms, simulated`,
      unit: 'matches',
      value: bearable,
      baselineName: 'all of them',
      baseline: ASSUMED.matches,
    }),
  ];
};

const GIB = 2 ** 30;

const loadFigures = (shape: Shape): readonly BenchFigure[] => {
  const { matches, hours, minutes, memory, viewers } = ASSUMED;
  const load = loadOf(shape, matches);
  const all = `${matches.toLocaleString('en')} matches`;
  const one = loadOf(shape, 1);
  const figure = (name: string, unit: string, values: readonly [value: number, baseline: number]): BenchFigure =>
    lessIsBetter({ name, unit, value: values[0], baselineName: 'of one match', baseline: values[1] });
  const played = (matches * hours * 60) / minutes;
  return [
    figure(`events of ${all}`, 'events', [shape.events * matches, shape.events]),
    figure(`events a second at the peak of ${all}`, 'events/s', [load.events, one.events]),
    figure(`stored for ${hours} hours of ${all} at once (${Math.round(played)} matches)`, 'GiB', [
      (shape.stored * played) / GIB,
      shape.stored / GIB,
    ]),
    figure(`live streams of ${all}`, 'streams', [viewers * matches, viewers]),
    figure(`live messages a second at the peak of ${all}`, 'messages/s', [load.messages, one.messages]),
    figure(`sent to viewers at the peak of ${all}, before compression`, 'MiB/s', [
      load.bytes / 2 ** 20,
      one.bytes / 2 ** 20,
    ]),
    figure(`live tapes of ${all} in memory`, 'GiB', [(shape.kept * matches) / GIB, shape.kept / GIB]),
    figure(`API nodes of ${memory} GiB for them`, 'nodes', [
      Math.ceil((shape.kept * matches) / GIB / memory),
      shape.kept / GIB / memory,
    ]),
  ];
};

/** What 100,000 matches at once need, by the sizes of real tapes and the measured pace of the stores that are here. */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-bench-'));
  const connection = process.env['MATCHTAPE_KURRENTDB'] ?? '';
  try {
    const shape = await shapeOf(folder, sampleGames(9));
    let opened = 0;
    const figures = [
      ...loadFigures(shape),
      ...(await storeFigures('SQLite', () => openSqlite(folder, `scale-${opened++}`), shape)),
    ];
    if (connection !== '') figures.push(...(await storeFigures('KurrentDB', () => openKurrent(connection), shape)));
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
