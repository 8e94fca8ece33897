import type { CardFact } from '../state/facts.js';
import { facedownZone, seatZone } from '../state/zones.js';
import { reveal } from './chain.js';
import type { Evolvers } from './change.js';
import { changePieces, changeSeat, movePieces, moveToOwners } from './pieces.js';

export const evolveCards: Evolvers<CardFact> = {
  CardsDrawn: (state, { seat, pieces, cards }) => movePieces(state, pieces, { zone: seatZone('hand', seat), cards }),
  CardsSetAside: (state, { seat, pieces, cards }) =>
    movePieces(state, pieces, { zone: seatZone('aside', seat), cards }),
  CardsRecycled: (state, { pieces, cards, attached }) =>
    moveToOwners(state, { pieces, cards, forget: pieces.length > 1, attached }, (owner, { rune }) =>
      seatZone(rune ? 'rune-deck' : 'main-deck', owner),
    ),
  CardsDiscarded: (state, { seat, pieces, cards }) =>
    movePieces(state, pieces, { zone: seatZone('trash', seat), cards }),
  CardsBurned: (state, { seat, pieces, cards }) => movePieces(state, pieces, { zone: seatZone('trash', seat), cards }),
  PiecesBanished: (state, { pieces, cards, attached, with: banishedWith = null }) =>
    changePieces(
      moveToOwners(state, { pieces, cards, attached }, (owner) => seatZone('banishment', owner)),
      pieces,
      () => ({ banishedWith }),
    ),
  PiecesReturned: (state, { pieces, cards, attached }) =>
    moveToOwners(state, { pieces, cards, attached }, (owner) => seatZone('hand', owner)),
  PiecesTrashed: (state, { pieces, cards, attached }) =>
    moveToOwners(state, { pieces, cards, attached }, (owner) => seatZone('trash', owner)),
  CardHidden: (state, { seat, piece, card, at }) =>
    movePieces(state, [piece], {
      zone: facedownZone(at),
      cards: [card],
      change: { controller: seat, faceDown: true, hiddenOn: state.turn.number },
    }),
  CardsPlaced: (state, { seat, on, pieces, cards, attached }) =>
    movePieces(state, pieces, {
      zone: seatZone(on === 'hand' || on === 'champion' ? on : 'main-deck', seat),
      cards,
      top: on === 'top',
      attached,
    }),
  CardsShown: (state, { by, pieces, cards }) =>
    changePieces(state, pieces, ({ card, shownTo }, index) => ({
      card: cards[index] ?? card,
      shownTo: by === null || shownTo === 'all' ? 'all' : [...shownTo, by],
    })),
  FacedownShown: (state, { by, of, pieces, cards }) =>
    changeSeat(
      changePieces(state, pieces, ({ card }, index) => ({ card: cards[index] ?? card })),
      by,
      ({ looksAt }) => ({ looksAt: [...looksAt, of] }),
    ),
  CardsArranged: (state, { pieces, cards }) =>
    changePieces(state, pieces, (_, index) => ({ card: cards[index] ?? null })),
  RevealBegan: (state) => state,
  CardRevealed: (state, { piece, card }) => reveal(state, piece, card),
  BurnedOut: (state, { seat, pieces, cards }) =>
    movePieces(state, pieces, { zone: seatZone('main-deck', seat), cards, forget: true }),
};
