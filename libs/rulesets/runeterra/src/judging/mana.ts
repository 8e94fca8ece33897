import type { RuleKey } from '#rulebook';
import type { Finding } from '#ruleset';
import { illegal } from '../words/findings.js';
import { playerName } from '../reading/objects.js';
import type { RuneterraState } from '../state/runeterra-state.js';

/** What a card's cost is paid with. `short`: what is missing. */
export interface Payment {
  readonly spellMana: number;
  readonly mana: number;
  readonly short: number;
}

interface Purse {
  readonly spellMana: number;
  readonly mana: number;
}

const purseOf = (state: RuneterraState, seat: number): Purse => {
  const { spellMana = 0, mana = 0 } = state.seats[seat] ?? {};
  return { spellMana, mana };
};

const paymentFrom = (purse: Purse, cost: number): Payment => {
  const spellMana = Math.min(cost, purse.spellMana);
  const mana = Math.min(cost - spellMana, purse.mana);
  return { spellMana, mana, short: cost - spellMana - mana };
};

/** Payments for spells committed together: from the bottom of the stack upwards, spell mana first (S3 1.2.3). */
export const spellPayments = (state: RuneterraState, seat: number, costs: readonly number[]): readonly Payment[] => {
  let purse = purseOf(state, seat);
  return costs.map((cost) => {
    const payment = paymentFrom(purse, cost);
    purse = { spellMana: purse.spellMana - payment.spellMana, mana: purse.mana - payment.mana };
    return payment;
  });
};

/** The payment for a unit or landmark: unit mana alone (S3 1.1.3). */
export const unitPayment = (state: RuneterraState, seat: number, cost: number): Payment =>
  paymentFrom({ ...purseOf(state, seat), spellMana: 0 }, cost);

/** Held against payments that what the player has does not cover. */
export const unpaid = (
  state: RuneterraState,
  { seat, payments }: { readonly seat: number; readonly payments: readonly Payment[] },
  rule: RuleKey,
): readonly Finding[] => {
  const short = payments.reduce((sum, payment) => sum + payment.short, 0);
  if (short === 0) return [];
  const cost = payments.reduce((sum, payment) => sum + payment.spellMana + payment.mana, short);
  const facts = { cost, ...purseOf(state, seat) };
  return [illegal(rule, `${playerName(state, seat)} has not enough mana: ${cost} to pay, ${short} missing.`, facts)];
};
