import type { Finding, Problem } from '#ruleset';
import type { PlayOf } from '../../words/plays.js';
import type { Draft } from '../draft.js';
import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import type { PlayRule } from '../play-rule.js';
import { undoInstructed } from '../playing/instructed.js';
import { mustBePlayed } from '../playing/must-play.js';
import { finalizeWhenPaid, removeTrigger } from '../chain/finalize.js';
import { unpaidFindings } from '../../judging/costs/payment-findings.js';
import { deflectCost, sumOf } from '../../judging/costs/total-cost.js';
import { type TotalCost } from '../../judging/costs/cost.js';
import { targetProblem } from '../../judging/targets/targets.js';
import { targetOf } from '../../reading/setting.js';
import type { ChainItem, RiftboundState, StepProgress } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import { payable, dueFindings, resourcesOf, waysToPay } from '../../judging/costs/ability-costs.js';
import { type CostDue } from '../../judging/costs/cost.js';
import { costOfStep } from '../../judging/costs/applied-costs.js';
import { mayDecline } from '../../judging/costs/declining.js';
import { payCost } from '../costs/pay-abilities.js';
import { costWhen, decidedWhen, triggeredOf } from '../../judging/settled.js';
import { keptOf, textFindings } from '../../judging/targets/declaring.js';
import type { AbilityCost, Step } from '../../words/definition.js';
import { equipDue } from '../../judging/costs/equip-cost.js';
import { settingOf, type Setting } from '../../reading/setting.js';
import { costDue, lookingBack, type Answer } from './cost-due.js';
import { costOfWhole, decideWhole, wholeItem, type Decided } from './whole-triggers.js';
import { stepUnderWay, type StepUnderWay } from './step-setting.js';
import { costOfAccelerating, withAccelerated } from './accelerating-tokens.js';
import { itemOn } from '../../state/chain-item.js';

/** The answers that encoded abilities ask for: how a trigger is used, whether an instruction is done, what is picked. */
const itemAsked = (state: RiftboundState): ChainItem | null => {
  const { choice } = state;
  return choice && 'item' in choice ? (itemOn(state, choice.item) ?? null) : null;
};

/** The cost that a trigger is finalized at (383.3.b.1), its choices aside. */
const costToFinalize = (state: RiftboundState, item: ChainItem): AbilityCost => {
  const ability = triggeredOf(item);
  return (ability && costWhen(state, ability, 'to finalize')) ?? {};
};

const totalOf = (state: RiftboundState, due: CostDue, play: PlayOf<'FinalizeItem'>): TotalCost =>
  sumOf(resourcesOf(state, due), deflectCost(state, play.seat, play.targets));

const costFindings = (state: RiftboundState, item: ChainItem, play: PlayOf<'FinalizeItem'>): readonly Finding[] => {
  const due = costDue(state, item, { cost: costToFinalize(state, item), play });
  return [
    ...dueFindings(state, due, 'ability.pay'),
    ...unpaidFindings(state, play.seat, { cost: totalOf(state, due, play), payment: play.payment }),
  ];
};

/** A card that an instruction plays may be left only where something speaks against playing it, a cost at least (444). */
const leaveFindings = (state: RiftboundState, item: ChainItem): readonly Finding[] =>
  mustBePlayed(state, item)
    ? [illegal('action.play-by-effect', 'The effect says to play it, and nothing has to be paid for it.')]
    : [];

const useFindings = (state: RiftboundState, play: PlayOf<'FinalizeItem'>): readonly Finding[] => {
  const item = itemAsked(state);
  if (!item) return [];
  if (item.instructed) return leaveFindings(state, item);
  const ability = triggeredOf(item);
  if (!play.use) {
    return ability && mayDecline(state, item, ability)
      ? []
      : [illegal('trigger.must-choose', 'This trigger is not up to its controller.')];
  }
  return ability
    ? [...textFindings(settingOf(state, item, []), ability, play), ...costFindings(state, item, play)]
    : [];
};

/** A card is played by playing it; what can be answered of it is only that it is not. */
const notUsable = ({ choice }: RiftboundState, { use: isUsed }: PlayOf<'FinalizeItem'>): Problem | null =>
  isUsed && choice?.kind === 'play'
    ? cannot('card-to-play', 'A card is played now, not an ability used.', 'Play it, or decline.')
    : null;

const decline = (draft: Draft, item: ChainItem): void => {
  const ability = triggeredOf(item);
  const isOptional = ability !== null && decidedWhen(draft.state, ability) === 'as they are finalized';
  removeTrigger(draft, item, isOptional ? 'trigger.declined' : 'trigger.decline-cost');
};

