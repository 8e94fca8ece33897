import type { Draft } from '../draft.js';
import { triggeredOf } from '../../judging/settled.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';

const isOfCombat = (item: ChainItem): boolean =>
  triggeredOf(item)?.when.some(({ event }) => event === 'attacks' || event === 'defends') ?? false;

/** Whether an item came right behind another that is still on the chain: items are numbered as they come. */
const isRightBehind = ({ chain }: RiftboundState, newest: ChainItem, other: ChainItem): boolean =>
  newest.id - other.id === chain.indexOf(newest) - chain.indexOf(other);

/** Who was active before the triggers came that are newest on the chain: who has played something, whoever began the chain, or the attacker. */
const activeBefore = (state: RiftboundState, newest: ChainItem): number => {
  const { chain, chainOpenedBy, showdown } = state;
  const played = chain.findLast(({ kind }) => kind !== 'triggered');
  if (played) return isRightBehind(state, newest, played) ? played.controller : newest.controller;
  if (showdown?.combat && chain.every(isOfCombat)) return showdown.combat.attacker;
  const [first = newest] = chain;
  return chainOpenedBy === 'trigger' && isRightBehind(state, newest, first) ? first.controller : newest.controller;
};

/** An older edition says both that whoever controls the newest item has priority, and that triggers do not change who is active. */
export const askWhoIsActive = (draft: Draft, newest: ChainItem): void => {
  if (newest.kind === 'triggered' && activeBefore(draft.state, newest) !== newest.controller)
    draft.asked.add('priority.newest-item');
};
