import { type Kinds, listKind, namedKind, numberKind, piecesKind, seatKind, signedKind, wordsKind } from '#notation';
import { damageKind } from './damage.js';
import { itemKind } from './items.js';
import { BOUND_TO } from '../../words/vocabulary.js';
import { deckKind } from './rune-names.js';
import { keywordKind } from './keyword.js';
import { battlefieldKind, locationKind } from './places.js';
import { objectKind, tokenKind } from './references.js';
import { resourcesKind } from './resources.js';
import { cardScope, exhaustedScope, handScope, objectScope, readyScope } from './scopes.js';

/** What stands in the forms of instructions, by the name it has there. */
export const INSTRUCTION_KINDS: Kinds = {
  bound: wordsKind(BOUND_TO.map((to) => [to, to] as const)),
  number: numberKind,
  damage: listKind(damageKind, { takes: ({ unit }) => unit }),
  signed: signedKind,
  objects: piecesKind(objectScope),
  object: objectKind,
  exhausted: piecesKind(exhaustedScope),
  ready: piecesKind(readyScope),
  cards: piecesKind(cardScope),
  hand: piecesKind(handScope),
  named: namedKind(handScope),
  location: locationKind,
  battlefield: battlefieldKind,
  seat: seatKind,
  item: itemKind,
  token: tokenKind,
  keyword: keywordKind,
  resources: resourcesKind,
  deck: deckKind,
  locations: listKind(locationKind),
  ignored: wordsKind([
    ['cost', 'its cost'],
    ['energy', 'its Energy cost'],
    ['all', 'all costs'],
  ]),
  afterwards: wordsKind([
    ['recycle', 'recycle it'],
    ['banish', 'banish it'],
  ]),
  place: wordsKind([
    ['top', 'on top'],
    ['bottom', 'at the bottom'],
    ['hand', 'into hand'],
    ['trash', 'into the trash'],
    ['champion', 'into the Champion Zone'],
  ]),
  holding: wordsKind([
    ['turn', 'this turn'],
    ['leaves', 'until its source leaves the board'],
    ['always', 'always'],
  ]),
  duration: wordsKind([
    ['turn', 'this turn'],
    ['combat', 'this combat'],
    ['always', 'always'],
  ]),
};
