export { checkDeck } from '../judging/deck/check.js';
export { cardsIn, countCards, DECK_PARTS, type CardCount, type DeckList, type DeckPart } from '../words/deck-list.js';
export { drawDeck } from './decks/draw.js';
export { readDeck } from './decks/read.js';
export type { DeckFormat } from '../judging/deck/subject.js';
export type { DeckTextError } from '#notation';
export { makeDeck, parseDeck } from './decks/text.js';
