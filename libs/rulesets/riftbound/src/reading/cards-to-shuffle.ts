import type { RiftboundState } from '../state/riftbound-state.js';
import { piecesIn } from '../state/zones.js';

/** The cards that a shuffle puts in an order: those of the deck list as a game is set up, those of the trash in the middle of one. */
export const cardsToShuffle = (
  state: RiftboundState,
  seat: number,
  deck: 'main-deck' | 'rune-deck',
): readonly string[] => {
  const trash = piecesIn(state, { zone: 'trash', seat });
  if (state.turn.phase !== 'set-up') return trash.flatMap((piece) => state.pieces[piece]?.card ?? []);
  const list = state.seats[seat]?.deck;
  const counts = deck === 'main-deck' ? list?.main : list?.runes;
  return (counts ?? []).flatMap(({ card, count }) => Array.from({ length: count }, () => card));
};
