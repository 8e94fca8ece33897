import { auditTape, irregularitiesOf } from '#audit';
import { riftbound } from '#rulesets/riftbound';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { randomTape } from './games.js';
import { fastestOf } from './measure.js';

const PLAYS = 300;
const RUNS = 3;

/** The longest of some random games, up to a number of plays. */
const longTape = () => {
  const tapes = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => randomTape(seed, PLAYS));
  return tapes.reduce((longest, tape) => (tape.state.plays > longest.state.plays ? tape : longest));
};

/** The audit of a long tape, beside deciding the same tape again fact by fact. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const { state, envelopes } = longTape();
  const value = fastestOf(RUNS, () => irregularitiesOf(riftbound, envelopes));
  const baseline = fastestOf(RUNS, () => auditTape(riftbound, envelopes));
  return Promise.resolve([
    lessIsBetter({
      name: `irregularities of a tape of ${String(state.plays)} plays`,
      unit: 'ms',
      value,
      baselineName: 'verifying the same tape',
      baseline,
      aim: { valueBelow: 1000 },
    }),
  ]);
};
