import { changeState } from '../evolve/change.js';
import type { Deed, RiftboundState } from '../state/riftbound-state.js';

/**
 * The table as it would be had the cards that were countered this turn never been finalized, which is what an edition may say of them;
 * null where there is none.
 */
export const withoutCountered = (state: RiftboundState): RiftboundState | null => {
  const { history, chain } = state;
  const resolved = new Set(history.filter(({ event }) => event === 'resolved').map(({ item }) => item));
  const isOfCountered = ({ event, item }: Deed): boolean =>
    event === 'finalized' && !resolved.has(item) && !chain.some(({ id }) => id === item);
  return history.some(isOfCountered)
    ? changeState(state, { history: history.filter((deed) => !isOfCountered(deed)) })
    : null;
};
