import { awaitChoice, push, type Draft } from '../draft.js';
import { perform } from '../effects/perform.js';
import { mayPay } from '../costs/add-while-paying.js';
import type { Instruction } from '../../words/instruction.js';
import { turnOrder, inOrderFrom } from '../../state/sides.js';
import { changeChainItem } from '../../evolve/change.js';
import { nextProgress, type Vote } from '../../state/agenda.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { asksToAccelerate } from './accelerating-tokens.js';
import { activateEffects } from './activating-effects.js';
import { actedOn, leaving } from './acted-on.js';
import { holds } from '../../reading/conditions.js';
import { costOfStep } from '../../judging/costs/applied-costs.js';
import type { Step } from '../../words/definition.js';
import { makeAbility } from './making-abilities.js';
import { makesAbility } from '../../cards/abilities-within.js';
import { nextPick } from '../../judging/targets/picks.js';
import { objectsOf, seatsOf } from '../../reading/references.js';
import type { Doing, ResolveFrame } from './doing.js';
import { isIdle } from './idle.js';
import { anewOf, askOfPick, askOfSplit, concrete } from './left-open.js';
import { questionOf } from './questions.js';
import type { Setting } from '../../reading/setting.js';
import { playerOf, stepSetting } from './step-setting.js';
import { itemOn } from '../../state/chain-item.js';

type PerformFrame = Extract<Frame, { task: 'perform' }>;

/** What comes after an instruction: the next player who does it, or the next instruction. */
const after = (frame: ResolveFrame, those: readonly number[]): ResolveFrame => {
  const rest = frame.progress.players?.slice(1) ?? [];
  const kept = nextProgress({ ...frame.progress, those });
  return rest.length > 0
    ? { ...frame, progress: { ...kept, players: rest } }
    : { ...frame, next: frame.next + 1, progress: kept };
};

/** As `after`, once something has been chosen for later. */
const afterChoosing = (frame: ResolveFrame, what: readonly number[]): ResolveFrame =>
  after({ ...frame, progress: { ...frame.progress, chosen: [...frame.progress.chosen, ...what] } }, what);

/** A player has chosen a word, and the instruction goes on behind that. */
export const afterVote = (frame: ResolveFrame, vote: Vote): ResolveFrame => {
  const { votes = [], those } = frame.progress;
  return after({ ...frame, progress: { ...frame.progress, votes: [...votes, vote] } }, those);
};

const skip = (draft: Draft, frame: ResolveFrame): void => {
  push(draft, after(frame, frame.progress.those));
};

const isUpToSomebody = ({ state }: Draft, doing: Doing): boolean => {
  const { step } = doing;
  if (step.may || step.cost) return true;
  return step.do === 'move' && costOfStep(stepSetting(state, doing), step) !== undefined;
};

/**
 * Asks whether an instruction is done, and to whom it is done has been chosen before (355.12); its cost is paid now (740.4.a.2.a).
 * Where it is not paid, or cannot be, the instruction is not done (204.3, 444, 444.2.b).
 */
const askMay = (draft: Draft, { frame, item, step }: Doing): void => {
  const seat = playerOf(item, frame.progress);
  const setting = stepSetting(draft.state, { frame, item, step });
  const cost = costOfStep(setting, step);
  const due = cost && { seat, source: item.piece, cost, setting };
  if (due && !mayPay(draft.state, due)) {
    skip(draft, frame);
    return;
  }
  push(draft, frame);
  awaitChoice(draft, { kind: 'may', seat, item: item.id }, ['play.choices-on-resolution', 'trigger.later-may']);
};

/** Asks whether a player pays, or lets something else be done, to have an instruction not done; who cannot is not asked (444). */
const askUnless = (draft: Draft, { frame, item, step }: Doing, unless: NonNullable<Step['unless']>): void => {
  const setting = stepSetting(draft.state, { frame, item, step });
  const [seat] = seatsOf(setting, unless.by);
  const cost = 'cost' in unless ? unless.cost : {};
  if (seat === undefined || !mayPay(draft.state, { seat, source: item.piece, cost, setting })) {
    push(draft, { ...frame, progress: { ...frame.progress, agreed: false } });
    return;
  }
  push(draft, frame);
  awaitChoice(draft, { kind: 'may', seat, item: item.id }, ['play.choices-on-resolution', 'cost.within-instruction']);
};

