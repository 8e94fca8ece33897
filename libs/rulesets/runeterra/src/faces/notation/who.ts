import { matchWords, numberKind, pieceKind, read, wordsKind, type Answer } from '#notation';
import { allCards } from '../../cards/index.js';
import type { Who } from '../../words/effect.js';
import type { Which } from '../../words/which.js';
import { KEYWORDS, type Keyword } from '../../words/vocabulary.js';
import { handScope, objectScope } from './scopes.js';
import type { Context, Kind, Scope, Asker } from './source.js';

/** A keyword of the game. */
export const keywordKind: Kind<Keyword> = wordsKind(
  KEYWORDS.toSorted((left, right) => right.length - left.length).map((keyword) => [keyword, keyword] as const),
);

/** A side as a word, and both of them. */
const SIDES = [
  ['ally', 'ally'],
  ['enemy', 'enemy'],
  ['any', 'unit'],
] as const;

/** Whom an effect is about, where it is no piece, by the words for it. */
const SYMBOLS: readonly (readonly [string, Who])[] = [
  ['this unit', { who: 'this' }],
  ['the unit that set it off', { who: 'it' }],
  ['the supported ally', { who: 'supported' }],
  ['the challenged enemy', { who: 'challenged' }],
  ...(['ally', 'enemy'] as const).flatMap((side): readonly (readonly [string, Who])[] => [
    [`the strongest ${side}`, { who: 'strongest', side }],
    [`the weakest ${side}`, { who: 'weakest', side }],
  ]),
  ...SIDES.flatMap(([side, word]): readonly (readonly [string, Who])[] => [
    [`each ${word}`, { who: 'each', side }],
    [`each battling ${word}`, { who: 'battling', side }],
    [`each attacking ${word}`, { who: 'attackers', side }],
  ]),
];

const readTarget = ({ line }: Context, at: number): Answer<Who> | null => {
  const begin = matchWords(line, at, 'target');
  if (begin === null) return null;
  const [text = '', digits] = /^\s*(\d+)/.exec(line.slice(begin)) ?? [];
  return digits === undefined ? null : read({ who: 'target', number: Number(digits) - 1 }, begin + text.length);
};

type Many = Extract<Who, { readonly others?: boolean }>;
type Said = Which & Pick<Many, 'others'>;

const isMany = (who: Who): who is Many => who.who === 'each' || who.who === 'battling' || who.who === 'attackers';

const subtypeKind: Kind<string> = wordsKind(
  [...new Set(allCards.flatMap(({ subtypes }) => subtypes))].map((subtype) => [subtype, subtype] as const),
);

/** What may be said in fixed words. */
const FIXED: readonly (readonly [words: string, said: Said])[] = [
  ['but this unit', { others: true }],
  ['but champions', { follower: true }],
  ['with damage', { damaged: true }],
];

const LIMITED = /^\s*(\d+) (power|health) or (less|more)\b/;

/** `with 3 power or less`. */
const readLimit = ({ line }: Context, at: number): Answer<Said> | null => {
  const [text, digits, of, limit] = LIMITED.exec(line.slice(at)) ?? [];
  if (text === undefined || (of === 'health' && limit === 'more')) return null;
  const amount = Number(digits);
  const most = of === 'power' ? { mostPower: amount } : { mostHealth: amount };
  return read(limit === 'more' ? { leastPower: amount } : most, at + text.length);
};

/** `of cost 1`, `of cost 8 or more`. */
const readCost = (context: Context, at: number): Answer<Said> => {
  const cost = numberKind.read(context, at);
  if (!cost.ok) return cost;
  const more = matchWords(context.line, cost.end, 'or more');
  return more === null ? read({ cost: cost.value }, cost.end) : read({ leastCost: cost.value }, more);
};

const readSaid = (context: Context, at: number): Answer<Said> | null => {
  for (const [words, said] of FIXED) {
    const end = matchWords(context.line, at, words);
    if (end !== null) return read(said, end);
  }
  const kind = matchWords(context.line, at, 'of the kind');
  if (kind !== null) {
    const subtype = subtypeKind.read(context, kind);
    return subtype.ok ? read({ subtype: subtype.value }, subtype.end) : subtype;
  }
  const ofCost = matchWords(context.line, at, 'of cost');
  if (ofCost !== null) return readCost(context, ofCost);
  const begin = matchWords(context.line, at, 'with');
  if (begin === null) return null;
  const limit = readLimit(context, begin);
  if (limit !== null) return limit;
  const keyword = keywordKind.read(context, begin);
  return keyword.ok ? read({ keyword: keyword.value }, keyword.end) : keyword;
};

/** `each ally with Ephemeral`, `each enemy with 3 power or less`, `each ally but this unit of the kind SPIDER`. */
const readWith = (context: Context, who: Who, at: number): Answer<Who> => {
  const said = isMany(who) ? readSaid(context, at) : null;
  if (said === null) return read(who, at);
  return said.ok ? readWith(context, { ...who, ...said.value }, said.end) : said;
};

type Words = { readonly [Name in keyof Said]-?: (value: NonNullable<Said[Name]>) => string };

/** The words for what is said of many, in the order in which they are written. */
const SAID: Words = {
  others: () => 'but this unit',
  follower: () => 'but champions',
  subtype: (subtype) => `of the kind ${subtype}`,
  cost: (cost) => `of cost ${cost}`,
  leastCost: (cost) => `of cost ${cost} or more`,
  keyword: (keyword) => `with ${keyword}`,
  damaged: () => 'with damage',
  mostPower: (power) => `with ${power} power or less`,
  leastPower: (power) => `with ${power} power or more`,
  mostHealth: (health) => `with ${health} health or less`,
};

const SAID_NAMES = Object.keys(SAID) as readonly (keyof Said)[];

const saidWords = (said: Said): readonly string[] =>
  SAID_NAMES.flatMap((name) => {
    const value = said[name];
    return value === undefined || value === false ? [] : [(SAID[name] as (value: unknown) => string)(value)];
  });

const readSymbol = (context: Context, at: number): Answer<Who> | null => {
  const target = readTarget(context, at);
  if (target !== null) return target;
  for (const [words, who] of SYMBOLS) {
    const end = matchWords(context.line, at, words);
    if (end !== null) return readWith(context, who, end);
  }
  return null;
};

const keyOf = (who: Who): string => ('side' in who ? `${who.who} ${who.side}` : who.who);

const symbolWords = (who: Who): string => {
  const words = SYMBOLS.find(([, each]) => keyOf(each) === keyOf(who))?.[0] ?? who.who;
  return isMany(who) ? [words, ...saidWords(who)].join(' ') : words;
};

/** Whom an effect is about: a piece by its name, or `the strongest enemy`, `each ally with Ephemeral`, `target 1`. */
const whoIn = (scopeOf: (asker: Asker) => Scope): Kind<Who> => {
  const pieces = pieceKind(scopeOf);
  return {
    read: (context, at) => {
      const symbol = readSymbol(context, at);
      if (symbol !== null) return symbol;
      const answer = pieces.read(context, at);
      return answer.ok ? { ...answer, value: { who: 'piece', piece: answer.value } } : answer;
    },
    write: (who, context) => {
      if (who.who === 'piece') return pieces.write(who.piece, context);
      return who.who === 'target' ? `target ${who.number + 1}` : symbolWords(who);
    },
  };
};

export const whoKind = whoIn(objectScope);

/** As `whoKind`, of cards in hand. */
export const cardWhoKind = whoIn(handScope);
