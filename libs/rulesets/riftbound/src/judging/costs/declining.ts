import type { TriggeredAbility } from '../../words/definition.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { settingOf } from '../../reading/setting.js';
import { candidatesFor, targetChoices } from '../targets/choosing-targets.js';
import { choicesIn } from '../targets/executions.js';
import { costWhen, decidedWhen } from '../settled.js';
import { deflectCost } from './total-cost.js';

/**
 * Whether the controller of a trigger that is being finalized may leave it: where it says "may" (402.1), or where it costs something,
 * by its own text or by what it may choose, which may be declined to be paid (404.2). Else possible choices must be made (402.4.b).
 */
export const mayDecline = (state: RiftboundState, item: ChainItem, ability: TriggeredAbility): boolean =>
  decidedWhen(state, ability) === 'as they are finalized' ||
  costWhen(state, ability, 'to finalize') !== undefined ||
  mayIncurCost(state, item, ability);

/** Whether something that it may choose costs its controller something: Deflect (809.1.c). */
const mayIncurCost = (state: RiftboundState, item: ChainItem, ability: TriggeredAbility): boolean => {
  const setting = settingOf(state, item, []);
  const modes = ability.modes?.map((_, mode) => [mode]) ?? [[]];
  return modes.some((mode) =>
    targetChoices(choicesIn(setting, ability, mode)).some((choosing) =>
      candidatesFor(setting, choosing).some((target) => deflectCost(state, item.controller, [target]).power.length > 0),
    ),
  );
};
