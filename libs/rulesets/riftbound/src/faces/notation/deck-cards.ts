import { allCards, cardOf, isCardId, type Card } from '../../cards/index.js';
import { cardsIn, DECK_PARTS } from '../decks.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

const decks = new WeakMap<object, readonly Card[]>();

/** The cards of a player's deck; every card where the deck is not known. */
export const deckCards = (state: RiftboundState, seat: number | null): readonly Card[] => {
  const deck = seat === null ? null : (state.seats[seat]?.deck ?? null);
  if (deck === null) return allCards;
  const known = decks.get(deck);
  if (known) return known;
  const ids = new Set(DECK_PARTS.flatMap((part) => cardsIn(deck, part).map(({ card }) => card)));
  const cards = [...ids].filter(isCardId).map(cardOf);
  decks.set(deck, cards);
  return cards;
};
