import type { Fact } from '#kernel';
import { verdictOf, type Problem, type Seat } from '#ruleset';
import { accepted, impossible, type MatchDecision } from '../record.js';
import type { MatchState } from '../state.js';

/** Why names were erased: somebody asked for it, or they had been kept for as long as they are. */
export type ErasureReason = 'asked' | 'retention';

/**
 * The name and the notes of the player on that seat were erased from the tape, or with `seat` null those of everybody, officials included. What
 * stood before in their place is in no event any more, so this one says nothing of it. Whoever holds the tape reads it anew.
 */
export type PeopleErased = Fact<'PeopleErased', { readonly seat: Seat | null; readonly reason: ErasureReason }>;

/** Says on the tape that names were erased. May be ordered of a closed match too; erasing itself is the store's. */
export interface ErasePeople {
  readonly type: 'ErasePeople';
  readonly seat: Seat | null;
  readonly reason: ErasureReason;
}

/** Whether an event is an erasure. */
export const isErasure = (event: Fact): event is PeopleErased => event.type === 'PeopleErased';

/** Whether the tape says that the names of that seat were erased (null: everybody's). */
export const saysErased = (events: readonly Fact[], seat: Seat | null): boolean =>
  events.some((event) => isErasure(event) && (event.data.seat === null || event.data.seat === seat));

/** Why no name can be erased from a match whose events are not sealed. */
export const IN_THE_OPEN: Problem = {
  code: 'match/not-sealed',
  message:
    'An older version recorded this match, with names in the hashed bytes: they cannot go without breaking its chain.',
  remedy: 'Leave the match as it is, or take it out of the store whole: docs/how-to/erase-names.md.',
};

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
