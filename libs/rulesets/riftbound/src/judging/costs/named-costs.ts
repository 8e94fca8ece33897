import { isSameAbility } from '../../cards/abilities-within.js';
import { namesByNumber } from '../../cards/names-by-number.js';
import { listOf } from '../../reading/texts/numbered-abilities.js';
import type { GiftInForce } from '../../reading/statics/statics.js';
import type { CostName } from '../../words/definition.js';
import type { CostNamed } from '../../words/plays.js';

/** A cost among those that there are, with how plays name it. */
export interface WithName {
  readonly name: CostName;
}

/** Whether two names are of one cost. */
export const isSameCost = (one: CostName, other: CostName): boolean =>
  isSameAbility(one, other) &&
  one.source === other.source &&
  one.attachment === other.attachment &&
  one.delayed === other.delayed;

/** The place of a cost among those that there are, which is what older tapes and lines say of it; -1 where there is none such. */
export const placeOf = (costs: readonly WithName[], named: CostNamed): number => {
  if (typeof named === 'number') return named < costs.length ? named : -1;
  return costs.findIndex(({ name }) => isSameCost(name, named));
};

/** The cost that a play declares, of those that there are. */
export const costNamed = <Cost extends WithName>(costs: readonly Cost[], named: CostNamed): Cost | undefined =>
  costs[placeOf(costs, named)];

/** How plays name the cost that another object gives, or a delayed ability. */
export const nameOfGift = ({ name, delayed, setting }: GiftInForce<string>): CostName => {
  if (delayed !== undefined) return { ...name, delayed };
  const { source, attachment } = setting;
  return { ...name, source, ...(attachment && { attachment: attachment.piece }) };
};

/** How plays name what a keyword that a card has printed costs, `instance` by `instance`. */
export const nameOfKeyword = (card: string, keyword: 'Repeat' | 'Flow', instance: number): CostName => ({
  card,
  ability: keyword,
  instance,
});

const UNCOUNTED: readonly string[] = [];

/** Where an ability stood in its text while tapes counted what it gives; behind all others where it did not stand there. */
const stood = ({ name }: WithName): number => {
  const place = (namesByNumber(listOf(name)) ?? UNCOUNTED).indexOf(name.ability);
  return place < 0 ? Infinity : place;
};

/** All of a name but the ability: costs that have it in common are given by one text of one object. */
const textOf = ({ ability: _, ...text }: CostName): string => JSON.stringify(text);

/**
 * Costs in the order in which numbers count them: as they are found, but what one text gives in the order that it had while tapes
 * counted them, whatever has become of its definition since.
 */
export const asCounted = <Cost extends WithName>(costs: readonly Cost[]): readonly Cost[] => {
  if (costs.length < 2) return costs;
  const texts = new Map<string, Cost[]>();
  for (const cost of costs) {
    const text = textOf(cost.name);
    texts.set(text, [...(texts.get(text) ?? []), cost]);
  }
  return [...texts.values()].flatMap((those) => those.sort((one, other) => stood(one) - stood(other)));
};
