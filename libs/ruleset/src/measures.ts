import type { Seat } from './match-options.js';

/**
 * Something of each seat that a match is measured by. `level`: how much of it there is on a table; `amount`: how much of it facts bring
 * about. A game that sends cards of the first hand back counts them as `mulligan`. `strength`: its swings are told beside those of the score. `group`: amounts that
 * are told beside one another, by what they have in common.
 */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly kind: 'level' | 'amount';
  readonly strength?: true;
  readonly group?: string;
}

/** So much of a measure, by its id, for a seat. */
export interface Counted {
  readonly measure: string;
  readonly seat: Seat;
  readonly amount: number;
}

/** A card that a player brought to a match and that all have seen, by what it is there: `Legend`, `Battlefield`. `leads`: their deck is known by it. */
export interface Brought {
  readonly seat: Seat;
  readonly kind: string;
  readonly card: string;
  readonly leads?: true;
}

/** What the matches of a game are measured by, beside the scores and hands that every table shows. All of it is read of what a viewer knows. */
export interface Measures<State, F> {
  readonly list: readonly Measure[];
  /** The levels of a table, by the id of the measure: a number for each seat. */
  readonly levels: (state: State) => Readonly<Record<string, readonly number[]>>;
  /** What a fact brings about, given the state before it. */
  readonly counted: (fact: F, before: State) => readonly Counted[];
  /** The names of the cards that a fact tells of: those that are played with it, or are known from then on. None that it was redacted of. */
  readonly cardsIn: (fact: F, before: State) => readonly string[];
  /** What the players brought, as far as everybody has seen it. */
  readonly brought: (state: State) => readonly Brought[];
}
