import { cardAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { healthOf, powerOf } from './values.js';

/** What the strongest and the weakest are found by: power, then health, then cost. */
const rankOf = (state: RuneterraState, piece: number): readonly number[] => [
  powerOf(state, piece),
  healthOf(state, piece),
  cardAt(state, piece)?.cost ?? 0,
];

const compare = (left: readonly number[], right: readonly number[]): number => {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
};

/** The strongest (`direction` 1) or weakest (-1) of units; of equals the leftmost. Null of none. */
const extreme = (state: RuneterraState, pieces: readonly number[], direction: 1 | -1): number | null =>
  pieces.reduce<number | null>(
    (best, piece) =>
      best === null || compare(rankOf(state, piece), rankOf(state, best)) * direction > 0 ? piece : best,
    null,
  );

/** The unit of highest power, then health, then cost, then the leftmost of those given. */
export const strongestOf = (state: RuneterraState, pieces: readonly number[]): number | null =>
  extreme(state, pieces, 1);

/** The unit of lowest power, then health, then cost, then the leftmost of those given. */
export const weakestOf = (state: RuneterraState, pieces: readonly number[]): number | null =>
  extreme(state, pieces, -1);
