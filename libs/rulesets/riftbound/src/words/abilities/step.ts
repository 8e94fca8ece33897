import type { Keyword } from '../card.js';
import type { CardPlace, DeckName, Duration } from '../instruction.js';
import type { BoundTo, Domain, PowerKind } from '../vocabulary.js';
import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { AbilityCost } from './cost.js';
import type { Filter } from './filter.js';
import type { TriggeredAbility } from '../definition.js';
import type { ReplacementAbility } from './replacement.js';
import type { StaticAbility } from './static-ability.js';
import type { TriggerEvent } from './trigger-event.js';
import type { Places, Ref, Where, Who } from './reference.js';

/** A certain player. */
type Player = Exclude<Who, string>;

/** One instruction. `if` is asked as it is executed; `may` and `cost` are settled then, too (383.3.a.3, 204). */
export type Step = Doing & {
  readonly if?: Condition;
  readonly may?: true;
  readonly cost?: AbilityCost;
  /** Later instructions speak of what it acts on as `chosen`, too. */
  readonly remember?: true;
  /** Done unless that player pays, or lets something else be done instead. */
  readonly unless?: { readonly by: Who } & ({ readonly cost: AbilityCost } | { readonly lets: Doing });
  /** Done once by or for each player, in turn order, by each other player from the next on, or by certain players, who are "you" in it. */
  readonly each?: true | 'next first' | 'others' | Player;
  /** These players decide and pick, one after the other in turn order from the next on; "you" stays who it is. */
  readonly pickers?: 'others' | Player;
};

