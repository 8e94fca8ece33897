import { cardAt } from '../objects.js';
import { countedMight } from '../rules/layers/arithmetic.js';
import type { Amount, Filter } from './definition.js';
import { matching } from './filters.js';
import { isSeatZone } from '../zones.js';
import { objectsOf } from './refs.js';
import type { Setting } from './setting.js';
import { excessAssigned, timesThisTurn } from './turn-history.js';

/** The value of an amount now. What is gone counts nothing (359.3.e.12). */
export const amountOf = (setting: Setting, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  if ('mightOf' in amount && amount.mightOf === 'killed') return mightOfKilled(setting);
  if ('mightOf' in amount)
    return sum(objectsOf(setting, amount.mightOf).map((number) => countedMight(setting.state, number)));
  if ('energyOf' in amount)
    return sum(objectsOf(setting, amount.energyOf).map((number) => cardAt(setting.state, number)?.energy ?? 0));
  if ('sum' in amount) return sum(amount.sum.map((each) => amountOf(setting, each)));
  return 'times' in amount ? amount.times * amountOf(setting, amount.of) : counted(setting, amount);
};

/** Below any Might: what is null fits nothing (359.3.e.12). */
const NULL = -1000;

/** Who was to be killed and did not end in a trash, was saved or had gone before: then there is no Might to speak of. */
const mightOfKilled = ({ state, killed }: Setting): number => {
  const died = killed.filter(({ piece }) => isSeatZone(state.pieces[piece]?.zone ?? -1, 'trash'));
  return died.length === 0 ? NULL : sum(died.map(({ might }) => might));
};

type Counted = Extract<
  Amount,
  | { count: unknown }
  | { battlefields: unknown }
  | { highestMight: unknown }
  | { pointsOf: unknown }
  | { excess: unknown }
  | { happened: unknown }
>;

/** Amounts that are read off the table as a whole. */
const counted = (setting: Setting, amount: Counted): number => {
  if ('count' in amount) return matching(setting, amount.count).length;
  if ('battlefields' in amount) return battlefieldsOf(setting, amount.battlefields === 'your others');
  if ('highestMight' in amount) return highestMight(setting, amount.highestMight);
  if ('excess' in amount) return excessAssigned(setting);
  if ('happened' in amount) return timesThisTurn(setting, amount.happened);
  return setting.state.seats[setting.you]?.points ?? 0;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const battlefieldsOf = ({ state, you, source }: Setting, others: boolean): number =>
  state.battlefields.filter(({ controller, piece }) => controller === you && !(others && piece === source)).length;

const highestMight = (setting: Setting, filter: Filter): number =>
  Math.max(0, ...matching(setting, filter).map((number) => countedMight(setting.state, number)));
