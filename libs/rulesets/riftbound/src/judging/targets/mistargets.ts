import { choicesMade, executionsOf, textOfItem } from './executions.js';
import { illegalTargets, targetsByChoice } from '../../reading/references.js';
import { settingOf } from '../../reading/setting.js';
import type { ChainItem, Frame, RiftboundState } from '../../state/riftbound-state.js';

type RegroupFrame = Extract<Frame, { task: 'regroup' }>;

/** Choices of an encoded item whose targets have to fit together, with the places of those. */
export const groupsOf = (state: RiftboundState, item: ChainItem): readonly RegroupFrame[] => {
  const text = textOfItem(item);
  if (!text) return [];
  const setting = settingOf(state, item, []);
  return executionsOf(item).flatMap(({ modes, targets, first }) => {
    const choices = choicesMade(setting, text, { modes, targets });
    const parts = targetsByChoice(choices, [...targets.keys()]);
    return choices.flatMap((choosing, index): readonly RegroupFrame[] => {
      const places = (parts[index] ?? []).map((at) => first + at).filter((at) => item.targets[at]?.missed !== true);
      const group = 'target' in choosing ? choosing.group : undefined;
      return group ? [{ task: 'regroup', item: item.id, places, group }] : [];
    });
  });
};

/**
 * Targets of an encoded item, by their places in its list, that are no longer legal as it begins to resolve (359.3.e.9). What did
 * not fit in between and fits again is legal (359.3.e.3).
 */
export const mistargets = (state: RiftboundState, item: ChainItem): readonly number[] => {
  const text = textOfItem(item);
  if (!text || item.targets.length === 0) return [];
  const setting = settingOf(state, item, []);
  return executionsOf(item).flatMap(({ modes, targets, first }) => {
    const choices = choicesMade(setting, text, { modes, targets });
    return illegalTargets({ ...setting, choices, targets }).map((at) => first + at);
  });
};
