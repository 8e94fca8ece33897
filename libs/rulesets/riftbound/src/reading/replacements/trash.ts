import { replacersOf } from './replacers.js';
import { spellGoesTo } from '../../state/chain-item.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { SeatZone } from '../../words/vocabulary.js';

/** Where the card of an item goes as it leaves the chain: what banishes cards on their way to its owner's trash does so at once. */
export const cardGoesTo = (state: RiftboundState, item: ChainItem): SeatZone => {
  const to = spellGoesTo(item);
  const owner = state.pieces[item.piece]?.owner;
  const banishes = replacersOf(state, 'go to trash').some(({ seat, delayed }) => seat === owner && delayed === null);
  return to === 'trash' && banishes ? 'banishment' : to;
};
