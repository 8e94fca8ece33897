import type { Fact } from '#kernel';
import type { Ruleset } from '#ruleset';
import {
  backUndoesForward,
  foldIsLive,
  ignoredTypes,
  invariantsHold,
  seekIsFold,
  stateIsPlainData,
} from './folding.js';
import { makeCase, type Case, type Law, type RecordedGame } from './law.js';
import {
  decisionsComeToTheirFold,
  notationIsInverse,
  offersAreAccepted,
  playsReadFromJson,
  verdictsAreKept,
} from './playing.js';
import { auditAgrees, rebuiltIsLive, redactedTapeFolds } from './reading.js';

export type { RecordedGame } from './law.js';

const laws: Readonly<Record<string, Law>> = {
  'folding the log gives the live state, byte for byte': foldIsLive,
  'the state at a revision is the fold of the events up to it': seekIsFold,
  'a step back undoes a step forward, by every stride': backUndoesForward,
  'the state is plain data at every moment': stateIsPlainData,
  'no invariant is broken after any play': invariantsHold,
  'reading the line of a play gives the play': notationIsInverse,
  'a play is read from its JSON': playsReadFromJson,
  'every play that is offered is accepted': offersAreAccepted,
  'a play is accepted exactly when it is not judged illegal': verdictsAreKept,
  'a decision comes to what folding its facts comes to': decisionsComeToTheirFold,
  'projections rebuilt from the log are the live ones, however often they were fed': rebuiltIsLive,
  'an audit under the same rules finds no difference': auditAgrees,
  'a redacted tape folds to what its viewer sees': redactedTapeFolds,
};

/** What a ruleset may claim for itself; by default every type of fact must change the state. */
export interface LawOptions {
  /** Types of fact that say something but change nothing. */
  readonly inert?: readonly string[];
}

/** The laws that every ruleset keeps, as a suite over recorded games. `makeGames` is called once, when the tests run. */
export const describeLaws = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  makeGames: () => readonly RecordedGame<State>[],
  { inert = [] }: LawOptions = {},
): void => {
  describe(`the laws, for ${ruleset.title}`, () => {
    let cases: readonly Case<State, Play, F>[] = [];
    beforeAll(() => {
      cases = makeGames().map((game) => makeCase(ruleset, game));
    });

    test.each(Object.entries(laws))('%s', (_, law) => {
      expect(cases.length).toBeGreaterThan(0);
      // A broken law breaks at many steps; the first few say enough.
      const broken = cases.flatMap((game) =>
        law(game)
          .slice(0, 5)
          .map((sentence) => `${game.name}: ${sentence}`),
      );
      expect(broken.slice(0, 20)).toEqual([]);
    });

    test('evolve ignores no type of fact', () => {
      expect(ignoredTypes(cases)).toEqual([...inert].sort());
    });
  });
};
