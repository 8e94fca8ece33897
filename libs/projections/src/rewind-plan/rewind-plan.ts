import type { Role, Seat } from '#ruleset';
import type { Learned } from './learned.js';

/**
 * One thing to do or to check at a paper table, with the key of the rule that asks for it (null where no rule of the game's documents
 * does). `key` is the same each time for the same plan, so that a tick can be kept.
 */
export interface ChecklistItem {
  readonly key: string;
  readonly group: 'permit' | 'reverse' | 'randomise' | 'check' | 'time';
  readonly text: string;
  readonly rule: string | null;
}

/**
 * A play that a rewind would undo.
 * - `kind`: a player's decision, an answer of chance (a shuffle, a coin), or something the table told (a correction)
 * - `reversal`: what is to be done to the table, in words; empty where nothing visible goes back
 * - `learned`: cards that became known by it, which no rewind takes back
 */
export interface UndonePlay {
  readonly number: number;
  readonly kind: 'decision' | 'chance' | 'table';
  readonly seat: Seat | null;
  readonly line: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reversal: readonly string[];
  readonly learned: readonly Learned[];
}

/** What the table owes after it was set back: a card that stays known, a part of a deck that is random again. */
export interface Owed {
  readonly sentence: string;
  readonly because: readonly string[];
}

/**
 * What setting a match back to before a play would come to (TR 701.5), without doing it.
 * - `depth`: simple where it takes back the last action alone, else complex; `orderedBy` may order it at the level of the match, by `rule`
 * - `undone`: latest first, the order in which they are reversed
 * - `minutes`: from that play to the last event, by the recorder's clock; null where the clock ran back
 */
export interface RewindPlan {
  readonly to: number;
  readonly depth: 'simple' | 'complex';
  readonly orderedBy: readonly Role[];
  readonly rule: string | null;
  readonly undone: readonly UndonePlay[];
  readonly owed: readonly Owed[];
  readonly minutes: number | null;
  readonly checklist: readonly ChecklistItem[];
}
