import { itemOn } from '../../state/chain-item.js';
import type { ChainItem, RiftboundState, StepProgress } from '../../state/riftbound-state.js';
import { choicesMade, executionAt, stepsOf, textOfItem } from '../../judging/targets/executions.js';
import { settingOf, type Setting } from '../../reading/setting.js';
import type { Doing, ResolveFrame } from './doing.js';

/** Who does the instruction, and picks for it: what they discard, say (422.1.a). */
export const playerOf = (item: ChainItem, { players }: StepProgress): number => players?.[0] ?? item.controller;

type Underway = Pick<Doing, 'item' | 'step'> & { readonly frame: Pick<ResolveFrame, 'next' | 'progress'> };

/** The setting of an item for the execution that an instruction belongs to: its own targets and destination (820.2). */
const executionSetting = (state: RiftboundState, item: ChainItem, next: number): Setting => {
  const setting = settingOf(state, item, []);
  const text = textOfItem(item);
  const execution = executionAt(item, next);
  if (!text || !execution) return setting;
  const { targets, to, also } = execution;
  return { ...setting, choices: choicesMade(setting, text, execution), targets, to, also };
};

/** What the symbols of the instruction under way are read against: each player is "you" in what each does. */
export const stepSetting = (state: RiftboundState, { frame: { next, progress }, item, step }: Underway): Setting => ({
  ...executionSetting(state, item, next),
  you: step.each ? playerOf(item, progress) : item.controller,
  those: progress.those,
  undone: progress.undone,
  picks: progress.picks,
  places: progress.places ?? [],
  accelerated: progress.accelerated ?? [],
  votes: progress.votes ?? [],
  paidWithin: progress.paid ?? false,
  amount: progress.amount,
  chosen: progress.chosen,
  earlier: progress.earlier ?? [],
  left: progress.left,
});

/** An instruction under way, with what its symbols are read against. */
export type StepUnderWay = Doing & { readonly setting: Setting };

/** The instruction that is under way; null where none is. */
export const stepUnderWay = (state: RiftboundState, frame = state.agenda.at(-1)): StepUnderWay | null => {
  if (frame?.task !== 'resolve') return null;
  const item = itemOn(state, frame.item);
  const step = item && stepsOf(item)?.[frame.next];
  return step ? { frame, item, step, setting: stepSetting(state, { frame, item, step }) } : null;
};
