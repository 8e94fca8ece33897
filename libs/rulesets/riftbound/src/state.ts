import type { MatchResult } from '#ruleset';
import type { AbilityName, TriggerEvent } from './abilities/definition.js';
import type { Choice, Frame } from './agenda.js';
import type { DeclaredCost } from './commands.js';
import type { DeckList } from './deck.js';
import type { Instruction, PlayTerms } from './effects/instruction.js';
import type { BoundTo, Domain, ModeId, Phase, Step } from './vocabulary.js';

/**
 * A physical piece, numbered by its place in `RiftboundState.pieces`. `object` is renewed whenever the book makes it a new
 * object (124): what points at an object number finds nothing once the piece has become another.
 * `card` is null while nobody told the recorder what it is.
 */
export interface Piece {
  readonly card: string | null;
  readonly owner: number;
  readonly controller: number;
  readonly token: boolean;
  /** True for pieces with a rune's back: known even where the card is not. */
  readonly rune: boolean;
  readonly object: number;
  /** Index into `RiftboundState.zones`: see zones.ts. */
  readonly zone: number;
  readonly faceDown: boolean;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly damage: number;
  /** Players whose damage is marked on it (142.3.a); none where nobody has told. */
  readonly damagedBy: readonly number[];
  readonly buffs: number;
  /** How many times it is Empowered: once, unless something lets it be so more often (441). */
  readonly empowered: number;
  readonly attachedTo: number | null;
  /** Turn on which it was attached to that; null while it is not. */
  readonly attachedOn: number | null;
  /** The card whose rules text is its Effect Text, for as long as it is attached; `instance` tells one copying from another. */
  readonly copiedText: { readonly card: string; readonly instance: number } | null;
  /** What is printed on it, while it is a copy of something and `card` says of what (477.1.b); null while it is none. */
  readonly print: string | null;
  readonly designation: 'attacker' | 'defender' | null;
  /** Turn on which it was hidden, for cards in a facedown zone. */
  readonly hiddenOn: number | null;
  /** The object with which it was banished, for cards in Banishment (427.3). */
  readonly banishedWith: number | null;
  /** Who may look at it beyond those whom its zone lets, until the item that shows it has resolved (424.1.a.3). */
  readonly shownTo: readonly number[] | 'all';
}

/** Resources in a rune pool: energy, and power by domain; `any` is universal power (163, 165). */
export interface Pool {
  readonly energy: number;
  readonly power: Readonly<Record<Domain | 'any', number>>;
}

/** Resources bound to what they may pay for. */
export interface BoundPool {
  readonly to: BoundTo;
  readonly pool: Pool;
}

export interface SeatState {
  readonly name: string;
  /** Name of the player's team, where one was told. */
  readonly team: string | null;
  /** True once the player has been removed from the game (652). */
  readonly out: boolean;
  /** Turns of this game that this player has begun. */
  readonly turns: number;
  /** Players whose facedown cards this player may look at this turn. */
  readonly looksAt: readonly number[];
  readonly deck: DeckList | null;
  readonly points: number;
  readonly pool: Pool;
  /** Resources that pay for some things only, beside the pool; they leave with it. */
  readonly bound: readonly BoundPool[];
  readonly xp: number;
  /** Cards finalized by this player this turn (812: Legion and other "have played" checks). */
  readonly played: number;
  /** Pieces of the cards that this player finalized this turn: what is not told of a table laid out is not there. */
  readonly finalized: readonly number[];
  /** The battlefield picked for this game; null before, and where the mode has the player bring none. */
  readonly battlefield: string | null;
  /** Battlefields of games that somebody won, newest last. */
  readonly usedBattlefields: readonly string[];
  /** Battlefields of all games of this match, newest last. */
  readonly presentedBattlefields: readonly string[];
  readonly wins: number;
  readonly burnedOut: boolean;
}

export interface BattlefieldState {
  /** Piece number of the battlefield card. */
  readonly piece: number;
  readonly controller: number | null;
  readonly contestedBy: number | null;
  readonly showdownStaged: boolean;
  readonly combatStaged: boolean;
  /** Seats that have scored here this turn (470). */
  readonly scoredBy: readonly number[];
  /** Who controlled it as this turn's scoring step began; null for nobody, and before (469.1.a). */
  readonly heldAtScoring: number | null;
  /** Cards that tokens have replaced here, the last replaced last (438.7). */
  readonly replaced: readonly number[];
}

/** What a chain item is: a card being played, or an ability of a source. */
export type ItemKind = 'unit' | 'gear' | 'spell' | 'activated' | 'triggered';

