import type { Fact } from '#kernel';
import type { NotationError, Ruleset, Verdict } from '#ruleset';
import type { ReadingContext } from './projection.js';

/** What would follow of a play, in words, with the rules that it follows from. */
export interface Consequence {
  readonly sentence: string;
  readonly because: readonly string[];
}

/**
 * Whether a line is legal on a table, and why: the rules' verdict with what would follow of it, or what keeps the line from being read
 * or the play from being made there at all.
 */
export type LineAnswer =
  | {
      readonly outcome: 'judged';
      /** The line as the notation writes it. */
      readonly reads: string;
      readonly verdict: Verdict;
      readonly follows: readonly Consequence[];
    }
  | { readonly outcome: 'impossible'; readonly message: string; readonly remedy: string };

/** More that could stand there than anybody reads. */
const MOST_EXPECTED = 8;

const unread = ({ message, expected }: NotationError): LineAnswer => ({
  outcome: 'impossible',
  message,
  remedy: expected.length === 0 ? '' : `Expected: ${expected.slice(0, MOST_EXPECTED).join(', ')}.`,
});

const consequences = <State, Play, F extends Fact>(
  { ruleset, viewer }: ReadingContext<State, Play, F>,
  game: State,
  facts: readonly F[],
): readonly Consequence[] => {
  let before = game;
  return facts.map((fact) => {
    const sentence = ruleset.describeFact(fact, before, viewer);
    before = ruleset.evolve(before, fact);
    return { sentence, because: fact.because };
  });
};

/** A table that is asked about: the game as the viewer who asks may know it, so that no answer tells more than that. */
export interface AskedTable<State, Play, F extends Fact> extends ReadingContext<State, Play, F> {
  readonly ruleset: Ruleset<State, Play, F>;
  readonly game: State;
}

/** Asks the rules about a line on a table, whatever step it is of; nothing is recorded. */
export const askLine = <State, Play, F extends Fact>(table: AskedTable<State, Play, F>, line: string): LineAnswer => {
  const { ruleset, game } = table;
  const read = ruleset.notation.parse(line, game);
  if (!read.ok) return unread(read.error);
  const decision = ruleset.decide(game, read.value, 'as-played');
  if (decision.outcome === 'impossible') return { ...decision.problem, outcome: 'impossible' };
  const follows = decision.outcome === 'accepted' ? consequences(table, game, decision.facts) : [];
  return { outcome: 'judged', reads: ruleset.notation.make(read.value, game), verdict: decision.verdict, follows };
};
