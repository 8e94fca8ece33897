import { abilityOf } from '../cards/encodings.js';
import type { ChainItem, RiftboundState } from '../state/riftbound-state.js';
import type { AbilityCost, TriggeredAbility } from '../words/definition.js';
import { policyOf } from '../words/editions/editions.js';
import type { Policy } from '../words/editions/policy.js';

/** When what is up to a trigger's controller is settled (383.3): editions differ. */

/** The triggered ability that an item is; null where it is another, or not encoded. */
export const triggeredOf = ({ definition }: Pick<ChainItem, 'definition'>): TriggeredAbility | null => {
  const ability = abilityOf(definition);
  return ability?.kind === 'triggered' ? ability : null;
};

/** All of the text asks by itself whether its cost is paid: nobody is asked the same twice. */
const asksByItself = ({ cost, does }: TriggeredAbility): boolean =>
  cost === undefined && does.every((step) => step.cost !== undefined);

/** When the older editions that leave it to the resolution have it decided: what is chosen is chosen before. */
const onResolution = (ability: TriggeredAbility): Policy['optionalTriggers'] | null => {
  if (ability.may === 'choice') return 'as they are finalized';
  return asksByItself(ability) ? null : 'as they resolve';
};

/**
 * When it is decided whether a trigger is used; null where that is up to nobody. The edition that decides as it triggers speaks of a
 * "you may", not of what another player may, and lets any trigger of "once each turn" be left.
 */
export const decidedWhen = (state: RiftboundState, ability: TriggeredAbility): Policy['optionalTriggers'] | null => {
  const { optionalTriggers: when } = policyOf(state);
  if (when === 'as they trigger' && ability.once) return when;
  if (ability.may === undefined) return null;
  if (when === 'as they resolve') return onResolution(ability);
  return ability.controlledBy === 'doer' ? 'as they are finalized' : when;
};

/** The cost that a trigger has paid for it at that time; undefined where it has none then. */
export const costWhen = (
  state: RiftboundState,
  { cost }: TriggeredAbility,
  when: Policy['triggerCosts'],
): AbilityCost | undefined => (policyOf(state).triggerCosts === when ? cost : undefined);
