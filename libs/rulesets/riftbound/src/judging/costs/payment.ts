import { cardOf } from '../../cards/catalogue.js';
import type { Payment } from '../../words/plays.js';
import { EMPTY_POOL } from '../../evolve/set-up.js';
import { runesOf } from '../../reading/objects.js';
import { rememberLast } from '../../state/remember-last.js';
import type { Pool, RiftboundState } from '../../state/riftbound-state.js';
import { DOMAINS, type BoundTo, type Domain, type PowerKind } from '../../words/vocabulary.js';
import { boundFor, poolFor } from './bound-resources.js';
import { kindPaid, matchPower, type Paid, type PowerSource } from './match-power.js';
import type { PowerSymbol } from './cost.js';
import type { TotalCost } from './cost.js';

/** Paying costs (357): what a rune pool and runes on the board can pay. */

/** A payment worked out: runes to use, what the pool then pays, and what nobody can pay. */
export interface PaymentPlan {
  readonly payment: Payment;
  readonly energy: number;
  readonly power: readonly PowerKind[];
  /** Bound resources that help, before the pool does. */
  readonly bound: readonly BoundTo[];
  /** What stays unpaid: no energy and no symbols where the cost is covered. */
  readonly missing: TotalCost;
}

/** How much energy and how many symbols stay unpaid. */
export const unpaidOf = ({ missing }: PaymentPlan): number => missing.energy + missing.power.length;

type Power = Record<PowerKind, number>;

/** The domain of a rune, or null where its card is not known. */
export const domainOfRune = (state: RiftboundState, rune: number): Domain | null => {
  const card = state.pieces[rune]?.card ?? null;
  return card === null ? null : (cardOf(card).domains[0] ?? null);
};

const POWER_KINDS: readonly PowerKind[] = [...DOMAINS, 'any'];

/**
 * Power in a pool as sources, universal power, which pays any symbol (135.2.e.5.b), last; never more of a kind than there are
 * symbols.
 */
const poolSources = (pool: Pool, symbols: readonly PowerSymbol[]): PowerSource[] => {
  const sources: PowerSource[] = [];
  for (const kind of POWER_KINDS) {
    const source: PowerSource = { rune: null, domain: kind === 'any' ? null : kind };
    const count = Math.min(pool.power[kind], symbols.length);
    for (let each = 0; each < count; each++) sources.push(source);
  }
  return sources;
};

/** How gladly a rune is recycled: known before unknown, exhausted before ready. */
const reluctance = (state: RiftboundState, rune: number): number =>
  (domainOfRune(state, rune) === null ? 2 : 0) + (state.pieces[rune]?.exhausted ? 0 : 1);

const sortedRunes = (state: RiftboundState, seat: number): readonly PowerSource[] =>
  [...runesOf(state, seat)]
    .sort((a, b) => reluctance(state, a) - reluctance(state, b) || a - b)
    .map((rune) => ({ rune, domain: domainOfRune(state, rune) }));

/** The runes of every player, worked out once for a table: many payments are planned on it. */
const runesBySeat = rememberLast((state: RiftboundState): readonly (readonly PowerSource[])[] =>
  state.seats.map((_, seat) => sortedRunes(state, seat)),
);

const NO_RUNES: readonly PowerSource[] = [];

const runeSources = (state: RiftboundState, seat: number): readonly PowerSource[] =>
  runesBySeat(state)[seat] ?? NO_RUNES;

/** The runes of a payment of power; an unknown rune is named by a symbol that only one domain pays. */
const recycledFor = (paid: readonly Paid[]): Payment['recycle'] =>
  paid.flatMap((each) => {
    const { source } = each;
    if (source === null || source.rune === null) return [];
    const kind = kindPaid(each);
    return [{ rune: source.rune, domain: kind === 'any' ? null : kind }];
  });

