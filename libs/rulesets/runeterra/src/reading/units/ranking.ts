import { cardAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { healthOf, powerOf } from './values.js';

/** What the strongest and the weakest are found by: power, then health, then cost. */
const rankOf = (state: RuneterraState, piece: number): readonly number[] => [
  powerOf(state, piece),
  healthOf(state, piece),
  cardAt(state, piece)?.cost ?? 0,
];

/** The first values that differ, one less the other; 0 where none do. */
const compare = (left: readonly number[], right: readonly number[]): number => {
  const at = left.findIndex((value, index) => value !== right[index]);
  return (left[at] ?? 0) - (right[at] ?? 0);
};

/** The first of units that each goes before: whom no other `isBefore`. Null of none. */
const foremost = (pieces: readonly number[], isBefore: (one: number, other: number) => boolean): number | null =>
  pieces.reduce<number | null>((best, piece) => (best === null || isBefore(piece, best) ? piece : best), null);

/** Above 0 where one unit is stronger than another, below 0 where it is weaker. */
const compared = (state: RuneterraState, one: number, other: number): number =>
  compare(rankOf(state, one), rankOf(state, other));

/** The unit of highest power, then health, then cost, then the leftmost of those given. */
export const strongestOf = (state: RuneterraState, pieces: readonly number[]): number | null =>
  foremost(pieces, (one, other) => compared(state, one, other) > 0);

/** The unit of lowest power, then health, then cost, then the leftmost of those given. */
export const weakestOf = (state: RuneterraState, pieces: readonly number[]): number | null =>
  foremost(pieces, (one, other) => compared(state, other, one) > 0);
