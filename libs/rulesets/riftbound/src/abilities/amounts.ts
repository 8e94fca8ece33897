import { cardAt } from '../objects.js';
import { countedMight } from '../rules/layers/arithmetic.js';
import type { Amount } from './definition.js';
import { matching } from './filters.js';
import { objectsOf } from './refs.js';
import type { Setting } from './setting.js';

/** The value of an amount now. What is gone counts nothing (359.3.e.12). */
export const amountOf = (setting: Setting, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  if ('mightOf' in amount)
    return sum(objectsOf(setting, amount.mightOf).map((number) => countedMight(setting.state, number)));
  if ('energyOf' in amount)
    return sum(objectsOf(setting, amount.energyOf).map((number) => cardAt(setting.state, number)?.energy ?? 0));
  if ('count' in amount) return matching(setting, amount.count).length;
  if ('sum' in amount) return sum(amount.sum.map((each) => amountOf(setting, each)));
  return amount.times * amountOf(setting, amount.of);
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
