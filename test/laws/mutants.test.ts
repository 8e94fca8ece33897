import { ok } from '#kernel';
import { verdictOf } from '#ruleset';
import { noughts, type NoughtsState } from '../support/noughts.js';
import { randomGame } from '../support/random-game.js';
import { foldIsLive, ignoredTypes, invariantsHold, stateIsPlainData } from './folding.js';
import { makeCase, type Law } from './law.js';
import {
  decisionsComeToTheirFold,
  notationIsInverse,
  offersAreAccepted,
  playsReadFromJson,
  verdictsAreKept,
} from './playing.js';
import { auditAgrees, redactedTapeFolds } from './reading.js';

type Noughts = typeof noughts;

const games = [1, 2, 3].map((seed) => randomGame(noughts, seed, { plays: 40, mode: 'marathon' }));

const cases = (ruleset: Noughts) =>
  games.map(({ envelopes, state }) => makeCase(ruleset, { name: 'mutant', envelopes, live: state }));

const ignoresTurns: Noughts['evolve'] = (state, fact) =>
  fact.type === 'TurnPassed' ? { ...state } : noughts.evolve(state, fact);

/** A ruleset that is wrong in one place, and the law that has to notice it. */
const mutants: readonly (readonly [what: string, law: Law, ruleset: Noughts])[] = [
  ['evolve that forgets whose turn it is', foldIsLive, { ...noughts, evolve: ignoresTurns }],
  [
    'a state with a Map in it',
    stateIsPlainData,
    { ...noughts, evolve: (state, fact) => ({ ...noughts.evolve(state, fact), extra: new Map() }) as NoughtsState },
  ],
  [
    'a broken invariant',
    invariantsHold,
    { ...noughts, brokenInvariants: ({ turn }) => (turn > 5 ? ['Too long.'] : []) },
  ],
  [
    'a notation that shouts',
    notationIsInverse,
    {
      ...noughts,
      notation: { ...noughts.notation, make: (play, state) => noughts.notation.make(play, state).toUpperCase() },
    },
  ],
  ['plays that read as others', playsReadFromJson, { ...noughts, parsePlay: () => ok({ type: 'concede', seat: 0 }) }],
  [
    'an offer out of turn',
    offersAreAccepted,
    {
      ...noughts,
      legalPlays: () => [{ play: { type: 'mark', seat: 1, square: 'b2' }, label: '', because: [], slots: [] }],
    },
  ],
  [
    'a judge who finds all legal',
    verdictsAreKept,
    {
      ...noughts,
      judgedPlays: (...args) => noughts.judgedPlays(...args).map((each) => ({ ...each, verdict: verdictOf([]) })),
    },
  ],
  [
    'a decision that lost a fact',
    auditAgrees,
    {
      ...noughts,
      decide: (...args) => {
        const decision = noughts.decide(...args);
        return decision.outcome === 'accepted' ? { ...decision, facts: decision.facts.slice(1) } : decision;
      },
    },
  ],
  [
    'a decision that says it comes to the state before it',
    decisionsComeToTheirFold,
    {
      ...noughts,
      decide: (state, ...args) => {
        const decision = noughts.decide(state, ...args);
        return decision.outcome === 'accepted' ? { ...decision, state } : decision;
      },
    },
  ],
  [
    'a redaction that changes the table',
    redactedTapeFolds,
    {
      ...noughts,
      redactFact: (fact) => (fact.type === 'MarkPlaced' ? { ...fact, data: { ...fact.data, square: 'a1' } } : fact),
    },
  ],
];

test.each(mutants)('the laws notice %s', (_, law, ruleset) => {
  expect(cases(noughts).flatMap((game) => law(game))).toEqual([]);
  expect(cases(ruleset).flatMap((game) => law(game))).not.toEqual([]);
});

test('the laws notice a type of fact that evolve ignores', () => {
  expect(ignoredTypes(cases(noughts))).toEqual([]);
  const ignoring: Noughts = {
    ...noughts,
    evolve: (state, fact) => (fact.type === 'SquareSealed' ? state : noughts.evolve(state, fact)),
  };
  expect(ignoredTypes(cases(ignoring))).toEqual(['SquareSealed']);
});
