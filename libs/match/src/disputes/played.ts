import type { Verdict } from '#ruleset';
import { ForgottenPastError } from '../rewinding/past.js';

/** A play as it was recorded. `play` is the ruleset's, which this state does not look into. */
export interface PlayedPlay {
  readonly number: number;
  readonly play: unknown;
  readonly verdict: Verdict;
  readonly earlier: Played;
}

/**
 * Every play of the match, newest first, those that were undone as well. Lists share their tails. `forgotten` ends a list whose
 * older part was left out where the state was kept away.
 */
export type Played = PlayedPlay | 'forgotten' | null;

/** The play of that number; null where none has it. @throws ForgottenPastError */
export const playOf = (played: Played, number: number): PlayedPlay | null => {
  let at = played;
  while (at !== null && at !== 'forgotten' && at.number > number) at = at.earlier;
  if (at === 'forgotten') throw new ForgottenPastError(number);
  return at?.number === number ? at : null;
};
