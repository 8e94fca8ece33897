import type { Keyword } from '../cards/card.js';
import type { Domain } from '../vocabulary.js';
import type { Doing } from './doing.js';
import type { StaticAbility } from './static-ability.js';

export type { ActionOnObjects, Doing } from './doing.js';

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

/** Who does or gets something. `each` is every player, in turn order. */
export type Who =
  'you' | 'opponent' | 'each' | 'turn player' | { readonly controllerOf: Ref } | { readonly ownerOf: Ref };

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

/** Locations. `here` is where the source is (or was, as it triggered); `there` where it was as it triggered. */
export type Where = 'here' | 'there' | 'your base' | 'its base' | 'chosen' | { readonly locationOf: Ref };

export interface Range {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** What an object has to be like. Sides are seen from the controller of the ability. */
export interface Filter {
  readonly is?: 'unit' | 'gear' | 'legend' | 'permanent' | 'spell' | 'rune' | 'card' | 'equipment' | 'item';
  readonly side?: 'friendly' | 'enemy';
  readonly at?:
    | 'here'
    | 'this battlefield'
    | 'your battlefield'
    | 'battlefield'
    | 'base'
    | 'elsewhere'
    | { readonly locationOf: Ref };
  /** Where to look: the board unless said otherwise. `yours` zones are the controller's. */
  readonly zone?: 'your trash' | 'your hand' | 'any trash' | 'chain' | 'your champion zone';
  readonly other?: true;
  /** Not what this means: "another". */
  readonly not?: Ref;
  readonly tag?: string;
  readonly withoutTag?: string;
  /** At least one of these as well. */
  readonly anyOf?: readonly Filter[];
  readonly name?: string;
  readonly token?: boolean;
  readonly might?: Range;
  readonly energy?: Range;
  readonly power?: Range;
  readonly keyword?: Keyword;
  readonly without?: Keyword;
  readonly domain?: Domain;
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
  | 'attached'
  | 'mighty';

/** A number, worked out when it is needed. */
export type Amount =
  | number
  | { readonly mightOf: Ref }
  | { readonly energyOf: Ref }
  | { readonly count: Filter }
  /** Battlefields that you control, the source aside where it is one. */
  | { readonly battlefields: 'yours' | 'your others' }
  /** The highest Might among what fits. */
  | { readonly highestMight: Filter }
  | { readonly pointsOf: 'you' }
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount };

export type Condition =
  | { readonly there: Filter; readonly atLeast?: Amount; readonly atMost?: number }
  | { readonly object: Ref; readonly is: Filter }
  | { readonly turnOf: 'you' | 'opponent' }
  | { readonly legion: true }
  | { readonly level: number }
  | { readonly accelerated: true }
  | { readonly played: 'to battlefield' | 'from facedown' | 'from hand' }
  /** The instruction before acted on something: "if you do". */
  | { readonly did: 'that' }
  | { readonly during: 'showdown' }
  | { readonly nthCardThisTurn: number }
  /** The turn is its player's first of the game. */
  | { readonly firstTurn: true }
  /** An opponent lacks so many points, or fewer, to the Victory Score. */
  | { readonly opponentPointsLeft: number }
  | { readonly battlefieldControlledBy: 'you' | 'opponent' }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] };

/** A choice made as the item is finalized (355, 402): targets, or the destination of a move. */
export type Choosing =
  | { readonly target: Filter; readonly min?: number; readonly max?: number }
  /** `play`: where a unit is played by the effect. */
  | { readonly destination: 'battlefield' | 'location' | 'play' };

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
      readonly from?: 'here' | 'battlefield';
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
