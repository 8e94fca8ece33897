import type { Fact } from '#kernel';
import { verdictOf } from '#ruleset';
import { impossible } from '../impossible.js';
import { accepted, type MatchDecision } from '../record.js';
import type { MatchState } from '../state.js';
import type { PeopleErased } from './events.js';
import type { ErasePeople } from './order.js';

/** Notes an erasure on the tape; nothing of the match is changed by it. */
export const decideErasure = <State, Play, F extends Fact>(
  state: MatchState<State>,
  { seat, reason }: ErasePeople,
): MatchDecision<State, Play, F> => {
  const seats = state.options?.players.length ?? 0;
  if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats)) {
    return impossible(
      'seat/unknown',
      `There is no seat ${String(seat)} at this table.`,
      `Seats are numbered 0 to ${String(seats - 1)}.`,
    );
  }
  const erased: PeopleErased = { type: 'PeopleErased', data: { seat, reason }, because: [] };
  return accepted(state, erased, { verdict: verdictOf([]), facts: [], state: state.game });
};
