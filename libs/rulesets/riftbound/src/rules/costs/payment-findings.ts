import type { Finding, Problem } from '#ruleset';
import type { Payment } from '../../commands.js';
import { cannot, illegal } from '../../findings.js';
import { nameOf, playerName, runesOf } from '../../objects.js';
import type { RiftboundState } from '../../state.js';
import { paymentFor } from './payment.js';
import type { TotalCost } from './total-cost.js';

const twice = (numbers: readonly number[]): boolean => new Set(numbers).size < numbers.length;

/** Why the runes named cannot be used as named. */
export const paymentProblem = (state: RiftboundState, seat: number, payment: Payment | null): Problem | null => {
  if (!payment) return null;
  const { exhaust } = payment;
  const recycled = payment.recycle.map(({ rune }) => rune);
  const runes = runesOf(state, seat);
  const foreign = [...exhaust, ...recycled].find((rune) => !runes.includes(rune));
  if (foreign !== undefined || twice(exhaust) || twice(recycled)) {
    return cannot(
      'no-such-rune',
      `A rune named is not one ${playerName(state, seat)} has on the board.`,
      'Name each rune once.',
    );
  }
  const spent = exhaust.find((rune) => state.pieces[rune]?.exhausted);
  return spent === undefined
    ? null
    : cannot(
        'rune-exhausted',
        `${nameOf(state, spent)} is exhausted already.`,
        'Exhaust a ready rune, or recycle this one.',
      );
};

/** Costs that stay unpaid forbid the play (357, 358). */
export const unpaidFindings = (
  state: RiftboundState,
  seat: number,
  due: { readonly cost: TotalCost; readonly payment: Payment | null },
): readonly Finding[] => {
  const { unpaid } = paymentFor(state, seat, due);
  if (unpaid === 0) return [];
  const { energy, power } = due.cost;
  const cost = `${String(energy)} energy${power.length > 0 ? ` and ${String(power.length)} power` : ''}`;
  const message = `${playerName(state, seat)} lacks ${String(unpaid)} of the cost (${cost}).`;
  return [illegal('play.costs-paid', message, { unpaid, energy, power: power.length })];
};
