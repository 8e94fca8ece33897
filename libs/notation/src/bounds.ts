/**
 * What a line may be, whatever the game: what is longer, or names more, is refused before or while it is read. What a play may
 * be is the game's own table of bounds, by which lines and JSON are read alike.
 */
export const LINE_BOUNDS = {
  /** Characters of a line. */
  characters: 10_000,
  /** Things in one list, such as the cards of a shuffled deck. */
  list: 200,
  /** Pieces that one count stands for: `60 Recruit`. */
  count: 60,
  /** Looks for names: every text that may be a name is looked for among what is there, in portions of pieces. */
  looks: 40_000,
} as const;

/** The looks that are left to the reading of a line. */
export interface Looks {
  left: number;
}

/** A line names more than can be looked for at once. */
export class TooManyNames extends Error {
  override readonly name = 'TooManyNames';

  constructor() {
    super('The line names more than can be looked for at once.');
  }
}

/** Pieces that one look goes through. */
const PORTION = 24;

/** Takes looks among so many things. Throws TooManyNames where none is left. */
export const takeLooks = (looks: Looks, among = 0): void => {
  looks.left -= 1 + Math.floor(among / PORTION);
  if (looks.left < 0) throw new TooManyNames();
};
