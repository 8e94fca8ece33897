import { words } from '#ruleset';
import type { Amount } from '../definition.js';
import { conditionWords } from './conditions.js';
import { eventWords } from './events.js';
import { things } from './filters.js';
import { refWords } from './references.js';
import { sayBy, type Sayings } from './sentences.js';

const { counted, signed } = words;

type Written = Exclude<Amount, number>;

const THEN = { killed: 'what this has killed', burned: 'the burned card' } as const;

const EXCESS = { yours: 'the excess damage you assigned' } as const;

const SAYINGS = {
  mightOf: ({ mightOf }) =>
    `the Might of ${mightOf === 'killed' || mightOf === 'burned' ? THEN[mightOf] : refWords(mightOf)}`,
  mightBefore: ({ mightBefore }) => `the Might that ${refWords(mightBefore)} had before this`,
  raising: ({ raising, to }) => `what ${refWords(raising)} lacks to the Might of ${refWords(to)}`,
  paid: ({ paid }) => `the ${paid} paid`,
  counted: ({ counted }) => `the number of what was ${counted} before`,
  spent: ({ spent }) => `the ${spent} just spent`,
  damageOn: ({ damageOn }) => `the damage on ${refWords(damageOn)}`,
  energyOf: ({ energyOf }) => `the printed energy cost of ${refWords(energyOf)}`,
  powerOf: ({ powerOf }) => `the printed power cost of ${refWords(powerOf)}`,
  count: ({ count }) => `the number of ${things(count)}`,
  highestMight: ({ highestMight }) => `the highest Might among ${things(highestMight)}`,
  pointsOf: () => 'your points',
  keywordValue: ({ keywordValue, on }) => `the ${keywordValue} value of ${refWords(on)}`,
  empoweredOf: ({ empoweredOf }) => `the number of times that ${refWords(empoweredOf)} is Empowered`,
  if: (amount) => `(${amountWords(amount.then)} if ${conditionWords(amount.if)}, else ${amountWords(amount.else)})`,
  excess: ({ excess }) => `${EXCESS[excess]} in this combat`,
  dealt: () => 'the number of times this turn that it has dealt damage, if it is played again (else nothing)',
  happened: ({ happened }) => `the number of times this turn that ${eventWords(happened)}`,
  sum: ({ sum }) => `(${sum.map(amountWords).join(' plus ')})`,
  times: ({ times, of }) => `${times} times ${amountWords(of)}`,
} satisfies Sayings<Written>;

const written: (amount: Written) => string = sayBy<Written, typeof SAYINGS>(SAYINGS);

/** An amount in words: a number, or what it is worked out from. */
export const amountWords = (amount: Amount): string => (typeof amount === 'number' ? String(amount) : written(amount));

/** So many of something: `2 cards`, `a number of cards equal to your points`. */
export const quantity = (amount: Amount, noun: string, several = `${noun}s`): string => {
  if (typeof amount !== 'number') return `a number of ${several} equal to ${amountWords(amount)}`;
  return several === `${noun}s` ? counted(amount, noun) : `${amount} ${amount === 1 ? noun : several}`;
};

/** More or less Might, for how long: `+2 Might this turn`. */
export const mightWords = (amount: Amount, lasting = ''): string =>
  typeof amount === 'number' ? `${signed(amount)} Might${lasting}` : `more Might${lasting}, by ${amountWords(amount)}`;
