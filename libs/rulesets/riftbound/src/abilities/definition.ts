import type { Keyword } from '../cards/card.js';
import type { Duration } from '../effects/instruction.js';
import type { Domain } from '../vocabulary.js';

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

/** A statement of fact, true while its source is on the board (364-366), or wherever it says. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly while?: Condition;
  readonly gives: StaticGift;
}

export type StaticGift =
  | { readonly might: Amount; readonly to: Ref }
  | { readonly keyword: Keyword; readonly value?: number; readonly to: Ref }
  /** The card itself costs less (negative: more) energy or power to play. */
  | { readonly ownEnergy: Amount; readonly floor?: number }
  /** Cards that the controller plays, or opponents play, cost so much less energy. */
  | { readonly energy: Amount; readonly of: Filter; readonly whose: 'you' | 'opponent'; readonly floor?: number }
  | { readonly enters: 'ready' | 'exhausted'; readonly what: 'this' | Filter }
  /** Units cannot make this move. */
  | { readonly cannotMove: 'from here to base' | 'this' | 'to here' }
  /** The card itself may be played to more battlefields. */
  | { readonly playableTo: 'occupied enemy battlefield' | 'open battlefield' | 'any battlefield' }
  /** Players may play units only to their base. */
  | { readonly onlyPlaysToBase: 'opponent' | 'each' }
  | { readonly bonusDamage: Amount };

/** Who does or gets something. `each` is every player, in turn order. */
export type Who = 'you' | 'opponent' | 'each' | { readonly controllerOf: Ref } | { readonly ownerOf: Ref };

/**
 * Objects.
 * - `this`: the source; `it`: what the trigger speaks of; `bearer`: what the source is attached to
 * - `target`: what was chosen for the choice of that number, as it was put on the chain
 * - `all`: everything that fits, when the instruction is executed
 * - `pick`: what a player chooses as the instruction is executed (355.17): no target
 * - `those`: what the step before acted on
 */
export type Ref =
  | 'this'
  | 'it'
  | 'bearer'
  | 'those'
  | { readonly target: number }
  | { readonly all: Filter }
  | { readonly pick: Filter; readonly count?: Amount; readonly upTo?: true };

/** Locations. `here` is where the source is (or was, as it triggered). */
export type Where = 'here' | 'your base' | 'its base' | 'chosen' | { readonly locationOf: Ref };

export interface Range {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** What an object has to be like. Sides are seen from the controller of the ability. */
export interface Filter {
  readonly is?: 'unit' | 'gear' | 'permanent' | 'spell' | 'rune' | 'card' | 'equipment' | 'item';
  readonly side?: 'friendly' | 'enemy';
  readonly at?: 'here' | 'battlefield' | 'base' | 'elsewhere' | { readonly locationOf: Ref };
  /** Where to look: the board unless said otherwise. `yours` zones are the controller's. */
  readonly zone?: 'your trash' | 'your hand' | 'any trash' | 'chain' | 'your champion zone';
  readonly other?: true;
  readonly tag?: string;
  readonly name?: string;
  readonly token?: boolean;
  readonly might?: Range;
  readonly energy?: Range;
  readonly power?: Range;
  readonly keyword?: Keyword;
  readonly state?: readonly ObjectState[];
}

export type ObjectState =
  | 'stunned'
  | 'exhausted'
  | 'ready'
  | 'buffed'
  | 'unbuffed'
  | 'damaged'
  | 'attacking'
  | 'defending'
  | 'alone'
  | 'equipped'
  | 'mighty';

/** A number, worked out when it is needed. */
export type Amount =
  | number
  | { readonly mightOf: Ref }
  | { readonly energyOf: Ref }
  | { readonly count: Filter }
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount };

export type Condition =
  | { readonly there: Filter; readonly atLeast?: Amount; readonly atMost?: number }
  | { readonly object: Ref; readonly is: Filter }
  | { readonly turnOf: 'you' | 'opponent' }
  | { readonly legion: true }
  | { readonly level: number }
  | { readonly accelerated: true }
  | { readonly played: 'to battlefield' | 'from facedown' }
  | { readonly nthCardThisTurn: number }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] };

