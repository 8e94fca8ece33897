import { allCards, type Card, type TableLayout } from '#rulesets/riftbound';
import { textOf } from './texts.js';

type PlayerLayout = TableLayout['players'][string];
type BattlefieldLayout = TableLayout['battlefields'][number];
type Laid = NonNullable<PlayerLayout['base']>[number];

const idsByName: ReadonlyMap<string, string> = new Map(allCards.map(({ name, id }) => [name, id]));

/** The id of a card, by its whole name. */
export const idOf = (name: string): string => {
  const id = idsByName.get(name);
  if (id === undefined) throw new Error(`There is no card "${name}".`);
  return id;
};

/**
 * Where a card is tried, one place after the other until all of it was met:
 * in a hand (`forward`: to be played to a battlefield), in play in a Main Phase (Equipment on a unit), in play as a turn begins where it may hold, in a hand while another
 * spell waits on the chain or in a showdown, facedown, in a hand of which a card is discarded.
 */
export const PLACES = ['hand', 'forward', 'base', 'battlefield', 'chain', 'showdown', 'facedown', 'discarded'] as const;
/** `alone`: nobody has anything else, and there is nothing to choose. */
export type PlaceTried = (typeof PLACES)[number] | 'alone';

const isPlayed = ({ type, supertype }: Card): boolean =>
  supertype !== 'Token' && (type === 'Unit' || type === 'Gear' || type === 'Spell');
const isLaid = ({ type }: Card): boolean => type === 'Unit' || type === 'Gear';

/** Whether a card can be where it is to be tried. */
export const canBe = (card: Card, place: PlaceTried): boolean => {
  if (place === 'base' || place === 'battlefield') return card.type !== 'Spell';
  if (place === 'forward') return card.type === 'Unit' && isPlayed(card);
  if (place === 'facedown') return card.keywords.some(({ keyword }) => keyword === 'Hidden');
  if (place === 'discarded') return strings(textOf(card.id), 'event').includes('discarded');
  return place === 'alone' || isPlayed(card);
};

const strings = (value: unknown, property: string): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Readonly<Record<string, unknown>>)[property];
  const inner = Object.values(value).flatMap((each) => strings(each, property));
  return typeof own === 'string' ? [own, ...inner] : inner;
};

const lengthOf = ({ id }: Card): number => textOf(id).abilities.length;

/** Cards for the board that a text speaks of by name, tag or keyword, with as little text of their own as there is. */
const spokenOf = (card: Card): readonly Card[] => {
  const text = textOf(card.id);
  const fits = [
    ...strings(text, 'tag').map((tag) => (each: Card) => each.tags.includes(tag)),
    ...strings(text, 'name').map((name) => (each: Card) => each.name === name),
    ...strings(text, 'keyword').map((word) => (each: Card) => each.keywords.some(({ keyword }) => keyword === word)),
  ];
  const found = fits.flatMap(
    (isMeant) =>
      allCards.filter((each) => isLaid(each) && isMeant(each)).sort((a, b) => lengthOf(a) - lengthOf(b))[0] ?? [],
  );
  return [...new Set(found)].filter((each) => each !== card).slice(0, 3);
};

const named = (...names: readonly string[]): readonly string[] => names.map(idOf);

const DECK = named('Vanguard Sergeant', 'Void Seeker', 'Shipyard Skulker', 'Cloth Armor');
const RUNE_DECK = named('Fury Rune', 'Calm Rune', 'Mind Rune', 'Body Rune');
/** What the round plays, so that what others wait for happens. */
const HELPERS = named(
  'Vanguard Sergeant',
  'Primal Strength',
  'Cloth Armor',
  'Vengeance',
  'Final Spark',
  'Rune Prison',
  'Stand United',
  'Pakaa Cub',
);

const RICH: PlayerLayout = {
  energy: 40,
  power: Array.from({ length: 12 }, () => 'any' as const),
  xp: 20,
  played: 1,
  deckSize: 9,
  runeDeck: RUNE_DECK.slice(0, 2),
  deck: DECK,
};

/** Units of every condition that texts ask for. */
const CROWD: readonly Laid[] = [
  idOf('Recruit'),
  { card: idOf('Petty Officer'), exhausted: true, buffs: 1 },
  { card: idOf('Mountain Drake'), damage: 2 },
  { card: idOf('Shipyard Skulker'), stunned: true },
  { card: idOf('Laurent Bladekeeper'), attached: [idOf('Hexdrinker')] },
];

