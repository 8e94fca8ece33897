import { holds } from '../../reading/conditions.js';
import { settingOf } from '../../reading/setting.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { Step } from '../../words/definition.js';

/** Whether a part of a text asks whether an additional cost was paid: in a condition, or in an amount that depends on it. */
const asksWhetherPaid = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  return ('paid' in part && part.paid === 'additional cost') || Object.values(part).some(asksWhetherPaid);
};

/**
 * Whether an instruction asks its controller about an additional cost that another player has paid, before control of the spell was
 * taken: what it says then the book leaves open (356.4.f.1, 419.4.b).
 */
export const isPaidByAnother = (state: RiftboundState, item: ChainItem, step: Step): boolean =>
  item.kind === 'spell' &&
  state.history.some(
    ({ event, item: finalized, seat }) => event === 'finalized' && finalized === item.id && seat !== item.controller,
  ) &&
  holds(settingOf(state, item, []), { paid: 'additional cost' }, item) &&
  asksWhetherPaid(step);
