export { checkDeck, type DeckFormat } from './deck/check.js';
export { cardsIn, countCards, DECK_PARTS, type CardCount, type DeckList, type DeckPart } from './deck/deck-list.js';
