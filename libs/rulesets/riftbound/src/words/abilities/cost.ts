import type { Amount } from './amount.js';
import type { Filter } from './filter.js';
import type { Ref } from './reference.js';

/** What something costs, beyond energy and power: exhausting or killing the source, spending a buff or experience (202-204). */
export interface AbilityCost {
  readonly energy?: number;
  /** Power of any domain, or of the card's own. */
  readonly power?: readonly ('any' | 'own')[];
  /** Any amount of it, as its payer likes. */
  readonly any?: 'energy' | 'power';
  readonly exhaust?: true;
  readonly killThis?: true;
  readonly banishThis?: true;
  readonly recycleThis?: true;
  /** A buff of the source, which is its payer's (745.2). */
  readonly spendBuff?: true;
  /** A buff of another object than the source. */
  readonly spendBuffOf?: Ref;
  readonly disempowerThis?: true;
  readonly spendXp?: number;
  readonly burn?: number;
  /** What is done to objects that the payer chooses: no targets (355.10.c). */
  readonly objects?: ObjectCost;
  /** What the cost itself is reduced by. */
  readonly less?: Reduction;
  /** The cost of an object's Equip ability as if it were activated choosing `onto` (821.1.c.2); no cost where it has none. */
  readonly equip?: { readonly of: Ref; readonly onto: Ref };
}

export interface ObjectCost {
  readonly do: 'kill' | 'discard' | 'recycle' | 'banish' | 'exhaust' | 'return' | 'spend-buff' | 'disempower';
  readonly what: Filter;
  /** One unless said otherwise; `any` number, none included. */
  readonly count?: number | 'any';
}

/**
 * By how much a cost becomes less or more.
 * - `power`: so many symbols, of any kind, or with `own` only of the card's own domains
 * - `or`: energy or power, as the payer likes
 * - `each`: once for each object that an additional cost was paid with
 * - `floor`: this reduction leaves so much energy, where there was as much (356.4.e)
 */
export interface Reduction {
  readonly energy?: Amount;
  readonly power?: Amount;
  readonly own?: true;
  readonly or?: true;
  readonly each?: true;
  readonly floor?: number;
}
