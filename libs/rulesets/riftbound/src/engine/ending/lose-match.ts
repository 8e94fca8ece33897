import type { Draft } from '../draft.js';
import { isInGame, opponentsOf, playersLeft, seatsOfSide } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { endMatch } from './ending.js';
import type { Ending } from './game-wins.js';
import { lose } from './removal.js';

/** Why somebody loses: what it is called, and the rules. */
export type Losing = Pick<Ending, 'reason' | 'because'>;

/** Whether there is a game under way. */
export const isPlaying = ({ state: { result, lastGame } }: Draft): boolean => result === null && lastGame === null;

/** Whether the loss is everybody's who is still in the game. */
export const isOfAll = (state: RiftboundState, seats: readonly number[]): boolean => {
  const losing = seats.flatMap((seat) => seatsOfSide(state, seat));
  return playersLeft(state).every((seat) => losing.includes(seat));
};

/** The game is conceded by those who lose it, one side after the other; where somebody is left, they play on (TR 701.2.b). */
export const loseGame = (draft: Draft, seats: readonly number[], losing: Losing): void => {
  for (const seat of seats) if (isPlaying(draft) && isInGame(draft.state, seat)) lose(draft, seat, losing);
};

/** The match is lost with the game under way, or between two games of it. */
export const loseMatch = (draft: Draft, seats: readonly number[], losing: Losing): void => {
  loseGame(draft, seats, losing);
  const [seat = 0] = seats;
  if (draft.state.result !== null || draft.state.lastGame === null) return;
  endMatch(draft, { winners: opponentsOf(draft.state, seat), ...losing });
};
