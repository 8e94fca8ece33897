import type { JsonObject } from '#kernel';
import type { Dealt } from './dealing.js';
import type { Level } from './policy/index.js';

/** Number of a player's seat at this table: 0, 1, ... in turn order of seating. */
export type Seat = number;

/** Who looks at a table: a seat, an outsider who sees what is public, or the recorder who sees all that is known. */
export type Viewer = Seat | 'public' | 'recorder';

/** A player as entered when the match is opened. `deck` is the ruleset's own deck list, or null for an unknown deck. */
export interface PlayerEntry {
  readonly name: string;
  readonly deck: JsonObject | null;
  readonly team?: string;
}

/** What helps where players have the names of others. */
export const NAMES_APART = 'Give every player a name of their own, and not by capitals alone.';

/** Whether two players could be taken for each other in a line, where capitals do not count. */
export const hasNamesakes = (players: readonly Pick<PlayerEntry, 'name'>[]): boolean =>
  new Set(players.map(({ name }) => name.toLowerCase())).size < players.length;

/**
 * What a match is opened with, beside what it is dealt from.
 * - `firstPlayer`: seat, or null where the ruleset asks for it as the first choice
 * - `laidOut`: the tape begins with a table that somebody laid out (a ruling), not with setting up
 */
export interface MatchOptions extends Dealt {
  readonly mode: string;
  readonly edition: string;
  readonly players: readonly PlayerEntry[];
  readonly firstPlayer: Seat | null;
  readonly laidOut?: true;
  /** `described`: card texts that the engine knows are told at the table as well, as those it does not know are. */
  readonly texts?: 'described';
  /** How strictly the event holds to its rules; left out where the match is of no event, or of one that does not say. */
  readonly level?: Level;
  /** Which event, and which table of it: words for people, hidden from nobody. At most `LONGEST_PLACE` characters each. */
  readonly event?: string;
  readonly table?: string;
}

/** How long the words for an event and for its table may be. */
export const LONGEST_PLACE = 80;

/** Whether a text may name an event or a table: on one line, with something on it. */
export const isPlaceName = (text: string): boolean =>
  text.length <= LONGEST_PLACE && text.trim() === text && /^[^\p{Cc}\p{Surrogate}]+$/u.test(text);

/** Where a match is played, in words: the event and its table, as far as they are known. */
export const placeWords = ({
  event,
  table,
}: {
  readonly event: string | null;
  readonly table: string | null;
}): readonly string[] => [event, table === null ? null : `table ${table}`].filter((word) => word !== null);

/** A loss that was not played for: of the game under way or of the whole match, by all these seats at once. */
export interface Loss {
  readonly of: 'game' | 'match';
  readonly seats: readonly Seat[];
}

/** A loss by a penalty; `disqualified`: those of its seats who lose the match by being disqualified. */
export interface PenaltyLoss extends Loss {
  readonly disqualified: readonly Seat[];
}

/** What ended a match: a kind, with what the ruleset tells of it by number. The sentence is made where the table is shown. */
export interface EndReason {
  readonly kind: string;
}

/** How a match ended: winners' seats (none for a draw), what ended it, and the rule keys that did. */
export interface MatchResult<Reason extends EndReason = EndReason> {
  readonly winners: readonly Seat[];
  readonly reason: Reason;
  readonly because: readonly string[];
}

/** What the table waits for: a seat (or null for chance and the table itself) and the question. */
export interface Waiting {
  readonly seat: Seat | null;
  readonly question: string;
}
