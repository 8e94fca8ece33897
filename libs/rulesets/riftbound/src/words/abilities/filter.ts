import type { Keyword } from '../card.js';
import type { Domain } from '../vocabulary.js';
import type { Amount } from './amount.js';
import type { Ref } from './reference.js';

export interface Range {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** What an object has to be like. Sides are seen from the controller of the ability. */
export interface Filter {
  readonly is?:
    | 'player'
    | 'battlefield'
    | 'unit'
    | 'gear'
    | 'legend'
    | 'permanent'
    | 'spell'
    | 'rune'
    | 'card'
    | 'equipment'
    | 'item';
  /** `yours`: of the ability's controller alone; `friendly`: of a teammate as well (740.1.a). */
  readonly side?: 'friendly' | 'enemy' | 'yours' | 'not yours';
  /** Who owns it, whoever controls it: you, or the owner of what the trigger spoke of, whatever has become of that (359.3.f.3). */
  readonly owner?: 'you' | 'owner of it';
  /** Where it is: a restriction on what is meant, and no choice of a place (355.10.b). */
  readonly at?:
    | 'here'
    | 'this battlefield'
    | 'your battlefield'
    | 'battlefield'
    | 'base'
    | 'elsewhere'
    /** Where the source was as it triggered, or anywhere else. */
    | 'there'
    | 'not there'
    /** At a battlefield to which, or from which, the event moved what it was about. */
    | 'moved between'
    /** Where the item moves things, or anywhere else. */
    | 'destination'
    | 'not destination'
    | { readonly locationOf: Ref }
    /** Anywhere else than this. */
    | { readonly awayFrom: Ref };
  /** Where to look: the board unless said otherwise. `yours` zones are the controller's. */
  readonly zone?:
    | 'your trash'
    | 'your hand'
    | 'any hand'
    | 'any trash'
    | 'chain'
    | 'your champion zone'
    /** The battlefields themselves, which are their controllers'. */
    | 'battlefields'
    | 'your banishment'
    /** Facedown at battlefields. */
    | 'facedown'
    | 'your facedown'
    /** Wherever its alternatives say (`anyOf`). */
    | 'anywhere'
    | 'any banishment'
    /** Cards of decks that are looked at or revealed now. */
    | 'looked'
    /** Cards of a hand that is revealed now. */
    | 'revealed hand';
  /** Of no such type, whatever else it is (133.3). */
  readonly isNo?: 'unit';
  readonly other?: true;
  /** Not what this means: "another". */
  readonly not?: Ref;
  /** Banished with the source, as the object that it is (427.3). */
  readonly banishedWithThis?: true;
  /** One of these. */
  readonly among?: Ref;
  /** A copy of its owner's Chosen Champion, by the whole name (103.2.a.3). */
  readonly chosenChampion?: true;
  readonly tag?: string;
  readonly withoutTag?: string;
  /** It has the tag that was named for the source. */
  readonly namedTag?: true;
  /** At least one of these as well. */
  readonly anyOf?: readonly Filter[];
  readonly name?: string;
  readonly token?: boolean;
  readonly might?: Range;
  readonly energy?: Range;
  readonly power?: Range;
  /** How many units are at the battlefield that it is. */
  readonly units?: Range;
  /** How many times it is Empowered. */
  readonly empowered?: Range;
  readonly keyword?: Keyword;
  readonly without?: Keyword;
  readonly domain?: Domain;
  readonly state?: readonly ObjectState[];
  /** Attached to this. */
  readonly attachedTo?: Ref;
  /** Attached to nothing, or to something else. */
  readonly notAttachedTo?: Ref;
  /** One of these is where it is, or at the battlefield that it is. */
  readonly with?: Filter;
  /** A spell or ability on the chain that chooses one of these, and none of those. */
  readonly chooses?: Filter;
  readonly choosesNo?: Filter;
  /** Chosen by one of these, on the chain. */
  readonly chosenBy?: Filter;
  /** Controlled by the same player as this. */
  readonly controlledLike?: Ref;
}

/**
 * A card being played: what it has to be like by its print, who plays it, how.
 * - `player`: whose it is, seen from the controller of the ability: yours unless said otherwise
 * - `from`: where it is played from; `elsewhere` than a hand
 * - `chooses`: at least one target is one of these; sides are seen from its player
 * - `first`: the first such card that its player or a teammate plays in the turn
 * - `named`: of the name that was named for the source
 */
export interface CardFilter {
  readonly type?: 'Unit' | 'Gear' | 'Spell';
  /** The most energy in its printed cost. */
  readonly energyAtMost?: number;
  readonly tag?: string;
  readonly keyword?: 'Flow' | 'Reaction';
  readonly player?: 'friendly' | 'opponent' | 'any';
  readonly from?: 'trash' | 'elsewhere';
  readonly chooses?: Ref;
  readonly first?: true;
  readonly named?: true;
}

export type ObjectState =
  | 'stunned'
  | 'exhausted'
  | 'ready'
  | 'buffed'
  | 'damaged'
  | 'attacking'
  | 'defending'
  | 'alone'
  | 'equipped'
  | 'attached'
  /** It and the enemy unit there are both alone (740.2.b). */
  | 'one on one'
  /** At the battlefield of the showdown going on. */
  | 'in showdown'
  | 'in combat'
  | 'empowered'
  /** Not Empowered, or such as may be Empowered several times: it may use Empower. */
  | 'empowerable'
  | 'detached'
  /** A battlefield that nobody controls, with no units (170.11.c). */
  | 'open'
  | 'attached this turn'
  | 'mighty';