/** A choice made as the item is finalized (355, 402): targets, or the destination of a move. */
export type Choosing =
  | { readonly target: Filter; readonly min?: number; readonly max?: number }
  | { readonly destination: 'battlefield' | 'location' };

/** What an ability costs, beyond energy and power: exhausting or killing the source, discarding, spending a buff (202-204). */
export interface AbilityCost {
  readonly energy?: number;
  readonly power?: readonly (Domain | 'any' | 'own')[];
  readonly exhaust?: true;
  readonly killThis?: true;
  readonly banishThis?: true;
  readonly recycleThis?: true;
  readonly spendBuff?: true;
  readonly spendXp?: number;
}

/** The event that an ability waits for (383.1). `of` filters what the event is about; `this` is the source itself. */
export type TriggerEvent =
  | { readonly event: 'played'; readonly of: 'this' | Filter; readonly by?: 'you' | 'opponent' }
  | { readonly event: 'conquers' | 'holds'; readonly of: 'this' | 'you' | 'here' }
  | { readonly event: 'attacks' | 'defends'; readonly of: 'this' | 'here' | Filter }
  | {
      readonly event: 'moves';
      readonly of: 'this' | Filter;
      readonly to?: 'battlefield' | 'base';
      readonly from?: 'here';
    }
  | { readonly event: 'dies'; readonly of: 'this' | Filter }
  | { readonly event: 'turn begins' | 'turn ends'; readonly whose: 'you' | 'opponent' | 'each' }
  | { readonly event: 'discarded' | 'stunned' | 'buffed' | 'readied'; readonly of: 'this' | Filter }
  | { readonly event: 'recycled'; readonly by: 'you' }
  | { readonly event: 'wins combat'; readonly of: 'this' | 'you' }
  | { readonly event: 'chosen'; readonly of: 'this' | Filter; readonly by?: 'you' | 'opponent' };

/** One instruction. `if` is asked as it is executed; `may` and `cost` are settled then, too (383.3.a.3, 204). */
export type Step = Doing & {
  readonly if?: Condition;
  readonly may?: true;
  readonly cost?: AbilityCost;
  /** Done once by or for each player, in turn order, who is "you" in it. */
  readonly each?: true;
};

export type Doing =
  | { readonly do: 'deal'; readonly amount: Amount; readonly to: Ref; readonly by?: Ref }
  | { readonly do: 'fight'; readonly one: Ref; readonly other: Ref }
  | { readonly do: ActionOnObjects; readonly what: Ref }
  | { readonly do: 'move'; readonly what: Ref; readonly to: Where }
  | { readonly do: 'play'; readonly what: Ref; readonly to: Where }
  | { readonly do: 'swap places'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'draw' | 'burn'; readonly who: Who; readonly count: Amount }
  | { readonly do: 'channel'; readonly who: Who; readonly count: Amount; readonly exhausted?: true }
  | { readonly do: 'score' | 'gain-xp'; readonly who: Who; readonly amount: Amount }
  | { readonly do: 'add'; readonly energy?: number; readonly power?: readonly (Domain | 'any' | 'own')[] }
  | {
      readonly do: 'create';
      readonly token: string;
      readonly count?: Amount;
      readonly to: Where;
      readonly ready?: true;
      readonly who?: Who;
    }
  | {
      readonly do: 'might';
      readonly what: Ref;
      readonly amount: Amount;
      readonly until: Duration;
      readonly floor?: number;
    }
  | {
      readonly do: 'keyword';
      readonly what: Ref;
      readonly keyword: Keyword;
      readonly value?: number;
      readonly until: Duration;
    }
  | { readonly do: 'control'; readonly what: Ref }
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref };

export type ActionOnObjects =
  | 'heal'
  | 'kill'
  | 'stun'
  | 'ready'
  | 'exhaust'
  | 'recall'
  | 'buff'
  | 'spend-buff'
  | 'banish'
  | 'return'
  | 'recycle'
  | 'discard'
  | 'counter'
  | 'detach';
