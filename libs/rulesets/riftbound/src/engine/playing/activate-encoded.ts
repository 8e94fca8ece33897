import { itemOf, totalOf, dueOf } from '../../judging/activating.js';
import type { Activation, Encoded } from '../../judging/encoded-activation.js';
import { payCost } from '../costs/pay-abilities.js';
import { type Draft, emit } from '../draft.js';
import { finalizeWhenPaid } from '../chain/finalize.js';

/** Puts it on the chain (377.3) and pays for it. */
export const activate = (draft: Draft, play: Activation, encoded: Encoded): void => {
  const item = itemOf(draft.state, play, encoded);
  emit(draft, {
    type: 'ItemPutOnChain',
    data: { item, card: encoded.name.card, opens: item.adds ? 'add' : 'play' },
    because: item.adds ? ['ability.to-chain', 'action.add-at-once'] : ['ability.to-chain', 'chain.pending'],
  });
  finalizeWhenPaid(draft, item);
  const cost = totalOf(draft.state, play, encoded);
  payCost(draft, dueOf(draft.state, play, encoded), { item, cost, payment: play.payment });
};
