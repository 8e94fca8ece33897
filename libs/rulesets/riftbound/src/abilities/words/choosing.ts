import type { Filter } from './filter.js';

/** A choice made as the item is finalized (355, 402): targets, or the destination of a move. */
export type Choosing =
  | { readonly target: Filter; readonly min?: number; readonly max?: number }
  /** `play`: where a unit is played by the effect. */
  | { readonly destination: 'battlefield' | 'location' | 'play' };
