import type { Size } from '#ruleset';
import { BOUNDS } from '../words/bounds.js';
import type { RiftboundState, SeatState } from './riftbound-state.js';

const largest = (numbers: readonly number[]): number => numbers.reduce((most, each) => Math.max(most, each), 0);

const scoresOf = ({ points, xp, pool }: SeatState): readonly number[] => [
  points,
  xp,
  pool.energy,
  ...Object.values(pool.power),
];

/** What of a table many plays could make larger and larger. */
export const sizesOf = (state: RiftboundState): readonly Size[] => [
  { of: 'pieces', is: state.pieces.length, most: BOUNDS.pieces },
  { of: 'items on the chain', is: state.chain.length, most: BOUNDS.chain },
  {
    of: 'effects in force',
    is: state.effects.length + state.controls.length + state.delayed.length,
    most: BOUNDS.effects,
  },
  { of: 'additional turns', is: state.additionalTurns.length, most: BOUNDS.additionalTurns },
  { of: 'points or resources of a player', is: largest(state.seats.flatMap(scoresOf)), most: BOUNDS.score },
  { of: 'bound resources of a player', is: largest(state.seats.map(({ bound }) => bound.length)), most: BOUNDS.list },
];
