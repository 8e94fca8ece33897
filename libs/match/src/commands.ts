import type { MatchOptions, RecordingMode } from '#ruleset';
import type { ErasePeople } from './erasing/order.js';
import type { DisputeOrder } from './disputes/orders.js';
import type { RoundOrder } from './round/orders.js';
import type { OrderedBy } from './rewinding/ordered-by.js';

/** Opens a match on an empty stream. `ruleset` is the id of an installed ruleset, `options` as that ruleset reads them. */
export interface OpenMatch {
  readonly type: 'OpenMatch';
  readonly ruleset: string;
  readonly recording: RecordingMode;
  readonly options: MatchOptions;
}

/** Records one play of the ruleset, entered by a person, a dealer or a client. Corrections are plays of the ruleset too. */
export interface RecordPlay<Play> {
  readonly type: 'RecordPlay';
  readonly play: Play;
}

/** Sets the match back to before the play of number `to` (1 or more), which is undone with all after it. `note` says why. */
export type RewindTo = {
  readonly type: 'RewindTo';
  readonly to: number;
  readonly note: string;
} & OrderedBy;

/**
 * Takes plays back that were recorded and never made, as whoever recorded them misheard: the one of number `to` and all after it; `last`: from
 * the last one on that was entered. `note` says what was meant.
 */
export interface TakeBack {
  readonly type: 'TakeBack';
  readonly to: number | 'last';
  readonly note: string;
}

/** Closes the tape: nothing can be recorded afterwards. `note` says why, in the closer's words. */
export interface CloseMatch {
  readonly type: 'CloseMatch';
  readonly note: string;
}

/** The orders a match understands. */
export type MatchCommand<Play> =
  OpenMatch | RecordPlay<Play> | RewindTo | TakeBack | CloseMatch | ErasePeople | DisputeOrder | RoundOrder;
