import { isDisputeEvent, type DisputeEvent } from '../disputes/events.js';
import { isEnding, type RoundEvent } from '../round/events.js';
import type { MatchState } from '../state.js';

/** Whether a remedy plays something, which stands right behind it. */
export const isPlayedRemedy = (event: DisputeEvent): boolean => {
  if (event.type !== 'RemedyOrdered') return false;
  const { remedy } = event.data;
  return remedy.kind === 'correction' || (remedy.kind === 'missed-trigger' && remedy.outcome === 'resolved');
};

const isSettling = (event: RoundEvent): boolean => isEnding(event) || event.type === 'ResultSigned';

/**
 * The number up to which plays are nobody's to take back, with one more event beside the game: a judge was called or ruled, or somebody ended
 * the match or signed its result, and meant the table as it was recorded. A play that a judge orders is none that was heard.
 */
export const settledBy = (
  { settled, plays }: Pick<MatchState<unknown>, 'settled' | 'plays'>,
  event: DisputeEvent | RoundEvent,
): number => {
  if (isDisputeEvent(event)) return isPlayedRemedy(event) ? plays + 1 : plays;
  return isSettling(event) ? plays : settled;
};
