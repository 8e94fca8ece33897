import type { Instruction } from '../../words/instruction.js';
import type { Step } from '../../words/definition.js';
import { amountOf } from '../../reading/amounts.js';
import type { Setting } from '../../reading/setting.js';
import type { Draft } from '../draft.js';

interface Translated {
  readonly setting: Setting;
  readonly step: Step;
  readonly instructions: readonly Instruction[];
}

/** A decrease that is less than it says, as it stops at its minimum, stays so (477.3.b): older editions do not say. */
export const noteLimits = (draft: Draft, { setting, step, instructions }: Translated): void => {
  if (step.do !== 'might' || step.floor === undefined) return;
  const whole = amountOf(setting, step.amount);
  if (instructions.some((each) => each.verb === 'might' && each.amount !== whole))
    draft.asked.add('layer.limit-snapshot');
};
