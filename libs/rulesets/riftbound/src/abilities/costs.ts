import { cardOf } from '../cards/catalogue.js';
import type { Payment } from '../commands.js';
import type { Draft } from '../draft.js';
import { perform } from '../effects/perform.js';
import type { Instruction } from '../effects/instruction.js';
import { propose } from '../gate.js';
import { pay } from '../rules/costs/pay.js';
import { paymentFor, unpaidOf } from '../rules/costs/payment.js';
import type { PowerSymbol, TotalCost } from '../rules/costs/total-cost.js';
import type { ChainItem, RiftboundState } from '../state.js';
import type { AbilityCost } from './definition.js';

/** A cost of an ability, with who pays it and what it is of. */
export interface CostDue {
  readonly seat: number;
  readonly source: number;
  readonly cost: AbilityCost;
}

/** Energy and power of an ability's cost; its own power is of the card's domains (135.2.e.6). */
export const resourcesOf = (state: RiftboundState, { source, cost }: CostDue): TotalCost => {
  const card = state.pieces[source]?.card ?? null;
  const own = card === null ? [] : cardOf(card).domains;
  const symbol = (kind: NonNullable<AbilityCost['power']>[number]): PowerSymbol => {
    if (kind === 'own') return own;
    return kind === 'any' ? [] : [kind];
  };
  return { energy: cost.energy ?? 0, power: (cost.power ?? []).map(symbol) };
};

/** What of the cost, beyond energy and power, cannot be paid; null where all of it can. */
export const unpayable = (state: RiftboundState, { seat, source, cost }: CostDue): string | null => {
  const piece = state.pieces[source];
  if (cost.exhaust && piece?.exhausted !== false) return 'it is exhausted';
  if (cost.spendBuff && piece?.buffs === 0) return 'it has no buff';
  return hasExperience(state, seat, cost.spendXp ?? 0) ? null : 'there is too little experience';
};

const hasExperience = (state: RiftboundState, seat: number, amount: number): boolean =>
  (state.seats[seat]?.xp ?? 0) >= amount;

/** Whether the whole cost can be paid now. */
export const payable = (state: RiftboundState, due: CostDue): boolean =>
  unpayable(state, due) === null &&
  unpaidOf(paymentFor(state, due.seat, { cost: resourcesOf(state, due), payment: null })) === 0;

/** Costs that are an action on the source itself. */
const ON_SOURCE = [
  ['killThis', 'kill'],
  ['banishThis', 'banish'],
  ['recycleThis', 'recycle'],
  ['spendBuff', 'spend-buff'],
] as const;

const instructionsOf = ({ seat, source, cost }: CostDue): readonly Instruction[] => [
  ...ON_SOURCE.filter(([key]) => cost[key]).map(([, verb]): Instruction => ({ verb, pieces: [source] })),
  ...(cost.spendXp ? [{ verb: 'gain-xp', seat, amount: -cost.spendXp } as const] : []),
];

/** Pays the cost: energy and power first, then the rest (357). */
export const payCost = (
  draft: Draft,
  due: CostDue,
  { item, payment }: { item: ChainItem; payment: Payment | null },
): void => {
  const { state } = draft;
  pay(draft, due.seat, paymentFor(state, due.seat, { cost: resourcesOf(state, due), payment }));
  if (due.cost.exhaust) {
    propose(draft, {
      type: 'PiecesExhausted',
      data: { pieces: [due.source] },
      because: ['action.exhaust-cost', 'ability.pay'],
    });
  }
  for (const instruction of instructionsOf(due)) perform(draft, instruction, item);
};
