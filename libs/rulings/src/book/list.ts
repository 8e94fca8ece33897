import type { BookEntry } from './entry.js';
import { findRulings, type BookWish } from './search.js';

/** A ruling of the list. `isOnRule` is false where the rule that was asked for is only applied on its tape. */
export interface ListedRuling extends Omit<BookEntry, 'applied'> {
  readonly isOnRule: boolean;
}

/** The rulings found, of `total` in the book; `games` and `topics` count all that the book has, topics of the game asked for. */
export interface RulingList {
  readonly total: number;
  readonly games: readonly { readonly game: string; readonly count: number }[];
  readonly topics: readonly { readonly topic: string; readonly count: number }[];
  readonly rulings: readonly ListedRuling[];
}

/** How many entries have each word, in the order of the alphabet; an empty word is none. */
const counted = (words: readonly string[]): readonly (readonly [word: string, count: number])[] =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .sort()
    .map((word) => [word, words.filter((each) => each === word).length]);

const gamesOf = (entries: readonly BookEntry[]): RulingList['games'] =>
  counted(entries.map(({ game }) => game)).map(([game, count]) => ({ game, count }));

const topicsOf = (entries: readonly BookEntry[], game = ''): RulingList['topics'] =>
  counted(entries.filter((entry) => game === '' || entry.game === game).map(({ topic }) => topic)).map(
    ([topic, count]) => ({ topic, count }),
  );

/** The list of a book for whoever wishes to see some of it. */
export const listRulings = (entries: readonly BookEntry[], wish: BookWish): RulingList => ({
  total: entries.length,
  games: gamesOf(entries),
  topics: topicsOf(entries, wish.game),
  rulings: findRulings(entries, wish).map(({ entry: { applied: _, ...entry }, isOnRule }) => ({ ...entry, isOnRule })),
});
