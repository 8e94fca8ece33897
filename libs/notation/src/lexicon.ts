import type { Looks } from './bounds.js';
import type { Named } from './names/folding.js';

/** What a state must have for its players to be named. */
export interface Seated {
  readonly seats: readonly { readonly name: string }[];
}

/** A piece as it is spoken of. */
export interface SpokenPiece {
  readonly card: string | null;
  readonly controller: number;
}

/** A stack item as it is spoken of: by its own card or the card of its source. */
export interface SpokenItem {
  readonly id: number;
  readonly card: string | null;
}

/** What a game tells the notation: how its pieces, cards, places and stack items are called. */
export interface Lexicon<State extends Seated, C extends Named> {
  /** Words that join the parts of a play: a name may end before each of them. */
  readonly joining: readonly string[];
  /** What the game calls its stack. */
  readonly stack: string;
  idOf(card: C): string;
  /** The card of an id; null where there is none. */
  cardOf(id: string, state: State): C | null;
  /** Cards by how likely they are meant when a card is named: those of the acting player's deck first. */
  cardGroups(asker: Asker<State>): readonly (readonly C[])[];
  pieceOf(piece: number, state: State): SpokenPiece | undefined;
  /** Whether a piece is at the place that a text names (`Vi@Grove`). */
  isAt(place: string, state: State): (piece: number) => boolean;
  /** The words for the place of a piece, as `isAt` reads them. */
  placeOf(piece: number, context: Context<State, C>): string;
  /** What tells one piece of a card from another; pieces that nothing tells apart are interchangeable. */
  looksOf(piece: number, state: State): string;
  /** Items on the stack, oldest first. */
  items(state: State): readonly SpokenItem[];
  /** Pieces that are also counted, such as `rune 2`. */
  readonly counted?: {
    find(text: string, finder: Finder<State, C>): number | undefined;
    names(piece: number, asker: Asker<State>): readonly string[];
  };
}

/** Who speaks, at which table. */
export interface Asker<State> {
  readonly state: State;
  readonly seat: number | null;
}

/** The piece a line is about (the card played, the source of an ability), with the name the line gives it. */
export interface Subject {
  readonly piece: number;
  readonly card: string | null;
}

/**
 * How to write names: as people say them; in full and between quotation marks; or by number, which reads badly and is never
 * mistaken. `make` takes the first that reads back as the same play.
 */
export const STYLES = ['natural', 'quoted', 'numbered'] as const;
export type Style = (typeof STYLES)[number];

/** What reading and writing look at: the table, who acts (null for the table itself), what the line is about. */
export interface Context<State extends Seated = Seated, C extends Named = Named> {
  readonly line: string;
  readonly state: State;
  readonly lexicon: Lexicon<State, C>;
  readonly seat: number | null;
  readonly subject: Subject | null;
  /** Pieces already named in the list that is being read: the same name again means another piece. */
  readonly taken: readonly number[];
  readonly style: Style;
  /** How much may still be looked for while the line is read. */
  readonly looks: Looks;
}

/** Who looks for a piece, and what is taken already. */
export type Finder<State extends Seated, C extends Named> = Pick<
  Context<State, C>,
  'state' | 'seat' | 'subject' | 'taken' | 'lexicon' | 'looks'
>;
