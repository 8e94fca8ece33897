import { makesAbility } from '../../cards/abilities-within.js';
import { executionAt, stepWithin } from '../../judging/targets/executions.js';
import { illegalTargets, targetsByChoice } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { zoneOf } from '../../state/zones.js';
import type { Step } from '../../words/definition.js';
import type { Instruction } from '../../words/instruction.js';
import type { Doing } from './doing.js';
import { stepSetting } from './step-setting.js';
import { translate } from './translate.js';

// Targets that fitted as their text began to resolve, and that an instruction of this same text has made unfit since (359.3.e.7, 359.3.e.9).

/** Whether a part of a text speaks of what a choice has chosen. */
const speaksOf = (part: unknown, choice: number): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  return ('target' in part && part.target === choice) || Object.values(part).some((each) => speaksOf(each, choice));
};

/** Whether an instruction is the first of its execution to speak of a choice: those behind it speak of what that one was done to (359.3.e.14). */
const isFirstToSpeakOf = ({ item, frame: { next } }: Doing, choice: number): boolean => {
  const steps = executionAt(item, next)?.steps ?? [];
  return steps.findIndex((step) => speaksOf(step, choice)) === stepWithin(item, next);
};

/** Places of the targets of this execution that the instruction is the first to speak of, and that do not fit any more. */
const unfit = (doing: Doing, setting: Setting): readonly number[] => {
  const gone = illegalTargets(setting);
  const now = illegalTargets({ ...setting, resolving: false }).filter((place) => !gone.includes(place));
  const byChoice = targetsByChoice(setting.choices, [...setting.targets.keys()]);
  return now.filter((place) =>
    isFirstToSpeakOf(
      doing,
      byChoice.findIndex((places) => places.includes(place)),
    ),
  );
};

/**
 * Whether an instruction would only do again what has been done: move what is there already, detach what is attached to nothing, or take
 * control of what is controlled so.
 */
const isDone = ({ state: { pieces }, controller }: Setting, instruction: Instruction): boolean => {
  if (instruction.verb === 'detach') return pieces[instruction.piece]?.attachedTo === null;
  if (instruction.verb === 'move')
    return instruction.pieces.every((piece) => pieces[piece]?.zone === zoneOf(instruction.to));
  return (
    instruction.verb === 'control' && instruction.pieces.every((piece) => pieces[piece]?.controller === controller)
  );
};

/** What an instruction comes to, without what has been done already. */
const comesTo = (setting: Setting, step: Step): string =>
  JSON.stringify(translate(setting, step).filter((instruction) => !isDone(setting, instruction)));

/** Whether it makes a difference that targets no longer fit as the instruction would be executed. */
export const isUnfitSince = (state: Setting['state'], doing: Doing): boolean => {
  const { frame, item, step } = doing;
  if (frame.next === 0 || item.targets.length === 0) return false;
  const setting = stepSetting(state, doing);
  const places = unfit(doing, setting);
  if (places.length === 0) return false;
  if (makesAbility(step) || step.do === 'activate effects') return true;
  const targets = setting.targets.map((target, place) =>
    places.includes(place) ? { ...target, missed: true as const } : target,
  );
  return comesTo(setting, step) !== comesTo({ ...setting, targets }, step);
};