/** How an instruction has a card played: `settled` once its choices are made and its costs are paid. */
export type Instructed = PlayTerms & { readonly settled: boolean };

/** An item on the chain (328-329), newest last. */
export interface ChainItem {
  readonly id: number;
  readonly kind: ItemKind;
  readonly controller: number;
  /** The card being played, or the source of the ability, as piece and object. */
  readonly piece: number;
  readonly object: number;
  readonly status: 'pending' | 'finalized' | 'resolving';
  readonly targets: readonly Target[];
  /** Where a permanent will enter. */
  readonly to: number | null;
  readonly accelerated: boolean;
  /** Instructions announced with the play; null where the table has yet to describe what happens. */
  readonly instructions: readonly Instruction[] | null;
  /** Name of the keyword or a few words, for triggers the engine itself put here. */
  readonly label: string | null;
  /** True for an ability that only adds resources: it resolves at once and nobody gets priority (429). */
  readonly adds: boolean;
  /** Zone the card came from, to put it back if the play is undone. */
  readonly from: number | null;
  /** A card that an instruction plays, and how; null or absent where it is played freely, and for abilities. */
  readonly instructed?: Instructed | null;
  /** The encoded ability that it resolves by; null where the table describes it. */
  readonly definition: AbilityName | null;
  /** Pieces that the trigger speaks of. */
  readonly it: readonly number[];
  /** What else a reflexive trigger speaks of; absent where it does not. */
  readonly that?: readonly ObjectRef[];
  /** What was declared beyond targets and destination; null where nothing was. */
  readonly declared: ItemDeclared | null;
  /** Zone of the source as it was made, for "here" of a source that has left. */
  readonly here: number | null;
  /** The attached object whose Effect Text the ability is (136.2); null for a source's own text. */
  readonly attachment: ObjectRef | null;
}

/** A piece as the object that it is or was. */
export interface ObjectRef {
  readonly piece: number;
  readonly object: number;
}

/**
 * What was declared as an item was put on the chain, as far as it matters later: see `Declared`.
 * - `modes`: those of the first time that its instructions are executed
 * - `paid`: additional costs by their number, with the pieces that paid them; of a play trigger, those of the card played
 * - `repeats`: each further time: its modes, how many of the last targets of the item are for it, where it moves things
 * - `banishes`: where the card leaves the chain other than by its own instructions, it is banished (829.1.b.1)
 */
export interface ItemDeclared {
  readonly modes: readonly number[];
  readonly paid: readonly DeclaredCost[];
  readonly repeats: readonly ExecutionDeclared[];
  readonly banishes: boolean;
}

export interface ExecutionDeclared {
  readonly modes: readonly number[];
  readonly targets: number;
  readonly to: number | null;
}

/** A target: a piece as the object it was when chosen, a chain item, a battlefield or a player. */
export type Target = (
  | { readonly kind: 'piece'; readonly piece: number; readonly object: number }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'seat'; readonly seat: number }
) & {
  /** No legal target as the resolution began: it is unaffected (359.3.e.5, 359.3.e.9). */
  readonly missed?: true;
};

/** A showdown in progress (341-348); `combat` where it is the showdown step of a combat (464). */
export interface Showdown {
  readonly battlefield: number;
  readonly focus: number | null;
  /** Passes of focus in a row. */
  readonly passes: number;
  readonly combat: Combat | null;
  readonly closed: boolean;
}

/** The steps of a combat after its showdown has closed, in the book's order (465-466). */
export const COMBAT_STEPS = ['showdown', 'damage', 'cleanup', 'result', 'control', 'end'] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

export interface Combat {
  readonly attacker: number;
  readonly defender: number;
  readonly step: CombatStep;
  /** Damage assigned so far, by seat that assigned it. */
  readonly assigned: readonly Assignment[];
  readonly recalled: boolean;
  /** Objects that have had a designation in this combat: theirs was the first time (383.4.e.2.a). */
  readonly designated: readonly number[];
}

export interface Assignment {
  readonly seat: number;
  /** Damage beyond what was lethal, over all units. */
  readonly excess: number;
  readonly damage: readonly { readonly unit: number; readonly amount: number }[];
}

/** An effect in force on a piece: Might or a keyword, until the step where the book ends it (317.2.c, 466.7.c). */
export interface EffectInForce {
  readonly id: number;
  readonly piece: number;
  readonly object: number;
  readonly might: number;
  /** What its base Might is set to (477.1.a.1); absent where that stays as it is. */
  readonly base?: number;
  readonly keyword: string | null;
  readonly value: number;
  readonly until: 'turn' | 'combat' | 'always';
  readonly source: string;
}

/**
 * What an action comes from (411, 428.5): the player responsible, the chain item, and the piece that the item is or is an
 * ability of. In combat there is no item, and several units are the source.
 */
export interface Cause {
  readonly seat: number;
  readonly item: number | null;
  readonly source: number | null;
}

/** A piece as it was when something happened to it. */
export interface Glimpse {
  readonly piece: number;
  readonly object: number;
  readonly card: string | null;
  readonly controller: number;
  readonly zone: number;
}

/** Something that happened this turn, as it was then: `event` is a trigger event's name, or a word of the record's own. */
export interface Deed {
  readonly event: TriggerEvent['event'] | 'resolved' | 'performed';
  readonly pieces: readonly Glimpse[];
  /** Who did it, or whom it happened to. */
  readonly seat: number | null;
  readonly at: number | null;
  /** Zones that the pieces came from. */
  readonly from: readonly number[];
  readonly cause: Cause | null;
  readonly item: number | null;
  /** Energy and power, where something was paid. */
  readonly energy: number;
  readonly power: number;
  /** How points were scored. */
  readonly scored: 'hold' | 'conquest' | null;
  /** The ability, where one was performed, and the modes chosen for it. */
  readonly ability: AbilityName | null;
  readonly modes: readonly number[];
  readonly phase: Phase;
}

/**
 * A change of control in force (191, 477.1): the newest says who controls the object, and once all have ended whoever did
 * `before` the first. `leaves`: it ends as the object that gave it leaves the board.
 */
export interface ControlInForce {
  readonly id: number;
  readonly piece: number;
  readonly object: number;
  readonly seat: number;
  readonly before: number;
  readonly until: 'turn' | 'always' | 'leaves';
  readonly source: ObjectRef;
}

/**
 * An ability that an effect has made for later (389-392). It speaks of `about` as "it", and acts for `controller` from `here`,
 * whatever has become of its source.
 */
export interface DelayedInForce {
  readonly id: number;
  readonly name: AbilityName;
  readonly controller: number;
  readonly source: ObjectRef;
  readonly attachment: ObjectRef | null;
  /** The chain item whose instruction made it. */
  readonly item: number;
  readonly here: number;
  readonly about: readonly ObjectRef[];
  readonly until: 'turn' | 'always';
  /** `nextItem` as it was made: what is played later has no smaller number. */
  readonly since: number;
  /** How much damage it has still to prevent, where that is counted (437.3). */
  readonly left: number | null;
}

/** Where the game is in the turn (301, 314). */
export interface Turn {
  readonly number: number;
  readonly seat: number;
  readonly phase: Phase;
  readonly step: Step;
  /** Whose turn it is in the order of turns; in an additional turn, whose it was last (737). */
  readonly regular: number;
  /** `nextItem` when the step began: whether anything went through the chain since (317.2.f). */
  readonly itemsBefore: number;
}

export type { Choice, Frame, StepProgress } from './agenda.js';

/** The whole table as plain data. Derived values (Might, keywords) are never stored: see layers. */
export interface RiftboundState {
  readonly edition: string;
  readonly mode: ModeId;
  readonly victoryScore: number;
  readonly digital: boolean;
  /** True where encoded texts are told at the table too. */
  readonly described: boolean;
  readonly game: number;
  readonly firstPlayer: number | null;
  readonly seats: readonly SeatState[];
  readonly pieces: readonly Piece[];
  readonly zones: readonly (readonly number[])[];
  readonly nextObject: number;
  readonly battlefields: readonly BattlefieldState[];
  readonly turn: Turn;
  /** Who takes additional turns after this one, the next first (735-738). */
  readonly additionalTurns: readonly number[];
  readonly chain: readonly ChainItem[];
  readonly nextItem: number;
  /** What opened the chain: decides whether focus passes when it closes (346.1). */
  readonly chainOpenedBy: 'play' | 'trigger' | 'add' | null;
  readonly showdown: Showdown | null;
  readonly priority: number | null;
  /** Passes of priority in a row. */
  readonly passes: number;
  readonly effects: readonly EffectInForce[];
  readonly nextEffect: number;
  /** Changes of control, oldest first; numbered with the effects. */
  readonly controls: readonly ControlInForce[];
  /** Delayed abilities, oldest first; numbered with the effects. */
  readonly delayed: readonly DelayedInForce[];
  /** What happened this turn, oldest first, as far as cards may ask for it. */
  readonly history: readonly Deed[];
  readonly choice: Choice | null;
  readonly agenda: readonly Frame[];
  readonly cleanupDue: boolean;
  readonly result: MatchResult | null;
  /** Result of the game just ended, where the match goes on. */
  readonly lastGame: { readonly winners: readonly number[] } | null;
}
