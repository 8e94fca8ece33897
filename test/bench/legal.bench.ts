import { riftbound, type RiftboundState } from '#rulesets/riftbound';
import { legalActions, randomActions, statesBefore } from './boardgame-io.js';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { randomDuels, tablesOf } from './games.js';
import { quickestOfEach } from './measure.js';

const GAMES = 12;
const RUNS = 3;
const BASELINE = 'boardgame.io, each thinkable action of a small game tried';

const listFor = (table: RiftboundState): unknown =>
  riftbound.waitingFor(table).map(({ seat }) => (seat === null ? [] : riftbound.legalPlays(table, seat)));

/** Listing what may be played, for whom the table waits: on every table of random games, each the quickest of three runs. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const tables = randomDuels(GAMES).flatMap(tablesOf);
  const states = statesBefore(randomActions(1, tables.length));
  const ours = quickestOfEach(RUNS, tables, listFor);
  const baseline = quickestOfEach(RUNS, states, legalActions);
  const at = (times: readonly number[], share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  const shares = [
    { name: 'median', share: 0.5 },
    { name: '95th percentile', share: 0.95 },
    { name: 'slowest', share: 1 },
  ];
  return Promise.resolve(
    shares.map(({ name, share }) =>
      lessIsBetter({
        name: `list legal plays on ${tables.length.toLocaleString('en')} tables, ${name}`,
        unit: 'us',
        value: at(ours, share),
        baselineName: BASELINE,
        baseline: at(baseline, share),
        ...(share === 0.5 ? { aim: { valueBelow: 1000 } } : {}),
      }),
    ),
  );
};
