import type { Size } from '#ruleset';
import { BOUNDS } from '../words/bounds.js';
import type { RuneterraState } from './runeterra-state.js';

const largest = (numbers: readonly number[]): number => Math.max(...numbers);

/** What of a table many plays could make larger and larger. */
export const sizesOf = ({ pieces, stack, seats, told }: RuneterraState): readonly Size[] => [
  { of: 'pieces', is: pieces.length, most: BOUNDS.pieces },
  { of: 'cards in a deck', is: largest(seats.map(({ deck }) => deck.length)), most: BOUNDS.deck },
  { of: 'items on the stack', is: stack.length, most: BOUNDS.stack },
  { of: 'gains of one unit', is: largest(pieces.map(({ grants }) => grants.length)), most: BOUNDS.grants },
  { of: 'cards told at the table', is: told.length, most: BOUNDS.told },
];
