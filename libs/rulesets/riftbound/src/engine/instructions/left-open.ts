import type { Choice } from '../../state/agenda.js';
import type { Instruction } from '../../words/instruction.js';
import type { Draft } from '../draft.js';
import type { Doing } from './doing.js';
import { translate } from './translate.js';
import { isOnBoard } from '../../reading/objects.js';
import { amountOf } from '../../reading/amounts.js';
import { objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { bonusDamage, splitBonus } from '../../reading/statics/bonus-damage.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import type { MightAnew } from '../../state/lasting.js';
import type { Step } from '../../words/definition.js';
import { hasGap } from '../../words/editions/gaps.js';

/** Whether an instruction would deal nothing, but for Bonus Damage: none is added to it (715.4), of which an older edition says nothing. */
const isNoDamageWithABonus = (setting: Setting, item: ChainItem, step: Step): boolean =>
  step.do === 'deal' &&
  step.by === undefined &&
  amountOf(setting, step.amount) < 1 &&
  objectsOf(setting, step.to).some((unit) => bonusDamage(setting.state, item, unit) > 0);

/** What Bonus Damage is to a split an older edition does not say. */
export const askOfSplit = (draft: Draft, item: ChainItem, question: Choice): void => {
  if (question.kind === 'split' && splitBonus(draft.state, item, question.from) > 0)
    draft.asked.add('bonus-damage.split');
};

/** Whether a unit gains as much Might as it has. */
const isDoubling = (step: Step): boolean =>
  step.do === 'might' &&
  typeof step.amount === 'object' &&
  'mightOf' in step.amount &&
  JSON.stringify(step.amount.mightOf) === JSON.stringify(step.what);

/** What a text says of Might, where the edition leaves open whether the change is fixed as it begins (432.1.a, 477.3.b). */
export const anewOf = (setting: Setting, step: Step): { readonly anew?: MightAnew } => {
  const { state } = setting;
  if (step.do === 'might' && step.floor !== undefined && hasGap(state, 'layer.limit-snapshot'))
    return { anew: { amount: amountOf(setting, step.amount), floor: step.floor } };
  return isDoubling(step) && hasGap(state, 'action.double') ? { anew: 'double' } : {};
};

/** What is picked on the board as an item resolves, by its own player: an older edition has that chosen as it is played. */
export const askOfPick = (draft: Draft, { step }: Pick<Doing, 'step'>, from: readonly number[]): void => {
  const isItsOwn = step.each === undefined && step.pickers === undefined;
  if (isItsOwn && from.some((piece) => isOnBoard(draft.state, piece))) draft.asked.add('target.exceptions');
};

/** What an instruction comes to. */
export const concrete = (
  draft: Draft,
  setting: Setting,
  { item, step }: Omit<Doing, 'frame'>,
): readonly Instruction[] => {
  if (isNoDamageWithABonus(setting, item, step)) draft.asked.add('bonus-damage.none-dealt');
  return translate(setting, step);
};
