import { fold } from '#kernel';
import { eventsOf, matchDecider } from '#match';
import { isFault, isTold } from '#ruleset';
import { riftbound, type Play, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { describeLaws } from '../../laws/describe-laws.js';
import { IN_EVERY_GAME, IN_SOME_GAME } from './features.js';
import { envelopesOf, readGames, stepsOf, type Game } from '../recorded-game.js';

const games = readGames(riftbound);
const whole = games.filter(({ file }) => file.recording === 'strict');

const named = (some: readonly Game<RiftboundState, Play, RiftboundFact>[]) => some.map((game) => [game.name, game] as const);

test('there are games', () => {
  expect(whole.length).toBeGreaterThan(0);
});

describe.each(named(games))('%s', (_, { recording }) => {
  test('is recorded to its last line', () => {
    expect(recording.problem).toBeNull();
  });

  test('folds to the live state', () => {
    const { initial, evolve } = matchDecider(riftbound);
    expect(fold(evolve, initial, eventsOf(recording))).toEqual(recording.state);
  });

  test('comes to its end', () => {
    expect(recording.state.game.result).not.toBeNull();
  });
});

describe.each(named(whole))('%s, a whole game', (_, game) => {
  const { batches, state } = game.recording;
  const steps = stepsOf(riftbound, game);

  test('has sixty plays and more, nothing held against any of them, and what is told is marked', () => {
    expect(batches.filter(({ by }) => by === 'line').length).toBeGreaterThanOrEqual(60);
    const found = batches.flatMap(({ line, verdict }) => (isFault(verdict) ? [line?.text, verdict] : []));
    expect(found).toEqual([]);
    expect(batches.filter(({ verdict }) => isTold(verdict)).length).toBeGreaterThan(20);
  });

  test('is won by the rules, with eight points and the most', () => {
    const { result, seats, victoryScore } = state.game;
    const [winner = -1, ...others] = result?.winners ?? [];
    expect(others).toEqual([]);
    const points = seats.map((seat) => seat.points);
    expect(points[winner]).toBeGreaterThanOrEqual(victoryScore);
    expect(points.filter((each) => each >= (points[winner] ?? 0))).toHaveLength(1);
    expect(result?.because).toContain('cleanup.win-check');
  });

  test.each(Object.entries(IN_EVERY_GAME))('%s', (_feature, isIn) => {
    expect(isIn(steps)).toBe(true);
  });
});

describe('the whole games together', () => {
  const all = whole.map((game) => stepsOf(riftbound, game));

  test.each(Object.entries(IN_SOME_GAME))('%s', (_feature, isIn) => {
    expect(all.some(isIn)).toBe(true);
  });
});

describeLaws(
  riftbound,
  () => games.map((game) => ({ name: game.name, envelopes: envelopesOf(game), live: game.recording.state })),
  // Triggers are ordered once in these games, as they lay already; the rulings order them otherwise.
  { inert: ['FinalPointDenied', 'MulliganTaken', 'TriggersOrdered'] },
);
