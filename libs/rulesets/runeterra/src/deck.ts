export { checkDeck } from './deck/check.js';
export { makeDeckCode, parseDeckCode, type DeckCodeError } from './deck/deck-code.js';
export { countCards, type CardCount, type DeckList } from './deck/deck-list.js';
export { readDeck } from './deck/read.js';
export { makeDeck, parseDeck } from './deck/text.js';
export type { DeckTextError } from '#notation';
