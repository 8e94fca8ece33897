import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { CHAIN_ZONE, placeOf } from '../../state/zones.js';
import { closeChainIfEmpty } from '../chain/close.js';
import { instructedItem, type Played } from '../../judging/instructed.js';

/** What of an item is another than if it were played freely. */
export const asInstructed = (state: RiftboundState, play: Played, item: ChainItem): ChainItem => {
  const pending = instructedItem(state, play);
  if (!pending?.instructed) return item;
  const { id, from, object, instructed, again } = pending;
  return { ...item, id, from, object, instructed: { ...instructed, settled: true }, ...(again && { again }) };
};

/** The card goes back to where it was: it is not played after all, as nobody pays for it (358.5, 444, 444.2.a). */
export const undoInstructed = (draft: Draft, item: ChainItem): void => {
  const from = placeOf(item.from ?? CHAIN_ZONE);
  const to = 'seat' in from && from.zone !== 'base' ? from.zone : 'trash';
  propose(draft, { type: 'ChainItemRemoved', data: { item: item.id, to }, because: ['play.undone'] });
  closeChainIfEmpty(draft);
};
