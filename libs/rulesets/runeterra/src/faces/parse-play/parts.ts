import { shapes, type PlayShape as Shape } from '#ruleset';
import type { Card } from '../../cards/index.js';
import type { DeclaredSpell, PlayTarget } from '../../words/plays.js';
import type { Effect, Who } from '../../words/effect.js';
import { BOUNDS } from '../../words/bounds.js';
import { CARD_TYPES, KEYWORDS, REGIONS, SPEEDS } from '../../words/vocabulary.js';

const { boolean, integer, list, nullable, object, oneOf, optional, text, textThat, variant, wordOr } = shapes;

export const piece: Shape<number> = integer(0, BOUNDS.pieces - 1);
export const pieces: Shape<readonly number[]> = list(piece, BOUNDS.list);
export const seat: Shape<number> = integer(0, 1);
export const amount: Shape<number> = integer(0, BOUNDS.amount);
export const item: Shape<number> = integer(1, BOUNDS.item);
export const note: Shape<string> = text(BOUNDS.note);
const change = integer(-BOUNDS.amount, BOUNDS.amount);

/** Codes of the data files and those that are told at the table look alike; whether a card has one `decide` says. */
export const card: Shape<string> = textThat('the code of a card, such as 01DE021', (code) =>
  /^[\w-]{1,20}$/.test(code),
);
/** A list of cards, such as a whole deck in its order. */
export const cards: Shape<readonly string[]> = list(card, BOUNDS.deck);

export const targets: Shape<readonly PlayTarget[]> = list(
  variant<PlayTarget, 'kind'>('kind', { piece: { piece }, nexus: { seat }, item: { item } }),
  BOUNDS.list,
);

const side = oneOf(['ally', 'enemy']);
const until = oneOf(['round', 'always']);
const keyword = oneOf(KEYWORDS);
const count = integer(0, BOUNDS.cards);

const many = {
  side: oneOf(['ally', 'enemy', 'any']),
  others: optional(boolean),
  keyword: optional(keyword),
  subtype: optional(text(40)),
  follower: optional(boolean),
  damaged: optional(boolean),
  cost: optional(amount),
  leastCost: optional(amount),
  mostPower: optional(amount),
  leastPower: optional(amount),
  mostHealth: optional(amount),
};

const who: Shape<Who> = variant<Who, 'who'>('who', {
  target: { number: integer(0, 9) },
  this: {},
  it: {},
  supported: {},
  challenged: {},
  piece: { piece },
  strongest: { side },
  weakest: { side },
  each: many,
  battling: many,
  attackers: many,
});

/** A number, or all of it. */
const amountOrAll: Shape<number | 'all'> = wordOr('all', amount);

const to = { to: who };
const forSide = { side };

const effect: Shape<Effect> = variant<Effect, 'do'>('do', {
  deal: { amount, to: who },
  'deal-nexus': { amount, side },
  drain: { amount, to: who },
  'drain-nexus': { amount, side },
  heal: { amount: amountOrAll, to: who },
  'heal-nexus': { amount, side },
  grow: { power: change, health: change, to: who, until },
  grant: { keyword, to: who, until },
  silence: { to: who, until },
  stun: to,
  frostbite: to,
  kill: to,
  recall: to,
  obliterate: to,
  'level-up': to,
  discard: to,
  destroy: to,
  stop: to,
  capture: { to: who, by: who },
  strike: { by: who, to: who },
  'strike-each-other': { one: who, other: who },
  swap: { one: who, other: who },
  'strike-nexus': { by: who },
  draw: { count, side },
  toss: { count, side },
  rally: forSide,
  'gain-gem': forSide,
  'refill-mana': { amount, side },
  'refill-spell-mana': { amount, side },
  create: { card, count, where: oneOf(['hand', 'deck']), fleeting: boolean, side },
  summon: { card, count, attacking: boolean, challenging: optional(who), side },
  'free-attack': { by: who, challenging: nullable(who) },
  skill: { cards },
  nothing: {},
});

export const effects: Shape<readonly Effect[]> = list(effect, BOUNDS.effects);

export const spell: Shape<DeclaredSpell> = object<DeclaredSpell>({
  piece,
  card: nullable(card),
  targets,
  effects: nullable(effects),
});
export const spells: Shape<readonly DeclaredSpell[]> = list(spell, BOUNDS.lanes);

/** Facts of a card as they are told. */
export const toldCard: Shape<Card> = object<Card>({
  code: card,
  name: textThat('a name of 1 to 60 characters', (name) => name.trim() !== '' && name.length <= 60),
  type: oneOf(CARD_TYPES),
  cost: integer(0, 99),
  power: nullable(integer(0, 99)),
  health: nullable(integer(0, 99)),
  speed: nullable(oneOf(SPEEDS)),
  keywords: list(keyword, KEYWORDS.length),
  regions: list(oneOf(REGIONS), 3),
  champion: boolean,
  collectible: boolean,
  subtypes: list(text(40), 9),
  hasText: boolean,
  level: nullable(integer(1, 3)),
  countdown: nullable(integer(0, 99)),
});
