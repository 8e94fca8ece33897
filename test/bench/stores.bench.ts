import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBareKurrent, openBareSqlite, openKurrent, openSqlite, type Target } from './bare-stores.js';
import { lessIsBetter, moreIsBetter, type BenchFigure } from './figure.js';
import { quantile } from './measure.js';
import { recordedGames } from './games.js';
import { anew, batchesOf, type Batch } from './tape-batches.js';

/** How many matches append at once, and how many appends are measured; the first of each match are not. */
const LOADS = [
  { matches: 1, appends: 600 },
  { matches: 64, appends: 6400 },
  { matches: 1000, appends: 12_000 },
];
const WARM_UP = 2;
const ROUNDS = 3;

/** A store, and the least that its driver can do. */
interface Pair {
  readonly name: string;
  readonly bare: string;
  readonly open: (folder: string, name: string) => Promise<Target>;
  readonly openBare: (folder: string, name: string) => Promise<Target>;
}

const SQLITE: Pair = {
  name: 'SQLite',
  bare: 'bare rows, synced, all that wait in one commit',
  open: openSqlite,
  openBare: openBareSqlite,
};

const kurrentPair = (connection: string): Pair => ({
  name: 'KurrentDB',
  bare: "the client's own appendToStream, nothing else",
  open: () => openKurrent(connection),
  openBare: () => openBareKurrent(connection),
});

/** The stores that can be measured here: a server's only where MATCHTAPE_KURRENTDB names one. */
const pairs = (): readonly Pair[] => {
  const connection = process.env['MATCHTAPE_KURRENTDB'] ?? '';
  return connection === '' ? [SQLITE] : [SQLITE, kurrentPair(connection)];
};

/** Appends a second, and what one append took, in milliseconds. */
export interface Pace {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** Every match appends its next play as soon as the last was answered. */
export const measurePace = async (
  target: Target,
  load: { readonly matches: number; readonly appends: number },
  plays: readonly Batch[],
): Promise<Pace> => {
  const each = Math.ceil(load.appends / load.matches);
  const run = randomUUID();
  const batches = Array.from({ length: load.matches }, (_, match) =>
    Array.from({ length: each + WARM_UP }, (_play, number) => anew(plays[(match + number) % plays.length] ?? [])),
  );
  const times: number[] = [];
  const record = async (match: number, from: number, to: number): Promise<void> => {
    for (const batch of batches[match]?.slice(from, to) ?? []) {
      const start = performance.now();
      await target.append(`bench-${run}-${match}`, batch);
      times.push(performance.now() - start);
    }
  };
  const all = (from: number, to: number) => Promise.all(batches.map((_, match) => record(match, from, to)));
  await all(0, WARM_UP);
  times.length = 0;
  const start = performance.now();
  await all(WARM_UP, each + WARM_UP);
  const seconds = (performance.now() - start) / 1000;
  return { rate: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};

const better = (one: Pace | undefined, other: Pace): Pace =>
  one !== undefined && one.rate >= other.rate ? one : other;

const compare = async (folder: string, pair: Pair, load: (typeof LOADS)[number]): Promise<readonly BenchFigure[]> => {
  const plays = recordedGames().flatMap(batchesOf);
  let [best, bareBest]: [Pace | undefined, Pace | undefined] = [undefined, undefined];
  // In turn, so that a busy moment of the machine falls on both; the best round of each counts.
  for (let round = 0; round < ROUNDS; round++) {
    const name = `${pair.name}-${load.matches}-${round}`;
    for (const bare of [false, true]) {
      const target = await (bare ? pair.openBare : pair.open)(folder, name);
      const pace = await measurePace(target, load, plays);
      await target.close();
      if (bare) bareBest = better(bareBest, pace);
      else best = better(best, pace);
    }
  }
  if (best === undefined || bareBest === undefined) return [];
  const of = `${pair.name}, ${load.matches === 1 ? 'one match' : `${load.matches.toLocaleString('en')} matches at once`}`;
  const baselineName = pair.bare;
  return [
    moreIsBetter({
      name: `append plays of recorded games: ${of}`,
      unit: 'appends/s',
      value: best.rate,
      baselineName,
      baseline: bareBest.rate,
      aim: { ratioAtLeast: 0.8 },
    }),
    lessIsBetter({ name: `${of}, p50`, unit: 'ms', value: best.p50, baselineName, baseline: bareBest.p50 }),
    lessIsBetter({ name: `${of}, p99`, unit: 'ms', value: best.p99, baselineName, baseline: bareBest.p99 }),
  ];
};

/** Appends to every store that is here, against the least that its driver can do. */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-bench-'));
  try {
    const figures: BenchFigure[] = [];
    for (const pair of pairs()) for (const load of LOADS) figures.push(...(await compare(folder, pair, load)));
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
