import type { CardFact } from '../events.js';
import { isRuneZoneCard } from '../objects.js';
import { facedownZone, seatZone } from '../zones.js';
import { reveal } from './chain.js';
import type { Evolvers } from './evolvers.js';
import { movePieces, moveToOwners } from './pieces.js';

export const evolveCards: Evolvers<CardFact> = {
  CardsDrawn: (state, { seat, pieces, cards }) => movePieces(state, pieces, seatZone('hand', seat), { cards }),
  CardsSetAside: (state, { seat, pieces, cards }) => movePieces(state, pieces, seatZone('aside', seat), { cards }),
  CardsRecycled: (state, { pieces, cards }) =>
    moveToOwners(
      state,
      pieces,
      (owner, piece) => seatZone(isRuneZoneCard(state, piece) ? 'rune-deck' : 'main-deck', owner),
      { cards, forget: pieces.length > 1 },
    ),
  CardsDiscarded: (state, { seat, pieces, cards }) => movePieces(state, pieces, seatZone('trash', seat), { cards }),
  CardsBurned: (state, { seat, pieces, cards }) => movePieces(state, pieces, seatZone('trash', seat), { cards }),
  PiecesBanished: (state, { pieces, cards }) =>
    moveToOwners(state, pieces, (owner) => seatZone('banishment', owner), { cards }),
  PiecesReturned: (state, { pieces, cards }) =>
    moveToOwners(state, pieces, (owner) => seatZone('hand', owner), { cards }),
  PiecesTrashed: (state, { pieces, cards }) =>
    moveToOwners(state, pieces, (owner) => seatZone('trash', owner), { cards }),
  CardHidden: (state, { seat, piece, card, at }) =>
    movePieces(state, [piece], facedownZone(at), {
      cards: [card],
      change: (each) => ({ ...each, controller: seat, faceDown: true, hiddenOn: state.turn.number }),
    }),
  CardRevealed: (state, { piece, card }) => reveal(state, piece, card),
  BurnedOut: (state, { seat, pieces, cards }) =>
    movePieces(state, pieces, seatZone('main-deck', seat), { cards, forget: true }),
};
