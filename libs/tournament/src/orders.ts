import type { Delay } from '#access';
import type { BroadcastShow } from './broadcast.js';
import type { DeckFinding } from './decks.js';
import type { ErasingReason } from './erasing.js';
import type { PairedTable, PairingFormat, StandingsLine } from './pairing.js';
import type { TournamentOpening } from './settings.js';
import type { PlayerId, Speaker, TableResult } from './words.js';

type Order<Type extends string, Data = unknown> = { readonly type: Type; readonly by: Speaker } & Data;
type OfRound<Type extends string, Data = unknown> = Order<Type, { readonly round: number } & Data>;
type OfTable<Type extends string, Data = unknown> = OfRound<Type, { readonly table: number } & Data>;
type OfCall<Type extends string> = Order<Type, { readonly call: number; readonly words: string }>;

/** Opens a tournament. `secret`: drawn by chance at the door. */
export type OpenTournament = Order<'OpenTournament', TournamentOpening & { readonly secret: string }>;

/** Takes a list of pairings of a round in: the same again changes nothing, and what was begun stays as it is. */
export type ImportPairings = OfRound<
  'ImportPairings',
  { readonly format: PairingFormat; readonly tables: readonly PairedTable[] }
>;

/** Starts the clock of a round; `minutes` null: those that the tournament was opened with. */
export type BeginRound = OfRound<'BeginRound', { readonly minutes: number | null }>;
export type PauseRound = OfRound<'PauseRound', { readonly words: string }>;
export type ResumeRound = OfRound<'ResumeRound'>;
export type CallRoundTime = OfRound<'CallRoundTime'>;
export type CloseRound = OfRound<'CloseRound'>;
export type Announce = Order<'Announce', { readonly words: string }>;

/** Says that the tape of a table is opened. */
export type OpenTable = OfTable<'OpenTable', { readonly match: string }>;
export type ExtendTable = OfTable<
  'ExtendTable',
  { readonly minutes: number; readonly words: string; readonly call: number | null; readonly check: number | null }
>;

/** Reports a result: a side (a place in the pairing), or an official for the table (`seat` null), which settles it. */
export type ReportResult = OfTable<'ReportResult', { readonly seat: number | null; readonly result: TableResult }>;
/** Confirms for a side what the other has reported. */
export type ConfirmResult = OfTable<'ConfirmResult', { readonly seat: number }>;

export type AskToDrop = Order<'AskToDrop', { readonly player: PlayerId }>;
export type WithdrawDrop = Order<'WithdrawDrop', { readonly player: PlayerId }>;

/** Registers a deck list, as it reads; whoever can judge decks has judged it. */
export type RegisterDeck = Order<
  'RegisterDeck',
  { readonly player: PlayerId; readonly list: string; readonly findings: readonly DeckFinding[] }
>;
/** Begins a deck check at a table; `players` empty: of all who sit there. */
export type BeginDeckCheck = OfTable<'BeginDeckCheck', { readonly players: readonly PlayerId[] }>;
export type EndDeckCheck = Order<
  'EndDeckCheck',
  {
    readonly check: number;
    readonly found: readonly { readonly player: PlayerId; readonly isFine: boolean; readonly words: string }[];
  }
>;
export type ImportStandings = Order<'ImportStandings', { readonly lines: readonly StandingsLine[] }>;

/** Changes what the overlays of a broadcast show. */
export type DirectBroadcast = Order<'DirectBroadcast', { readonly show: BroadcastShow }>;

/** Settles how late the audience sees matches, at a place as `DelaySet` names it; `delay` null takes back what was settled there. */
export type SetDelay = Order<
  'SetDelay',
  { readonly round: number | null; readonly table: number | null; readonly delay: Delay | null }
>;

/** Says that names were erased; erasing itself is the store's. */
export type EraseNames = Order<'EraseNames', { readonly player: PlayerId | null; readonly reason: ErasingReason }>;

export type CallToTable = OfTable<'CallToTable', { readonly words: string }>;
export type ClaimCall = OfCall<'ClaimCall'>;
export type ReachCall = OfCall<'ReachCall'>;
export type RuleCall = OfCall<'RuleCall'>;
export type EscalateCall = OfCall<'EscalateCall'>;
export type CloseCall = OfCall<'CloseCall'>;

export type RoundClockOrder = BeginRound | PauseRound | ResumeRound | CallRoundTime | CloseRound;
export type CallOrder = CallToTable | ClaimCall | ReachCall | RuleCall | EscalateCall | CloseCall;
export type ResultOrder = ReportResult | ConfirmResult | AskToDrop | WithdrawDrop;
export type DeckOrder = RegisterDeck | BeginDeckCheck | EndDeckCheck;

/** Everything that may be ordered at a tournament. */
export type TournamentOrder =
  | OpenTournament
  | ImportPairings
  | RoundClockOrder
  | Announce
  | OpenTable
  | ExtendTable
  | ResultOrder
  | DeckOrder
  | ImportStandings
  | DirectBroadcast
  | SetDelay
  | EraseNames
  | CallOrder;
