import { MODE_TABLE, type Mode } from './modes.js';
import type { RiftboundState } from './riftbound-state.js';

/** Who plays with whom and against whom, and in what order: from the mode's data and from who is still in the game. */
type Seated = Pick<RiftboundState, 'mode' | 'seats'>;

/** The mode of play, as data. */
export const modeOf = ({ mode }: Pick<RiftboundState, 'mode'>): Mode => MODE_TABLE[mode];

/** The number of a seat's side: teammates have the same. */
export const sideOf = (state: Pick<RiftboundState, 'mode'>, seat: number): number => seat % modeOf(state).sides;

/** Whether two players are the same, or teammates (740.1.a). */
export const areFriendly = (state: Pick<RiftboundState, 'mode'>, one: number, other: number): boolean =>
  one === other || sideOf(state, one) === sideOf(state, other);

/** Whether the player has not been removed from the game (652). */
export const isInGame = ({ seats }: Pick<RiftboundState, 'seats'>, seat: number): boolean => seats[seat]?.out === false;

/** The players of a seat's side, itself included, in seat order; also those that have left. */
export const seatsOfSide = (state: Seated, seat: number): readonly number[] =>
  [...state.seats.keys()].filter((each) => areFriendly(state, each, seat));

/** The players still in the game. */
export const playersLeft = (state: Seated): readonly number[] =>
  [...state.seats.keys()].filter((seat) => isInGame(state, seat));

/** All players in turn order from a seat on, that seat first where it is still in the game (115.1). */
export const inOrderFrom = (state: Seated, first: number): readonly number[] => {
  const { length } = state.seats;
  return Array.from({ length }, (_, index) => (first + index) % length).filter((seat) => isInGame(state, seat));
};

/** The player after this one in turn order, whoever has left passed over (115.1, 652.5). */
export const nextSeat = (state: Seated, seat: number): number => {
  const [next = seat] = inOrderFrom(state, seat + 1);
  return next;
};

/** The players in turn order, the turn player first (303.2.a). */
export const turnOrder = (state: Seated & Pick<RiftboundState, 'turn'>): readonly number[] =>
  inOrderFrom(state, state.turn.seat);

/** Who chooses where the turn player does: the next player in order where the turn player has left (652.5.a). */
export const turnPlayer = (state: Seated & Pick<RiftboundState, 'turn'>): number => {
  const [first = state.turn.seat] = turnOrder(state);
  return first;
};

/** The opponents of a player, in turn order after them. */
export const opponentsOf = (state: Seated, seat: number): readonly number[] =>
  inOrderFrom(state, seat + 1).filter((each) => !areFriendly(state, each, seat));

/** The teammates of a player who are still in the game. */
export const teammatesOf = (state: Seated, seat: number): readonly number[] =>
  inOrderFrom(state, seat + 1).filter((each) => each !== seat && areFriendly(state, each, seat));
