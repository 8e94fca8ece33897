import type { Fact } from '#kernel';
import type { Problem, Ruleset } from '#ruleset';
import type { TakeBack } from '../commands.js';
import { chanceAfter, dealerPlay } from '../dealer.js';
import type { PlaysTakenBack } from '../events.js';
import type { MatchState } from '../state.js';
import { ForgottenPastError, gameBefore, type PastGame } from './past.js';
import { noSuchPlay, setBack, type SetBack } from './rewind.js';

const settled = (to: number): Problem => ({
  code: 'take-back/settled',
  message: `Play ${String(to)} is not the scribe's to take back any more: after it a judge was called or ruled, the match was set back, or somebody ended it or signed its result.`,
  remedy: 'Call a judge: what a table has talked about is set back by the order of an official.',
});

const dealt = (to: number): Problem => ({
  code: 'take-back/dealt',
  message: `Play ${String(to)} was dealt by the match itself: nobody can have misheard it.`,
  remedy: 'Take back the play before it, or leave it as it fell.',
});

/** Whether a play that stands was the dealer's answer to the game before it. */
const isDealt = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { number, game }: PastGame<State>,
): boolean => dealerPlay(ruleset, { ...state, plays: number - 1, game }) !== null;

/** The number of the last play that stands and that somebody entered; null where there is none. @throws ForgottenPastError */
const lastEntered = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
): number | null => {
  for (let at = state.past; at !== null; at = at.earlier) {
    if (at === 'forgotten') throw new ForgottenPastError(state.plays);
    if (!isDealt(ruleset, state, at)) return at.number;
  }
  return null;
};

const problemOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  to: number,
): Problem | null => {
  const then = gameBefore(state.past, to);
  if (then === null) return noSuchPlay('take-back', to, state.plays);
  if (to <= state.settled) return settled(to);
  return isDealt(ruleset, state, then) ? dealt(to) : null;
};

/**
 * Takes plays back that were recorded and not made: the one of number `to`, or the last that somebody entered, and all after it. Nothing of it
 * happened at the table, which on paper owes nothing to it; what the match itself has dealt and shown since is owed as by a rewind.
 */
export const takeBack = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { to: wish, note }: TakeBack,
): SetBack<PlaysTakenBack, State, F> => {
  const to = wish === 'last' ? lastEntered(ruleset, state) : wish;
  if (to === null) return { outcome: 'impossible', problem: noSuchPlay('take-back', 0, state.plays) };
  const problem = problemOf(ruleset, state, to);
  if (problem !== null) return { outcome: 'impossible', problem };
  const head: PlaysTakenBack = {
    type: 'PlaysTakenBack',
    data: { number: state.plays + 1, to, note },
    because: [],
  };
  const isOnPaper = state.options === null || chanceAfter(state.plays, state.options) === null;
  return setBack(ruleset, state, { head, owed: isOnPaper ? 'nothing' : 'what-was-shown' });
};
