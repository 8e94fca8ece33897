import type { Fact, Result } from '#kernel';
import type { Seat } from './match-options.js';
import type { Problem } from './verdict.js';

/** Games that each seat has won, teammates alike, and those that ended without a winner. */
export interface MatchScore {
  readonly wins: readonly number[];
  readonly drawn: number;
}

/**
 * The time of the round is up.
 * - `turn`: number of the turn of the game under way in which it was; null for the one that it is
 * - `playoff`: the match has to have a winner
 */
export interface TimeCall {
  readonly turn: number | null;
  readonly playoff: boolean;
}

/** What ends a match that was not played out: a seat gives it up (`refuses`: by not playing on), or all agree to draw it. */
export type MatchEnd =
  { readonly kind: 'concession'; readonly seat: Seat; readonly refuses: boolean } | { readonly kind: 'draw' };

/** What a game's rules say of the match around its games. */
export interface AroundGames<State, F extends Fact> {
  /** Whether somebody has had a turn in this match. */
  readonly hasBegun: (state: State) => boolean;
  readonly scoreOf: (state: State) => MatchScore;
  /** The facts of the time being up; the error says why it cannot be called now. */
  readonly afterTime: (state: State, call: TimeCall) => Result<readonly F[], Problem>;
  /** The facts by which the match ends; the error says why it cannot end so. */
  readonly afterEnd: (state: State, end: MatchEnd) => Result<readonly F[], Problem>;
}
