import {
  type Answer,
  expectedAt,
  listOfPieces,
  matchWords,
  presumedKind,
  read,
  skipSpaces,
  wordsKind,
} from '#notation';
import type { Payment } from '../../words/plays.js';
import { DOMAINS, type Domain, type PowerKind } from '../../words/vocabulary.js';
import { type Context, type Kind } from './source.js';
import { runeScope } from './scopes.js';

/** Energy, and power in its order. */
export interface Resources {
  readonly energy: number;
  readonly power: readonly PowerKind[];
}

/** A domain. */
export const domainKind: Kind<Domain> = wordsKind(DOMAINS.map((domain) => [domain, domain] as const));

/** A domain, or `any` for universal power. */
export const powerKind: Kind<PowerKind> = wordsKind(
  ([...DOMAINS, 'any'] as const).map((each) => [each, each] as const),
);

const MOST = 99;

/** `2 energy`, or `2 Fury`. */
const readResource = ({ line }: Context, at: number): Answer<Resources> => {
  const start = skipSpaces(line, at);
  const [text, digits = ''] = /^(-?\d+) +/.exec(line.slice(start)) ?? [];
  const amount = Number(digits);
  if (text === undefined || amount > MOST) return expectedAt(line, start, ['an amount such as "2 energy" or "1 Fury"']);
  const energy = matchWords(line, start + text.length, 'energy');
  if (energy !== null) return read({ energy: amount, power: [] }, energy);
  for (const kind of [...DOMAINS, 'any'] as const) {
    const end = matchWords(line, start + text.length, kind);
    if (end !== null) return read({ energy: 0, power: Array.from({ length: Math.max(0, amount) }, () => kind) }, end);
  }
  return expectedAt(line, start + text.length, ['energy', ...DOMAINS, 'any']);
};

/** Reads amounts separated by commas, as many as there are. */
const readMore = (context: Context, first: Answer<Resources>): Answer<Resources> => {
  let answer = first;
  while (answer.ok) {
    const comma = matchWords(context.line, answer.end, ',');
    const next = comma === null ? null : readResource(context, comma);
    if (!next?.ok) break;
    const { energy, power }: Resources = answer.value;
    answer = read({ energy: energy + next.value.energy, power: [...power, ...next.value.power] }, next.end);
  }
  return answer;
};

/** The words of each amount: energy first, then power, counted while it is of one kind. */
export const amountsOf = ({ energy, power }: Resources): readonly string[] => {
  const runs: { kind: PowerKind; count: number }[] = [];
  for (const kind of power) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += 1;
    else runs.push({ kind, count: 1 });
  }
  return [...(energy === 0 ? [] : [`${energy} energy`]), ...runs.map(({ kind, count }) => `${count} ${kind}`)];
};

/** Amounts of energy and power: `2 energy, 1 Fury`; `nothing` for none. */
export const resourcesKind: Kind<Resources> = {
  read: (context, at) => {
    const none = matchWords(context.line, at, 'nothing');
    return none === null ? readMore(context, readResource(context, at)) : read({ energy: 0, power: [] }, none);
  },
  write: (resources) => amountsOf(resources).join(', ') || 'nothing',
};

const runeKind = presumedKind(runeScope);
const runesKind = listOfPieces(runeKind);

type Recycled = Payment['recycle'][number];

const readRecycled = (context: Context, at: number): Answer<Recycled> => {
  const rune = runeKind.read(context, at);
  if (!rune.ok) return rune;
  const afterFor = matchWords(context.line, rune.end, 'for');
  if (afterFor === null) return read({ rune: rune.value, domain: null }, rune.end);
  const domain = domainKind.read(context, afterFor);
  return domain.ok ? read({ rune: rune.value, domain: domain.value }, domain.end) : domain;
};

const writeRecycled = ({ rune, domain }: Recycled, context: Context): string =>
  runeKind.write(rune, context) + (domain === null ? '' : ` for ${domain}`);

/** A rune to recycle, and the domain of the power it gives: `Fury Rune for Fury`. */
export const recycledKind: Kind<Recycled> = { read: readRecycled, write: writeRecycled };

export { runesKind };
