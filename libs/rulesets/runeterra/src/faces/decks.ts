export { checkDeck } from '../judging/deck.js';
export { makeDeckCode, parseDeckCode, type DeckCodeError } from './decks/deck-code.js';
export { countCards, type CardCount, type DeckList } from '../words/deck-list.js';
export { drawDeck } from './decks/draw.js';
export { readDeck } from './decks/text.js';
export { makeDeck, parseDeck } from './decks/text.js';
export type { DeckTextError } from '#notation';
