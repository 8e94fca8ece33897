import type { CardFilter, Prohibition } from '../definition.js';
import { amountWords } from './amounts.js';
import { refWords, whoWords } from './references.js';
import { joined } from './sentences.js';

const FROM = { trash: 'from the trash', elsewhere: 'from elsewhere than a hand' } as const;

const FORBIDDEN = {
  you: 'you',
  friendly: 'you and your teammates',
  opponent: 'opponents',
  any: 'players',
} as const;

/** Cards being played, by their print, whoever plays them. */
export const kindWords = ({ type, tag, keyword, energyAtMost, from, chooses, first, named }: CardFilter): string =>
  joined([
    first ? 'the first' : 'any',
    tag,
    type?.toLowerCase() ?? 'card',
    keyword && `with ${keyword}`,
    energyAtMost !== undefined && `with a printed energy cost of at most ${energyAtMost}`,
    named && 'with the name that was named',
    from && FROM[from],
    chooses !== undefined && `that chooses any of ${refWords(chooses)} (sides as its player sees them)`,
    first && 'of a turn',
  ]);

type Forbids = Prohibition['forbids'];
type ProhibitionOf<Name extends Forbids, Each = Prohibition> = Each extends { readonly forbids: infer Names }
  ? Name extends Names
    ? Each
    : never
  : never;

const COUNTERED = { this: 'this', yours: 'your spells and abilities' } as const;

const PLAYED_TO: Readonly<Record<NonNullable<ProhibitionOf<'playing'>['to']>, string>> = {
  battlefield: 'to a battlefield',
  here: 'here',
  'elsewhere than conquered this turn': 'to anywhere but a battlefield you conquered this turn',
};

const PROHIBITIONS: { readonly [Name in Forbids]: (prohibition: ProhibitionOf<Name>) => string } = {
  choosing: ({ what }) => `opponents' spells and abilities cannot choose ${refWords(what)}`,
  moving: ({ what, to, by, effectsOf }) =>
    joined([
      `${refWords(what)} cannot move`,
      to && `to a ${to}`,
      by && `by a move or effect of ${whoWords(by)}`,
      effectsOf && `by spells and abilities of ${whoWords(effectsOf)}`,
    ]),
  readying: ({ what, by }) => joined([`${refWords(what)} cannot be readied`, by && 'by spells and abilities']),
  playing: ({ of, to, from, before }) =>
    joined([
      of === 'this' ? 'this card cannot be played' : `${FORBIDDEN[of.player ?? 'you']} cannot play ${kindWords(of)}`,
      to && PLAYED_TO[to],
      from && 'from facedown here',
      before !== undefined && `before turn ${amountWords(before)} of its player`,
    ]),
  scoring: ({ who, before }) =>
    joined([
      `${whoWords(who)} cannot score here`,
      before !== undefined && `before turn ${amountWords(before)} of their own`,
    ]),
  'taking damage': ({ what }) => `${refWords(what)} cannot take damage`,
  'dealing combat damage': ({ what }) => `${refWords(what)} cannot deal combat damage`,
  'gaining points': ({ who }) => `${whoWords(who)} cannot gain points`,
  countering: ({ of }) => `${COUNTERED[of]} cannot be countered`,
};

/** What is forbidden, as a sentence without its full stop. */
export const prohibitionWords = <Name extends Forbids>(
  prohibition: ProhibitionOf<Name> & { readonly forbids: Name },
): string => PROHIBITIONS[prohibition.forbids](prohibition);
