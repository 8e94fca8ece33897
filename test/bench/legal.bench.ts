import { riftbound, type RiftboundState } from '#rulesets/riftbound';
import { legalActions, playListed, randomActions, statesBefore } from './boardgame-io.js';
import { lessIsBetter, moreIsBetter, type BenchFigure } from './figure.js';
import { randomDuels, recordCommand, recorder, tablesOf, type Game } from './games.js';
import { inTurn, quantile, quickestOfEach } from './measure.js';

const GAMES = 12;
const RUNS = 3;
const BASELINE = 'boardgame.io, each thinkable action of a small game tried';

const listFor = (table: RiftboundState): unknown =>
  riftbound.waitingFor(table).map(({ seat }) => (seat === null ? [] : riftbound.legalPlays(table, seat)));

/** A random game as its player goes through it: at every step what everybody may do is listed, then one play is made. */
const listAndPlay = ({ commands }: Game): unknown =>
  commands.reduce((state, command) => {
    if (command.type === 'RecordPlay') listFor(state.game);
    return recordCommand(state, command);
  }, recorder.initial);

const ROUNDS = 9;

const listChooseAndPlay = (games: readonly Game[]): BenchFigure => {
  const plays = games.reduce((sum, { commands }) => sum + commands.length - 1, 0);
  const actions = games.map(({ commands }, index) => randomActions(index + 1, commands.length - 1));
  const { ours, baseline } = inTurn(ROUNDS, {
    ours: () => games.map(listAndPlay),
    baseline: () => actions.map(playListed),
  });
  return moreIsBetter({
    name: `list, choose and play, ${games.length} random games`,
    unit: 'plays/s',
    value: (plays / ours) * 1000,
    baselineName: 'boardgame.io, the same of a small game',
    baseline: (plays / baseline) * 1000,
    aim: { valueAtLeast: 5_000 },
  });
};

/** Listing what may be played, for whom the table waits: on every table of random games, each the quickest of three runs. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const games = randomDuels(GAMES);
  const tables = games.flatMap(tablesOf);
  const states = statesBefore(randomActions(1, tables.length));
  const ours = quickestOfEach(RUNS, tables, listFor);
  const baseline = quickestOfEach(RUNS, states, legalActions);
  const shares = [
    { name: 'median', share: 0.5 },
    { name: '95th percentile', share: 0.95 },
    { name: 'slowest', share: 1 },
  ];
  return Promise.resolve([
    listChooseAndPlay(games),
    ...shares.map(({ name, share }) =>
      lessIsBetter({
        name: `list legal plays on ${tables.length.toLocaleString('en')} tables, ${name}`,
        unit: 'us',
        value: quantile(ours, share),
        baselineName: BASELINE,
        baseline: quantile(baseline, share),
        ...(share === 0.5 ? { aim: { valueBelow: 1000 } } : {}),
      }),
    ),
  ]);
};
