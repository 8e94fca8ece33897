export type { Card } from '../words/card.js';
export { allCards, CARD_SET_HASH, cardOf, isCardCode, nextLevelOf, UnknownCardError } from './catalogue.js';
export { allDefinitions, definitionOf, isEncoded } from './definitions.js';
export { CARD_TYPES, KEYWORDS, REGIONS, SPEEDS } from '../words/vocabulary.js';
