import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone } from '../../state/zones.js';
import type { Card } from '../../words/card.js';
import { isMainDeckCard } from '../../words/card.js';
import { cardOf } from '../../cards/catalogue.js';
import { mayBeChampion } from '../deck/subject.js';

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

/** What lies in a Champion Zone from the start and has not been told is the player's Chosen Champion (103.2.a.1). */
const isChosenChampion = (state: RiftboundState, number: number): boolean => {
  const piece = state.pieces[number];
  return piece?.card === null && isSeatZone(piece.zone, 'champion');
};

/** The card of a player's legend, as far as it is known. */
export const legendOf = ({ pieces }: RiftboundState, seat: number): Card | null => {
  const legend = pieces.find(({ zone, owner }) => owner === seat && isSeatZone(zone, 'legend'));
  return legend?.card ? cardOf(legend.card) : null;
};

/** Whether the piece could be this card. */
export const fitsPiece = (state: RiftboundState, number: number, card: string): boolean =>
  kindOfPiece(state, number) === kindOfCard(cardOf(card)) &&
  (!isChosenChampion(state, number) || mayBeChampion(cardOf(card), legendOf(state, state.pieces[number]?.owner ?? -1)));
