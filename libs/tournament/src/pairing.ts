import type { PlayerId } from './words.js';

/** A player as a list of pairings names him. */
export interface PairedPlayer {
  readonly id: PlayerId;
  readonly name: string;
}

/** A result as another system holds it: who won (null: nobody), and the games, null where it does not say. */
export interface ImportedResult {
  readonly winner: number | null;
  readonly wins: readonly number[] | null;
}

/**
 * What the pairing system holds to be the result, as far as its list says: nothing of it is taken for a result here, it is compared.
 * `extension`: minutes that were given there. `feature`: the table is a feature match.
 */
export interface ImportedNotes {
  readonly result: ImportedResult | null;
  readonly extension: number;
  readonly feature: boolean;
}

/** One table of a round, as a list of pairings has it; `table` null: a bye, the one player sits at none. */
export interface PairedTable extends ImportedNotes {
  readonly table: number | null;
  readonly players: readonly PairedPlayer[];
}

/** What cannot be read of a list: the row (from 1, as a person counts; 0 for the whole), what is wrong and how to mend it. */
export interface RowProblem {
  readonly row: number;
  readonly message: string;
  readonly remedy: string;
}

/** A list of pairings in our words, with the rows that could not be read. `more`: the list says that it goes on elsewhere. */
export interface PairingList {
  readonly tables: readonly PairedTable[];
  readonly problems: readonly RowProblem[];
  readonly more: boolean;
}

/** A line of standings as another system made them; they are shown, never computed here. */
export interface StandingsLine {
  readonly rank: number;
  readonly id: PlayerId;
  readonly name: string;
  readonly points: string;
  readonly dropped: boolean;
}

/** The formats that pairings come in. */
export const PAIRING_FORMATS = ['purplefox', 'carde', 'melee', 'tom', 'csv'] as const;

export type PairingFormat = (typeof PAIRING_FORMATS)[number];

/** Their names as people know them. */
export const FORMAT_TITLES: Readonly<Record<PairingFormat, string>> = {
  purplefox: 'PurpleFox pairings (JSON)',
  carde: 'Carde.io matches (saved JSON)',
  melee: 'Melee match list (saved JSON)',
  tom: 'TOM tournament file (.tdf)',
  csv: 'A table (CSV)',
};
