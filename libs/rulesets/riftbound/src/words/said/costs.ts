import { words } from '#ruleset';
import type { AbilityCost, ObjectCost, Reduction } from '../definition.js';
import type { PowerKind } from '../vocabulary.js';
import { amountWords } from './amounts.js';
import { aThing, things } from './filters.js';
import { refWords } from './references.js';
import { joined } from './sentences.js';

const { listed } = words;

type Symbol = PowerKind | 'own';

const symbolWords = (symbol: Symbol): string => {
  if (symbol === 'own') return 'power of its own domain';
  return symbol === 'any' ? 'power of any domain' : `${symbol} power`;
};

/** Symbols of power, those of a kind together: `2 power of any domain`. */
const powerWords = (power: readonly Symbol[]): readonly string[] =>
  [...new Set(power)].map((kind) => `${power.filter((each) => each === kind).length} ${symbolWords(kind)}`);

/** Energy and power in words. */
export const resourceWords = (energy: number | undefined, power: readonly Symbol[] = []): string =>
  listed([...(energy === undefined ? [] : [`${energy} energy`]), ...powerWords(power)]);

const VERBS: Readonly<Record<ObjectCost['do'], string>> = {
  kill: 'kill',
  discard: 'discard',
  recycle: 'recycle',
  banish: 'banish',
  exhaust: 'exhaust',
  return: 'return to hand',
  'spend-buff': 'spend a buff of',
  disempower: 'disempower',
};

const objectWords = ({ do: verb, what, count }: ObjectCost): string => {
  if (count === undefined) return `${VERBS[verb]} ${aThing(what)}`;
  const often = verb === 'spend-buff' ? ', each as often as it has buffs' : '';
  return `${VERBS[verb]} ${count === 'any' ? 'any number of' : count} ${things(what)}${often}`;
};

/** By how much a cost is less or more. */
export const reductionWords = ({ energy, power, own, or, each, floor }: Reduction): string =>
  joined([
    joined(
      [
        energy !== undefined &&
          (typeof energy === 'number' ? `${energy} energy` : `energy equal to ${amountWords(energy)}`),
        power !== undefined && `${amountWords(power)} power${own ? ' of its own domains' : ' of any kind'}`,
      ],
      or ? ' or, as the payer likes, ' : ' and ',
    ),
    each && 'for each object that paid the additional cost',
    floor !== undefined && `(never below ${floor} energy by this)`,
  ]);

type Values = Required<AbilityCost>;
type Part = Exclude<keyof AbilityCost, 'energy' | 'power' | 'less'>;

/** How each part of a cost is said, in the order in which it is; energy and power are said together, a reduction last. */
const PARTS: { readonly [Name in Part]: (value: Values[Name]) => string } = {
  any: (kind) => `pay any amount of ${kind}`,
  exhaust: () => 'exhaust this',
  killThis: () => 'kill this',
  banishThis: () => 'banish this',
  recycleThis: () => 'recycle this',
  spendBuff: () => 'spend a buff of this',
  spendBuffOf: (ref) => `spend a buff of ${refWords(ref)}`,
  disempowerThis: () => 'disempower this',
  spendXp: (amount) => `spend ${amount} XP`,
  burn: (count) => `burn ${count}`,
  objects: objectWords,
  equip: ({ of, onto }) => `pay the Equip cost of ${refWords(of)} for attaching it to ${refWords(onto)}`,
};

const saying = <Name extends Part>(name: Name, value: Values[Name]): string => PARTS[name](value);

const partOf = (cost: AbilityCost, name: Part): readonly string[] => {
  const value = cost[name];
  return value === undefined ? [] : [saying(name, value)];
};

/** A cost as what is done: `pay 1 energy and exhaust this`. */
export const costWords = (cost: AbilityCost): string => {
  const { energy, power } = cost;
  const resources = energy === undefined && power === undefined ? [] : [`pay ${resourceWords(energy, power)}`];
  const others = (Object.keys(PARTS) as readonly Part[]).flatMap((name) => partOf(cost, name));
  const less = cost.less === undefined ? '' : ` (less, by ${reductionWords(cost.less)})`;
  return `${listed([...resources, ...others])}${less}`;
};
