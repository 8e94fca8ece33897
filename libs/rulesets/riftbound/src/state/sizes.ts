import type { Size } from '#ruleset';
import { BOUNDS } from '../words/bounds.js';
import type { RiftboundState, SeatState } from './riftbound-state.js';

/** The largest of what players have of something. */
const largest = (seats: readonly SeatState[], of: (seat: SeatState) => number): number => {
  let most = 0;
  for (const seat of seats) most = Math.max(most, of(seat));
  return most;
};

const boundOf = ({ bound }: SeatState): number => bound.length;

const scoreOf = ({ points, xp, pool: { energy, power } }: SeatState): number => {
  const { Fury, Calm, Mind, Body, Chaos, Order, any } = power;
  return Math.max(points, xp, energy, Fury, Calm, Mind, Body, Chaos, Order, any);
};

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
  { of: 'points or resources of a player', is: largest(state.seats, scoreOf), most: BOUNDS.score },
  { of: 'bound resources of a player', is: largest(state.seats, boundOf), most: BOUNDS.list },
];
