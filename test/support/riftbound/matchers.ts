import type { RuleKey } from '#rulebook';
import type { Attempt, Game } from './game.js';
import { isOffered, type Said } from './said.js';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how jest's matchers are extended
  namespace jest {
    interface Matchers<R, T> {
      /** Strict refuses and as-played records the play, both by a finding of this rule. */
      toBeRefusedBecause: (rule: RuleKey) => R;
      /** No mode records the play; the problem has this code. */
      toBeImpossible: (code: string) => R;
      /** Strict accepts the play with nothing held against it. */
      toBeLegal: () => R;
      /** The play is among those offered to its player. */
      toOffer: (play: Said) => R;
      /** Facts in this order, others between them allowed: `Type words of its sentence`; of one with an amount all its words. */
      toHaveLogged: (...facts: readonly string[]) => R;
      /** The state of the turn: `neutral-open` and so on. */
      toBeIn: (state: string) => R;
    }
  }
}

const answer = (pass: boolean, message: string): jest.CustomMatcherResult => ({ pass, message: () => message });

const rulesOf = ({ findings }: Attempt): readonly string[] =>
  findings.filter(({ severity }) => severity === 'illegal').map(({ rule }) => rule);

const hasWords = (entry: string, wanted: string): boolean => {
  const [type = '', ...words] = wanted.split(' ');
  const said = new Set(entry.split(/[^\w'-]+/));
  return entry.startsWith(`${type}:`) && words.every((word) => said.has(word));
};

/** Facts that say how many, or which: a test that names one says its whole sentence, or another amount would do as well. */
const WITH_AMOUNT = new RegExp(
  `^(?:${[
    'Cards(?:Burned|Discarded|Drawn)',
    'CostPaid',
    'Damage(?:Assigned|Dealt)',
    'ExperienceGained',
    'Pieces(?:Killed|Readied|Recalled|Returned|Trashed)',
    'PointsGained',
    'ResourcesAdded',
    'Runes(?:Channeled|Exhausted)',
    'TokensCreated',
    'Units(?:Buffed|Moved|Stunned)',
  ].join('|')})\\b`,
);

const isSaid = (entry: string, wanted: string): boolean =>
  WITH_AMOUNT.test(wanted) ? entry === `${wanted.replace(' ', ': ')}.` : hasWords(entry, wanted);

/** The first fact that is missing from the log, in order; null where all are there. */
const missingFrom = (log: readonly string[], facts: readonly string[], isIt = isSaid): string | null => {
  let from = 0;
  for (const wanted of facts) {
    const found = log.findIndex((entry, index) => index >= from && isIt(entry, wanted));
    if (found < 0) return wanted;
    from = found + 1;
  }
  return null;
};

expect.extend({
  toBeRefusedBecause(attempt: Attempt, rule: RuleKey) {
    const { strict, asPlayed } = attempt;
    const pass = strict.outcome === 'refused' && asPlayed.outcome === 'accepted' && rulesOf(attempt).includes(rule);
    const found = rulesOf(attempt).join(', ') || 'nothing';
    return answer(
      pass,
      `strict: ${strict.outcome}, as played: ${asPlayed.outcome}; forbidden by ${found}, not by ${rule}`,
    );
  },
  toBeImpossible({ strict, asPlayed }: Attempt, code: string) {
    const codes = [strict, asPlayed].map((each) => (each.outcome === 'impossible' ? each.problem.code : each.outcome));
    return answer(
      codes.every((each) => each === code || each === `riftbound/${code}`),
      `strict and as played answer ${codes.join(', ')}`,
    );
  },
  toBeLegal(attempt: Attempt) {
    const pass = attempt.strict.outcome === 'accepted' && rulesOf(attempt).length === 0;
    const problem = attempt.strict.outcome === 'impossible' ? attempt.strict.problem.message : '';
    return answer(pass, `strict: ${attempt.strict.outcome} ${problem} ${rulesOf(attempt).join(', ')}`);
  },
  toOffer(game: Game, play: Said) {
    return answer(isOffered(game.state, play), `${JSON.stringify(play)} is ${this.isNot ? '' : 'not '}offered`);
  },
  toHaveLogged(game: Game, ...facts: readonly string[]) {
    // That there is none of a kind needs no amount.
    const missing = missingFrom(game.log, facts, this.isNot ? hasWords : isSaid);
    return answer(missing === null, `"${missing ?? ''}" is not where it should be in:\n${game.log.join('\n')}`);
  },
  toBeIn(game: Game, wanted: string) {
    const state = game.table.windows.state.toLowerCase().replace(' ', '-');
    return answer(state === wanted, `the state is ${state}`);
  },
});
