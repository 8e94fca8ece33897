import { randomActions, record, type Action } from './boardgame-io.js';
import { moreIsBetter, type BenchFigure } from './figure.js';
import { randomDuels, recordedGames, replayGame, type Game } from './games.js';
import { inTurn } from './measure.js';

const ROUNDS = 9;
const RANDOM_GAMES = 20;
const BASELINE = 'boardgame.io, actions of a small game';

const playsIn = (games: readonly Game[]): number => games.reduce((sum, { commands }) => sum + commands.length - 1, 0);

const recordAll = (games: readonly Game[]): void => {
  for (const game of games) replayGame(game);
};

/** As many actions as the games have plays, in games of their length. */
const actionsFor = (games: readonly Game[]): readonly (readonly Action[])[] =>
  games.map(({ commands }, index) => randomActions(index + 1, commands.length - 1));

/** Whether the state a game comes to is plain data: what JSON gives back of it is the same. */
const checkSerialisable = (game: Game): void => {
  const state = JSON.stringify(replayGame(game));
  if (JSON.stringify(JSON.parse(state)) !== state) throw new Error(`${game.name}: its state is not plain data.`);
};

const figureOf = (name: string, games: readonly Game[], valueAtLeast: number): BenchFigure => {
  games.forEach(checkSerialisable);
  const actions = actionsFor(games);
  const plays = playsIn(games);
  const { ours, baseline } = inTurn(ROUNDS, {
    ours: () => recordAll(games),
    baseline: () => actions.map(record),
  });
  return moreIsBetter({
    name: `decide and fold, ${name}`,
    unit: 'plays/s',
    value: (plays / ours) * 1000,
    baselineName: BASELINE,
    baseline: (plays / baseline) * 1000,
    aim: { valueAtLeast },
  });
};

/** Whole games through the recorder, play by play: judge, run the rules to the next choice, fold the facts. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const recorded = recordedGames();
  const random = randomDuels(RANDOM_GAMES);
  return Promise.resolve([
    ...(recorded.length > 0 ? [figureOf(`${recorded.length} recorded games`, recorded, 50_000)] : []),
    figureOf(`${random.length} random games`, random, 30_000),
  ]);
};
