import { isSameAbility } from '../../cards/abilities-within.js';
import { costWhen, decidedWhen, triggeredOf } from '../../judging/settled.js';
import { stepsOf } from '../../judging/targets/executions.js';
import { holds } from '../../reading/conditions.js';
import { settingOf } from '../../reading/setting.js';
import type { ChainItem, Frame, RiftboundState } from '../../state/riftbound-state.js';
import type { TriggeredAbility } from '../../words/definition.js';
import { mayPay } from '../costs/add-while-paying.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { changeResolution } from '../instructions/note-acted-on.js';
import { removeTrigger } from './finalize.js';
import { itemOn } from '../../state/chain-item.js';

/** Whether a trigger is used, where the edition decides it as it triggers or as it resolves, not as it is finalized (383.3.a). */
type WhetherFrame = Extract<Frame, { task: 'whether' }>;

/** Of "once each turn" one is enough: what the object has on the chain already has triggered this turn. */
const hasTriggered = ({ chain }: RiftboundState, { id, object, definition }: ChainItem): boolean =>
  definition !== null &&
  chain.some(
    (each) =>
      each.id < id && each.object === object && each.definition !== null && isSameAbility(each.definition, definition),
  );

const askAsItTriggers = (draft: Draft, frame: WhetherFrame, item: ChainItem): void => {
  if (triggeredOf(item)?.once && hasTriggered(draft.state, item)) {
    removeTrigger(draft, item, 'trigger.limited');
    return;
  }
  push(draft, frame);
  awaitChoice(draft, { kind: 'may', seat: item.controller, item: item.id }, ['trigger.may']);
};

/** A trigger that is resolving does nothing, or goes on with what its "may" is not about. */
export const leave = (draft: Draft, item: ChainItem, from?: number): void => {
  changeResolution(draft, (frame) => ({ ...frame, next: from ?? (stepsOf(item) ?? []).length }));
};

/** Whether what its text says behind the condition holds as it resolves, where it is looked at then. */
const isProvided = (state: RiftboundState, item: ChainItem, { provided }: TriggeredAbility): boolean =>
  provided === undefined || holds(settingOf(state, item, []), provided, item);

const askAsItResolves = (draft: Draft, frame: WhetherFrame, item: ChainItem): void => {
  const ability = triggeredOf(item);
  if (!ability) return;
  const { state } = draft;
  if (!isProvided(state, item, ability)) {
    leave(draft, item);
    return;
  }
  const seat = item.controller;
  const cost = costWhen(state, ability, 'as they resolve');
  if (cost && !mayPay(state, { seat, source: item.piece, cost, setting: settingOf(state, item, []) })) {
    leave(draft, item, ability.mayCovers);
    return;
  }
  if (cost === undefined && decidedWhen(state, ability) !== 'as they resolve') return;
  push(draft, frame);
  awaitChoice(draft, { kind: 'may', seat, item: item.id }, ['play.choices-on-resolution']);
};

export const runWhether = (draft: Draft, frame: WhetherFrame): void => {
  const item = itemOn(draft.state, frame.item);
  if (!item) return;
  if (item.status === 'pending') askAsItTriggers(draft, frame, item);
  else askAsItResolves(draft, frame, item);
};
