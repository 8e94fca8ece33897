import type { CardDefinition } from '#rulesets/riftbound';
import { partsOf, tokensOf } from './parts.js';

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  twice: 2,
  both: 2,
  second: 2,
  three: 3,
  third: 3,
  four: 4,
  five: 5,
  six: 6,
};

const SAID = new RegExp(String.raw`\d+|\b(?:${Object.keys(WORDS).join('|')})\b`, 'gi');

/** The numbers from 2 on that a text says, in words or in figures: one is often not said. */
export const numbersSaid = (spoken: string): readonly number[] =>
  [...spoken.matchAll(SAID)]
    .map(([number]) => WORDS[number.toLowerCase()] ?? Number(number))
    .filter((number) => number > 1);

/** Numbers of choices and of costs, which no text says; power, which has symbols; and what stands for any number. */
const INDICES: ReadonlySet<string> = new Set(['target', 'paid']);
const POWER: ReadonlySet<string> = new Set(['power', 'spentPower']);
const ANY_NUMBER = 99;

const numbersWithin = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return value === ANY_NUMBER ? [] : [Math.abs(value)];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(numbersWithin);
  return Object.entries(value)
    .filter(([name, each]) => !POWER.has(name) && (!INDICES.has(name) || typeof each !== 'number'))
    .flatMap(([, each]) => numbersWithin(each));
};

/** The numbers from 2 on, by their amount, in a definition, and the Might of the tokens that it plays. */
export const numbersMeant = (definition: CardDefinition): readonly number[] =>
  [...numbersWithin(definition), ...tokensOf(definition).map(({ might }) => might ?? 0)].filter((number) => number > 1);

/** How many symbols of power a text says, of any domain or of its card's. */
export const symbolsSaid = (spoken: string): number => spoken.match(/\[[AC]\]/g)?.length ?? 0;

/** Power as it is written: a list of symbols, so many of them, or an amount that comes to some. */
const powerOf = (power: unknown): number => {
  if (Array.isArray(power)) return power.length;
  if (typeof power === 'number') return power;
  const numbers = numbersWithin(power);
  return numbers.length === 0 ? 1 : Math.max(...numbers);
};

/** How many symbols of power a definition has. */
export const symbolsMeant = (definition: CardDefinition): number =>
  partsOf(definition)
    .flatMap(({ value }) => [value['power'], value['spentPower']])
    .reduce((sum: number, power) => (power === undefined ? sum : sum + powerOf(power)), 0);
