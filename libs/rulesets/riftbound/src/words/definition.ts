import type { CardType } from './card.js';
import type { Choosing } from './abilities/choice.js';
import type { Condition } from './abilities/condition.js';
import type { AbilityCost } from './abilities/cost.js';
import type { Filter } from './abilities/filter.js';
import type { StaticAbility } from './abilities/static-ability.js';
import type { ReplacementAbility } from './abilities/replacement.js';
import type { Step } from './abilities/step.js';
import type { TriggerEvent } from './abilities/trigger-event.js';

export type { Amount } from './abilities/amount.js';
export type { Choosing, Group } from './abilities/choice.js';
export type { Condition } from './abilities/condition.js';
export type { AbilityCost, ObjectCost, Reduction } from './abilities/cost.js';
export type { CardFilter, Filter, ObjectState, Range } from './abilities/filter.js';
export type { Prohibition } from './abilities/prohibition.js';
export type { Ref, Where, Who } from './abilities/reference.js';
export type { Instead, ReplacedEvent, ReplacedObject, ReplacementAbility } from './abilities/replacement.js';
export type {
  AbilityPart,
  CostPart,
  Named,
  StaticAbility,
  StaticGift,
  StaticScope,
} from './abilities/static-ability.js';
export type { ActionOnObjects, Doing, Step } from './abilities/step.js';
export type { TriggerEvent } from './abilities/trigger-event.js';

/**
 * A card's text as data, in a small closed vocabulary. Three readers share it: the interpreter (engine/instructions/), the enumerator of
 * targets and choices (judging/targets/), and whoever puts a choice into words (faces/offers/). References are symbolic and resolved when an
 * instruction is executed.
 */
export interface CardDefinition {
  readonly abilities: readonly Ability[];
  /** A type that the card has beyond the one that its print tells (178). */
  readonly alsoType?: CardType;
  /** The text that its bearer gains while it is attached (136); `copied`: the bearer's own once more, as it is when attached. */
  readonly bearer?: readonly Ability[] | 'copied';
  /** As it is attached, one of these is chosen, of which its bearer (`this`) is a copy for as long as it is attached. */
  readonly bearerCopies?: Filter;
}

export type Ability = SpellAbility | TriggeredAbility | ActivatedAbility | StaticAbility | ReplacementAbility;

/** The keywords that are short for an activated or a triggered ability (818, 819, 821). */
export type AbilityKeyword = 'Equip' | 'Empower' | 'Quick-Draw' | 'Weaponmaster';

/**
 * Names one ability by a card and what it is called there, or its kind where it is called nothing. Names are on tapes.
 * - of the card's rules text, unless `text` says otherwise
 * - `bearer`: of its Effect Text; `copied`: of what an Effect Text has copied, `instance` by `instance`
 * - `given`: what its static ability of that name gives
 * - a keyword: the ability that the keyword is short for on that card, `instance` by `instance` where it has it several times
 * `within`: an ability that an instruction of it makes, by its name among those it makes, and so on inwards.
 */
export interface AbilityName {
  readonly card: string;
  readonly ability: string;
  readonly within?: readonly string[];
  readonly instance?: number;
  readonly text?: 'bearer' | 'copied' | 'given' | AbilityKeyword;
}

/**
 * Names an ability that an object has: of its own text, given to it, or of the Effect Text of the piece that is its `attachment`
 * (136.2.c).
 */
export interface AbilityOnObject extends AbilityName {
  readonly attachment?: number;
}

/**
 * Names what gives a cost that may be declared as a card is played: an ability of the card, or of another object, which is the `source`
 * then, or one that is delayed, by its number. What a keyword of the card costs is named by the keyword, and by its `instance` there.
 */
export interface CostName extends AbilityOnObject {
  readonly source?: number;
  readonly delayed?: number;
}

/**
 * One of a list of modes: the choices are its own, and its instructions come instead of the ability's. Tapes name it by what it is
 * called in its list, which stays whatever becomes of their order.
 */
export interface Mode {
  readonly called: string;
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}

/**
 * Modes of which one is chosen as the item is put on the chain (355.3). `different`: no mode twice with Repeat, or none that its
 * source has had chosen this turn.
 */
export interface Modal extends Called {
  readonly modes?: readonly Mode[];
  readonly different?: true | 'each turn';
}

/** What a spell does as it resolves. */
export interface SpellAbility extends Modal {
  readonly kind: 'spell';
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}

/** An ability with a condition: event, adjacent "if", "may", cost, choices, effect, in the book's order (383). */
export interface TriggeredAbility extends Modal {
  readonly kind: 'triggered';
  readonly when: readonly TriggerEvent[];
  /** The keyword that it is, where it is one only under its condition. */
  readonly keyword?: 'Deathknell';
  /** Where its source has to be: on the board unless said otherwise (385.2). */
  readonly from?: 'trash';
  /** Performed once each turn (383.3.e). */
  readonly once?: true;
  /** "That player", who did what it waits for, controls it: of abilities that anybody triggers (190.6.c). */
  readonly controlledBy?: 'doer';
  readonly if?: Condition;
  /** The "if" that follows the condition behind a comma: part of it, too (383.2.a.1), though not in every edition. */
  readonly provided?: Condition;
  /** It says "may" at the front; `choice`: of choosing its target, which is done as it is finalized. */
  readonly may?: true | 'choice';
  /** How many of its instructions that "may" is about, where later sentences hold without it: some editions decide as it resolves. */
  readonly mayCovers?: number;
  readonly cost?: AbilityCost;
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}

/** "Cost: effect" (377). `timing` beyond the default is Action or Reaction. */
export interface ActivatedAbility extends Modal {
  readonly kind: 'activated';
  readonly cost: AbilityCost;
  /** Used once each turn. */
  readonly once?: true;
  /** The keyword that the ability is, where its cost is more than the card's facts tell. */
  readonly keyword?: 'Equip' | 'Empower';
  readonly timing?: 'action' | 'reaction';
  readonly if?: Condition;
  readonly choices?: readonly Choosing[];
  readonly does: readonly Step[];
}

/**
 * What an ability is called where its card has several of its kind, or an ability makes several. Tapes name abilities by it, or by
 * their kind, so it stays whatever becomes of their order and their text.
 */
export interface Called {
  readonly called?: string;
}
