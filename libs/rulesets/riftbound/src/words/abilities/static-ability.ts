import type { Called, Ability } from '../definition.js';
import type { Keyword } from '../card.js';
import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { AbilityCost, Reduction } from './cost.js';
import type { Prohibition } from './prohibition.js';
import type { CardFilter, Filter } from './filter.js';
import type { Ref } from './reference.js';
import type { Step } from './step.js';

/** Kinds of triggered ability that other texts name (383.4, 808). */
export type Named = 'conquers' | 'holds' | 'Deathknell';

/** A statement of fact, true while its source is on the board (364-366), or wherever it says. */
export interface StaticAbility extends Called {
  readonly kind: 'static';
  readonly while?: Condition;
  readonly gives: StaticGift;
}

/** Whom a static ability speaks of, where it is not about objects on the board: the card itself, or its controller's units or tokens. */
export type StaticScope = 'this' | 'friendly units' | 'your units' | 'your tokens';

/**
 * A part of what is paid: optional additional costs, or Repeat costs alone, of what its controller plays (356.4.c), or a teammate as
 * well where it says `friendly`.
 */
export interface CostPart {
  readonly part: 'optional' | 'repeat';
  readonly player?: 'friendly';
}

/** The activated abilities of objects, or those of a keyword; `first`: the first of such objects that is played in the turn. */
export interface AbilityPart {
  readonly abilityOf: Filter;
  readonly keyword?: 'Empower' | 'Equip';
  readonly first?: true;
}