/** Ready runes to exhaust for energy: those to be recycled anyway first, as both may be done to one rune. */
const chooseExhausted = (
  state: RiftboundState,
  seat: number,
  { recycled, energy }: { readonly recycled: Payment['recycle']; readonly energy: number },
): readonly number[] => {
  if (energy <= 0) return [];
  const ready = runesOf(state, seat).filter((rune) => state.pieces[rune]?.exhausted === false);
  const first = ready.filter((rune) => recycled.some((each) => each.rune === rune));
  return [...first, ...ready.filter((rune) => !first.includes(rune))].slice(0, energy);
};

const planOf = (
  payment: Payment,
  paid: readonly Paid[],
  energy: { readonly due: number; readonly there: number },
): Omit<PaymentPlan, 'bound'> => ({
  payment,
  energy: Math.min(energy.due, energy.there),
  power: paid.filter(({ source }) => source !== null).map(kindPaid),
  missing: {
    energy: Math.max(0, energy.due - energy.there),
    power: paid.flatMap(({ symbol, source }) => (source === null ? [symbol] : [])),
  },
});

const poolOf = (state: RiftboundState, seat: number, bound: readonly BoundTo[]): Pool => {
  const player = state.seats[seat];
  if (!player) return EMPTY_POOL;
  return bound.length === 0 ? player.pool : poolFor(player, bound);
};

const NOTHING_DUE: readonly Paid[] = [];

const powerSources = (
  state: RiftboundState,
  seat: number,
  { pool, cost }: { readonly pool: Pool; readonly cost: TotalCost },
): readonly PowerSource[] => [...poolSources(pool, cost.power), ...runeSources(state, seat)];

/** The payment the engine makes where the player names none: pool first, then as few runes as there must be. */
export const planPayment = (state: RiftboundState, seat: number, cost: TotalCost): PaymentPlan => {
  const bound = boundFor(state, seat, cost);
  const pool = poolOf(state, seat, bound);
  const paid =
    cost.power.length === 0 ? NOTHING_DUE : matchPower(powerSources(state, seat, { pool, cost }), cost.power);
  const recycle = recycledFor(paid);
  const exhaust = chooseExhausted(state, seat, { recycled: recycle, energy: cost.energy - pool.energy });
  return { ...planOf({ exhaust, recycle }, paid, { due: cost.energy, there: pool.energy + exhaust.length }), bound };
};

/** The pool after the runes of a payment have been used. */
const poolAfter = (state: RiftboundState, pool: Pool, payment: Payment): Pool => {
  const power: Power = { ...pool.power };
  for (const { rune, domain } of payment.recycle) power[domainOfRune(state, rune) ?? domain ?? 'any'] += 1;
  return { energy: pool.energy + payment.exhaust.length, power };
};

interface Named {
  readonly cost: TotalCost;
  readonly payment: Payment;
}

/** What a payment that the player named comes to: what is left over stays in the pool. */
const checkPayment = (state: RiftboundState, seat: number, { cost, payment }: Named): PaymentPlan => {
  const bound = boundFor(state, seat, cost);
  const pool = poolAfter(state, poolOf(state, seat, bound), payment);
  const paid = matchPower(poolSources(pool, cost.power), cost.power);
  return { ...planOf(payment, paid, { due: cost.energy, there: pool.energy }), bound };
};

interface Due {
  readonly cost: TotalCost;
  readonly payment: Payment | null;
}

/** The plan for a play: as the player named it, or as the engine chooses. */
export const paymentFor = (state: RiftboundState, seat: number, { cost, payment }: Due): PaymentPlan =>
  payment ? checkPayment(state, seat, { cost, payment }) : planPayment(state, seat, cost);

/** The first of several costs that can be paid so; the first of all where none can. */
export const payableOf = (
  state: RiftboundState,
  seat: number,
  { costs, payment }: { readonly costs: readonly TotalCost[]; readonly payment: Payment | null },
): TotalCost => {
  const [first = { energy: 0, power: [] }, ...others] = costs;
  if (others.length === 0) return first;
  return costs.find((cost) => unpaidOf(paymentFor(state, seat, { cost, payment })) === 0) ?? first;
};
