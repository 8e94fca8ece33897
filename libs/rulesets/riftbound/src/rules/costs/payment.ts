import { cardOf } from '../../cards/catalogue.js';
import type { Payment } from '../../commands.js';
import { runesOf } from '../../objects.js';
import type { Pool, RiftboundState } from '../../state.js';
import { DOMAINS, type Domain, type PowerKind } from '../../vocabulary.js';
import type { PowerSymbol, TotalCost } from './total-cost.js';

/** Paying costs (357): what a rune pool and runes on the board can pay. */

/** A payment worked out: runes to use, what the pool then pays, and what nobody can pay. */
export interface PaymentPlan {
  readonly payment: Payment;
  readonly energy: number;
  readonly power: readonly PowerKind[];
  /** Energy and power symbols that stay unpaid; 0 where the cost is covered. */
  readonly unpaid: number;
}

type Power = Record<PowerKind, number>;

/** Power in the pool that pays a symbol: of a fitting domain first, universal power last. */
const kindFor = (power: Power, symbol: PowerSymbol): PowerKind | null => {
  const fitting: readonly Domain[] = symbol.length > 0 ? symbol : DOMAINS;
  const domain = fitting.find((each) => power[each] > 0);
  if (domain) return domain;
  return power.any > 0 ? 'any' : null;
};

/** Symbols in the order to pay them: the ones with fewest ways to pay first, so that no easy one takes their power. */
const hardestFirst = (symbols: readonly PowerSymbol[]): readonly PowerSymbol[] =>
  [...symbols].sort((a, b) => (a.length || DOMAINS.length) - (b.length || DOMAINS.length));

/** What each symbol is paid with from a pool, and the symbols it cannot pay. */
const payPower = (pool: Pool, symbols: readonly PowerSymbol[]): { paid: PowerKind[]; left: PowerSymbol[] } => {
  const power: Power = { ...pool.power };
  const paid: PowerKind[] = [];
  const left: PowerSymbol[] = [];
  for (const symbol of hardestFirst(symbols)) {
    const kind = kindFor(power, symbol);
    if (kind === null) left.push(symbol);
    else {
      power[kind] -= 1;
      paid.push(kind);
    }
  }
  return { paid, left };
};

/** The domain of a rune, or null where its card is not known. */
export const domainOfRune = (state: RiftboundState, rune: number): Domain | null => {
  const card = state.pieces[rune]?.card ?? null;
  return card === null ? null : (cardOf(card).domains[0] ?? null);
};

const pays = (domain: Domain | null, symbol: PowerSymbol): boolean =>
  domain === null || symbol.length === 0 || symbol.includes(domain);

/** How gladly a rune is recycled: known before unknown, exhausted before ready. */
const reluctance = (state: RiftboundState, rune: number): number =>
  (domainOfRune(state, rune) === null ? 2 : 0) + (state.pieces[rune]?.exhausted ? 0 : 1);

interface Recycling {
  readonly chosen: { rune: number; domain: Domain | null }[];
  unpaid: number;
}

const DEFAULT_DOMAIN: Domain = 'Fury';

/** Runes to recycle for the symbols, each for one. */
const chooseRecycled = (state: RiftboundState, seat: number, symbols: readonly PowerSymbol[]): Recycling => {
  const free = [...runesOf(state, seat)].sort((a, b) => reluctance(state, a) - reluctance(state, b) || a - b);
  const result: Recycling = { chosen: [], unpaid: 0 };
  for (const symbol of symbols) {
    const index = free.findIndex((rune) => pays(domainOfRune(state, rune), symbol));
    const [rune] = index < 0 ? [] : free.splice(index, 1);
    if (rune === undefined) result.unpaid += 1;
    else result.chosen.push({ rune, domain: domainOfRune(state, rune) ?? symbol[0] ?? DEFAULT_DOMAIN });
  }
  return result;
};

/** Ready runes to exhaust for energy: those to be recycled anyway first. */
const chooseExhausted = (
  state: RiftboundState,
  seat: number,
  { recycled, energy }: { recycled: Recycling['chosen']; energy: number },
): readonly number[] => {
  const ready = runesOf(state, seat).filter((rune) => state.pieces[rune]?.exhausted === false);
  const first = ready.filter((rune) => recycled.some((each) => each.rune === rune));
  return [...first, ...ready.filter((rune) => !first.includes(rune))].slice(0, Math.max(0, energy));
};

const kindsOf = (recycled: Recycling['chosen']): readonly PowerKind[] => recycled.map((each) => each.domain ?? 'any');

/** The payment the engine makes where the player names none: pool first, then as few runes as there must be. */
export const planPayment = (state: RiftboundState, seat: number, cost: TotalCost): PaymentPlan => {
  const pool = state.seats[seat]?.pool;
  if (!pool) return { payment: { exhaust: [], recycle: [] }, energy: 0, power: [], unpaid: 0 };
  const { paid, left } = payPower(pool, cost.power);
  const recycled = chooseRecycled(state, seat, left);
  const exhaust = chooseExhausted(state, seat, { recycled: recycled.chosen, energy: cost.energy - pool.energy });
  const energy = Math.min(cost.energy, pool.energy + exhaust.length);
  return {
    payment: { exhaust, recycle: recycled.chosen },
    energy,
    power: [...paid, ...kindsOf(recycled.chosen)],
    unpaid: cost.energy - energy + recycled.unpaid,
  };
};

/** The pool after the runes of a payment have been used. */
const poolAfter = (state: RiftboundState, pool: Pool, payment: Payment): Pool => {
  const power: Power = { ...pool.power };
  for (const { rune, domain } of payment.recycle) power[domainOfRune(state, rune) ?? domain ?? 'any'] += 1;
  return { energy: pool.energy + payment.exhaust.length, power };
};

/** What a payment that the player named comes to: what is left over stays in the pool. */
export const checkPayment = (state: RiftboundState, seat: number, cost: TotalCost, payment: Payment): PaymentPlan => {
  const before = state.seats[seat]?.pool;
  if (!before) return { payment, energy: 0, power: [], unpaid: 0 };
  const pool = poolAfter(state, before, payment);
  const { paid, left } = payPower(pool, cost.power);
  const energy = Math.min(cost.energy, pool.energy);
  return { payment, energy, power: paid, unpaid: cost.energy - energy + left.length };
};

/** The plan for a play: as the player named it, or as the engine chooses. */
export const paymentFor = (
  state: RiftboundState,
  seat: number,
  due: { cost: TotalCost; payment: Payment | null },
): PaymentPlan => (due.payment ? checkPayment(state, seat, due.cost, due.payment) : planPayment(state, seat, due.cost));
