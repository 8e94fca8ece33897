import type { Delay } from '#access';
import type { Fact } from '#kernel';
import type { BroadcastShow } from './broadcast.js';
import type { DeckFinding } from './decks.js';
import type { ErasingReason } from './erasing.js';
import type { ImportedNotes, PairedPlayer, PairingFormat, StandingsLine } from './pairing.js';
import type { TournamentOpening } from './settings.js';
import type { PlayerId, Speaker, TableResult } from './words.js';

/** What every event of a tournament says: by whom. When is the time of its envelope. */
interface Spoken {
  readonly by: Speaker;
}

/** A round, and a table of it. */
interface AtTable extends Spoken {
  readonly round: number;
  readonly table: number;
}

/** A tournament was opened. `secret`: what the codes of its tables are made of; told to nobody. */
export type TournamentOpened = Fact<'TournamentOpened', Spoken & TournamentOpening & { readonly secret: string }>;

/** A table of a round as it was paired; what the pairing system says of its result stands beside it. */
export interface Pairing extends ImportedNotes {
  readonly table: number;
  readonly players: readonly PlayerId[];
}

/** Pairings of a round came in: players that are new or named otherwise, tables that are new or paired otherwise, tables that were taken out, and byes. */
export type PairingsImported = Fact<
  'PairingsImported',
  Spoken & {
    readonly round: number;
    readonly format: PairingFormat;
    readonly players: readonly PairedPlayer[];
    readonly tables: readonly Pairing[];
    readonly removed: readonly number[];
    readonly byes: readonly PlayerId[];
  }
>;

/** The clock of a round was started, with so many minutes. */
export type RoundBegun = Fact<'RoundBegun', Spoken & { readonly round: number; readonly minutes: number }>;

/** The clock of a round was stopped, for all its tables. */
export type RoundPaused = Fact<'RoundPaused', Spoken & { readonly round: number; readonly words: string }>;

/** The clock of a round runs on. */
export type RoundResumed = Fact<'RoundResumed', Spoken & { readonly round: number }>;

/** The time of a round was called: tables play their last turns. */
export type RoundTimeCalled = Fact<'RoundTimeCalled', Spoken & { readonly round: number }>;

/** A round is over; nothing of it changes any more but by a ruling on a result. */
export type RoundClosed = Fact<'RoundClosed', Spoken & { readonly round: number }>;

/** Something was announced to everybody; `round`: the one under way, null for none. */
export type Announced = Fact<'Announced', Spoken & { readonly round: number | null; readonly words: string }>;

/** The tape of a table was opened, under this id. */
export type TableOpened = Fact<'TableOpened', AtTable & { readonly match: string }>;

/** A table was given more minutes; `call`, `check`: the call or the deck check that it is for, null for neither. */
export type TableExtended = Fact<
  'TableExtended',
  AtTable & {
    readonly minutes: number;
    readonly words: string;
    readonly call: number | null;
    readonly check: number | null;
  }
>;

/** A side of a table, or an official for the table (`seat` null), reported its result. */
export type ResultReported = Fact<
  'ResultReported',
  AtTable & { readonly seat: number | null; readonly result: TableResult }
>;

/** A player asked to drop; the system that registers players does it. */
export type DropAsked = Fact<'DropAsked', Spoken & { readonly player: PlayerId; readonly round: number | null }>;

/** A player does not want to drop after all. */
export type DropWithdrawn = Fact<'DropWithdrawn', Spoken & { readonly player: PlayerId }>;

/** A player's deck list came in, or came in anew; `findings`: what deck construction holds against it. */
export type DeckRegistered = Fact<
  'DeckRegistered',
  Spoken & { readonly player: PlayerId; readonly list: string; readonly findings: readonly DeckFinding[] }
>;

/** A deck check was begun at a table, of these players. */
export type DeckCheckBegun = Fact<
  'DeckCheckBegun',
  AtTable & { readonly check: number; readonly players: readonly PlayerId[] }
>;

/** A deck check ended: what was found of each player, in words (empty for nothing). */
export type DeckCheckEnded = Fact<
  'DeckCheckEnded',
  Spoken & {
    readonly check: number;
    readonly found: readonly { readonly player: PlayerId; readonly isFine: boolean; readonly words: string }[];
  }
>;

/** Standings of the system that makes them came in, to be shown. */
export type StandingsImported = Fact<
  'StandingsImported',
  Spoken & { readonly round: number | null; readonly lines: readonly StandingsLine[] }
>;

/** A judge was called to a table; `words` may be empty. */
export type TableCalled = Fact<'TableCalled', AtTable & { readonly call: number; readonly words: string }>;

/** What is said of a call by its number. */
type OfCall<Name extends string> = Fact<Name, Spoken & { readonly call: number; readonly words: string }>;

/** A judge has taken a call. */
export type TableCallClaimed = OfCall<'TableCallClaimed'>;

/** A judge was at the table. Nothing is ruled by that. */
export type TableCallReached = OfCall<'TableCallReached'>;

/** A call was ruled, in words. */
export type TableCallRuled = OfCall<'TableCallRuled'>;

/** A call was handed to the head judge. */
export type TableCallEscalated = OfCall<'TableCallEscalated'>;

/** A call is over. */
export type TableCallClosed = OfCall<'TableCallClosed'>;

/** The director of the broadcast has changed what is shown. */
export type BroadcastDirected = Fact<'BroadcastDirected', Spoken & { readonly show: BroadcastShow }>;

/**
 * How late the audience sees matches was settled: of a table in one round, of a table (`round` null), of a round (`table` null), or of the whole tournament (both
 * null). `delay` null: what is settled more widely counts again.
 */
export type DelaySet = Fact<
  'DelaySet',
  Spoken & { readonly round: number | null; readonly table: number | null; readonly delay: Delay | null }
>;

/**
 * The name of a player was erased from the stream, or with `player` null those of everybody, officials included. What stood there before is in no event any more; `player` is the
 * id as it stands since then. Whoever holds the tournament reads it anew.
 */
export type NamesErased = Fact<
  'NamesErased',
  Spoken & { readonly player: PlayerId | null; readonly reason: ErasingReason }
>;

/** The events of a tournament. */
export type TournamentEvent =
  | TournamentOpened
  | PairingsImported
  | RoundBegun
  | RoundPaused
  | RoundResumed
  | RoundTimeCalled
  | RoundClosed
  | Announced
  | TableOpened
  | TableExtended
  | ResultReported
  | DropAsked
  | DropWithdrawn
  | DeckRegistered
  | DeckCheckBegun
  | DeckCheckEnded
  | StandingsImported
  | BroadcastDirected
  | DelaySet
  | NamesErased
  | CallEvent;

/** The events of a call. */
export type CallEvent =
  TableCalled | TableCallClaimed | TableCallReached | TableCallRuled | TableCallEscalated | TableCallClosed;