/** A trigger is used: its choices are made, and its cost is paid as its base cost (383.3.b), before it is finalized. */
const use = (draft: Draft, item: ChainItem, play: PlayOf<'FinalizeItem'>): void => {
  const targets = play.targets.map((target) => targetOf(draft.state, target));
  const to = play.to === null ? null : zoneOf(play.to);
  const due = costDue(draft.state, item, { cost: costToFinalize(draft.state, item), play });
  const kept = keptOf(play.declared);
  const earlier = item.declared?.paid ?? [];
  const declared = kept ? { ...kept, paid: [...earlier, ...lookingBack(draft.state, kept.paid, due)] } : item.declared;
  propose(draft, {
    type: 'TargetsChosen',
    data: { item: item.id, targets, to, declared },
    because: ['ability.choices'],
  });
  finalizeWhenPaid(draft, item);
  payCost(draft, due, { item, cost: totalOf(draft.state, due, play), payment: play.payment });
};

export const finalizeItem: PlayRule<'FinalizeItem'> = {
  cannot: (state, play) => notUsable(state, play) ?? targetProblem(state, play.targets),
  may: useFindings,
  apply: (draft, play) => {
    const item = draft.state.chain.find((each) => each.status === 'pending');
    if (!item) return;
    if (item.instructed) undoInstructed(draft, item);
    else if (play.use) use(draft, item, play);
    else decline(draft, item);
  },
};

/** Whether a cost is an Equip cost, which Weaponmaster takes power off, and asks for power of a domain: the book has it both ways (821.1.c.3). */
const doubtsDiscount = (state: RiftboundState, due: CostDue): boolean => {
  const equip = due.cost.equip ? equipDue(state, due) : null;
  return equip !== null && resourcesOf(state, equip).power.some((symbol) => symbol.length > 0);
};

/** The cost within an instruction: to have it done, or to have it not done. */
const costWithin = (setting: Setting, step: Step): AbilityCost | undefined =>
  costOfStep(setting, step) ?? (step.unless && 'cost' in step.unless ? step.unless.cost : undefined);

/** The cost of what is decided on; null where it has none. */
const decidedCost = (state: RiftboundState, play: Answer): Decided | null => {
  const whole = wholeItem(state);
  if (whole) return costOfWhole(state, whole, play);
  const doing = stepUnderWay(state);
  if (!doing) return null;
  const { frame, item, step, setting } = doing;
  const { payment } = play;
  const cost = costOfAccelerating(frame, { setting, step, payment }) ?? costWithin(setting, step);
  return cost ? { item, due: { ...costDue(state, item, { cost, play }), setting } } : null;
};

/** Ways to pay for the instruction that is decided on, where its payer chooses objects. */
export const waysToDecide = (state: RiftboundState, seat: number): readonly (readonly number[])[] => {
  const decided = decidedCost(state, { seat, declared: null, payment: null });
  return decided ? waysToPay(state, decided.due) : [[]];
};

/** The most that can be paid, where the amount is up to the payer; null where it is not. */
export const mostToDecide = (state: RiftboundState, seat: number): number | null => {
  const decided = decidedCost(state, { seat, declared: null, payment: null });
  if (!decided?.due.cost.any) return null;
  const { due } = decided;
  const amounts = Array.from({ length: MOST_PAID }, (_, index) => index + 1);
  const tooMuch = amounts.find((amount) => !payable(state, { ...due, amount }));
  return tooMuch === undefined ? MOST_PAID : tooMuch - 1;
};

const MOST_PAID = 24;

const decideFindings = (state: RiftboundState, play: PlayOf<'Decide'>): readonly Finding[] => {
  const decided = play.yes ? decidedCost(state, play) : null;
  if (!decided) return [];
  const cost = resourcesOf(state, decided.due);
  return [
    ...dueFindings(state, decided.due, 'cost.within-instruction'),
    ...unpaidFindings(state, play.seat, { cost, payment: play.payment }),
  ];
};

/** How far the instruction is once it is decided. */
const progressed = ({ frame, step, setting }: StepUnderWay, play: PlayOf<'Decide'>): StepProgress =>
  costOfAccelerating(frame, { setting, step, payment: play.payment })
    ? withAccelerated(frame.progress, play.yes)
    : {
        ...frame.progress,
        agreed: play.yes,
        amount: play.declared?.amount ?? 0,
        ...(play.yes && step.cost && { paid: true }),
      };

export const decideStep: PlayRule<'Decide'> = {
  cannot: () => null,
  may: decideFindings,
  apply: (draft, play) => {
    const state = { ...draft.state, agenda: draft.agenda };
    const whole = wholeItem(state);
    if (whole) {
      decideWhole(draft, whole, play);
      return;
    }
    const decided = play.yes ? decidedCost(state, play) : null;
    const doing = stepUnderWay(state);
    draft.agenda.pop();
    if (!doing) return;
    draft.agenda.push({ ...doing.frame, progress: progressed(doing, play) });
    if (decided && doubtsDiscount(draft.state, decided.due)) draft.doubts.add('weaponmaster-and-power-of-a-domain');
    if (decided) payCost(draft, decided.due, { item: decided.item, payment: play.payment });
  },
};
