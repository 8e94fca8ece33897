import { drawBelow, drawOrder, type Draw, type RandomState } from '#kernel';
import { isMainDeckCard, type Card } from '../../words/card.js';
import { allCards } from '../../cards/catalogue.js';
import { DEFINITIONS } from '../../cards/definitions/index.js';
import type { CardCount, DeckList } from '../../words/deck-list.js';
import {
  DECK,
  domainsOutside,
  isChampionUnit,
  isDeckBattlefield,
  isSignature,
  mostCopies,
  sharesTag,
} from '../../judging/deck/subject.js';

/** Chance that goes on from draw to draw. */
const chanceFrom = (random: RandomState) => {
  let state = random;
  const drawn = <Value>({ value, next }: Draw<Value>): Value => {
    state = next;
    return value;
  };
  return {
    order: <Item>(items: readonly Item[]): readonly Item[] => drawn(drawOrder(state, items)),
    upTo: (most: number): number => 1 + drawn(drawBelow(state, most)),
    state: () => state,
  };
};
type Chance = ReturnType<typeof chanceFrom>;

/** Cards whose text acts by itself: nobody at the table has to tell what they do. */
const ENCODED: readonly Card[] = allCards.filter(({ id }) => Object.hasOwn(DEFINITIONS, id));

const isWithin = (card: Card, legend: Card): boolean => domainsOutside(card, legend).length === 0;

const isChampionOf = (card: Card, legend: Card): boolean =>
  isChampionUnit(card) && sharesTag(card, legend) && isWithin(card, legend);

const championsOf = (legend: Card): readonly Card[] => ENCODED.filter((card) => isChampionOf(card, legend));

const LEGENDS: readonly Card[] = ENCODED.filter((card) => card.type === 'Legend' && championsOf(card).length > 0);

/** Cards that may be in a legend's Main Deck: of its domains, Signature cards of its champion only (103.2). */
const poolOf = (legend: Card): readonly Card[] =>
  ENCODED.filter(
    (card) => isMainDeckCard(card) && isWithin(card, legend) && (!isSignature(card) || sharesTag(card, legend)),
  );

/** The Signature cards, then others in an order by chance, each so many times as chance and the book say, until the deck is full. */
const mainOf = (chance: Chance, legend: Card, champion: Card): readonly CardCount[] => {
  const pool = chance.order(poolOf(legend));
  const main: CardCount[] = [];
  const names = new Set([champion.name]);
  let left = DECK.main - 1;
  let signatures: number = DECK.signatures;
  for (const card of [...pool.filter(isSignature), ...pool.filter((each) => !isSignature(each))]) {
    const most = Math.min(left, DECK.copies, mostCopies(card), isSignature(card) ? signatures : left);
    if (most === 0 || names.has(card.name)) continue;
    const count = chance.upTo(most);
    names.add(card.name);
    main.push({ card: card.id, count });
    left -= count;
    if (isSignature(card)) signatures -= count;
  }
  return main;
};

/** Twelve basic runes of the legend's domains, some of each (103.3). */
const runesOf = (chance: Chance, legend: Card): readonly CardCount[] => {
  const runes = chance.order(ENCODED.filter((card) => card.type === 'Rune' && isWithin(card, legend)));
  let left: number = DECK.runes;
  return runes.map(({ id }, index) => {
    const others = runes.length - 1 - index;
    const count = others === 0 ? left : chance.upTo(left - others);
    left -= count;
    return { card: id, count };
  });
};

/** Three battlefields of different names (103.4). */
const battlefieldsOf = (chance: Chance): readonly string[] =>
  chance
    .order(ENCODED.filter(isDeckBattlefield))
    .slice(0, DECK.battlefields)
    .map(({ id }) => id);

/** A deck that may be played, of any encoded cards, by chance: no good deck, but every such card is in some of them. */
export const drawDeck = (random: RandomState): Draw<DeckList> => {
  const chance = chanceFrom(random);
  const [legend] = chance.order(LEGENDS) as readonly [Card];
  const [champion] = chance.order(championsOf(legend)) as readonly [Card];
  const value: DeckList = {
    legend: legend.id,
    champion: champion.id,
    main: mainOf(chance, legend, champion),
    runes: runesOf(chance, legend),
    battlefields: battlefieldsOf(chance),
    sideboard: [],
  };
  return { value, next: chance.state() };
};
