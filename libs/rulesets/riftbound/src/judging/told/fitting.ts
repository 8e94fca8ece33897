import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone } from '../../state/zones.js';
import type { Card } from '../../words/card.js';
import { isMainDeckCard } from '../../words/card.js';
import { cardOf } from '../../cards/catalogue.js';

/** Kinds of piece that nobody mistakes for one another: by their backs, or by where they lie from the start. */
export type PieceKind = 'token' | 'rune' | 'battlefield' | 'legend' | 'Main Deck card';

const kindOfCard = (card: Card): PieceKind | null => {
  if (card.type === 'Rune') return 'rune';
  if (card.type === 'Battlefield') return 'battlefield';
  if (card.type === 'Legend') return 'legend';
  if (card.supertype === 'Token') return 'token';
  return isMainDeckCard(card) ? 'Main Deck card' : null;
};

/** What kind of piece it is, also where its card is not known. */
export const kindOfPiece = (state: RiftboundState, number: number): PieceKind | null => {
  const piece = state.pieces[number];
  if (!piece) return null;
  if (piece.token) return 'token';
  if (piece.rune) return 'rune';
  if (state.battlefields.some((battlefield) => battlefield.piece === number)) return 'battlefield';
  if (piece.card !== null) return kindOfCard(cardOf(piece.card));
  return isSeatZone(piece.zone, 'legend') ? 'legend' : 'Main Deck card';
};

/** Whether the piece could be this card. */
export const fitsPiece = (state: RiftboundState, number: number, card: string): boolean =>
  kindOfPiece(state, number) === kindOfCard(cardOf(card));
