import type { Instruction } from '../../words/instruction.js';
import type { Draft } from '../draft.js';
import type { Doing } from './doing.js';
import { noteLimits } from './note-limits.js';
import { translate } from './translate.js';
import { amountOf } from '../../reading/amounts.js';
import { objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { bonusDamage } from '../../reading/statics/bonus-damage.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import type { Step } from '../../words/definition.js';

/** Whether an instruction would deal nothing, but for Bonus Damage: none is added to it (715.4), of which an older edition says nothing. */
const isNoDamageWithABonus = (setting: Setting, item: ChainItem, step: Step): boolean =>
  step.do === 'deal' &&
  step.by === undefined &&
  amountOf(setting, step.amount) < 1 &&
  objectsOf(setting, step.to).some((unit) => bonusDamage(setting.state, item, unit) > 0);

/** What an instruction comes to. */
export const concrete = (
  draft: Draft,
  setting: Setting,
  { item, step }: Omit<Doing, 'frame'>,
): readonly Instruction[] => {
  if (isNoDamageWithABonus(setting, item, step)) draft.asked.add('bonus-damage.none-dealt');
  const instructions = translate(setting, step);
  noteLimits(draft, { setting, step, instructions });
  return instructions;
};
