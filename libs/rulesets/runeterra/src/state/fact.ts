import type { Fact } from '#kernel';
import type { RuleKey } from '#rulebook';

/** A fact of this ruleset: `because` cites rule keys. */
export type F<Type extends string, Data> = Fact<Type, Data> & { readonly because: readonly RuleKey[] };

/** New pieces with their cards as far as they are known. A viewer who may not see them gets the same fact with nulls. */
export interface Seen {
  readonly pieces: readonly number[];
  readonly cards: readonly (string | null)[];
}