const execute = (draft: Draft, { frame, item, step }: Doing): void => {
  const setting = stepSetting(draft.state, { frame, item, step });
  const wanted = nextPick(setting, step);
  if (wanted?.asks) {
    push(draft, frame);
    const { from, min, max } = wanted;
    askOfPick(draft, { step }, from);
    const seat = playerOf(item, frame.progress);
    awaitChoice(draft, { kind: 'pick', seat, item: item.id, from, min, max }, ['play.choices-on-resolution']);
    return;
  }
  if (wanted) {
    push(draft, { ...frame, progress: { ...frame.progress, picks: [...frame.progress.picks, wanted.from] } });
    return;
  }
  if (asksToAccelerate(draft, { frame, item, step }, setting)) return;
  const question = questionOf(setting, item, step);
  if (question) {
    push(draft, frame);
    askOfSplit(draft, item, question);
    awaitChoice(draft, question, ['play.choices-on-resolution']);
    return;
  }
  if (makesAbility(step) || step.do === 'activate effects') {
    push(draft, after(frame, frame.progress.those));
    if (makesAbility(step)) makeAbility(draft, { item, step, setting });
    else activateEffects(draft, setting, step);
    return;
  }
  const instructions = concrete(draft, setting, { item, step });
  const by = setting.you === item.controller ? {} : { by: setting.you };
  push(
    draft,
    { task: 'perform', item: item.id, instructions, ...by, ...anewOf(setting, step) },
    next(setting, { frame, item, step }, instructions),
  );
};

/** Goes on behind an instruction whose player has answered: with what the answer comes to. */
export const goOn = (draft: Draft, frame: ResolveFrame, instructions: readonly Instruction[]): void => {
  const those = actedOn(draft.state, instructions);
  push(draft, { task: 'perform', item: frame.item, instructions }, after(frame, those));
};

/** Cards are revealed until one of those revealed last fits: that one is what the next instruction speaks of. */
const revealing = (setting: Setting, frame: ResolveFrame, instructions: readonly Instruction[]): ResolveFrame => {
  if (instructions.length === 0) return after(frame, frame.progress.those);
  const those = actedOn(setting.state, instructions);
  return { ...frame, progress: { ...frame.progress, those } };
};

/** What comes next: the same instruction again while it goes on by itself (a reveal until something is found). */
const next = (setting: Setting, { frame, step }: Doing, instructions: readonly Instruction[]): ResolveFrame => {
  if (step.do === 'reveal until') return revealing(setting, frame, instructions);
  if (step.do === 'choose') return afterChoosing(frame, objectsOf(setting, step.what));
  const { progress } = frame;
  const left = [...progress.left, ...instructions.flatMap((each) => leaving(setting.state, each))];
  const acted = actedOn(setting.state, instructions);
  const chosen = step.remember ? [...progress.chosen, ...acted] : progress.chosen;
  return after({ ...frame, progress: { ...progress, left, chosen } }, acted);
};

/** Who does an instruction one after the other; null where its controller alone does. */
const playersOf = (state: RiftboundState, doing: Doing): readonly number[] | null => {
  const { item, step } = doing;
  const certain = typeof step.each === 'object' ? step.each : step.pickers;
  if (typeof certain === 'object') return seatsOf(stepSetting(state, doing), certain);
  if (step.pickers === 'others' || step.each === 'others')
    return inOrderFrom(state, item.controller + 1).filter((seat) => seat !== item.controller);
  if (step.each === 'next first') return inOrderFrom(state, item.controller + 1);
  return step.each ? turnOrder(state) : null;
};

/**
 * One instruction of an encoded ability: its players in turn, its condition, whether it is done, what is picked for it, and
 * then the concrete instructions it comes to (359.3).
 */
export const runStep = (draft: Draft, doing: Doing): void => {
  const { frame, item, step } = doing;
  const players = frame.progress.players === null ? playersOf(draft.state, doing) : null;
  if (players?.length === 0) {
    skip(draft, frame);
    return;
  }
  if (players) {
    push(draft, { ...frame, progress: { ...frame.progress, players } });
    return;
  }
  const wanted = step.if === undefined || holds(stepSetting(draft.state, doing), step.if, item);
  if (wanted) settle(draft, doing);
  else skip(draft, frame);
};

/** Somebody is asked whether an instruction is done, where that is up to them and there is something to do. */
const askFirst = (draft: Draft, doing: Doing): void => {
  const { frame, step } = doing;
  if (step.unless) askUnless(draft, doing, step.unless);
  else if (step.may && isIdle(doing, stepSetting(draft.state, doing))) skip(draft, frame);
  else if (isUpToSomebody(draft, doing)) askMay(draft, doing);
  else execute(draft, doing);
};

/** Whether it is done is asked first, where that is up to somebody. */
const settle = (draft: Draft, doing: Doing): void => {
  const { frame, step } = doing;
  const { agreed } = frame.progress;
  if (agreed && step.unless && 'lets' in step.unless) execute(draft, { ...doing, step: step.unless.lets });
  else if (agreed === (step.unless !== undefined)) skip(draft, frame);
  else if (agreed === null) askFirst(draft, doing);
  else execute(draft, doing);
};

/** Concrete instructions one after the other: what each puts on the agenda is done before the next. */
export const runPerform = (draft: Draft, frame: PerformFrame): void => {
  const { item: id, instructions, by, anew = null } = frame;
  const [first, ...rest] = instructions;
  const item = itemOn(draft.state, id);
  if (!first || !item) return;
  if (rest.length > 0) push(draft, { ...frame, instructions: rest });
  draft.saying = anew;
  perform(draft, first, by === undefined ? item : changeChainItem(item, { controller: by }));
};
