import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { piecesIn } from '../../state/zones.js';

/**
 * Cards looked at change places so that the ones named come in their order: a piece keeps its place and takes another's card,
 * and so its number never says which of them was meant.
 */
export const layInOrder = (draft: Draft, by: number, order: readonly number[]): readonly number[] => {
  const { state } = draft;
  const first = state.pieces[order[0] ?? -1];
  if (!first) return [];
  const seat = first.owner;
  const zone = first.rune ? 'rune-deck' : 'main-deck';
  const places = piecesIn(state, { zone, seat }).filter((piece) => order.includes(piece));
  const cards = order.map((piece) => state.pieces[piece]?.card ?? null);
  if (places.length === order.length && places.length > 1) {
    propose(draft, { type: 'CardsArranged', data: { seat, by, pieces: places, cards }, because: ['privacy.secret'] });
  }
  return places;
};
