import type { Filter } from './filter.js';
import type { Ref } from './reference.js';

/** A number, worked out when it is needed. */
export type Amount =
  | number
  | { readonly mightOf: Ref }
  | { readonly energyOf: Ref }
  | { readonly count: Filter }
  /** Battlefields that you control, the source aside where it is one. */
  | { readonly battlefields: 'yours' | 'your others' }
  /** The highest Might among what fits. */
  | { readonly highestMight: Filter }
  | { readonly pointsOf: 'you' }
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount };
