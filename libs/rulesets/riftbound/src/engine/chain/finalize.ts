import type { RuleKey } from '#rulebook';
import { canDeclare } from '../../judging/targets/declaring.js';
import type { TriggeredAbility } from '../../words/definition.js';
import { abilityOf } from '../../cards/encodings.js';
import { settingOf } from '../../reading/setting.js';
import { costWhen, decidedWhen } from '../../judging/settled.js';
import { UNTOUCHED } from '../../state/agenda.js';
import { performedThisTurn } from '../../reading/history/this-turn.js';
import { isCardItem, itemOn } from '../../state/chain-item.js';
import { awaitChoice, emit, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { isOnBoard } from '../../reading/objects.js';
import type { ChainItem, Frame, RiftboundState } from '../../state/riftbound-state.js';
import { closeChainIfEmpty } from './close.js';
import { instructionsPossible } from '../../judging/targets/illegal-targets.js';
import { groupsOf, mistargets } from '../../judging/targets/mistargets.js';
import { policyOf } from '../../words/editions/editions.js';
import { facedownAt } from '../../state/zones.js';

/** FEPR, step 1: Finalize (337). */
export const oldestPending = (state: RiftboundState): ChainItem | undefined =>
  state.chain.find((item) => item.status === 'pending');

const asksSomething = (state: RiftboundState, ability: TriggeredAbility): boolean =>
  decidedWhen(state, ability) === 'as they are finalized' ||
  [costWhen(state, ability, 'to finalize'), ability.choices, ability.modes].some((part) => part !== undefined);

/** Finalizes the oldest pending item (337.1, 352.2). Choices and costs of a played card were settled as it was played. */
export const finalizeOldest = (draft: Draft, item: ChainItem): void => {
  if (item.instructed?.settled === false) {
    awaitChoice(draft, { kind: 'play', seat: item.controller, item: item.id }, ['chain.finalize', 'play.choices']);
    return;
  }
  if (isUsedUp(draft.state, item)) {
    removeTrigger(draft, item, 'trigger.limited');
    return;
  }
  const ability = abilityOf(item.definition);
  if (ability?.kind === 'triggered' && asksSomething(draft.state, ability)) {
    askHowUsed(draft, item, ability);
    return;
  }
  becomeFinalized(draft, item, 'chain.finalize-order');
};

/** Whether something is chosen for an item from facedown that is nowhere: of a player, and of what is on the chain, an older edition does not say. */
const choosesNoPlace = ({ from, targets }: ChainItem): boolean =>
  facedownAt(from ?? -1) !== null && targets.some(({ kind }) => kind !== 'piece');

const becomeFinalized = (draft: Draft, item: ChainItem, because: RuleKey): void => {
  if (choosesNoPlace(item)) draft.asked.add('hidden.targets-there');
  propose(draft, {
    type: 'ChainItemFinalized',
    data: { item: item.id, controller: item.controller, countsAsPlayed: isCardItem(item) },
    because: ['chain.finalize', because],
  });
};

/**
 * An item whose choices are made is finalized before any cleanup: the step of the process is completed first (334.2.a, 337.1). To be
 * said before its costs are paid, so that the tasks which these incur are done meanwhile.
 */
export const finalizeWhenPaid = (draft: Draft, { id }: ChainItem): void => {
  push(draft, { task: 'finalize', item: id });
};

export const runFinalize = (draft: Draft, { item: id }: { readonly item: number }): void => {
  const item = itemOn(draft.state, id);
  if (item?.status !== 'pending') return;
  becomeFinalized(draft, item, item.kind === 'triggered' ? 'ability.finalized' : 'chain.finalize-order');
};

/** Whether the source of a trigger has another controller by now than the trigger has (191.4.b). */
const hasChangedHands = (state: RiftboundState, { piece, object, controller }: ChainItem): boolean => {
  const source = state.pieces[piece];
  return source?.object === object && isOnBoard(state, piece) && source.controller !== controller;
};

/**
 * A trigger with choices, a cost or a "may": its controller says now, not as the card was played (355.5.b), also where there is but
 * one thing to choose (355.10.d.2); without enough to choose it is removed (402).
 */
const askHowUsed = (draft: Draft, item: ChainItem, ability: TriggeredAbility): void => {
  const isOptional = decidedWhen(draft.state, ability) === 'as they are finalized';
  if (isOptional && hasChangedHands(draft.state, item)) draft.doubts.add('whose-may');
  if (canDeclare(settingOf(draft.state, item, []), ability)) {
    awaitChoice(draft, { kind: 'finalize', seat: item.controller, item: item.id }, ['ability.choices', 'trigger.may']);
    return;
  }
  removeTrigger(draft, item, 'trigger.no-legal-choice');
};

export const removeTrigger = (draft: Draft, item: ChainItem, because: RuleKey): void => {
  propose(draft, { type: 'ChainItemRemoved', data: { item: item.id, to: null }, because: [because] });
  closeChainIfEmpty(draft);
};

/** Whether a trigger of once each turn has been performed since it went on the chain (383.3.e.1). */
const isUsedUp = (state: RiftboundState, { definition, object }: ChainItem): boolean => {
  const ability = abilityOf(definition);
  return (
    definition !== null &&
    ability?.kind === 'triggered' &&
    ability.once === true &&
    performedThisTurn(state, object, definition)
  );
};

const RESOLVES_AT_ONCE: ReadonlySet<ChainItem['kind']> = new Set<ChainItem['kind']>(['unit', 'gear', 'token']);

/** Permanents resolve at once (337.2); in older editions those alone that began the chain. */
const isPermanentAtOnce = (state: RiftboundState, item: ChainItem): boolean =>
  RESOLVES_AT_ONCE.has(item.kind) && (policyOf(state).permanentsAtOnce === 'all' || state.chain[0] === item);

/** What is finalized and needs no answer: units, gear, abilities that add resources (337.2, 400.2, 429.2). */
export const resolvesAtOnce = (state: RiftboundState): ChainItem | undefined =>
  state.chain.find((item) => item.status === 'finalized' && (item.adds || isPermanentAtOnce(state, item)));

/** What older editions settle of a trigger as it begins to resolve: whether it does anything, and at what cost. */
const settledFirst = (state: RiftboundState, item: ChainItem): readonly Frame[] =>
  item.kind === 'triggered' && policyOf(state).optionalTriggers === 'as they resolve'
    ? [{ task: 'whether', item: item.id }]
    : [];

/** Puts the resolution of an item on the agenda (340.1), be some or all of its targets illegal (359.3.e.1). */
export const beginResolution = (draft: Draft, item: ChainItem): void => {
  const missed = mistargets(draft.state, item);
  if (missed.length > 0) {
    emit(draft, { type: 'TargetsMissed', data: { item: item.id, missed }, because: ['resolve.mistarget'] });
  }
  const now = itemOn(draft.state, item.id) ?? item;
  push(draft, ...groupsOf(draft.state, now), ...settledFirst(draft.state, now), {
    task: 'resolve',
    item: item.id,
    next: 0,
    progress: UNTOUCHED,
  });
  emit(draft, {
    type: 'ChainItemResolving',
    data: { item: item.id, instructions: instructionsPossible(draft.state, item) },
    because:
      item.adds || isPermanentAtOnce(draft.state, item)
        ? ['chain.resolve-at-once']
        : ['chain.resolve-newest', 'chain.all-passed'],
  });
};
