import { matchWords, pieceKind, read, wordsKind, type Answer } from '#notation';
import type { Side, Who } from '../../words/effect.js';
import { KEYWORDS, type Keyword } from '../../words/vocabulary.js';
import { handScope, objectScope } from './scopes.js';
import type { Context, Kind, Scope, Asker } from './source.js';

/** A keyword of the game. */
export const keywordKind: Kind<Keyword> = wordsKind(
  KEYWORDS.toSorted((left, right) => right.length - left.length).map((keyword) => [keyword, keyword] as const),
);

const SIDES: readonly Side[] = ['ally', 'enemy'];

/** Whom an effect is about, where it is no piece, by the words for it. */
const SYMBOLS: readonly (readonly [string, Who])[] = [
  ['this unit', { who: 'this' }],
  ['the unit that set it off', { who: 'it' }],
  ['the supported ally', { who: 'supported' }],
  ['the challenged enemy', { who: 'challenged' }],
  ...SIDES.flatMap((side): readonly (readonly [string, Who])[] => [
    [`the strongest ${side}`, { who: 'strongest', side }],
    [`the weakest ${side}`, { who: 'weakest', side }],
    [`each ${side}`, { who: 'each', side }],
    [`each battling ${side}`, { who: 'battling', side }],
    [`each attacking ${side}`, { who: 'attackers', side }],
  ]),
];

const readTarget = ({ line }: Context, at: number): Answer<Who> | null => {
  const begin = matchWords(line, at, 'target');
  if (begin === null) return null;
  const [text = '', digits] = /^\s*(\d+)/.exec(line.slice(begin)) ?? [];
  return digits === undefined ? null : read({ who: 'target', number: Number(digits) - 1 }, begin + text.length);
};

const isMany = (who: Who): who is Extract<Who, { readonly keyword?: Keyword }> =>
  who.who === 'each' || who.who === 'battling' || who.who === 'attackers';

/** `each ally with Ephemeral`. */
const readWith = (context: Context, who: Who, at: number): Answer<Who> => {
  const begin = isMany(who) ? matchWords(context.line, at, 'with') : null;
  if (begin === null) return read(who, at);
  const keyword = keywordKind.read(context, begin);
  return keyword.ok ? read({ ...who, keyword: keyword.value } as Who, keyword.end) : keyword;
};

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
  return 'keyword' in who ? `${words} with ${who.keyword}` : words;
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
