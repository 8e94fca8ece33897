import type { Fact } from '#kernel';
import type { RuleKey } from '#rulebook';

/** A fact of this ruleset: `because` cites rule keys. */
export type F<Type extends string, Data> = Fact<Type, Data> & { readonly because: readonly RuleKey[] };

/**
 * Pieces that a fact moves, with their cards as far as the fact makes them known (null: not known). A viewer who may not see
 * them gets the same fact with nulls.
 */
export interface Moved {
  readonly pieces: readonly number[];
  readonly cards: readonly (string | null)[];
}

/**
 * What is attached to the pieces that a fact moves, where anything is: on the board it goes along, ready or exhausted by itself
 * (719.4); where its host leaves the board it stays where it was and is loose (718, 719.5, 435.4.b). Null on a tape of schema 1, which does
 * not say: it is whatever is attached to them.
 */
export interface Attached {
  readonly attached?: readonly number[] | null;
}
