import { runeterra, type FactType, type Play, type RuneterraFact, type RuneterraState } from '#rulesets/runeterra';
import { describeLaws } from '../../laws/describe-laws.js';
import { envelopesOf, readGames, stepsOf, type Game } from '../recorded-game.js';

type RuneterraGame = Game<RuneterraState, Play, RuneterraFact>;

const games = readGames(runeterra);
const whole = games.filter(({ file }) => file.recording === 'strict');

const named = (some: readonly RuneterraGame[]) => some.map((game) => [game.name, game] as const);

const factsOf = (game: RuneterraGame): ReadonlySet<FactType> =>
  new Set(stepsOf(runeterra, game).map(({ fact }) => fact.type));

/** Plays that somebody made by a choice of their own: whoever passes or keeps a hand has acted on nothing. */
const actionsOf = ({ recording }: RuneterraGame): number =>
  recording.batches.filter(({ by, play }) => by === 'line' && play !== null && play.play !== 'Pass').length;

test('there are two whole games at least', () => {
  expect(whole.length).toBeGreaterThanOrEqual(2);
});

describe.each(named(games))('%s', (_, { recording }) => {
  test('is recorded to its last line, and comes to its end', () => {
    expect(recording.problem).toBeNull();
    expect(recording.state.game.result).not.toBeNull();
  });
});

describe.each(named(whole))('%s, a whole game', (_, game) => {
  test('has forty actions and more, each of them legal', () => {
    const found = game.recording.batches.flatMap(({ line, verdict }) => (verdict.status === 'legal' ? [] : [line?.text]));
    expect(found).toEqual([]);
    expect(actionsOf(game)).toBeGreaterThanOrEqual(40);
  });

  test('ends with a nexus at nothing', () => {
    const { result, seats } = game.recording.state.game;
    const fallen = seats.flatMap(({ nexus }, seat) => (nexus <= 0 ? [seat] : []));
    expect(fallen).toHaveLength(1);
    expect(result?.winners).toEqual([0, 1].filter((seat) => !fallen.includes(seat)));
  });

  test.each<FactType>([
    'AttackTokenGained',
    'AttackTokenLost',
    'AttackCommitted',
    'BlocksCommitted',
    'ItemStacked',
    'SpellCast',
    'SpellManaGained',
    'UnitDied',
    'UnitStruck',
    'NexusDamaged',
    'NexusHealed',
    'KeywordSpent',
  ])('shows %s', (type) => {
    expect(factsOf(game)).toContain(type);
  });
});

test.each<FactType>([
  'AttackDeclared',
  'CardsCreated',
  'PieceObliterated',
  'PositionsSwapped',
  'ReturnAwaited',
  'UnitLeveledUp',
  'UnitStunned',
])('%s is in one of the games', (type) => {
  expect(whole.some((game) => factsOf(game).has(type))).toBe(true);
});

describeLaws(
  runeterra,
  () => games.map((game) => ({ name: game.name, envelopes: envelopesOf(game), live: game.recording.state })),
  { inert: ['UnitStruck'] },
);

test('a game entered by hand has its findings, its correction and its unknown cards on the tape', () => {
  const entered = games.filter(({ file }) => file.recording === 'as-played');
  expect(entered.length).toBeGreaterThan(0);
  for (const { recording } of entered) {
    const rules = recording.batches.flatMap(({ verdict }) => verdict.findings.map(({ rule }) => rule));
    expect(rules).toEqual(
      expect.arrayContaining(['runeterra.play-unit.mana', 'runeterra.turn.own', 'runeterra.burst.targets']),
    );
    expect(recording.batches.some(({ play }) => play?.play === 'Correct')).toBe(true);
    expect(recording.state.game.pieces.some(({ card }) => card === null)).toBe(true);
  }
});
