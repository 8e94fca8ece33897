// What is sent to a recorder from elsewhere and answered by it: the server checks it, a page or a program writes it.
import type { Envelope, JsonObject } from '#kernel';
import type { Level, RecordingMode, Verdict } from '#ruleset';
import type { Official } from './officials.js';

/** A player as entered: the deck as text or as the ruleset keeps it; null or left out for an unknown one. */
export interface PlayerOrder {
  readonly name: string;
  readonly deck?: string | JsonObject | null;
  readonly team?: string;
}

/** A match to be opened. Opening it again under the same id with the same content changes nothing. */
export interface MatchOrder {
  readonly id?: string;
  readonly ruleset: string;
  readonly recording?: RecordingMode;
  readonly mode: string;
  readonly edition: string;
  readonly players: readonly PlayerOrder[];
  readonly firstPlayer?: number | null;
  /** Whether the server deals: from the seed, or from a secret of its own. */
  readonly digital?: boolean;
  readonly seed?: number | null;
  readonly texts?: 'encoded' | 'described';
  /** The level of the event; left out where it is none, or does not say. */
  readonly level?: Level;
  /** Which event, and which table of it, in words that everybody may read. */
  readonly event?: string;
  readonly table?: string;
}

/** A play to be recorded: exactly one of `play`, as the ruleset's JSON, and `line`, of its notation. */
export interface PlayOrder {
  readonly playId: string;
  readonly expectedRevision?: number;
  readonly play?: JsonObject;
  readonly line?: string;
}

/** A match to be set back to before the play of number `to`: by whom, and why. */
export interface RewindOrder {
  readonly playId: string;
  readonly to: number;
  readonly by: Official;
  readonly note?: string;
  readonly expectedRevision?: number;
}

/** Plays to be taken back, from that of number `to` on, or `last`: from the last one that was entered. `note`: what was meant. */
export interface TakeBackOrder {
  readonly playId: string;
  readonly to: number | 'last';
  readonly note?: string;
  readonly expectedRevision?: number;
}

/** A tape to be closed. */
export interface CloseOrder {
  readonly note?: string;
  readonly expectedRevision?: number;
}

/**
 * What an order answers. The same order repeated answers the same receipt, with `repeated` set.
 * - `from`, `to`: revisions of its own batch; `revision`: last revision with the dealer's answers that followed it
 */
export interface Receipt {
  readonly matchId: string;
  readonly cause: string;
  readonly from: number;
  readonly to: number;
  readonly revision: number;
  readonly verdict: Verdict;
  readonly repeated: boolean;
}

/** A stretch of a tape: `revision` is the tape's last one; there is more when the last envelope's is lower. */
export interface TapeStretch {
  readonly matchId: string;
  readonly revision: number;
  readonly events: readonly Envelope[];
}
