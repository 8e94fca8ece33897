import type { Fact } from '#kernel';
import type { Seat } from '#ruleset';
import type { Person } from '../disputes/people.js';
import type { SlipResult } from './orders.js';

/** What every event about the match around its games says: by whom, and in which words (may be empty). When is the time of its envelope. */
interface InRound {
  readonly by: Person;
  readonly words: string;
}

/**
 * The clock of the round was started with so many minutes. `late`: somebody had had a turn by then; `playoff`: the match has to have a winner.
 * As every event of the round it says `by` whom, and in which `words` (empty for who may not know them).
 */
export type ClockStarted = Fact<
  'ClockStarted',
  InRound & { readonly minutes: number; readonly playoff: boolean; readonly late: boolean }
>;

/** The clock of the round was stopped. */
export type ClockPaused = Fact<'ClockPaused', InRound>;

/** The clock of the round runs on. */
export type ClockResumed = Fact<'ClockResumed', InRound>;

/** The match was given more minutes, beside those of disputes. */
export type RoundLengthened = Fact<'RoundLengthened', InRound & { readonly minutes: number }>;

/**
 * The time of the round was up: in the turn of that number of the game under way (null: the one that it was). What comes of it follows as
 * facts in the same batch.
 */
export type TimeCalled = Fact<'TimeCalled', InRound & { readonly turn: number | null; readonly playoff: boolean }>;

/** A player gave up the match; `refuses`: an official had it so, as the player did not play. Its end follows in the same batch. */
export type MatchConceded = Fact<'MatchConceded', InRound & { readonly seat: Seat; readonly refuses: boolean }>;

/** All players, by their seats, agreed to draw the match. Its end follows in the same batch. */
export type MatchDrawn = Fact<'MatchDrawn', InRound & { readonly seats: readonly Seat[] }>;

/** The result slip was signed: by a player or an official, with this result: the games won by each seat, those drawn, and the winners. */
export type ResultSigned = Fact<'ResultSigned', InRound & { readonly result: SlipResult }>;

/** The events of the match around its games. */
export type RoundEvent =
  ClockStarted | ClockPaused | ClockResumed | RoundLengthened | TimeCalled | MatchConceded | MatchDrawn | ResultSigned;

/** Their types. */
export const ROUND_TYPES = [
  'ClockStarted',
  'ClockPaused',
  'ClockResumed',
  'RoundLengthened',
  'TimeCalled',
  'MatchConceded',
  'MatchDrawn',
  'ResultSigned',
] as const satisfies readonly RoundEvent['type'][];

const TYPES: ReadonlySet<string> = new Set(ROUND_TYPES);

/** Tells the events of the match around its games from all others. */
export const isRoundEvent = (event: { readonly type: string }): event is RoundEvent => TYPES.has(event.type);

/** Those that the game comes to something by: they are undone with it. */
const ENDINGS: ReadonlySet<string> = new Set([
  'TimeCalled',
  'MatchConceded',
  'MatchDrawn',
] satisfies RoundEvent['type'][]);

/** Whether an event of the round is one that a rewind undoes: time, a concession, a draw. */
export const isEnding = ({ type }: RoundEvent): boolean => ENDINGS.has(type);
