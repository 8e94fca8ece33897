import { GAME_LAWS, playRandomGame, type RandomGameOptions } from '#audit';
import { noughts } from '../support/noughts.js';

const options = (seed: number, mode = 'first-to-3'): RandomGameOptions => ({
  options: {
    mode,
    edition: 'club-1',
    players: [
      { name: 'Ana', deck: null },
      { name: 'Bo', deck: null },
    ],
    firstPlayer: null,
    seed,
  },
  mostPlays: 500,
  weights: { concede: 0 },
  laws: GAME_LAWS,
});

const brokenLaw = (ruleset: Noughts, seeds = 5): string | null => {
  for (let seed = 0; seed < seeds; seed++) {
    const { broken } = playRandomGame(ruleset, options(seed));
    if (broken) return broken.law;
  }
  return null;
};

test('a sound ruleset keeps every law to the end', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { broken, state } = playRandomGame(noughts, options(seed));
    expect(broken).toBeNull();
    expect(noughts.result(state.game)).not.toBeNull();
  }
});

test('the same seed plays the same game', () => {
  const plays = (seed: number): readonly unknown[] =>
    playRandomGame(noughts, options(seed)).steps.map(({ play }) => play);
  expect(plays(4)).toEqual(plays(4));
  expect(plays(4)).not.toEqual(plays(5));
});

type Noughts = typeof noughts;

const held: Noughts = noughts;

/** Rulesets with one fault each, and the law that sees it. */
const MUTANTS: readonly (readonly [law: string, ruleset: Noughts])[] = [
  [
    'the invariants of the state hold',
    { ...held, brokenInvariants: (state) => (state.round > 1 ? ['too many rounds'] : []) },
  ],
  [
    'nothing is thrown',
    {
      ...held,
      decide: (state, play, mode) => {
        if (state.round > 1) throw new Error('lost');
        return held.decide(state, play, mode);
      },
    },
  ],
  [
    'each offered play is accepted',
    {
      ...held,
      decide: (state, play, mode) =>
        play.type === 'mark' && play.square === 'c3'
          ? { outcome: 'impossible', problem: { code: 'x', message: 'x', remedy: 'x' } }
          : held.decide(state, play, mode),
    },
  ],
  [
    'each play that is not offered is refused',
    {
      ...held,
      legalPlays: (state, seat) =>
        held.legalPlays(state, seat).filter(({ play }) => seat === 0 || play.type !== 'concede'),
    },
  ],
  ['reading the line of a play gives the play', { ...held, notation: { ...held.notation, make: () => 'Ana: a1' } }],
  ['somebody can always do something', { ...held, legalPlays: () => [] }],
  [
    "each seat's view is private, and its redacted tape folds to it",
    {
      ...held,
      redactFact: (fact, before, viewer) =>
        fact.type === 'PointGained'
          ? { ...fact, data: { ...fact.data, score: 9 } }
          : held.redactFact(fact, before, viewer),
    },
  ],
];

test.each(MUTANTS)('a fault is seen: %s', (law, ruleset) => {
  expect(brokenLaw(ruleset)).toBe(law);
});

test('a state that changes in place is caught in the act', () => {
  const evolve: Noughts['evolve'] = (state, fact) => {
    const next = held.evolve(state, fact);
    if (fact.type === 'PointGained') (state.scores as number[])[0] = 7;
    return next;
  };
  expect(brokenLaw({ ...held, evolve })).toBe('nothing is thrown');
});

test('a game that will not end is given up', () => {
  const { broken } = playRandomGame(noughts, { ...options(1, 'marathon'), mostPlays: 50 });
  expect(broken).toMatchObject({ law: 'the game ends by the rules', step: 51 });
});
