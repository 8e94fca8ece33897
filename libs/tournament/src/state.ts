import type { DirectorPick } from './broadcast.js';
import type { DeckFinding } from './decks.js';
import type { ImportedNotes, PairedPlayer, StandingsLine } from './pairing.js';
import type { TournamentOpening } from './settings.js';
import type { DelayOf, PlayerId, Speaker, TableResult } from './words.js';

/** A result as somebody reported it; `seat` null: an official, for the table. */
export interface Report {
  readonly seat: number | null;
  readonly result: TableResult;
  readonly by: Speaker;
  readonly at: string;
}

/** Minutes that a table was given. */
export interface Extension {
  readonly minutes: number;
  readonly words: string;
  readonly at: string;
  readonly call: number | null;
  readonly check: number | null;
}

/** A table of a round. `match`: the id of its tape, null while it has none; `reports`: the last of each side, and of an official. */
export interface DeskTable extends ImportedNotes {
  readonly table: number;
  readonly players: readonly PlayerId[];
  readonly match: string | null;
  readonly openedAt: string | null;
  readonly extensions: readonly Extension[];
  readonly reports: readonly Report[];
}

/**
 * The clock of a round, by the times of its events.
 * - `ran`: milliseconds that it had run when it was last started or stopped; `since`: when it began to run on, null while it stands
 */
export interface DeskClock {
  readonly minutes: number | null;
  readonly ran: number;
  readonly since: string | null;
  readonly begunAt: string | null;
  readonly calledAt: string | null;
}

/** A round: its tables in the order of their numbers, who has a bye, its clock, and when it was posted and closed. */
export interface DeskRound {
  readonly round: number;
  readonly tables: readonly DeskTable[];
  readonly byes: readonly PlayerId[];
  readonly postedAt: string;
  readonly clock: DeskClock;
  readonly closedAt: string | null;
}

/** A step of a call: what was done, by whom, when, in which words. */
export interface CallStep {
  readonly what: 'claimed' | 'reached' | 'ruled' | 'escalated' | 'closed';
  readonly by: Speaker;
  readonly at: string;
  readonly words: string;
}

/** A call of a judge to a table, with all that came of it. */
export interface DeskCall {
  readonly call: number;
  readonly round: number;
  readonly table: number;
  readonly by: Speaker;
  readonly at: string;
  readonly words: string;
  readonly steps: readonly CallStep[];
}

/** A deck list as it was registered. */
export interface RegisteredDeck {
  readonly player: PlayerId;
  readonly list: string;
  readonly findings: readonly DeckFinding[];
  readonly at: string;
}

/** A deck check: a stretch of time at a table. `found` is null while it goes on. */
export interface DeckCheck {
  readonly check: number;
  readonly round: number;
  readonly table: number;
  readonly players: readonly PlayerId[];
  readonly by: Speaker;
  readonly begunAt: string;
  readonly endedAt: string | null;
  readonly found: readonly { readonly player: PlayerId; readonly isFine: boolean; readonly words: string }[] | null;
}

/** What was announced. */
export interface Announcement {
  readonly round: number | null;
  readonly words: string;
  readonly at: string;
}

/** Who has asked to drop, when, and after which round's pairings. */
export interface AskedDrop {
  readonly player: PlayerId;
  readonly round: number | null;
  readonly at: string;
}

/** A tournament as it stands: plain data. */
export interface Tournament {
  readonly opening: (TournamentOpening & { readonly secret: string; readonly at: string }) | null;
  /** Of rounds and tables; that of the tournament stands in its settings. */
  readonly delays: readonly DelayOf[];
  readonly players: readonly PairedPlayer[];
  readonly rounds: readonly DeskRound[];
  readonly drops: readonly AskedDrop[];
  readonly decks: readonly RegisteredDeck[];
  readonly checks: readonly DeckCheck[];
  readonly calls: readonly DeskCall[];
  readonly announcements: readonly Announcement[];
  readonly standings: {
    readonly round: number | null;
    readonly lines: readonly StandingsLine[];
    readonly at: string;
  } | null;
  /** What the director of the broadcast picked, the oldest first: see `withPick`. */
  readonly picks: readonly DirectorPick[];
  /** Whose names were erased, null for everybody's. */
  readonly forgotten: readonly (PlayerId | null)[];
}

/** Before anything. */
export const NO_TOURNAMENT: Tournament = {
  opening: null,
  delays: [],
  players: [],
  rounds: [],
  drops: [],
  decks: [],
  checks: [],
  calls: [],
  announcements: [],
  standings: null,
  picks: [],
  forgotten: [],
};

/** A round by its number. */
export const roundOf = ({ rounds }: Pick<Tournament, 'rounds'>, round: number): DeskRound | undefined =>
  rounds.find((each) => each.round === round);

/** A table of a round. */
export const tableOf = (tournament: Pick<Tournament, 'rounds'>, round: number, table: number): DeskTable | undefined =>
  roundOf(tournament, round)?.tables.find((each) => each.table === table);

/** The name of a player; the id where nobody has named one. */
export const nameOf = ({ players }: Pick<Tournament, 'players'>, id: PlayerId): string =>
  players.find((player) => player.id === id)?.name ?? id;

/** A tape with a seat there; null for all who sit there. */
export interface SeatOnTape {
  readonly match: string;
  readonly seat: number | null;
}

/** The tapes at which a player sat, each with the seat; with null all tapes, and everybody. */
export const tapesOf = ({ rounds }: Pick<Tournament, 'rounds'>, player: PlayerId | null): readonly SeatOnTape[] =>
  rounds
    .flatMap(({ tables }) => tables)
    .flatMap(({ match, players }): readonly SeatOnTape[] => {
      if (match === null) return [];
      if (player === null) return [{ match, seat: null }];
      const seat = players.indexOf(player);
      return seat < 0 ? [] : [{ match, seat }];
    });

/** The round that is under way: the last that is posted and not closed; undefined where there is none. */
export const currentRound = ({ rounds }: Pick<Tournament, 'rounds'>): DeskRound | undefined =>
  rounds.findLast(({ closedAt }) => closedAt === null);

/** Whether anything was done at a table that a new pairing would overthrow: its tape is opened, or a result is in. */
export const isBegun = ({ match, reports }: DeskTable): boolean => match !== null || reports.length > 0;

/** Whether a call is over. */
export const isOver = ({ steps }: DeskCall): boolean => steps.some(({ what }) => what === 'closed');
