import { ownPower } from './own-power.js';
import { discountsOf, increasesOf, partDiscounts } from './changes-of-costs.js';
import { extraCostsOf, repeatCostsOf, wayOf, type CostOf } from './costs-of-cards.js';
import { resourcesOf } from './ability-costs.js';
import { costNamed } from './named-costs.js';
import { allTargets } from './declared-costs.js';
import { ambushes } from '../places/ambush.js';
import { ignoresDeflect, ignoresDeflectItself } from '../../reading/statics/ignoring.js';
import type { DescribedCost, PlayOf, PlayTarget } from '../../words/plays.js';
import { cardOf } from '../../cards/catalogue.js';
import { typesOf } from '../../cards/types.js';
import { keywordValue } from '../../reading/layers/keywords.js';
import type { PlayTerms } from '../../words/instruction.js';
import { ignoresBaseCost, termsOf } from '../instructed.js';
import { afterDiscounts, lessened, raised, type Change } from './reductions.js';
import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { PowerKind } from '../../words/vocabulary.js';
import { facedownAt } from '../../state/zones.js';
import type { PowerSymbol, TotalCost } from './cost.js';
import { policyOf } from '../../words/editions/editions.js';

const ANY: PowerSymbol = [];

const symbolOf = (kind: PowerKind): PowerSymbol => (kind === 'any' ? ANY : [kind]);

const repeated = (symbol: PowerSymbol, count: number): readonly PowerSymbol[] =>
  Array.from({ length: count }, () => symbol);

/** The printed cost of a card: power symbols are of its own domains (135.2.e.6). */
const printedCost = (state: RiftboundState, card: string): TotalCost => {
  const { energy, power } = cardOf(card);
  return { energy: energy ?? 0, power: repeated(ownPower(state, card), power ?? 0) };
};

/** Energy and power as the table named them. */
export const describedPrice = ({ energy, power }: Pick<DescribedCost, 'energy' | 'power'>): TotalCost => ({
  energy,
  power: power.map(symbolOf),
});

const ACCELERATE_ENERGY = 1;

/** Accelerate: one energy and one power of the card's own domains on top (805, 805.1.a.1), of any where it has none (805.1.a.2). */
const acceleratingCost = (state: RiftboundState, card: string): TotalCost => ({
  energy: ACCELERATE_ENERGY,
  power: [ownPower(state, card)],
});

/** What Accelerate costs with the discounts on what is optional (356.4.c): every cost that its payer may choose. */
export const acceleratingCosts = (state: RiftboundState, seat: number, card: string): readonly TotalCost[] =>
  afterDiscounts(acceleratingCost(state, card), partDiscounts(state, seat, 'optional'));

/** What is chosen several times is chosen each time, or counts once in older editions. */
const chosenFor = (state: RiftboundState, targets: readonly PlayTarget[]): readonly PlayTarget[] => {
  if (policyOf(state).deflect === 'each choice') return targets;
  const pieceOf = (target: PlayTarget): number | null => (target.kind === 'piece' ? target.piece : null);
  return targets.filter((target, index) => targets.findIndex((each) => pieceOf(each) === pieceOf(target)) === index);
};

/**
 * Deflect: power of any domain for each time an enemy chooses the object (809), mandatory (356.2.a.2) unless it is ignored (766).
 */
export const deflectCost = (state: RiftboundState, seat: number, targets: readonly PlayTarget[]): TotalCost => {
  const power = chosenFor(state, targets).flatMap((target) => {
    if (target.kind !== 'piece' || areFriendly(state, state.pieces[target.piece]?.controller ?? seat, seat)) return [];
    return repeated(ANY, keywordValue(state, target.piece, 'Deflect'));
  });
  return ignoresDeflect(state, targets) ? FREE : { energy: 0, power };
};

export const sumOf = (...costs: readonly TotalCost[]): TotalCost => ({
  energy: costs.reduce((all, cost) => all + cost.energy, 0),
  power: costs.flatMap((cost) => cost.power),
});

export const FREE: TotalCost = { energy: 0, power: [] };

/** Power of any domain, once: what hiding costs (811.1.b). */
export const ONE_POWER: TotalCost = { energy: 0, power: [ANY] };

type PlayCard = PlayOf<'PlayCard'>;

const NOTHING: readonly never[] = [];

/** What an instruction that plays the card takes off its cost. */
const instructedDiscounts = (terms: PlayTerms | null): readonly Change[] =>
  terms && terms.less > 0 ? [{ energy: terms.less, power: 0, own: null, or: false, floor: 0 }] : [];

/** Whether an additional cost that is paid has the card cost nothing else. */
const ignoresBase = (state: RiftboundState, play: PlayCard): boolean =>
  (play.declared?.extra ?? NOTHING).some(({ cost }) => costNamed(extraCostsOf(state, play), cost)?.gift.ignoresBase);

