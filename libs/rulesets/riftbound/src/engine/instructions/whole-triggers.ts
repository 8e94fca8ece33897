import type { CostDue } from '../../judging/costs/cost.js';
import { costWhen, triggeredOf } from '../../judging/settled.js';
import { keptOf } from '../../judging/targets/declaring.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { PlayOf } from '../../words/plays.js';
import { removeTrigger } from '../chain/finalize.js';
import { leave } from '../chain/whether.js';
import { payCost } from '../costs/pay-abilities.js';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { costDue, lookingBack, type Answer } from './cost-due.js';
import { itemOn } from '../../state/chain-item.js';

/** The answer whether a trigger is used as a whole, in editions that ask so as it triggers or as it resolves. */

export interface Decided {
  readonly item: ChainItem;
  readonly due: CostDue;
}

/** The item that is decided on as a whole; null where an instruction of one is. */
export const wholeItem = ({ agenda, chain }: Pick<RiftboundState, 'agenda' | 'chain'>): ChainItem | null => {
  const frame = agenda.at(-1);
  return frame?.task === 'whether' ? (itemOn({ chain }, frame.item) ?? null) : null;
};

/** The cost of a trigger that is resolving. */
export const costOfWhole = (state: RiftboundState, item: ChainItem, play: Answer): Decided | null => {
  const ability = item.status === 'pending' ? null : triggeredOf(item);
  const cost = ability && costWhen(state, ability, 'as they resolve');
  return cost ? { item, due: costDue(state, item, { cost, play }) } : null;
};

/** A trigger that is resolving is paid for: what is paid with is kept with it, as texts may speak of it. */
const payForWhole = (draft: Draft, { item, due }: Decided, play: PlayOf<'Decide'>): void => {
  const kept = keptOf(play.declared);
  const paid = kept ? [...(item.declared?.paid ?? []), ...lookingBack(draft.state, kept.paid, due)] : [];
  if (kept) {
    const { id, targets, to, declared } = item;
    const data = { item: id, targets, to, declared: { ...(declared ?? kept), paid } };
    propose(draft, { type: 'TargetsChosen', data, because: ['cost.within-instruction'] });
  }
  payCost(draft, due, { item, payment: play.payment });
};

/** A trigger as a whole is used, or left: it leaves the chain before it is finalized, or does nothing as it resolves. */
export const decideWhole = (draft: Draft, item: ChainItem, play: PlayOf<'Decide'>): void => {
  draft.agenda.pop();
  if (play.yes) {
    const decided = costOfWhole(draft.state, item, play);
    if (decided) payForWhole(draft, decided, play);
  } else if (item.status === 'pending') removeTrigger(draft, item, 'trigger.may');
  else leave(draft, item, triggeredOf(item)?.mayCovers);
};
