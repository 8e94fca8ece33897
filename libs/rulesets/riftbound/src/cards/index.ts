export {
  CARD_TYPES,
  hasKeyword,
  isMainDeckCard,
  KEYWORDS,
  keywordValueOf,
  SUPERTYPES,
  type Ban,
  type Card,
  type CardId,
  type CardType,
  type CostAction,
  type Keyword,
  type KeywordCost,
  type PrintedKeyword,
  type Supertype,
  type Timing,
} from '../words/card.js';
export { allCards, CARD_SET_HASH, cardOf, isCardId, UnknownCardError } from './catalogue.js';
export { findCards, shortNameOf, type NameAnswer } from './catalogue.js';
