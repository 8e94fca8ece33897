import { words } from '#ruleset';
import type { CardFact } from '../../state/facts.js';
import { at, cardName, pieceName, pieceNames, who, type Tellers } from './tell.js';

const { counted } = words;

export const tellCards: Tellers<CardFact> = {
  CardsDrawn: ({ seat, pieces, cards }, listener) =>
    `${who(listener, seat)} draws ${pieceNames(listener, pieces, cards)}.`,
  CardsSetAside: ({ seat, pieces, cards }, listener) =>
    `${who(listener, seat)} sets aside ${pieceNames(listener, pieces, cards)}.`,
  // Cards recycled together are named by the pieces they were: the fact's own cards are those in the order of the deck.
  CardsRecycled: ({ seat, pieces, cards }, listener) =>
    `${who(listener, seat)} recycles ${pieceNames(listener, pieces, pieces.length > 1 ? [] : cards)}.`,
  CardsDiscarded: ({ seat, pieces, cards }, listener) =>
    `${who(listener, seat)} discards ${pieceNames(listener, pieces, cards)}.`,
  CardsBurned: ({ seat, pieces, cards }, listener) =>
    `${who(listener, seat)} burns ${pieceNames(listener, pieces, cards)}.`,
  PiecesBanished: ({ pieces, cards }, listener) => `Banished: ${pieceNames(listener, pieces, cards)}.`,
  PiecesReturned: ({ pieces, cards }, listener) => `Returned to hand: ${pieceNames(listener, pieces, cards)}.`,
  PiecesTrashed: ({ pieces, cards }, listener) => `Put into the trash: ${pieceNames(listener, pieces, cards)}.`,
  CardHidden: ({ seat, piece, card, at: battlefield }, listener) =>
    `${who(listener, seat)} hides ${pieceName(listener, piece, card)} at ${at(listener, battlefield)}.`,
  RevealBegan: ({ seat, deck, count }, listener) =>
    `${who(listener, seat)} reveals ${counted(count, 'card')} from the top of the ${deck === 'main-deck' ? 'Main Deck' : 'Rune Deck'}.`,
  CardRevealed: ({ piece, card }, listener) => {
    const owner = listener.before.pieces[piece]?.owner;
    return owner === undefined
      ? `${cardName(card)} is revealed.`
      : `${who(listener, owner)}'s ${cardName(card)} is revealed.`;
  },
  CardsPlaced: ({ seat, on, pieces, cards }, listener) => {
    const where = { hand: 'into hand', champion: 'into the Champion Zone', top: '', bottom: '' }[on];
    return `${who(listener, seat)} puts ${pieceNames(listener, pieces, cards)} ${where || `on the ${on} of the Main Deck`}.`;
  },
  CardsShown: ({ by, pieces, cards }, listener) => {
    const names = pieceNames(listener, pieces, cards);
    return by === null ? `Revealed: ${names}.` : `${who(listener, by)} looks at ${names}.`;
  },
  FacedownShown: ({ by, of }, listener) =>
    `${who(listener, by)} may look at ${who(listener, of)}'s facedown cards this turn.`,
  CardsArranged: ({ by, pieces }, listener) =>
    `${who(listener, by)} orders the ${counted(pieces.length, 'card')} looked at.`,
  BurnedOut: ({ seat, pieces }, listener) =>
    `${who(listener, seat)} burns out: ${counted(pieces.length, 'card')} of the trash are recycled.`,
};
