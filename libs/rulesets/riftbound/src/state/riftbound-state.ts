import type { Choice, Frame } from './agenda.js';
import type { BattlefieldState, Showdown } from './battlefields.js';
import type { ChainItem, ChainOpening } from './chain-item.js';
import type { EndedGame } from './ended-game.js';
import type { RiftboundResult, TimeUp } from './ending.js';
import type { Deed } from './history.js';
import type { ControlInForce, DelayedInForce, EffectInForce, LimitsInForce } from './lasting.js';
import type { Piece } from './piece.js';
import type { SeatState } from './players.js';
import type { ModeId, Phase, Step } from '../words/vocabulary.js';

export type { Assignment, BattlefieldState, Combat, CombatStep, Showdown } from './battlefields.js';
export type {
  ChainItem,
  ExecutionDeclared,
  Instructed,
  ItemDeclared,
  ItemKind,
  PaidCost,
  Target,
} from './chain-item.js';
export type { Cause, Deed, Glimpse } from './history.js';
export type { ControlInForce, DelayedInForce, EffectInForce } from './lasting.js';
export type { ObjectRef, Piece } from './piece.js';
export type { BoundPool, Pool, SeatState } from './players.js';

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
  /** The one chain that there can be (330.1), oldest item first; empty where there is none. */
  readonly chain: readonly ChainItem[];
  readonly nextItem: number;
  /** What opened the chain: decides whether focus passes when it closes (346.1). */
  readonly chainOpenedBy: ChainOpening | null;
  readonly showdown: Showdown | null;
  readonly priority: number | null;
  /** Passes of priority in a row. */
  readonly passes: number;
  readonly effects: readonly EffectInForce[];
  readonly nextEffect: number;
  /** Absent where the edition has no limit of a passive ability fixed, and until one is. */
  readonly limits?: LimitsInForce;
  /** Changes of control, oldest first; numbered with the effects. */
  readonly controls: readonly ControlInForce[];
  /** Delayed abilities, oldest first; numbered with the effects. */
  readonly delayed: readonly DelayedInForce[];
  /** What happened this turn, oldest first, as far as cards may ask for it. */
  readonly history: readonly Deed[];
  readonly choice: Choice | null;
  readonly agenda: readonly Frame[];
  readonly cleanupDue: boolean;
  readonly result: RiftboundResult | null;
  /** The game just ended, until the next one begins. */
  readonly lastGame: EndedGame | null;
  /** Absent while there is time. */
  readonly timeUp?: TimeUp;
}
