import type { CardType } from '../../words/card.js';
import type { Domain } from '../../words/vocabulary.js';
import type { Setting } from '../../reading/setting.js';
import type { AbilityCost } from '../../words/definition.js';

/** One symbol of power to pay: the domains that pay it; empty for power of any domain (135.2.e.5, 135.2.e.6). */
export type PowerSymbol = readonly Domain[];

/** What has to be paid: energy and symbols of power. Costs that are game actions stand in the play. */
export interface TotalCost {
  readonly energy: number;
  readonly power: readonly PowerSymbol[];
  /** What it is a cost of, for resources that pay for some things only. */
  readonly of?: PaidFor;
}

/** What is paid for, where bound resources may help: playing a card of that type, or an ability of one. */
export interface PaidFor {
  readonly is: 'card' | 'ability';
  readonly types: readonly CardType[];
}

/** A cost of an ability, with who pays it and what it is of. */
export interface CostDue {
  readonly seat: number;
  readonly source: number;
  readonly cost: AbilityCost;
  /** What it is paid with, where the payer chooses objects. */
  readonly using?: readonly number[];
  /** How much of it is paid, where that is up to the payer. */
  readonly amount?: number;
  /** What its amounts are read against; the source as it is now unless told. */
  readonly setting?: Setting;
}
