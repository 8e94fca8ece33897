import { cardOf } from '../../cards/catalogue.js';
import type { Instruction } from '../../words/instruction.js';
import { countedMight } from '../../reading/layers/might.js';
import { piecesIn, zoneOf } from '../../state/zones.js';
import type { Location, PowerKind } from '../../words/vocabulary.js';
import { isStillDestination } from '../../judging/places/destinations.js';
import { amountOf, valueOf } from '../../reading/amounts.js';
import type { Amount, Doing, Ref, Where, Who } from '../../words/definition.js';
import { matches } from '../../reading/filters/filters.js';
import { play } from './play-terms.js';
import { itemsOf, locationFor, objectsOf, seatsOf } from '../../reading/references.js';
import { addedMore } from '../../reading/statics/adding.js';
import type { Setting } from '../../reading/setting.js';
import { policyOf } from '../../words/editions/editions.js';
import { TO_LAYERS } from './translate-layers.js';
import { creations, tokenId } from './tokens.js';
import { some, type Translator } from './translator.js';

/**
 * An instruction of an encoded ability as the concrete instructions that describe it now: the same that a person would
 * describe at the table. What has gone or does not fit any more is left out (359.3.e).
 */
export const translate = (setting: Setting, doing: Doing): readonly Instruction[] => {
  const translator = TRANSLATORS[doing.do] as AnyTranslator;
  return translator(setting, doing);
};

/** The same table, as its reader sees it: the verb has chosen the function. */
type AnyTranslator = (setting: Setting, doing: Doing) => readonly Instruction[];

type OnPieces = Extract<Instruction, { readonly pieces: readonly number[] }>['verb'];

/** An action done to every object that a reference means. */
const onObjects =
  (
    verb: Exclude<OnPieces, 'place' | 'move' | 'might' | 'keyword' | 'control' | 'lose-control' | 'set-might' | 'copy'>,
  ) =>
  (setting: Setting, { what }: { readonly what: Ref }): readonly Instruction[] =>
    some(objectsOf(setting, what), (pieces) => ({ verb, pieces }));

/** Whether so much is dealt: no less than 1, or what older editions add Bonus Damage to, be it nothing. */
const isDealt = ({ state }: Setting, value: number | null): value is number =>
  value !== null && (value >= 1 || policyOf(state).bonusDamage === 'any dealing');

/** Damage of the item, or of a unit: one that is not there deals none. */
const deal: Translator<'deal'> = (setting, { amount, to, by, bonus = 0 }) => {
  const least = valueOf(setting, amount);
  if (!isDealt(setting, least)) return [];
  const value = least + amountOf(setting, bonus);
  if (by === undefined) return some(objectsOf(setting, to), (pieces) => ({ verb: 'deal', amount: value, to: pieces }));
  const [unit] = objectsOf(setting, by);
  return unit === undefined
    ? []
    : some(objectsOf(setting, to), (pieces) => ({ verb: 'strike', by: unit, amount: value, to: pieces }));
};

/** Two units deal damage to each other: both amounts are read before either is dealt. */
const fight: Translator<'fight'> = (setting, { one, other }) => {
  const [a] = objectsOf(setting, one);
  const [b] = objectsOf(setting, other);
  const hit = (from: number | undefined, to: number | undefined): readonly Instruction[] => {
    if (from === undefined || to === undefined) return [];
    return [{ verb: 'strike', by: from, amount: countedMight(setting.state, from), to: [to] }];
  };
  return [...hit(a, b), ...hit(b, a)];
};

/** What goes to one place with its player moves there as one: a single game action on several units (303.1, 370.1.a.2). */
const move: Translator<'move'> = (setting, { what, to }) => {
  const groups = new Map<string, { readonly pieces: number[]; readonly to: Location }>();
  for (const piece of objectsOf(setting, what)) {
    const place = locationFor(setting, to, piece);
    if (place === null || !isStillWanted(setting, to, place)) continue;
    const called = `${zoneOf(place)} ${setting.state.pieces[piece]?.controller ?? ''}`;
    const group = groups.get(called) ?? { pieces: [], to: place };
    group.pieces.push(piece);
    groups.set(called, group);
  }
  return [...groups.values()].map((group) => ({ verb: 'move', ...group }));
};

