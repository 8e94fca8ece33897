export { LINE_BOUNDS } from './bounds.js';
export { cardForm } from './card-form.js';
export { findCard, findCardIn, cardKind, orUnknown, writeCard } from './card-names.js';
export { ACTING, compileForms, readForm, writeForm, type FormEntry, type Kinds, type Pattern } from './forms.js';
export { findItem, itemKindOf, writeItem } from './items.js';
export { abilityKind, listKind, numberKind, signedKind, wordsKind } from './kinds.js';
export type { Asker, Context, Lexicon, SpokenItem, SpokenPiece, Style, Subject } from './lexicon.js';
export { notationOf } from './line.js';
export { findCards, listNames, shortNameOf, type NameAnswer } from './names/find.js';
export { firstPartOf, foldedNamesOf, foldName, type Named } from './names/folding.js';
export { foundAs, NOT_FOUND, oneOfMany } from './one-of-many.js';
export { findPiece, writePiece, type Naming, type Scope } from './pieces.js';
export { listOfPieces, namedKind, pieceKind, piecesKind, presumedKind, subjectKind } from './references.js';
export type { Fields } from './places.js';
export { readSeat, seatKind, seatOf, seatOrNobodyKind, splitOwner, writeSeat } from './seats.js';
export { readSegment, type Found } from './segments.js';
export { sequenceKind } from './sequence.js';
export { expectedAt, fail, isLineEnd, matchWords, read, skipSpaces, type Answer, type Kind } from './source.js';
export {
  countCards,
  deckProblem,
  isCardOf,
  readCounts,
  readDeckObject,
  type CardCount,
  type DeckCards,
} from './decks/counts.js';
export {
  DECK_BOUNDS,
  deckLineIn,
  deckLinesOf,
  deckTextError,
  readDeckLine,
  type DeckLine,
  type DeckTextError,
} from './decks/lines.js';