const crowded = (spoken: readonly Card[], hand: readonly string[]): PlayerLayout => {
  const cards = spoken.filter(isPlayed).map(({ id }) => id);
  return {
    ...RICH,
    hand: [...hand, ...cards],
    trash: [...named('Pakaa Cub', 'Void Seeker', 'Long Sword'), ...cards],
    deck: [...DECK, ...cards],
    runes: { Fury: { ready: 1, exhausted: 1 }, Chaos: 1 },
    base: [...CROWD, ...spoken.map(({ id }) => id)],
  };
};

const HILLOCK = idOf('Windswept Hillock');
const CAMP = idOf('Trifarian War Camp');

/** The card as it lies in play: on a unit, where it is Equipment. */
const inPlay = (card: Card, bearer: string): readonly Laid[] => {
  if (card.type === 'Unit') return [card.id];
  if (card.type !== 'Gear') return [];
  return textOf(card.id).bearer === undefined ? [card.id] : [{ card: bearer, attached: [card.id] }];
};

/** The battlefields: Ben's, which Ana may attack, and Ana's; the card's own, if it is one, is where most happens. */
const battlefieldsOf = (card: Card, place: PlaceTried): readonly BattlefieldLayout[] => {
  const own = card.type === 'Battlefield' ? card.id : HILLOCK;
  const isHolding = place === 'battlefield';
  const there = isHolding ? inPlay(card, idOf('Navori Scout')) : [];
  const isFought = place === 'showdown';
  return [
    {
      card: isHolding ? CAMP : own,
      controller: 'Ben',
      units: { Ben: [idOf('Recruit')], ...(isFought && { Ana: [idOf('Petty Officer'), idOf('Daring Poro')] }) },
      ...(isFought && { contestedBy: 'Ana', showdown: { focus: 'Ana' } }),
    },
    {
      card: isHolding ? own : CAMP,
      controller: 'Ana',
      units: { Ana: [...(card.type === 'Gear' && isHolding ? [] : [idOf('Navori Scout')]), ...there] },
      ...(place === 'facedown' && { facedown: { by: 'Ana', card: card.id } }),
    },
  ];
};

const aloneWith = (card: Card): TableLayout => ({
  texts: 'encoded',
  digital: true,
  turnNumber: 5,
  players: {
    Ana: {
      ...RICH,
      ...(isPlayed(card) ? { hand: [card.id] } : isLaid(card) ? { base: [card.id] } : {}),
      ...(card.type === 'Legend' && { legend: card.id }),
    },
    Ben: RICH,
  },
  battlefields: [{ card: card.type === 'Battlefield' ? card.id : HILLOCK }, { card: CAMP }],
});

const handOf = (card: Card, place: PlaceTried): readonly string[] => {
  if (place === 'discarded') return [card.id, idOf('Chemtech Enforcer')];
  return ['hand', 'forward', 'chain', 'showdown'].includes(place) ? [card.id] : HELPERS;
};

/** A table with the card in a place of Ana's, who may act first; both players have plenty of resources, and a crowd. */
export const tableFor = (card: Card, place: PlaceTried): TableLayout => {
  if (place === 'alone') return aloneWith(card);
  const spoken = spokenOf(card);
  const ana = crowded(spoken, handOf(card, place));
  const laid = place === 'base' ? inPlay(card, idOf('Mountain Drake')) : [];
  const ben = crowded(spoken, named('Vanguard Sergeant', 'Vengeance', 'Void Seeker', 'Cloth Armor'));
  return {
    texts: 'encoded',
    digital: true,
    turnNumber: 5,
    ...(place === 'battlefield' && { phase: 'awaken' }),
    players: {
      Ana: {
        ...ana,
        ...(card.type === 'Legend' && { legend: card.id }),
        // What is in the pool is lost as the turn begins.
        ...(place === 'battlefield' && { runes: { Fury: 2, Calm: 2, Mind: 2, Body: 2, Chaos: 2 } }),
        base: [...laid, ...(ana.base ?? []), idOf("Doran's Blade")],
      },
      Ben: ben,
    },
    battlefields: battlefieldsOf(card, place),
    ...(place === 'chain' && { chain: ['Ben: plays Void Seeker -> Navori Scout'], priority: 'Ana' }),
  };
};