/** A place that was chosen as the destination may be no such place any more as the text names. */
const isStillWanted = (setting: Setting, where: Where, location: Location): boolean => {
  if (where === 'chosen') return isStillDestination(setting, 0, location);
  return where !== 'chosen second' || isStillDestination(setting, 1, location);
};

const swapPlaces: Translator<'swap places'> = (setting, { one, other }) => {
  const [a] = objectsOf(setting, one);
  const [b] = objectsOf(setting, other);
  if (a === undefined || b === undefined) return [];
  const toB = locationFor(setting, { locationOf: other }, a);
  const toA = locationFor(setting, { locationOf: one }, b);
  return toA && toB
    ? [
        { verb: 'move', pieces: [a], to: toB },
        { verb: 'move', pieces: [b], to: toA },
      ]
    : [];
};

const count = (setting: Setting, doing: { readonly count: Amount }): number => amountOf(setting, doing.count);

const forSeats =
  (verb: 'draw' | 'burn'): Translator<'draw'> & Translator<'burn'> =>
  (setting: Setting, doing: { readonly who: Who; readonly count: Amount }) => {
    const value = count(setting, doing);
    return value < 1 ? [] : seatsOf(setting, doing.who).map((seat): Instruction => ({ verb, seat, count: value }));
  };

const channel: Translator<'channel'> = (setting, doing) =>
  seatsOf(setting, doing.who).flatMap((seat): readonly Instruction[] => {
    const value = count(setting, doing);
    const channeling = { verb: 'channel', seat, count: value, exhausted: doing.exhausted ?? false } as const;
    const short = piecesIn(setting.state, { zone: 'rune-deck', seat }).length < value;
    return short && doing.ifShort ? [channeling, { verb: 'draw', seat, count: doing.ifShort }] : [channeling];
  });

/** Power of the domains of the card on which the text is printed: the one it has, else power of any domain. */
const powerKind = (setting: Setting, kind: PowerKind | 'own'): PowerKind => {
  if (kind !== 'own') return kind;
  const card = setting.printedOn ?? setting.state.pieces[setting.source]?.card ?? null;
  const domains = card === null ? [] : cardOf(card).domains;
  return domains.length === 1 ? (domains[0] ?? 'any') : 'any';
};

const counter: Translator<'counter'> = (setting, { what }) =>
  itemsOf(setting, what).map((item) => ({ verb: 'counter', item }));

const ofDeck =
  (verb: 'look' | 'predict') =>
  (setting: Setting, doing: { readonly count: Amount }): readonly Instruction[] => [
    { verb, seat: setting.you, count: count(setting, doing) },
  ];

/** Where a card lies that has just been revealed: it may have left the deck by what it says itself. */
const SEEN = ['looked', 'any banishment', 'chain'] as const;

/** One more card than is revealed already, unless one of those is what is sought or the deck ends (431.1.c). */
const revealUntil: Translator<'reveal until'> = (setting, { until }) => {
  const { state, you } = setting;
  const deck = piecesIn(state, { zone: 'main-deck', seat: you });
  const revealed = deck.filter((piece) => state.pieces[piece]?.shownTo === 'all');
  const found = setting.those.some((piece) => SEEN.some((zone) => matches(setting, piece, { ...until, zone })));
  // Whoever burns out by looking does so here, and reveals on.
  const isOut = policyOf(state).emptyDeckLookedAt === 'burns out' ? deck.length > 0 : true;
  return found || (isOut && revealed.length === deck.length)
    ? []
    : [{ verb: 'reveal-top', seat: you, count: revealed.length + 1, deck: 'main-deck' }];
};

