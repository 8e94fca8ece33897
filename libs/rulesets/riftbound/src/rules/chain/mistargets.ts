import { choicesIn, executionsOf, textOfItem } from '../../abilities/executions.js';
import { illegalTargets } from '../../abilities/refs.js';
import { settingOf } from '../../abilities/setting.js';
import type { ChainItem, RiftboundState } from '../../state.js';

/** Targets of an encoded item, by their places in its list, that are no longer legal as it begins to resolve (359.3.e.9). */
export const mistargets = (state: RiftboundState, item: ChainItem): readonly number[] => {
  const text = textOfItem(item);
  if (!text || item.targets.length === 0) return [];
  const setting = settingOf(state, item, []);
  let before = 0;
  return executionsOf(item).flatMap(({ modes, targets }) => {
    const first = before;
    before += targets.length;
    return illegalTargets({ ...setting, choices: choicesIn(setting, text, modes), targets }).map((at) => first + at);
  });
};
