import type { EvolversOf } from '#ruleset';
import type { RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';

/** One function per fact type of a union: what the fact changes. */
export type Evolvers<U extends RiftboundFact> = EvolversOf<RiftboundState, U>;

/** Replaces one element of a short array. */
export const withAt = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] => {
  const item = items[index];
  if (item === undefined) return items;
  const copy = items.slice();
  copy[index] = change(item);
  return copy;
};
