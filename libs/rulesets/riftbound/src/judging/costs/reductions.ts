import type { PowerSymbol } from './cost.js';
import type { TotalCost } from './cost.js';

/** Cost increases and discounts, worked out (356.3, 356.4). */
export interface Change {
  readonly energy: number;
  readonly power: number;
  /** Only symbols of these domains are meant; null for power of any kind. */
  readonly own: PowerSymbol | null;
  /** Energy or power, as the payer likes. */
  readonly or: boolean;
  /** A discount never brings the energy below this, nor raises it to it (356.4.e). */
  readonly floor: number;
}

const ANY: PowerSymbol = [];

/** How many domains pay a symbol: power of any kind more than any other. */
const breadthOf = (symbol: PowerSymbol): number => (symbol.length === 0 ? Number.MAX_SAFE_INTEGER : symbol.length);

const sameDomains = (one: PowerSymbol, other: PowerSymbol): boolean =>
  one.length === other.length && one.every((domain) => other.includes(domain));

/** Symbols that few domains pay are the first to go: what stays is easier to pay. */
const withoutPower = (symbols: readonly PowerSymbol[], { power, own }: Change): readonly PowerSymbol[] => {
  const gone = [...symbols.entries()]
    .filter(([, symbol]) => own === null || sameDomains(symbol, own))
    .sort(([, one], [, other]) => breadthOf(one) - breadthOf(other))
    .slice(0, Math.max(0, power))
    .map(([at]) => at);
  return symbols.filter((_, at) => !gone.includes(at));
};

/** Never below nothing (356.6). */
const lessEnergy = (cost: TotalCost, { energy, floor }: Change): TotalCost => ({
  ...cost,
  energy: Math.max(cost.energy - Math.max(0, energy), Math.min(cost.energy, floor), 0),
});

const lessPower = (cost: TotalCost, change: Change): TotalCost => ({
  ...cost,
  power: withoutPower(cost.power, change),
});

/** What a cost may become by a discount: one, or where the payer chooses two, power gone before energy. */
export const lessened = (cost: TotalCost, change: Change): readonly TotalCost[] => {
  if (!change.or) return [lessPower(lessEnergy(cost, change), change)];
  const ways = [lessPower(cost, change), lessEnergy(cost, change)];
  const useful = ways.filter(({ energy, power }) => energy < cost.energy || power.length < cost.power.length);
  return useful.length > 0 ? useful : ways;
};

/** A cost with an increase on top: no text makes it more by less than nothing. */
export const raised = (cost: TotalCost, { energy, power, own }: Change): TotalCost => ({
  energy: cost.energy + energy,
  power: [...cost.power, ...Array.from({ length: power }, () => own ?? ANY)],
});

/** A cost after each of several discounts, in that order: every result that its payer may choose. */
export const afterDiscounts = (cost: TotalCost, discounts: readonly Change[]): readonly TotalCost[] =>
  discounts.reduce<readonly TotalCost[]>(
    (costs, discount) => costs.flatMap((each) => lessened(each, discount)),
    [cost],
  );
