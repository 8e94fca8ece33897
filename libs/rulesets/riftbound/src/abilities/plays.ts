import type { Finding, Problem } from '#ruleset';
import type { PlayOf } from '../commands.js';
import type { Draft } from '../draft.js';
import { cannot, illegal } from '../findings.js';
import { propose } from '../gate.js';
import { freely, type PlayRule } from '../play-rule.js';
import { closeChainIfEmpty } from '../rules/chain/close.js';
import { unpaidFindings } from '../rules/costs/payment-findings.js';
import { deflectCost, sumOf } from '../rules/costs/total-cost.js';
import { targetOf, targetProblem } from '../rules/playing/targets.js';
import type { ChainItem, RiftboundState } from '../state.js';
import { zoneOf } from '../zones.js';
import { choiceFindings, choosesDestination } from './choosing.js';
import { payCost, resourcesOf, unpayable } from './costs.js';
import type { AbilityCost, TriggeredAbility } from './definition.js';
import { abilityOf, choicesOf, stepsOf } from './definitions.js';
import { settingOf } from './setting.js';

/** The answers that encoded abilities ask for: how a trigger is used, whether an instruction is done, what is picked. */
const itemAsked = (state: RiftboundState): ChainItem | null => {
  const { choice } = state;
  return choice && 'item' in choice ? (state.chain.find((item) => item.id === choice.item) ?? null) : null;
};

const triggeredOf = (item: ChainItem): TriggeredAbility | null => {
  const ability = abilityOf(item.definition);
  return ability?.kind === 'triggered' ? ability : null;
};

const costDue = (item: ChainItem, cost: AbilityCost) => ({ seat: item.controller, source: item.piece, cost });

const costFindings = (state: RiftboundState, item: ChainItem, play: PlayOf<'FinalizeItem'>): readonly Finding[] => {
  const due = costDue(item, triggeredOf(item)?.cost ?? {});
  const missing = unpayable(state, due);
  const cost = sumOf(resourcesOf(state, due), deflectCost(state, play.seat, play.targets));
  return [
    ...(missing === null ? [] : [illegal('ability.pay', `The cost cannot be paid: ${missing}.`)]),
    ...unpaidFindings(state, play.seat, { cost, payment: play.payment }),
  ];
};

const useFindings = (state: RiftboundState, play: PlayOf<'FinalizeItem'>): readonly Finding[] => {
  const item = itemAsked(state);
  if (!item) return [];
  const ability = triggeredOf(item);
  if (!play.use) {
    return ability?.may || ability?.cost
      ? []
      : [illegal('trigger.must-choose', 'This trigger is not up to its controller.')];
  }
  const setting = settingOf(state, item, choicesOf(item));
  const destination =
    choosesDestination(choicesOf(item)) && play.to === null
      ? [illegal('play.move-destination', 'The destination of the move has to be chosen.')]
      : [];
  return [
    ...choiceFindings(setting, choicesOf(item), play.targets),
    ...destination,
    ...costFindings(state, item, play),
  ];
};

const decline = (draft: Draft, item: ChainItem): void => {
  propose(draft, { type: 'ChainItemRemoved', data: { item: item.id, to: null }, because: ['trigger.declined'] });
  closeChainIfEmpty(draft);
};

const use = (draft: Draft, item: ChainItem, play: PlayOf<'FinalizeItem'>): void => {
  const targets = play.targets.map((target) => targetOf(draft.state, target));
  const to = play.to === null ? null : zoneOf(play.to);
  propose(draft, { type: 'TargetsChosen', data: { item: item.id, targets, to }, because: ['ability.choices'] });
  const cost = triggeredOf(item)?.cost;
  if (cost) payCost(draft, costDue(item, cost), { item, payment: play.payment });
  propose(draft, {
    type: 'ChainItemFinalized',
    data: { item: item.id, controller: item.controller, countsAsPlayed: false },
    because: ['chain.finalize', 'ability.finalized'],
  });
};

export const finalizeItem: PlayRule<'FinalizeItem'> = {
  cannot: (state, play) => targetProblem(state, play.targets),
  may: useFindings,
  apply: (draft, play) => {
    const item = draft.state.chain.find((each) => each.status === 'pending');
    if (!item) return;
    if (play.use) use(draft, item, play);
    else decline(draft, item);
  },
};

export const decideStep: PlayRule<'Decide'> = {
  cannot: () => null,
  may: freely,
  apply: (draft, { yes, payment }) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'resolve') return;
    const item = draft.state.chain.find((each) => each.id === frame.item);
    const cost = item && stepsOf(item)?.[frame.next]?.cost;
    if (yes && item && cost) payCost(draft, costDue(item, cost), { item, payment });
    draft.agenda.push({ ...frame, progress: { ...frame.progress, agreed: yes } });
  },
};

const pickProblem = (state: RiftboundState, { pieces }: PlayOf<'PickObjects'>): Problem | null => {
  const { choice } = state;
  if (choice?.kind !== 'pick') return null;
  const fits = pieces.every((piece) => choice.from.includes(piece)) && new Set(pieces).size === pieces.length;
  if (!fits)
    return cannot(
      'not-choosable',
      'Something is chosen that cannot be, or is chosen twice.',
      'Choose among what is asked for.',
    );
  return pieces.length >= choice.min && pieces.length <= choice.max
    ? null
    : cannot(
        'wrong-number',
        `Between ${String(choice.min)} and ${String(choice.max)} are to be chosen.`,
        'Choose as many.',
      );
};

export const pickObjects: PlayRule<'PickObjects'> = {
  cannot: pickProblem,
  may: freely,
  apply: (draft, { pieces }) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'resolve') return;
    draft.agenda.push({ ...frame, progress: { ...frame.progress, picks: [...frame.progress.picks, pieces] } });
  },
};
