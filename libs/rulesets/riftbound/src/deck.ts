export { checkDeck } from './deck/check.js';
export { cardsIn, countCards, DECK_PARTS, type CardCount, type DeckList, type DeckPart } from './deck/deck-list.js';
export { readDeck } from './deck/read.js';
export type { DeckFormat } from './deck/subject.js';
export type { DeckTextError } from '#notation';
export { makeDeck, parseDeck } from './deck/text.js';
