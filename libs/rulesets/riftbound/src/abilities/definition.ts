import type { Choosing } from './words/choosing.js';
import type { Condition } from './words/condition.js';
import type { AbilityCost } from './words/cost.js';
import type { StaticAbility } from './words/static-ability.js';
import type { Step } from './words/step.js';
import type { TriggerEvent } from './words/trigger-event.js';

export type { Amount } from './words/amount.js';
export type { Choosing } from './words/choosing.js';
export type { Condition } from './words/condition.js';
export type { AbilityCost } from './words/cost.js';
export type { ActionOnObjects, Doing } from './words/doing.js';
export type { Filter, ObjectState, Range } from './words/filter.js';
export type { Ref, Where, Who } from './words/reference.js';
export type { CardFilter, StaticAbility, StaticGift, StaticScope } from './words/static-ability.js';
export type { Step } from './words/step.js';
export type { TriggerEvent } from './words/trigger-event.js';

/**
 * A card's text as data, in a small closed vocabulary. Three readers share it: the interpreter (steps.ts), the enumerator of
 * targets and choices (choices.ts), and the sentence maker (sentence.ts). References are symbolic and resolved when an
 * instruction is executed.
 */
export interface CardDefinition {
  readonly abilities: readonly Ability[];
  /** The text that its bearer gains while it is attached (136). */
  readonly bearer?: readonly Ability[];
}

export type Ability = SpellAbility | TriggeredAbility | ActivatedAbility | StaticAbility;

/** Names one ability: a card and the number of the ability in its definition. */
export interface AbilityName {
  readonly card: string;
  readonly ability: number;
}

/** What a spell does as it resolves. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}

/** An ability with a condition: event, adjacent "if", "may", cost, choices, effect, in the book's order (383). */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly when: readonly TriggerEvent[];
  readonly if?: Condition;
  readonly may?: true;
  readonly cost?: AbilityCost;
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}

/** "Cost: effect" (377). `timing` beyond the default is Action or Reaction. */
export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: AbilityCost;
  readonly timing?: 'action' | 'reaction';
  readonly if?: Condition;
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}
