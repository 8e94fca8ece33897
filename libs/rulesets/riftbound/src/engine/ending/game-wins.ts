import type { RuleKey } from '#rulebook';
import type { EndReason } from '../../state/ending.js';
import { opponentsOf, playersLeft, seatsOfSide } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** How a game or a match ends: who wins it, by what, and by which rules. */
export interface Ending {
  readonly winners: readonly number[];
  readonly reason: EndReason;
  readonly because: readonly RuleKey[];
}

/** The side that has so much more of something than every other; null where none has. */
export const leaderBy = (
  state: RiftboundState,
  lead: number,
  of: (seat: number) => number,
): readonly number[] | null => {
  const first = playersLeft(state).find((seat) =>
    opponentsOf(state, seat).every((opponent) => of(seat) >= of(opponent) + lead),
  );
  return first === undefined ? null : seatsOfSide(state, first);
};

/** Who has won the most games; null where nobody alone has. */
export const gamesLeader = (state: RiftboundState): readonly number[] | null =>
  leaderBy(state, 1, (seat) => state.seats[seat]?.wins ?? 0);

/**
 * How a match ends that has no game under way when time is up: by the games won, or drawn (TR 408.3). Null while there is time, and where a
 * match that has to have a winner goes on with another game (TR 408.4.d).
 */
export const decidedByTime = (state: RiftboundState): Ending | null => {
  if (state.timeUp === undefined) return null;
  const leader = gamesLeader(state);
  const reason = { kind: 'time', of: 'match' } as const;
  if (leader !== null)
    return { winners: leader, reason, because: ['tournament.no-new-game', 'tournament.more-game-wins'] };
  return state.timeUp.playoff
    ? null
    : { winners: [], reason, because: ['tournament.no-new-game', 'tournament.tied-on-games'] };
};
