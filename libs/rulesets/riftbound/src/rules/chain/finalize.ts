import { emit, push, type Draft } from '../../draft.js';
import { propose } from '../../gate.js';
import type { ChainItem, RiftboundState } from '../../state.js';
import { instructionsPossible } from './illegal-targets.js';

/** FEPR, step 1: Finalize (337). */
export const oldestPending = (state: RiftboundState): ChainItem | undefined =>
  state.chain.find((item) => item.status === 'pending');

/** Finalizes the oldest pending item (337.1). Choices and costs of a played card were settled as it was played. */
export const finalizeOldest = (draft: Draft, item: ChainItem): void => {
  const isCard = item.kind === 'unit' || item.kind === 'gear' || item.kind === 'spell';
  propose(draft, {
    type: 'ChainItemFinalized',
    data: { item: item.id, controller: item.controller, countsAsPlayed: isCard },
    because: ['chain.finalize', 'chain.finalize-order'],
  });
};

const RESOLVES_AT_ONCE: ReadonlySet<ChainItem['kind']> = new Set<ChainItem['kind']>(['unit', 'gear']);

/** Units, gear and abilities that add resources resolve as soon as they are finalized (337.2, 429.2). */
export const resolvesAtOnce = (state: RiftboundState): ChainItem | undefined =>
  state.chain.find((item) => item.status === 'finalized' && (item.adds || RESOLVES_AT_ONCE.has(item.kind)));

/** Puts the resolution of an item on the agenda (340.1). */
export const beginResolution = (draft: Draft, item: ChainItem): void => {
  push(draft, { task: 'resolve', item: item.id, next: 0 });
  emit(draft, {
    type: 'ChainItemResolving',
    data: { item: item.id, instructions: instructionsPossible(draft.state, item) },
    because:
      item.adds || RESOLVES_AT_ONCE.has(item.kind)
        ? ['chain.resolve-at-once']
        : ['chain.resolve-newest', 'chain.all-passed'],
  });
};
