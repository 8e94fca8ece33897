import { resourcesOf, spent, othersOf } from '../../judging/costs/ability-costs.js';
import { type CostDue } from '../../judging/costs/cost.js';
import { paymentFor } from '../../judging/costs/payment.js';
import type { Payment } from '../../words/plays.js';
import type { ChainItem } from '../../state/chain-item.js';
import type { TotalCost } from '../../judging/costs/cost.js';
import type { Draft } from '../draft.js';
import { pay } from './pay.js';
import { perform } from '../effects/perform.js';
import { propose } from '../gate.js';
import { costInstructions } from '../../judging/costs/cost-objects.js';
import type { Instruction } from '../../words/instruction.js';
import { type PlayCard, duesOf, partsOf } from '../../judging/costs/declared-costs.js';

/** Costs that are an action on the source itself. */
const ON_SOURCE = [
  ['killThis', 'kill'],
  ['banishThis', 'banish'],
  ['recycleThis', 'recycle'],
  ['spendBuff', 'spend-buff'],
  ['disempowerThis', 'disempower'],
] as const;

const instructionsOf = ({ seat, source, cost, using }: CostDue): readonly Instruction[] => [
  ...ON_SOURCE.filter(([key]) => cost[key]).map(([, verb]): Instruction => ({ verb, pieces: [source] })),
  ...costInstructions(cost, using ?? []),
  ...(cost.burn ? [{ verb: 'burn', seat, count: cost.burn } as const] : []),
  ...(cost.spendXp ? [{ verb: 'gain-xp', seat, amount: -cost.spendXp } as const] : []),
];

/**
 * Pays what of a cost is neither energy nor power (357.2); what happens instead of it takes nothing from its being paid (203.2,
 * 357.2.a).
 */
export const payOthers = (draft: Draft, given: CostDue, item: ChainItem): void => {
  const due = othersOf(draft.state, given);
  if (due.cost.exhaust) {
    propose(draft, {
      type: 'PiecesExhausted',
      data: { pieces: [due.source] },
      because: ['action.exhaust-cost', 'ability.pay'],
    });
  }
  const buffs = spent(draft.state, due);
  if (buffs.length > 0) perform(draft, { verb: 'spend-buff', pieces: buffs }, item);
  for (const instruction of instructionsOf(due)) {
    perform(draft, instruction, item);
    if (draft.agenda.at(-1)?.task === 'event') draft.asked.add('cost.pay-replaced');
  }
};

interface Paying {
  readonly item: ChainItem;
  readonly payment: Payment | null;
  /** Energy and power in all, where that is more than the cost itself. */
  readonly cost?: TotalCost;
}

/** Pays the cost: energy and power first, then the rest (357). */
export const payCost = (draft: Draft, due: CostDue, { item, payment, cost }: Paying): void => {
  const { state } = draft;
  pay(draft, due.seat, paymentFor(state, due.seat, { cost: cost ?? resourcesOf(state, due), payment }));
  payOthers(draft, due, item);
};

/** Pays what of the declared costs is neither energy nor power (357.2). */
export const payDeclared = (draft: Draft, play: PlayCard, item: ChainItem): void => {
  const dues = duesOf(draft.state, play, partsOf(draft.state, play));
  for (const due of dues) payOthers(draft, due, item);
};
