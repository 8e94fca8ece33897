import type { Side } from '../../words/effect.js';
import { isUnit } from '../objects.js';
import type { RuneterraState } from '../../state/runeterra-state.js';

/** The other player. */
export const enemyOf = (seat: number): number => 1 - seat;

/** Which seat a side means, seen from a player. */
export const seatOfSide = (seat: number, side: Side): number => (side === 'ally' ? seat : enemyOf(seat));

/** A player's units on the battlefield, from left to right. */
export const battlingOf = (state: RuneterraState, seat: number): readonly number[] =>
  (state.combat?.lanes ?? [])
    .map((lane) => (state.combat?.seat === seat ? lane.attacker : lane.opposite))
    .filter((piece) => piece !== null);

/** Units that attack, from left to right; none where the player does not attack. */
export const attackersOf = (state: RuneterraState, seat: number): readonly number[] =>
  state.combat?.seat === seat ? battlingOf(state, seat) : [];

/** A player's units on the bench, from left to right. */
export const benchUnitsOf = (state: RuneterraState, seat: number): readonly number[] =>
  (state.seats[seat]?.bench ?? []).filter((piece) => isUnit(state, piece));

/** A player's units in play: the battlefield from left to right, then the bench (S3 1.4.6). */
export const unitsOf = (state: RuneterraState, seat: number): readonly number[] => [
  ...battlingOf(state, seat),
  ...benchUnitsOf(state, seat),
];

/** What a player has in play, landmarks too. */
export const inPlayOf = (state: RuneterraState, seat: number): readonly number[] => [
  ...battlingOf(state, seat),
  ...(state.seats[seat]?.bench ?? []),
];

/** Whether a piece is in play: on a bench or on the battlefield. */
export const isInPlay = (state: RuneterraState, piece: number): boolean => {
  const place = state.pieces[piece]?.place;
  return place === 'bench' || place === 'battlefield';
};

/** Whether it is a unit in play. */
export const isUnitInPlay = (state: RuneterraState, piece: number): boolean =>
  isInPlay(state, piece) && isUnit(state, piece);
