import type { Draft } from '../draft.js';
import { emit } from '../draft.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { isCardItem } from '../../state/chain-item.js';
import { CHAIN_ZONE } from '../../state/zones.js';

/** Items whose card is no longer on the chain. */
const isStranded = (state: RiftboundState, item: ChainItem): boolean =>
  isCardItem(item) && state.pieces[item.piece]?.zone !== CHAIN_ZONE;

/**
 * A card that is taken off the chain takes its item with it. A spell that leaves while it resolves has finished resolving
 * (359.3.e.15); any other has no effect.
 */
export const dropStrandedItems = (draft: Draft): void => {
  for (const item of draft.state.chain) {
    if (!isStranded(draft.state, item)) continue;
    const type = item.status === 'resolving' ? 'ChainItemResolved' : 'ChainItemRemoved';
    emit(draft, { type, data: { item: item.id, to: null }, because: ['resolve.item-left'] });
  }
};
