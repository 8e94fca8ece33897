import { fold } from '#kernel';
import { riftbound } from '#rulesets/riftbound';
import { randomActions, record } from './boardgame-io.js';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { factsOf, randomDuels } from './games.js';
import { inTurn } from './measure.js';

const FACTS = 5000;
const GAMES = 16;
const ROUNDS = 15;

/** Folding facts into a state, which needs no rules, against running as many actions of boardgame.io again. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const facts = factsOf(randomDuels(GAMES), FACTS);
  if (facts.length < FACTS) throw new Error(`The games have ${facts.length} facts, fewer than ${FACTS}.`);
  const actions = randomActions(1, FACTS);
  const { ours, baseline } = inTurn(ROUNDS, {
    ours: () => fold(riftbound.evolve, riftbound.initial, facts),
    baseline: () => record(actions),
  });
  return Promise.resolve([
    lessIsBetter({
      name: `fold ${FACTS.toLocaleString('en')} facts`,
      unit: 'ms',
      value: ours,
      baselineName: `boardgame.io, running ${FACTS.toLocaleString('en')} actions again`,
      baseline,
      aim: { valueBelow: 3 },
    }),
  ]);
};
