import { replacersOf } from '../../reading/replacements/replacers.js';
import { spellGoesTo } from '../../state/chain-item.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { SeatZone } from '../../words/vocabulary.js';

/**
 * Where the card of an item goes as it leaves the chain. Nothing else can replace that, so nobody is asked: what banishes cards
 * on their way to its controller's trash does so at once.
 */
export const cardGoesTo = (state: RiftboundState, item: ChainItem): SeatZone => {
  const to = spellGoesTo(item);
  const owner = state.pieces[item.piece]?.owner;
  return to === 'trash' && replacersOf(state, 'go to trash').some(({ seat }) => seat === owner) ? 'banishment' : to;
};
