import { discountsFor, type Discount } from '../../abilities/statics.js';
import type { DescribedCost, PlayOf, PlayTarget } from '../../commands.js';
import { cardOf } from '../../cards/catalogue.js';
import { keywordValue } from '../../objects.js';
import type { RiftboundState } from '../../state.js';
import type { Domain, PowerKind } from '../../vocabulary.js';
import { facedownAt } from '../../zones.js';

/** One symbol of power to pay: the domains that pay it; empty for power of any domain (135.2.e.5, 135.2.e.6). */
export type PowerSymbol = readonly Domain[];

/** What has to be paid: energy and symbols of power. Costs that are game actions stand in the play. */
export interface TotalCost {
  readonly energy: number;
  readonly power: readonly PowerSymbol[];
}

const ANY: PowerSymbol = [];

const symbolOf = (kind: PowerKind): PowerSymbol => (kind === 'any' ? ANY : [kind]);

const repeated = (symbol: PowerSymbol, count: number): readonly PowerSymbol[] =>
  Array.from({ length: count }, () => symbol);

/** The printed cost of a card: power symbols are of its own domains, any of them where it has several (135.2.e.6). */
const printedCost = (card: string): TotalCost => {
  const { energy, power, domains } = cardOf(card);
  return { energy: energy ?? 0, power: repeated(domains, power ?? 0) };
};

/** Energy and power as the table named them. */
export const describedPrice = ({ energy, power }: Pick<DescribedCost, 'energy' | 'power'>): TotalCost => ({
  energy,
  power: power.map(symbolOf),
});

const ACCELERATE_ENERGY = 1;

/** Accelerate: one energy and one power of the card's own domains on top (805). */
const accelerateCost = (card: string): TotalCost => ({ energy: ACCELERATE_ENERGY, power: [cardOf(card).domains] });

/** Deflect: power of any domain for each time an enemy chooses the object (809). */
export const deflectCost = (state: RiftboundState, seat: number, targets: readonly PlayTarget[]): TotalCost => ({
  energy: 0,
  power: targets.flatMap((target) => {
    if (target.kind !== 'piece' || state.pieces[target.piece]?.controller === seat) return [];
    return repeated(ANY, keywordValue(state, target.piece, 'Deflect'));
  }),
});

export const sumOf = (...costs: readonly TotalCost[]): TotalCost => ({
  energy: costs.reduce((all, cost) => all + cost.energy, 0),
  power: costs.flatMap((cost) => cost.power),
});

export const FREE: TotalCost = { energy: 0, power: [] };

/** Power of any domain, once: what hiding costs (811.1.b). */
export const ONE_POWER: TotalCost = { energy: 0, power: [ANY] };

/** What the card costs before anything is added: printed, replaced where it is played from facedown, or as described (356.1). */
const baseCost = (state: RiftboundState, { piece, card, cost }: PlayOf<'PlayCard'>): TotalCost => {
  if (cost) return describedPrice(cost);
  return facedownAt(state.pieces[piece]?.zone ?? -1) === null ? printedCost(card) : FREE;
};

/** Less energy, never below the discount's own floor, nor below nothing (356.4.e, 356.6). */
const discounted = ({ energy, power }: TotalCost, discount: Discount): TotalCost => ({
  energy: Math.max(energy - discount.energy, Math.min(energy, discount.floor)),
  power,
});

/**
 * The total cost of playing a card, in the order of 356: its base cost, what is added to it (Accelerate, Deflect), then
 * discounts, which reduce what was added, too (356.4.f). A cost described at the table has its discounts in it.
 */
export const costOfCard = (state: RiftboundState, play: PlayOf<'PlayCard'>): TotalCost => {
  const added = sumOf(
    baseCost(state, play),
    play.accelerate ? accelerateCost(play.card) : FREE,
    deflectCost(state, play.seat, play.targets),
  );
  return play.cost ? added : discountsFor(state, play).reduce(discounted, added);
};