const TRANSLATORS: { readonly [Name in Doing['do']]: Translator<Name> } = {
  deal,
  fight,
  heal: onObjects('heal'),
  kill: onObjects('kill'),
  stun: onObjects('stun'),
  ready: onObjects('ready'),
  exhaust: onObjects('exhaust'),
  recall: onObjects('recall'),
  buff: onObjects('buff'),
  'spend-buff': onObjects('spend-buff'),
  empower: onObjects('empower'),
  disempower: onObjects('disempower'),
  banish: onObjects('banish'),
  return: onObjects('return'),
  recycle: onObjects('recycle'),
  discard: onObjects('discard'),
  'draw these': onObjects('draw-these'),
  reveal: onObjects('show'),
  choose: () => [],
  look: ofDeck('look'),
  predict: ofDeck('predict'),
  'reveal top': (setting, { who = 'you', count: many, deck = 'main-deck' }) =>
    seatsOf(setting, who).map((seat) => ({ verb: 'reveal-top', seat, count: amountOf(setting, many), deck })),
  'reveal until': revealUntil,
  'reveal hand': (setting, { who }) => seatsOf(setting, who).map((seat) => ({ verb: 'reveal-hand', seat })),
  'look at facedown': (setting, { of }) =>
    seatsOf(setting, of).map((seat) => ({ verb: 'look-facedown', seat: setting.you, of: seat })),
  place: (setting, { what, on }) => some(objectsOf(setting, what), (pieces) => ({ verb: 'place', pieces, on })),
  detach: (setting, { what }) => objectsOf(setting, what).map((piece) => ({ verb: 'detach', piece })),
  counter,
  'take item': (setting, { what }) =>
    itemsOf(setting, what).map((item) => ({ verb: 'take-item', item, seat: setting.you })),
  'choose anew': () => [],
  move,
  play,
  'swap places': swapPlaces,
  draw: forSeats('draw'),
  burn: forSeats('burn'),
  channel,
  score: (setting, { who, amount }) =>
    seatsOf(setting, who).map((seat) => ({ verb: 'score', seat, points: amountOf(setting, amount) })),
  replace: (setting, { at, token }) => {
    const battlefield = locationFor(setting, at, setting.source);
    const id = tokenId(token);
    return battlefield?.zone === 'battlefield' && id !== undefined
      ? [{ verb: 'replace', seat: setting.you, at: battlefield.at, token: id }]
      : [];
  },
  'swap back': (setting, { at }) => {
    const battlefield = locationFor(setting, at, setting.source);
    return battlefield?.zone === 'battlefield' ? [{ verb: 'swap-back', at: battlefield.at }] : [];
  },
  'extra turn': (setting, { who }) => seatsOf(setting, who).map((seat) => ({ verb: 'extra-turn', seat })),
  'gain-xp': (setting, { who, amount }) =>
    seatsOf(setting, who).map((seat) => ({ verb: 'gain-xp', seat, amount: amountOf(setting, amount) })),
  add: (setting, { energy = 0, power = [], times = 1, only = null }) => {
    const kinds = power.map((kind) => powerKind(setting, kind));
    const often = amountOf(setting, times);
    const added = Array.from({ length: often }, () => kinds).flat();
    return [{ verb: 'add', seat: setting.you, energy: energy * often + addedMore(setting), power: added, only }];
  },
  win: ({ you }) => [{ verb: 'win', seat: you }],
  // Players are asked: see questions.ts.
  name: () => [],
  vote: () => [],
  create: creations,
  ...TO_LAYERS,
  control: (setting, { what, until = 'always', who = 'you' }) =>
    seatsOf(setting, who).flatMap((seat) =>
      some(objectsOf(setting, what), (pieces) => ({ verb: 'control', pieces, seat, until })),
    ),
  'lose control': (setting, { what }) =>
    some(objectsOf(setting, what), (pieces) => ({ verb: 'lose-control', pieces, seat: setting.you })),
  // Abilities are made, not translated: see making-abilities.ts.
  trigger: () => [],
  delay: () => [],
  'activate effects': () => [],
  attach: (setting, { what, to }) => {
    const [host] = objectsOf(setting, to);
    return host === undefined ? [] : objectsOf(setting, what).map((piece) => ({ verb: 'attach', piece, to: host }));
  },
};
