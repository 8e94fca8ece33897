import type { Seat } from '#ruleset';
import type { Person } from '../disputes/people.js';

/** What every order about the match around its games says: by whom, and in which words (may be empty). */
interface Saying {
  readonly by: Person;
  readonly words: string;
}

/** Starts the clock of the round, with so many minutes; `playoff`: the match has to have a winner. */
export interface StartClock extends Saying {
  readonly type: 'StartClock';
  readonly minutes: number;
  readonly playoff: boolean;
}

/** Stops the clock of the round. */
export interface PauseClock extends Saying {
  readonly type: 'PauseClock';
}

/** Lets the clock of the round run on. */
export interface ResumeClock extends Saying {
  readonly type: 'ResumeClock';
}

/** Gives the match more time for what no judge was called for, such as a deck check; what a call took is given in its dispute. */
export interface LengthenRound extends Saying {
  readonly type: 'LengthenRound';
  readonly minutes: number;
}

/** Says that the time of the round is up: in the turn of that number of the game under way, null for the one that it is. */
export interface CallTime extends Saying {
  readonly type: 'CallTime';
  readonly turn: number | null;
  readonly playoff: boolean;
}

/** Gives up the match of a player: the player does, or an official for one who refuses to play. */
export interface ConcedeMatch extends Saying {
  readonly type: 'ConcedeMatch';
  readonly seat: Seat;
}

/** Has the match drawn, as the players of these seats agree. */
export interface DrawMatch extends Saying {
  readonly type: 'DrawMatch';
  readonly seats: readonly Seat[];
}

/** The result of a match: games won by each seat, games that nobody won, and who won the match (nobody: it is drawn). */
export interface SlipResult {
  readonly wins: readonly number[];
  readonly drawn: number;
  readonly winners: readonly Seat[];
}

/** Signs the result slip of the match, which says this. Who signs again means the later one. */
export interface SignResult extends Saying {
  readonly type: 'SignResult';
  readonly result: SlipResult;
}

/** The orders about the match around its games. */
export type RoundOrder =
  StartClock | PauseClock | ResumeClock | LengthenRound | CallTime | ConcedeMatch | DrawMatch | SignResult;

const TYPES: ReadonlySet<string> = new Set([
  'StartClock',
  'PauseClock',
  'ResumeClock',
  'LengthenRound',
  'CallTime',
  'ConcedeMatch',
  'DrawMatch',
  'SignResult',
] satisfies readonly RoundOrder['type'][]);

/** Tells the orders about the match around its games from all others. */
export const isRoundOrder = (order: { readonly type: string }): order is RoundOrder => TYPES.has(order.type);
