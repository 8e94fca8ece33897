import type { CardCount } from '#notation';
import type { CardId } from './card.js';

export { countCards, type CardCount } from '#notation';

/**
 * A deck as registered, by card id. `main` leaves the Chosen Champion out, which is one card of the Main Deck all the same
 * (a deck of forty has 39 here). Plain JSON.
 */
export type DeckList = {
  readonly legend: CardId;
  readonly champion: CardId;
  readonly main: readonly CardCount[];
  readonly runes: readonly CardCount[];
  readonly battlefields: readonly CardId[];
  readonly sideboard: readonly CardCount[];
};

/** The parts of a deck, in the order people write them. */
export const DECK_PARTS = ['legend', 'champion', 'main', 'runes', 'battlefields', 'sideboard'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];

/** A part as counted cards, whatever its form in the list. */
export const cardsIn = (deck: DeckList, part: DeckPart): readonly CardCount[] => {
  const cards = deck[part];
  if (typeof cards === 'string') return [{ card: cards, count: 1 }];
  return cards.map((card) => (typeof card === 'string' ? { card, count: 1 } : card));
};
