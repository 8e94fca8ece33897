import type { RuneterraResult } from './ending.js';
import type { Choice, Frame } from './agenda.js';
import type { Card } from '../words/card.js';
import type { Challenge } from '../words/plays.js';
import type { Combat } from './combat.js';
import type { Piece } from './piece.js';
import type { SeatState } from './players.js';
import type { StackItem } from './stack-item.js';
import type { ModeId, Phase } from '../words/vocabulary.js';

export type { Choice, Frame } from './agenda.js';
export type { Combat, Lane } from './combat.js';
export type { Piece, Grant } from './piece.js';
export type { SeatState } from './players.js';
export type { StackItem, Target } from './stack-item.js';

/** What a player has dragged onto the board and not committed yet: an attack, or spells by their cards. */
export interface Declared {
  readonly seat: number;
  readonly attackers: readonly number[];
  readonly challenges: readonly Challenge[];
  readonly spells: readonly number[];
  /** Units were placed while something lay on the stack. */
  readonly overStack: boolean;
}

/** The whole table as plain data. Power, health and keywords as they are now are derived, never stored: see rules/units. */
export interface RuneterraState {
  readonly edition: string;
  readonly mode: ModeId;
  readonly digital: boolean;
  /** True where encoded texts are told at the table too. */
  readonly described: boolean;
  readonly seats: readonly SeatState[];
  readonly pieces: readonly Piece[];
  /** Facts of cards that were told at the table. */
  readonly told: readonly Card[];
  /** Who has the attack token in odd rounds; null until it is known. */
  readonly first: number | null;
  readonly round: number;
  readonly phase: Phase;
  /** Number of the turn within the match, from 1; a turn ends with a committed action or a pass. */
  readonly turn: number;
  /** Whose turn it is, or who may respond; null while the game is set up or over. */
  readonly toAct: number | null;
  /** Passes in a row outside combat with nothing on the stack. */
  readonly passes: number;
  /** Whether a burst or focus spell was cast this turn. */
  readonly castThisTurn: boolean;
  readonly stack: readonly StackItem[];
  readonly nextItem: number;
  /** Whose action opened the stack: the turn goes on with the other player once it is empty. */
  readonly stackOpenedBy: number | null;
  /** Something was put on the stack and the other player has not been asked for a response yet. */
  readonly unanswered: boolean;
  /** A burst or focus spell while it is cast; it is on no stack. */
  readonly casting: StackItem | null;
  readonly combat: Combat | null;
  readonly declared: Declared | null;
  readonly choice: Choice | null;
  readonly agenda: readonly Frame[];
  readonly result: RuneterraResult | null;
  /** What was under way as the game ended; null while it goes on. */
  readonly interrupted: { readonly toAct: number | null; readonly agenda: readonly Frame[] } | null;
}

/** A spell or skill on the stack, or the spell that is being cast. */
export const itemOf = ({ stack, casting }: RuneterraState, number: number): StackItem | null => {
  const items = casting === null ? stack : [...stack, casting];
  return items.find(({ id }) => id === number) ?? null;
};
