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