/** One verb with what it is done to: the closed list of what encoded instructions can say. */
export type Doing =
  /** `split`: its player shares the amount out among them (355.14). */
  | {
      readonly do: 'deal';
      readonly amount: Amount;
      readonly to: Ref;
      readonly split?: true;
      readonly by?: Ref;
      readonly bonus?: Amount;
    }
  | { readonly do: 'fight'; readonly one: Ref; readonly other: Ref }
  | { readonly do: ActionOnObjects; readonly what: Ref }
  | { readonly do: 'move'; readonly what: Ref; readonly to: Where }
  /**
   * Playing cards as part of resolving (419.3): `by` its owner, or the one whose ability it is; `only` there, `also` there;
   * `then` for "then recycle it". `price` stands instead of the printed cost.
   */
  | {
      readonly do: 'play';
      readonly what: Ref;
      readonly by?: 'owner';
      readonly ignoring?: 'energy' | 'cost' | 'all';
      readonly price?: { readonly energy?: number; readonly power?: readonly PowerKind[] };
      readonly less?: Amount;
      readonly only?: Places;
      readonly also?: Where;
      readonly then?: 'recycle' | 'banish';
    }
  | { readonly do: 'swap places'; readonly one: Ref; readonly other: Ref }
  /** Choosing one of these words: later instructions speak of who has chosen which. */
  | { readonly do: 'vote'; readonly between: readonly string[] }
  /** Naming a card of a type (762): linked abilities of the source speak of that name. */
  | { readonly do: 'name'; readonly what: 'spell' }
  | { readonly do: 'win'; readonly who: 'you' }
  | { readonly do: 'draw' | 'burn'; readonly who: Who; readonly count: Amount }
  | {
      readonly do: 'channel';
      readonly who: Who;
      readonly count: Amount;
      readonly exhausted?: true;
      readonly ifShort?: number;
    }
  /** A battlefield makes way for a token, or the one that was replaced comes back (438). */
  | { readonly do: 'replace'; readonly at: Where; readonly token: string }
  | { readonly do: 'swap back'; readonly at: Where }
  /** A turn after this one (735). */
  | { readonly do: 'extra turn'; readonly who: Who }
  | { readonly do: 'score' | 'gain-xp'; readonly who: Who; readonly amount: Amount }
  /** `only`: bound to what it may pay for; `times`: how often it is added. */
  | {
      readonly do: 'add';
      readonly energy?: number;
      readonly power?: readonly (Domain | 'any' | 'own')[];
      readonly times?: Amount;
      readonly only?: BoundTo;
    }
  | {
      readonly do: 'create';
      readonly token: string;
      readonly count?: Amount;
      /** `as played`: no place is named, so it is chosen as each of them is played (185.2.a, 355.2, 355.17). */
      readonly to: Where | 'as played';
      readonly ready?: true;
      readonly exhausted?: true;
      readonly who?: Who;
    }
  | {
      readonly do: 'might';
      readonly what: Ref;
      readonly amount: Amount;
      readonly until: Duration;
      readonly floor?: number;
    }
  /** Base Might is set (477.1.a.1). */
  | { readonly do: 'set might'; readonly what: Ref; readonly to: Amount; readonly until: Duration }
  /** Two units swap their Might: one gains what the other loses (433). */
  | { readonly do: 'swap might'; readonly what: Ref; readonly until: Duration }
  /** They become copies of it (477.1.b). */
  | { readonly do: 'copy'; readonly what: Ref; readonly of: Ref }
  | {
      readonly do: 'keyword';
      readonly what: Ref;
      readonly keyword: Keyword;
      readonly value?: number;
      readonly until: Duration;
    }
  /** Every keyword that one object has now, with its value: what it has later is no matter. */
  | { readonly do: 'keywords of'; readonly of: Ref; readonly what: Ref; readonly until: Duration }
  /** Control of permanents; `leaves`: until the source leaves the board. */
  | { readonly do: 'control'; readonly what: Ref; readonly until?: 'turn' | 'always' | 'leaves'; readonly who?: Who }
  /** The control that you have taken of it ends. */
  | { readonly do: 'lose control'; readonly what: Ref }
  /** "Do this": puts a trigger of its own on the chain (387); `about` is what it speaks of as "it", `and` as "that". */
  | {
      readonly do: 'trigger';
      readonly about?: Ref;
      readonly and?: Ref;
      readonly ability: TriggeredAbility;
    }
  /**
   * An ability in force from now on, whatever becomes of its source (390, 392), that speaks of `about` as "it". A trigger is
   * performed, or a replacement applied, `once` or each time; `ends`: it is over with this event.
   */
  | {
      readonly do: 'delay';
      readonly about?: Ref;
      readonly ability: TriggeredAbility | StaticAbility | ReplacementAbility;
      readonly until: 'resolved' | 'turn' | 'always';
      readonly once?: true;
      readonly ends?: TriggerEvent;
    }
  /** Triggered abilities of objects go on the chain as if the event had just happened (383.4.g). */
  | { readonly do: 'activate effects'; readonly of: 'conquers' | 'holds'; readonly what: Ref }
  /** Control of spells on the chain. */
  | { readonly do: 'take item'; readonly what: Ref }
  /** New choices for a finalized spell, which its controller may make (751). */
  | { readonly do: 'choose anew'; readonly what: Ref }
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref }
  /** Looking at the top of one's own Main Deck; what is looked at stays in the zone `looked` until the item has resolved. */
  | { readonly do: 'look' | 'predict'; readonly count: Amount }
  | { readonly do: 'reveal top'; readonly who?: Who; readonly count: Amount; readonly deck?: DeckName }
  /** One card after the other from the top of one's own Main Deck, until one fits. */
  | { readonly do: 'reveal until'; readonly until: Filter }
  | { readonly do: 'reveal hand'; readonly who: Who }
  /** This turn. */
  | { readonly do: 'look at facedown'; readonly of: Who }
  | { readonly do: 'place'; readonly what: Ref; readonly on: CardPlace };

export type ActionOnObjects =
  | 'heal'
  | 'kill'
  | 'stun'
  | 'ready'
  | 'exhaust'
  | 'recall'
  | 'buff'
  | 'spend-buff'
  | 'empower'
  | 'disempower'
  | 'banish'
  | 'return'
  | 'recycle'
  | 'discard'
  /** Drawing cards that are named. */
  | 'draw these'
  | 'reveal'
  /** Nothing is done with it yet: later instructions speak of it as `chosen`. */
  | 'choose'
  | 'counter'
  | 'detach';
