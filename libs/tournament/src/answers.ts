import type { FloorSource } from './floor.js';
import type { PairingFormat, RowProblem } from './pairing.js';
import type { ImportPreview } from './preview.js';
import type { SeenTournament } from './seeing.js';

// What doors answer about a tournament, in one place for the server that answers and the page that reads it.

/** A tournament in a list. */
export interface ListedTournament {
  readonly id: string;
  readonly title: string;
  readonly openedAt: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
  readonly rounds: number;
  readonly posted: number;
}

/** A tournament at a revision, as a viewer may know it. `now`: the server's time, for the clocks of pages. */
export interface TournamentAt {
  readonly id: string;
  readonly revision: number;
  readonly now: string;
  readonly event: SeenTournament;
}

/** A floor as it is now: `now` is the server's time, for the clocks of pages. */
export interface FloorAt extends FloorSource {
  readonly id: string;
  readonly revision: number;
  readonly now: string;
}

/** What bringing a list in would do, told before it is done. */
export interface PairingsPreview extends ImportPreview {
  readonly format: PairingFormat;
  readonly round: number;
  readonly rows: number;
  readonly more: boolean;
  readonly problems: readonly RowProblem[];
}

/** A tape that did not take what was ordered of its round, and why. */
export interface RefusedTape {
  readonly match: string;
  readonly message: string;
}

/**
 * What an order at the desk has come to: the revision of the tournament after it, whether it changed anything, whether it had been given before,
 * and the tapes that did not take what follows for them.
 */
export interface DeskReceipt {
  readonly tournament: string;
  readonly revision: number;
  readonly changed: boolean;
  readonly repeated: boolean;
  readonly refused: readonly RefusedTape[];
}
