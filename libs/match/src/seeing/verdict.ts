import type { Fact } from '#kernel';
import { dealtBy, verdictOf, type Decision, type Ruleset, type Verdict } from '#ruleset';
import type { MatchState } from '../state.js';

/** A verdict with the rules that it cites. */
export interface Judged {
  readonly verdict: Verdict;
  readonly because: readonly string[];
}

/** The reasons lie in what the viewer does not know; a game that hides nothing has no such verdict. */
const unseenBy = <State, Play, F extends Fact>({ pieceSight }: Ruleset<State, Play, F>): Verdict =>
  verdictOf(pieceSight ? [pieceSight.unseen] : []);

const decided = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { game }: MatchState<State>,
  play: Play,
): Decision<F> | null => {
  try {
    return ruleset.decide(game, play, 'as-played');
  } catch {
    // A table with unknown cards may be one that no rule foresees: then it cannot be judged.
    return null;
  }
};

/**
 * Whether nobody but chance was waited for, and nobody but the dealer, or by the rules, can have answered: how it fell is hidden,
 * but that is no doubt about the play.
 */
const isDealt = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { game, options, recording }: MatchState<State>,
): boolean => {
  if (options === null || (recording !== 'strict' && dealtBy(options) !== 'secret')) return false;
  const waiting = ruleset.waitingFor(game);
  return waiting.length > 0 && waiting.every(({ seat }) => seat === null);
};

/**
 * The verdict on a play as far as a viewer can tell: that of the rules on the table which the viewer knows. A play that was
 * recorded in a strict match is none that the rules forbid, whatever that table looks like.
 */
export const verdictFor = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  known: MatchState<State>,
  play: Play,
): Judged => {
  const decision = decided(ruleset, known, play);
  const isJudged =
    decision?.outcome === 'accepted' && !(known.recording === 'strict' && decision.verdict.status === 'illegal');
  const unseen = isDealt(ruleset, known) ? verdictOf([]) : unseenBy(ruleset);
  const verdict = isJudged ? decision.verdict : unseen;
  return { verdict, because: [...new Set(verdict.findings.map(({ rule }) => rule))] };
};
