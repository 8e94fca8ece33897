import type { Condition } from './condition.js';
import type { Filter } from './filter.js';
import type { Ref } from './reference.js';

/** A choice made as the item is finalized (355, 402): targets, or the destination of a move. `if`: made only where that holds. */
export type Choosing =
  | { readonly target: Filter; readonly min?: number; readonly max?: number; readonly if?: Condition }
  /** Where the units meant by `of` move, the first target unless said; `play`: where a unit is played by the effect. */
  | { readonly destination: 'battlefield' | 'location' | 'play'; readonly of?: Ref };
