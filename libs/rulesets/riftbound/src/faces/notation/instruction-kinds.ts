import {
  type Kinds,
  listKind,
  namedKind,
  numberKind,
  piecesKind,
  seatKind,
  signedKind,
  wordsKind,
  expectedAt,
  fail,
  read,
  skipSpaces,
  type Answer,
  matchWords,
  pieceKind,
} from '#notation';
import { itemKind } from './items.js';
import { BOUND_TO } from '../../words/vocabulary.js';
import { deckKind, battlefieldKind, locationKind } from './places.js';
import { objectKind, tokenKind } from './references.js';
import { resourcesKind } from './resources.js';
import { cardScope, exhaustedScope, handScope, objectScope, readyScope } from './scopes.js';
import { KEYWORDS } from '../../cards/index.js';
import type { Kind, Context } from './source.js';

interface DamagePart {
  readonly unit: number;
  readonly amount: number;
}

/** A unit on the board. */
export const unitKind = pieceKind(objectScope);

const readDamage = (context: Context, at: number): Answer<DamagePart> => {
  const amount = numberKind.read(context, at);
  if (!amount.ok) return amount;
  const unit = unitKind.read(context, matchWords(context.line, amount.end, 'to') ?? amount.end);
  return unit.ok ? read({ unit: unit.value, amount: amount.value }, unit.end) : unit;
};

/** Damage to one unit: `3 to Vi`. */
export const damageKind: Kind<DamagePart> = {
  read: readDamage,
  write: ({ unit, amount }, context) => `${amount} to ${unitKind.write(unit, context)}`,
};

const canonical = (text: string): string =>
  KEYWORDS.find((keyword) => keyword.toLowerCase() === text.toLowerCase()) ?? text;

/** A keyword: those of the book in any case, others as they are written between quotation marks. */
const keywordKind: Kind<string> = {
  read: ({ line }, at) => {
    const start = skipSpaces(line, at);
    const [text, quoted, bare] = /^(?:"([^"]*)"|([A-Za-z][A-Za-z-]*))/.exec(line.slice(start)) ?? [];
    if (text === undefined) return expectedAt(line, start, ['a keyword']);
    if (quoted !== undefined) return read(quoted, start + text.length);
    const keyword = canonical(bare ?? '');
    if (KEYWORDS.some((each) => each === keyword)) return read(keyword, start + text.length);
    const message = `"${text}" is no keyword of the book. Put it between quotation marks if the card says so.`;
    return fail(start, { code: 'unknown-keyword', message, expected: KEYWORDS });
  },
  write: (keyword) => (KEYWORDS.some((each) => each === keyword) ? keyword : `"${keyword}"`),
};

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
