import type { Keyword } from '../card.js';
import type { Condition } from './condition.js';
import type { Filter } from './filter.js';
import type { Ref } from './reference.js';
import type { TriggerEvent } from './trigger-event.js';

/** A number, worked out when it is needed. */
export type Amount =
  | number
  /** To double a unit's Might (432) is to give it as much again. */
  | { readonly mightOf: Ref }
  /** Might of what this has killed, as it was before it left; null where it has killed nothing (359.3.e.12). */
  | { readonly mightOf: 'killed' }
  /** Might of the burned cards that the trigger speaks of, as they were when it triggered (359.3.f.3): what is printed on them. */
  | { readonly mightOf: 'burned' }
  /** Might that it had before this was to take it from the board, whatever has become of that (359.3.e.13, 359.3.e.14.b). */
  | { readonly mightBefore: Ref }
  /** How much more Might `to` has than it has, which may have less than none (143.2.b.1): to raise it by; nothing where it has as much. */
  | { readonly raising: Ref; readonly to: Ref }
  /** What was paid for the instruction, where that was up to the payer. */
  | { readonly paid: 'amount' }
  /** How many things the instructions before have chosen or remembered, tokens among them that are yet to be played. */
  | { readonly counted: 'chosen' }
  /** Buffs that the instruction before has spent. */
  | { readonly spent: 'buffs' }
  /** Damage marked on it. */
  | { readonly damageOn: Ref }
  | { readonly energyOf: Ref }
  /** Symbols of power in the printed cost. */
  | { readonly powerOf: Ref }
  | { readonly count: Filter }
  /** The highest Might among what fits. */
  | { readonly highestMight: Filter }
  | { readonly pointsOf: 'you' }
  /** Cards finalized this turn. */
  /** The value of a keyword that it has. */
  | { readonly keywordValue: Keyword; readonly on: Ref }
  /** How many times it is Empowered. */
  | { readonly empoweredOf: Ref }
  | { readonly if: Condition; readonly then: Amount; readonly else: Amount }
  /** Damage assigned beyond what was lethal in the combat going on. */
  | { readonly excess: 'yours' }
  /** How often a spell that is played again has dealt damage this turn, in all its plays; nothing while it is played for the first time. */
  | { readonly dealt: 'in earlier plays' }
  /** How often the event has happened this turn. */
  | { readonly happened: TriggerEvent }
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount };
