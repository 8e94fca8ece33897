import type { MatchResult } from '#ruleset';
import type { AbilityName } from './abilities/definition.js';
import type { Choice, Frame } from './agenda.js';
import type { DeckList } from './deck.js';
import type { Instruction } from './effects/instruction.js';
import type { Domain, ModeId, Phase, Step } from './vocabulary.js';

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
  readonly buffs: number;
  readonly attachedTo: number | null;
  readonly designation: 'attacker' | 'defender' | null;
  /** Turn on which it was hidden, for cards in a facedown zone. */
  readonly hiddenOn: number | null;
}

/** Resources in a rune pool: energy, and power by domain; `any` is universal power (163, 165). */
export interface Pool {
  readonly energy: number;
  readonly power: Readonly<Record<Domain | 'any', number>>;
}

export interface SeatState {
  readonly name: string;
  readonly deck: DeckList | null;
  readonly points: number;
  readonly pool: Pool;
  readonly xp: number;
  /** Cards finalized by this player this turn (812: Legion and other "have played" checks). */
  readonly played: number;
  /** Pieces of the cards that this player finalized this turn: what is not told of a table laid out is not there. */
  readonly finalized: readonly number[];
  /** Names of the battlefields picked in this match so far, newest last. */
  readonly battlefield: string | null;
  readonly usedBattlefields: readonly string[];
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
}

/** What a chain item is: a card being played, or an ability of a source. */
export type ItemKind = 'unit' | 'gear' | 'spell' | 'activated' | 'triggered';

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
  /** The encoded ability that it resolves by; null where the table describes it. */
  readonly definition: AbilityName | null;
  /** Pieces that the trigger speaks of. */
  readonly it: readonly number[];
  /** Zone of the source as it was made, for "here" of a source that has left. */
  readonly here: number | null;
}

/** A target: a piece as the object it was when chosen, a chain item, a battlefield or a player. */
export type Target =
  | { readonly kind: 'piece'; readonly piece: number; readonly object: number }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'seat'; readonly seat: number };

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
  /** Pieces that have had a designation in this combat: theirs was the first time (383.4.e.2.a). */
  readonly designated: readonly number[];
}

export interface Assignment {
  readonly seat: number;
  readonly damage: readonly { readonly unit: number; readonly amount: number }[];
}

/** An effect in force on a piece: Might or a keyword, until the step where the book ends it (317.2.c, 466.7.c). */
export interface EffectInForce {
  readonly id: number;
  readonly piece: number;
  readonly object: number;
  readonly might: number;
  readonly keyword: string | null;
  readonly value: number;
  readonly until: 'turn' | 'combat' | 'always';
  readonly source: string;
}

/** Where the game is in the turn (301, 314). */
export interface Turn {
  readonly number: number;
  readonly seat: number;
  readonly phase: Phase;
  readonly step: Step;
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
  readonly choice: Choice | null;
  readonly agenda: readonly Frame[];
  readonly cleanupDue: boolean;
  readonly result: MatchResult | null;
  /** Result of the game just ended, where the match goes on. */
  readonly lastGame: { readonly winners: readonly number[] } | null;
}
