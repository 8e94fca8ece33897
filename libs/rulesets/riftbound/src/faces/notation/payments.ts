import { type Answer, expectedAt, listKind, matchWords, read } from '#notation';
import type { DescribedCost, Payment } from '../../words/plays.js';
import { instructionsKind } from './instructions.js';
import { amountsOf, recycledKind, resourcesKind, runesKind } from './resources.js';
import { type Context, type Kind } from './source.js';

const recycledListKind = listKind(recycledKind, { takes: ({ rune }) => rune });

const readRecycling = (exhaust: readonly number[], { context, at, verb }: Reading): Answer<Payment> => {
  const begin = matchWords(context.line, at, verb);
  if (begin === null) return read({ exhaust, recycle: [] }, at);
  const recycle = recycledListKind.read(context, begin);
  return recycle.ok ? read({ exhaust, recycle: recycle.value }, recycle.end) : recycle;
};

interface Reading {
  readonly context: Context;
  readonly at: number;
  readonly verb: string;
}

interface Verbs {
  readonly exhaust: string;
  readonly recycle: string;
  readonly nothing: string;
}

/** What runes give: `exhausting 2 Fury Rune recycling Mind Rune for Mind`. */
const runesGivingKind = (verbs: Verbs): Kind<Payment> => ({
  read: (context, at) => {
    const nothing = matchWords(context.line, at, verbs.nothing);
    if (nothing !== null) return read({ exhaust: [], recycle: [] }, nothing);
    const begin = matchWords(context.line, at, verbs.exhaust);
    if (begin === null) {
      return matchWords(context.line, at, verbs.recycle) === null
        ? expectedAt(context.line, at, [verbs.exhaust, verbs.recycle])
        : readRecycling([], { context, at, verb: verbs.recycle });
    }
    const exhaust = runesKind.read(context, begin);
    return exhaust.ok ? readRecycling(exhaust.value, { context, at: exhaust.end, verb: verbs.recycle }) : exhaust;
  },
  write: ({ exhaust, recycle }, context) => {
    const words = [
      ...(exhaust.length > 0 ? [`${verbs.exhaust} ${runesKind.write(exhaust, context)}`] : []),
      ...(recycle.length > 0 ? [`${verbs.recycle} ${recycledListKind.write(recycle, context)}`] : []),
    ];
    return words.join(' ') || verbs.nothing;
  },
});

/** How a cost is paid, where the line says so. */
export const paymentKind = runesGivingKind({ exhaust: 'exhausting', recycle: 'recycling', nothing: 'paying nothing' });

/** Runes used on their own. */
export const runeUseKind = runesGivingKind({ exhaust: 'exhausts', recycle: 'recycles', nothing: 'uses no runes' });

/** The end of a word that stands alone in a list of costs. */
const standsAlone = (line: string, at: number): boolean => /^\s*[,;)]/.test(line.slice(at));

const readCostInstructions = (
  context: Context,
  at: number,
  cost: Omit<DescribedCost, 'instructions'>,
): Answer<DescribedCost> => {
  const answer = instructionsKind.read(context, at);
  return answer.ok ? read({ ...cost, instructions: answer.value }, answer.end) : answer;
};

const NO_RESOURCES = { energy: 0, power: [] };

/** The part of a cost that is no game action; empty, and ending where it began, where there is none. */
const readCostResources = (context: Context, at: number): Answer<Omit<DescribedCost, 'instructions'>> => {
  const word = matchWords(context.line, at, 'exhaust');
  if (word === null || !standsAlone(context.line, word)) {
    const amounts = resourcesKind.read(context, at);
    return amounts.ok
      ? read({ ...amounts.value, exhaustSource: false }, amounts.end)
      : read({ ...NO_RESOURCES, exhaustSource: false }, at);
  }
  const comma = matchWords(context.line, word, ',');
  if (comma === null) return read({ ...NO_RESOURCES, exhaustSource: true }, word);
  const amounts = resourcesKind.read(context, comma);
  return amounts.ok ? read({ ...amounts.value, exhaustSource: true }, amounts.end) : amounts;
};

/** What an ability costs: `exhaust, 2 energy, 1 Fury; kill Vi`. */
export const costKind: Kind<DescribedCost> = {
  read: (context, at) => {
    const resources = readCostResources(context, at);
    if (!resources.ok) return resources;
    const { value, end } = resources;
    const more = end === at ? at : matchWords(context.line, end, ';');
    return more === null ? read({ ...value, instructions: [] }, end) : readCostInstructions(context, more, value);
  },
  write: ({ energy, power, exhaustSource, instructions }, context) => {
    const amounts = [...(exhaustSource ? ['exhaust'] : []), ...amountsOf({ energy, power })].join(', ');
    const described = instructions.length > 0 ? instructionsKind.write(instructions, context) : '';
    return [amounts, described].filter((each) => each !== '').join('; ') || 'nothing';
  },
};
