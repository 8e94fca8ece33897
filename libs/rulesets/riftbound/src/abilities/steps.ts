import { awaitChoice, push, type Draft } from '../draft.js';
import { perform } from '../effects/perform.js';
import type { Instruction } from '../effects/instruction.js';
import { turnOrder } from '../objects.js';
import type { ChainItem, Frame, StepProgress } from '../state.js';
import { holds } from './conditions.js';
import { payable } from './costs.js';
import type { Step } from './definition.js';
import { choicesOf } from './definitions.js';
import { nextPick } from './picks.js';
import { settingOf, type Setting } from './setting.js';
import { translate } from './translate.js';

type ResolveFrame = Extract<Frame, { task: 'resolve' }>;
type PerformFrame = Extract<Frame, { task: 'perform' }>;

/** The instruction under way: of which item, and how far its frame has come. */
export interface Doing {
  readonly frame: ResolveFrame;
  readonly item: ChainItem;
  readonly step: Step;
}

/** Nothing of an instruction has been done yet. */
export const UNTOUCHED: StepProgress = { those: [], picks: [], agreed: null, players: null };

const playerOf = (item: ChainItem, { players }: StepProgress): number => players?.[0] ?? item.controller;

/** What the symbols of the instruction under way are read against. */
export const stepSetting = (draft: Draft, item: ChainItem, progress: StepProgress): Setting => ({
  ...settingOf(draft.state, item, choicesOf(item)),
  you: playerOf(item, progress),
  those: progress.those,
  picks: progress.picks,
});

const piecesIn = (instruction: Instruction): readonly number[] => {
  if (instruction.verb === 'deal') return instruction.to;
  if ('pieces' in instruction) return instruction.pieces;
  return 'piece' in instruction ? [instruction.piece] : [];
};

/** What comes after an instruction: the next player who does it, or the next instruction. */
const after = (frame: ResolveFrame, those: readonly number[]): ResolveFrame => {
  const rest = frame.progress.players?.slice(1) ?? [];
  return rest.length > 0
    ? { ...frame, progress: { ...UNTOUCHED, those, players: rest } }
    : { ...frame, next: frame.next + 1, progress: { ...UNTOUCHED, those } };
};

const skip = (draft: Draft, frame: ResolveFrame): void => {
  push(draft, after(frame, frame.progress.those));
};

const isUpToSomebody = (step: Step): boolean => step.may === true || step.cost !== undefined;

/** Asks whether an instruction is done; one whose cost cannot be paid is not (204.3, 444). */
const askMay = (draft: Draft, { frame, item, step }: Doing): void => {
  const seat = playerOf(item, frame.progress);
  if (step.cost && !payable(draft.state, { seat, source: item.piece, cost: step.cost })) {
    skip(draft, frame);
    return;
  }
  push(draft, frame);
  awaitChoice(draft, { kind: 'may', seat, item: item.id }, ['play.choices-on-resolution', 'trigger.later-may']);
};

const execute = (draft: Draft, { frame, item, step }: Doing): void => {
  const setting = stepSetting(draft, item, frame.progress);
  const wanted = nextPick(setting, step);
  if (wanted && wanted.from.length > wanted.min) {
    push(draft, frame);
    const seat = playerOf(item, frame.progress);
    awaitChoice(draft, { kind: 'pick', seat, item: item.id, ...wanted }, ['play.choices-on-resolution']);
    return;
  }
  if (wanted) {
    push(draft, { ...frame, progress: { ...frame.progress, picks: [...frame.progress.picks, wanted.from] } });
    return;
  }
  const instructions = translate(setting, step);
  push(draft, { task: 'perform', item: item.id, instructions }, after(frame, instructions.flatMap(piecesIn)));
};

/**
 * One instruction of an encoded ability: its players in turn, its condition, whether it is done, what is picked for it, and
 * then the concrete instructions it comes to (359.3).
 */
export const runStep = (draft: Draft, doing: Doing): void => {
  const { frame, item, step } = doing;
  if (step.each && frame.progress.players === null) {
    push(draft, { ...frame, progress: { ...frame.progress, players: turnOrder(draft.state) } });
    return;
  }
  const { agreed } = frame.progress;
  const wanted = step.if === undefined || holds(stepSetting(draft, item, frame.progress), step.if, item);
  if (!wanted || agreed === false) skip(draft, frame);
  else if (isUpToSomebody(step) && agreed === null) askMay(draft, doing);
  else execute(draft, doing);
};

/** Concrete instructions one after the other: what each puts on the agenda is done before the next. */
export const runPerform = (draft: Draft, { item: id, instructions }: PerformFrame): void => {
  const [first, ...rest] = instructions;
  const item = draft.state.chain.find((each) => each.id === id);
  if (!first || !item) return;
  if (rest.length > 0) push(draft, { task: 'perform', item: id, instructions: rest });
  perform(draft, first, item);
};