/** What stands for the printed cost (356.1.a): the cost that its player declares, or the one that an instruction has it played for. */
const replacedCost = (state: RiftboundState, play: PlayCard): TotalCost => {
  const way = wayOf(state, play);
  if (way) return resourcesOf(state, { seat: play.seat, ...way });
  const price = termsOf(state, play)?.cost ?? null;
  if (price) return describedPrice(price);
  return facedownAt(state.pieces[play.piece]?.zone ?? -1) === null ? printedCost(state, play.card) : FREE;
};

/**
 * The base cost (204.1): what the table named, or nothing where it is ignored, else another cost or the printed one (356.1), without its
 * energy where an instruction has that ignored (356.1.b.2). Modifications come in any order (356.1): what is ignored is ignored of
 * either cost.
 */
const baseCost = (state: RiftboundState, play: PlayCard): TotalCost => {
  if (play.cost) return describedPrice(play.cost);
  if (ignoresBaseCost(state, play) || ignoresBase(state, play)) return FREE;
  const cost = replacedCost(state, play);
  return termsOf(state, play)?.ignoring === 'energy' ? { ...cost, energy: 0 } : cost;
};

/** Every sum of one of each. */
const sums = (parts: readonly (readonly TotalCost[])[]): readonly TotalCost[] =>
  parts.reduce<readonly TotalCost[]>(
    (all, part) => all.flatMap((one) => part.map((other) => sumOf(one, other))),
    [FREE],
  );

/** An additional cost (204.2) that is paid, with the discounts on it alone (356.2, 356.4.c). */
interface Part {
  readonly due: TotalCost;
  readonly off: readonly Change[];
}

const addedCosts = (state: RiftboundState, play: PlayCard): readonly Part[] => {
  const { seat, declared } = play;
  if (!play.accelerate && declared === null) return NOTHING;
  const due = (cost: CostOf | undefined): TotalCost => (cost ? resourcesOf(state, { seat, ...cost }) : FREE);
  const extras = extraCostsOf(state, play);
  const optional = partDiscounts(state, seat, 'optional');
  const repeats = declared?.repeats.length ? repeatCostsOf(state, play) : [];
  return [
    ...(play.accelerate ? [{ due: acceleratingCost(state, play.card), off: optional }] : []),
    ...(declared?.extra ?? []).map(({ cost }) => {
      const extra = costNamed(extras, cost);
      return { due: due(extra), off: extra?.gift.may ? optional : [] };
    }),
    ...(declared?.repeats ?? []).map(({ cost }) => ({
      due: due(costNamed(repeats, cost)),
      off: partDiscounts(state, seat, 'repeat'),
    })),
  ];
};

/** What the discounts on a part alone take off it: every amount that its payer may choose. */
const takenOff = ({ due, off }: Part): readonly Change[] =>
  afterDiscounts(due, off).map((left) => ({
    energy: due.energy - left.energy,
    power: due.power.length - left.power.length,
    own: due.power.find((symbol) => !left.power.includes(symbol)) ?? null,
    or: false,
    floor: 0,
  }));

/** Costs less what comes off each part: in older editions discounts come in any order, so that those with a floor may come before. */
const lessParts = (costs: readonly TotalCost[], parts: readonly Part[]): readonly TotalCost[] =>
  parts.reduce((all, part) => all.flatMap((cost) => takenOff(part).flatMap((taken) => lessened(cost, taken))), costs);

const unlike = (costs: readonly TotalCost[]): readonly TotalCost[] =>
  costs.length < 2 ? costs : [...new Map(costs.map((cost) => [JSON.stringify(cost), cost])).values()];

/**
 * The total cost of playing a card, in the order of 356: its base cost; additional costs, with the discounts on each; increases;
 * discounts, which reduce what was added, too (356.4.f). Several where a discount leaves its payer a choice, the one that an
 * engine prefers first. A cost described at the table has its changes in it.
 */
export const costsOfCard = (state: RiftboundState, play: PlayCard): readonly TotalCost[] => {
  const terms = termsOf(state, play);
  if (terms?.ignoring === 'all') return [FREE];
  const base = baseCost(state, play);
  const deflect = ignoresDeflectItself(state, play) ? FREE : deflectCost(state, play.seat, allTargets(play));
  const more = addedCosts(state, play);
  const added =
    more.length === 0 && deflect === FREE
      ? [base]
      : sums([[base], ...more.map(({ due, off }) => afterDiscounts(due, off)), [deflect]]);
  if (play.cost) return added;
  const how = { paid: play.declared?.extra ?? NOTHING, ambushes: ambushes(state, play) };
  const played = { ...play, targets: allTargets(play), ...how };
  const increases = increasesOf(state, played);
  const discounts = discountsOf(state, played, instructedDiscounts(terms));
  const changed = (cost: TotalCost): readonly TotalCost[] => afterDiscounts(increases.reduce(raised, cost), discounts);
  const whole =
    policyOf(state).partDiscounts === 'in any order' ? [sumOf(base, ...more.map(({ due }) => due), deflect)] : [];
  return unlike([...lessParts(whole.flatMap(changed), more), ...added.flatMap(changed)]).map((cost) => ({
    ...cost,
    of: { is: 'card', types: typesOf(cardOf(play.card)) },
  }));
};
