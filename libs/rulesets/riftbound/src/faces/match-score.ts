import type { MatchScore } from '#ruleset';
import type { RiftboundState } from '../state/riftbound-state.js';
import { modeOf, sideOf } from '../state/sides.js';

/** Games that have ended: the one under way has not. */
const gamesEnded = ({ game, lastGame }: RiftboundState): number => (lastGame === null ? Math.max(0, game - 1) : game);

/** Games won by each seat, teammates alike, and those that nobody has won. */
export const scoreOf = (state: RiftboundState): MatchScore => {
  const wins = state.seats.map((seat) => seat.wins);
  const ofSides = Array.from({ length: modeOf(state).sides }, (_, side) =>
    Math.max(0, ...wins.filter((__, seat) => sideOf(state, seat) === side)),
  );
  return { wins, drawn: gamesEnded(state) - ofSides.reduce((sum, each) => sum + each, 0) };
};
