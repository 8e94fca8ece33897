import type { CostDue } from '../../judging/costs/cost.js';
import { costInstructions } from '../../judging/costs/cost-objects.js';
import { settingOf } from '../../reading/setting.js';
import type { PaidCost } from '../../state/chain-item.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { AbilityCost } from '../../words/definition.js';
import type { PlayOf } from '../../words/plays.js';
import { leaving } from './acted-on.js';

/** Costs of abilities on the chain, for the player who answers whether they are paid. */

export type Answer = Pick<PlayOf<'FinalizeItem'>, 'seat' | 'declared' | 'payment'>;

/** A cost of an item's ability, for the player who answers. */
export const costDue = (
  state: RiftboundState,
  item: ChainItem,
  { cost, play }: { cost: AbilityCost; play: Answer },
): CostDue => ({
  seat: play.seat,
  source: item.piece,
  cost,
  using: play.declared?.using ?? [],
  amount: play.declared?.amount ?? 0,
  setting: { ...settingOf(state, item, []), you: play.seat },
});

/** What leaves the board as it pays, with how it was then: texts may speak of it afterwards. */
export const lookingBack = (state: RiftboundState, paid: readonly PaidCost[], { cost }: CostDue): readonly PaidCost[] =>
  paid.flatMap((each) => {
    const left = costInstructions(cost, each.using).flatMap((instruction) => leaving(state, instruction));
    return left.length === 0 ? [] : [{ ...each, left }];
  });