/** What a static ability gives. Might and keywords may depend on Might and keywords: the layers are gone through until they settle (476). */
export type StaticGift =
  /** More or less Might; a decrease stops at its floor. */
  | { readonly might: Amount; readonly to: Ref; readonly floor?: number }
  /** `lacking`: only to what does not have it otherwise. */
  | { readonly keyword: Keyword; readonly value?: Amount; readonly to: Ref; readonly lacking?: true }
  /** Each buff gives so much more Might (702.3). */
  | { readonly buffMight: number; readonly to: Ref }
  /** Cards that its controller plays have the keyword, wherever they are, and as long as they are theirs on the board. */
  | { readonly cardKeyword: Keyword; readonly of: CardFilter }
  /**
   * As the card itself is played, its player names a tag (355.1, 763), or chooses one of these; `gains`: it has that tag from then on.
   */
  | { readonly names: 'tag'; readonly among?: readonly string[]; readonly gains?: true }
  /** A tag more (477.1); it must not depend on tags. */
  | { readonly tag: string; readonly to: Ref }
  /** A triggered or activated ability. */
  | { readonly ability: Ability; readonly to: Ref }
  /** The Might Bonus of what is attached counts so many times (137.3). */
  | { readonly bonusTimes: number; readonly to: Ref }
  /** The card itself, cards that are played, or parts of their cost, cost less or more (356.3, 356.4). */
  | {
      readonly costs: 'less' | 'more';
      readonly by: Reduction;
      readonly of: 'this' | CardFilter | CostPart | AbilityPart;
    }
  /**
   * An additional cost of playing the card itself, or others: mandatory, or with `may` optional (356.2). If it is paid, the
   * play costs less, or its base cost nothing; `toHere` has the unit enter at the source's location.
   */
  | {
      readonly additionalCost: AbilityCost;
      readonly of: 'this' | CardFilter;
      readonly may?: true;
      readonly less?: Reduction;
      readonly ignoresBase?: true;
      readonly toHere?: true;
    }
  /** Spells have Repeat for that cost, or for what they cost by their print (820). */
  | { readonly repeat: AbilityCost | 'base cost'; readonly of: CardFilter }
  /** Spells in the trash have Flow for what they cost by their print (829). */
  | { readonly flow: 'base cost'; readonly to: Ref }
  /** The card itself may be played for another cost (356.1.a), wherever it may be played from (366.2.a), or `from` there alone. */
  | { readonly playFor: AbilityCost; readonly from?: 'trash' }
  /** Bonus Damage of its controller's spells and abilities, of anybody's, or of the next spell its controller plays (712). */
  | { readonly bonusDamage: Amount; readonly of: 'yours' | 'any' | 'next spell'; readonly to?: Filter }
  /** So much more energy whenever an ability of its controller's objects of that name adds (429). */
  | { readonly addsMore: number; readonly of: { readonly name: string } }
  /** More points needed to win (194.1). */
  | { readonly victoryScore: number }
  /** Its controller may play cards from there, for what they cost by their print (054.2). */
  | { readonly playsFrom: 'trash' }
  /** Its controller may play such cards from their hand for their printed power alone; once, where the delayed ability says so. */
  | { readonly playsIgnoring: 'energy'; readonly of: CardFilter }
  /** Every activated ability of these that is paid for by exhausting its source: "I" and "this" in it are the one that has it. */
  | { readonly exhaustAbilitiesOf: Filter; readonly to: 'this' }
  /** It may be Empowered so many times at once (441.1.c.1). */
  | { readonly empowerable: number; readonly to: 'this' }
  /** A deck may have any number of cards of its name, whatever the book says of copies (002, 103.2.b). */
  | { readonly inDeck: 'any number' }
  /** It may have any number of buffs (702.3). */
  | { readonly buffs: 'any number'; readonly to: 'this' }
  /** Its conquer effects are hold effects as well, and the other way round. */
  | { readonly alias: 'conquers and holds'; readonly to: Ref }
  /** Its controller's effects of the kind trigger an additional time; `here`: those of the battlefield where it is. */
  | { readonly again: Named; readonly at?: 'here' }
  /** Its controller's effects of the keyword at its battlefield do not trigger. */
  | { readonly silences: 'Temporary' }
  | { readonly enters: 'ready' | 'exhausted'; readonly what: StaticScope }
  | Prohibition
  /**
   * As its owner looks at it, or reveals it, in their Main Deck, or only as it is revealed: what happens then, at once. With
   * `may` it is up to them.
   */
  | { readonly asSeen: 'looked at' | 'revealed'; readonly may?: true; readonly does: readonly Step[] }
  /** Any damage of its controller's is enough to kill these (142.4.c). */
  | { readonly lethal: 'any damage'; readonly to: Ref }
  /** Its controller treats the keyword of enemy units as inactive while assigning combat damage where it is (766). */
  | { readonly ignores: 'Tank' | 'Backline'; readonly while: 'assigning here' }
  /** Deflect is inactive while the card itself is paid for, or whatever chooses something here (766). */
  | { readonly ignores: 'Deflect'; readonly while: 'paying for this' | 'choosing here' }
  /** Opponents pay power for each unit beyond the first that they move together to its battlefield (204.4). */
  | { readonly applies: 'power for each beyond the first'; readonly to: 'moves here' }
  /** As the card itself enters, such a token battlefield is added, if there is none: then it enters there instead (369.3). */
  | { readonly brings: string }
  /** Its controller hides cards for nothing instead of what that costs, or may hide them for so much energy instead (811.1.b). */
  | { readonly hides: 'ignoring costs' | { readonly energy: number } }
  /** Who controls the battlefield may have so many more cards facedown there (107.3.b.1). */
  | { readonly hidesMore: number }
  /** Units may move here from other battlefields without Ganking. */
  | { readonly movesHere: 'from anywhere' }
  /** So many runes are channeled in each Channel Phase (315.3), whatever a mode adds to that. */
  | { readonly channels: number }
  /** More battlefields that units may be played to; `enemy units by Ambush`: where there are such, as if by one's own (822). */
  | {
      readonly playableTo:
        | 'occupied enemy battlefield'
        | 'open battlefield'
        | 'enemy units by Ambush'
        /** Where units are that are paid with by leaving: Ambush then needs no other. */
        | 'what pays by Ambush'
        /** Where an enemy unit is alone (740.2). */
        | 'lone enemy unit'
        /** Where its player attacks. */
        | 'battlefield attacked';
      readonly what: StaticScope;
    };
