import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Payment } from '../../words/plays.js';
import { allCards } from '../../cards/catalogue.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Domain } from '../../words/vocabulary.js';
import { domainOfRune, unpaidOf, type PaymentPlan } from '../../judging/costs/payment.js';

const BASIC_RUNES: ReadonlyMap<Domain, string> = new Map(
  allCards.flatMap((card) => (card.type === 'Rune' && card.domains[0] ? [[card.domains[0], card.id] as const] : [])),
);

/** The card an unknown rune is known to be once it gave power of a domain. */
const cardOfRune = (state: RiftboundState, rune: number, domain: Domain | null): string | null =>
  state.pieces[rune]?.card ?? (domain ? (BASIC_RUNES.get(domain) ?? null) : null);

/** Uses runes for resources: exhausting gives energy, recycling power of their domain (164.2); both may be done to one. */
export const useRunes = (draft: Draft, seat: number, { exhaust, recycle }: Payment): void => {
  if (exhaust.length > 0) {
    propose(draft, { type: 'RunesExhausted', data: { seat, runes: exhaust }, because: ['rune.exhaust-for-energy'] });
  }
  for (const { rune, domain } of recycle) {
    const kind = domainOfRune(draft.state, rune) ?? domain;
    propose(draft, {
      type: 'RuneRecycled',
      data: { seat, rune, card: cardOfRune(draft.state, rune, domain), domain: kind ?? 'any' },
      because: ['rune.recycle-for-power', 'rune.recycles-to-rune-deck'],
    });
  }
};

/** Pays a cost as planned (357). */
export const pay = (draft: Draft, seat: number, plan: PaymentPlan): void => {
  useRunes(draft, seat, plan.payment);
  const { energy, power, bound } = plan;
  const unpaid = unpaidOf(plan);
  if (energy + power.length + unpaid === 0) return;
  propose(draft, {
    type: 'CostPaid',
    data: bound.length === 0 ? { seat, energy, power, unpaid } : { seat, energy, power, unpaid, bound },
    because: ['cost.pay', 'cost.pay-resources'],
  });
};
