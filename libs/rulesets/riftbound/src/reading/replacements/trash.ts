import { isUncounterable } from '../statics/prohibitions.js';
import { replacersOf } from './replacers.js';
import { spellGoesTo } from '../../state/chain-item.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { SeatZone } from '../../words/vocabulary.js';

/**
 * Where the card of an item goes as it leaves the chain: what banishes cards on their way to its controller's trash does so at once. Where
 * a counter would have it go elsewhere, too, that asks first (`isReplacedTwice`).
 */
export const cardGoesTo = (state: RiftboundState, item: ChainItem): SeatZone => {
  const to = spellGoesTo(item);
  const owner = state.pieces[item.piece]?.owner;
  return to === 'trash' && replacersOf(state, 'go to trash').some(({ seat }) => seat === owner) ? 'banishment' : to;
};

/**
 * Whether something would have the card of a spell go elsewhere than to the trash if it were countered: where the counter does so as well,
 * both wait for the same event, and the spell's controller says which applies first (372).
 */
export const isReplacedTwice = (state: RiftboundState, item: ChainItem): boolean =>
  !isUncounterable(state, item) && cardGoesTo(state, item) !== spellGoesTo(item);
