import type { RuleKey } from '#rulebook';

/**
 * What editions of the Core Rules decide otherwise than one another, as named switches: the engine asks the row of the match's edition,
 * and never which edition it is. Of each switch the first value is the newest edition's.
 */
export interface Policy {
  /** Where a showdown is staged: wherever contested was applied, or only where nobody has control, or where its controller has no units and loses it. */
  readonly showdownsStaged: 'contested' | 'uncontrolled' | 'uncontrolled or deserted';
  /** What comes of enemies in a showdown that is no combat: it becomes one, or a combat follows it. */
  readonly enemiesInShowdown: 'combat showdown' | 'combat after it';
  /** Where showdowns and combats are staged at once: which begin first; by the newest edition a combat may begin as a showdown, too. */
  readonly stagedTogether: 'showdowns without combats' | 'any' | 'showdowns';
  /** Who has focus as a running showdown becomes a combat: whoever had it, or the attacker. */
  readonly focusInCombat: 'kept' | 'attacker';
  /** Contested of a player without units there: cleared in a cleanup and applied anew by whoever else is there, or not. */
  readonly staleContested: 'cleared' | 'kept';
  /** What comes of enemies at a battlefield that nobody controls: a combat, or first a showdown without one. */
  readonly enemiesWithoutControl: 'combat' | 'showdown first';
  /** What a combat comes to in which neither side has units left: its resolution, or it has not happened. */
  readonly nobodyLeft: 'resolution' | 'no combat';
  /** At the end of a turn damaged units are killed before all units heal, or after. */
  readonly endingKills: 'before healing' | 'after healing';
  /** In a cleanup, designations are set before or after damaged units are killed. */
  readonly designations: 'before kills' | 'after kills';
  /** When attackers and defenders are so no longer: as the combat ends, or in its cleanup, before anybody gains control. */
  readonly designationsEnd: 'with the combat' | 'in its cleanup';
  /** When control of a battlefield without one's units is lost. */
  readonly controlLost: 'in an open cleanup' | 'at once unless contested' | 'at once';
  /** What keeps a facedown card at its battlefield in a cleanup: its controller's control, or units of theirs. */
  readonly hiddenKeptBy: 'control' | 'units';
  /** After what a cleanup is due. */
  readonly cleanupAfter: 'any change' | 'chain items, moves, showdowns and combats';
  /** The Victory Score wins in a cleanup, to whoever leads; or it wins at once. */
  readonly winning: 'in a cleanup, ahead of all' | 'at once';
  /** When focus passes as the chain closes in a showdown: by what opened the chain. */
  readonly focusPasses: 'after plays' | 'after all but the combat chain' | 'after all';
  /** Tokens that an effect plays wait on the chain until it has resolved, or enter as it is followed. */
  readonly playedTokens: 'wait' | 'at once';
  /** Units and gear that resolve as they are finalized: all, or those that began the chain. */
  readonly permanentsAtOnce: 'all' | 'first on the chain';
  /** Combat damage beyond what is lethal, while other units wait. */
  readonly excessDamage: 'forbidden' | 'allowed';
  /** An assignment that obeys neither of two requirements of a unit that contradict one another. */
  readonly contradictions: 'one is obeyed' | 'open';
  /** What of the replacements of damage counts as combat damage is assigned. */
  readonly replacementsAssigned: 'all' | 'prevention' | 'none';
  /** What Bonus Damage is added to: damage that is dealt, or whatever an instruction deals, be it none. */
  readonly bonusDamage: 'what is dealt' | 'any dealing';
  /** Where there are more targets of a split than damage: how many are left, one for each damage, or as many as who splits it likes. */
  readonly splitTargets: 'one for each damage' | 'any of them';
  /** What an instruction that plays a card has done with it then: however it leaves the chain, or once it has been played. */
  readonly afterwards: 'however it leaves the chain' | 'once it has been played';
  /** How much Might a passive ability with a minimum takes: by the Might there is, or as much as when it began to apply; or that is not said. */
  readonly passiveLimits: 'by the Might of now' | 'fixed as they begin' | 'either';
  /** Who orders the replacements of what happens to an object. */
  readonly replacementsOrdered: 'by its controller' | 'by its owner';
  /** Abilities that trigger on their own source's death are put on the chain before those of whoever sees it die, or with them. */
  readonly ownDeaths: 'first' | 'Deathknells first' | 'with the others';
  /** When it is decided whether a trigger is used that says "may" at the front. */
  readonly optionalTriggers: 'as they are finalized' | 'as they trigger' | 'as they resolve';
  /** When the cost at the front of a trigger's text is paid. */
  readonly triggerCosts: 'to finalize' | 'as they resolve';
  /** When the "if" behind a trigger's condition is looked at: it is part of the condition, or of the effect. */
  readonly triggerConditions: 'as they trigger' | 'as they resolve';
  /** Attaching a card to the host it already has: nothing happens, or it is attached anew. */
  readonly reattaching: 'does nothing' | 'attaches anew';
  /** What text of an attached card is inactive: what is printed on it, or what it has been given as well. */
  readonly attachedText: 'printed' | 'all';
  /** Whether a card from facedown may choose elsewhere what its text has elsewhere, or nothing but what is there. */
  readonly hiddenTargets: 'unless its text has them elsewhere' | 'there alone';
  /** What becomes of a move to where a unit may not be: a recall, or that only where two others fight. */
  readonly impossibleMoves: 'recall' | 'recall where others fight';
  /** Whether units move into a combat between several players' units whose own player has none left there: left open, or barred. */
  readonly movesWithNoneLeft: 'either reading' | 'barred';
  /** Battlefields to which a teammate's units may not come: where one has units, where one has control, or none. */
  readonly allyBattlefields: 'occupied' | 'controlled' | 'open';
  /** When pools empty before the Main Phase. */
  readonly poolsEmpty: 'as the Main Phase begins' | 'as the Draw Phase ends';
  /** Whether the Expiration Step is done again where items went on the chain in it. */
  readonly expiration: 'again after chain items' | 'once';
  /** When pools empty in the Expiration Step: with what expires, or as it ends, after what it put on the chain. */
  readonly expirationPools: 'with what expires' | 'as it ends';
  /** When stuns end. */
  readonly stunsEnd: 'in the Expiration Step' | 'as the Ending Step begins';
  /** When discounts on a part of a cost apply: as the part is added, before all others, or in any order with them. */
  readonly partDiscounts: 'before all others' | 'in any order';
  /** Where the targets are that have to be at one place together, as fewer of them are chosen: at any one, or where they were chosen. */
  readonly groupPlace: 'any one place' | 'where they were chosen';
  /** What Deflect is paid for. */
  readonly deflect: 'each choice' | 'each spell or ability';
  /** What hiding costs: power of any domain, or of the domains of the legend. */
  readonly hideCost: 'any power' | 'power of the identity';
  /** Teammates act in the Main Phase when the turn player has invited them, or of their own accord. */
  readonly allyTurn: 'invited' | 'freely';
  /** When a teammate's control of a battlefield keeps it from being scored: in the scoring step, or at any time of its phase. */
  readonly alliesHold: 'in the Scoring Step' | 'in the Beginning Phase';
  /** Battlefields of drawn games: may come again, or are out like those of any game. */
  readonly drawnBattlefields: 'again' | 'out';
  /** Battlefields that a player provides in 2v2. */
  readonly teamBattlefields: 3 | 1;
  /** Power of a card's own domain, where it has several: of any of these, or of any there is. */
  readonly severalDomains: 'any of them' | 'any domain';
  /** Whether a card that was countered has been played, for what asks that: it was finalized, or it was not played at all. */
  readonly counteredCards: 'played' | 'not played';
  /** How often a unit attacks or defends for its triggers, where it comes to a combat late or again: once, or whenever it is designated. */
  readonly attackTriggers: 'once a combat' | 'each time';
  /** Who triggers last on the chain that a combat begins with: the defender, or whoever is last in turn order from the attacker. */
  readonly combatChain: 'defender last' | 'turn order';
  /** Who acts while a combat is fought: everybody, or those who fight and who have joined them. */
  readonly actsInCombat: 'everybody' | 'relevant players';
  /** Looking at an empty Main Deck, and revealing from it. */
  readonly emptyDeckLookedAt: 'nothing' | 'burns out';
  /** What a Burn Out does with the trash: that is recycling, or shuffling it in. */
  readonly burnOutTrash: 'recycled' | 'shuffled in';
  /** What is read off an object that is gone: nothing that a calculation could use, or zero. */
  readonly goneInformation: 'nothing' | 'zero';
  /** A unit that cannot be dealt damage while combat damage is assigned: it comes after the others, or is one of them. */
  readonly undamageable: 'exempt' | 'like any other';
  /** Where a card may be hidden from. */
  readonly hideFrom: 'hand and Champion Zone' | 'hand';
  /** Whether battlefields of a deck have different names. */
  readonly battlefieldNames: 'differ' | 'may repeat';
  /** Whether teammates need different legends and battlefields. */
  readonly teamCards: 'differ' | 'may repeat';
  /** Whether teammates lose with a player. */
  readonly teamsLose: 'together' | 'one by one';
  /** What activated abilities with Legion ask for: another card that was played, or any card. */
  readonly legion: 'another card' | 'any card';
}

export type SwitchName = keyof Policy;

/** A difference of an edition: what it decides, and the rules that say so. */
type Decided<Name extends SwitchName> = readonly [Policy[Name], RuleKey, ...(readonly RuleKey[])];

/** What an edition decides otherwise than the next newer one, switch by switch. */
export type Differences = { readonly [Name in SwitchName]?: Decided<Name> };
