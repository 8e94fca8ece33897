import type { Level, RecordingMode } from '#ruleset';

/** Where a player's deck list is: nowhere, in a file beside the tape, or in the tape's own header. */
export type DeckReference =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'path'; readonly path: string; readonly line: number; readonly column: number }
  | { readonly kind: 'list'; readonly text: string; readonly line: number; readonly column: number };

/** A player as a header names one. */
export interface TapePlayer {
  readonly name: string;
  readonly team: string | null;
  readonly deck: DeckReference;
}

/** What stands above the plays. Null where the file does not say: the newest edition, the game's first mode, chance decides. */
export interface TapeHeader {
  readonly game: string;
  readonly edition: string | null;
  /** The day it was played, `YYYY-MM-DD`: where no edition is named, the one that was in force then judges it. */
  readonly date: string | null;
  readonly mode: string | null;
  readonly recording: RecordingMode;
  readonly seed: number | null;
  /** What a digital match is dealt from where no seed was given: 64 hexadecimal digits. */
  readonly secret: string | null;
  readonly first: string | null;
  /** Whether the effects of encoded cards are told at the table as well. */
  readonly texts: 'described' | null;
  /** The level of the event; null where the file names none. */
  readonly level: Level | null;
  /** Which event and which table of it; null where the file does not say. */
  readonly event: string | null;
  readonly table: string | null;
  readonly players: readonly TapePlayer[];
}
