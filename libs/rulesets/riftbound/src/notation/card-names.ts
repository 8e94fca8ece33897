import { allCards, cardOf, findCards, isCardId, type Card } from '../cards/index.js';
import { firstPartOf, foldedNamesOf, foldName } from '../cards/folding.js';
import type { RiftboundState } from '../state.js';
import { cardsIn, DECK_PARTS } from '../deck.js';
import { cardsBegunBy } from './name-index.js';
import { readSegment, type Found } from './segments.js';
import type { Context, Kind } from './source.js';

/** A text between quotation marks stands for that very name. */
const QUOTED = /^"([^"]*)"$/;

const nearestNames = (text: string, among: readonly Card[]) => (): readonly string[] => {
  const answer = findCards(text, among);
  return answer.kind === 'unknown' ? answer.nearest.map(({ name }) => name) : [];
};

const NO_CARDS: ReadonlySet<Card> = new Set();

const members = new WeakMap<readonly Card[], ReadonlySet<Card>>();

const membersOf = (cards: readonly Card[]): ReadonlySet<Card> => {
  const known = members.get(cards) ?? new Set(cards);
  members.set(cards, known);
  return known;
};

/** Those of the cards begun by a text that are among some: the shorter of the two is gone through. */
const amongBegun = (begun: ReadonlySet<Card>, among: readonly Card[]): readonly Card[] => {
  if (among.length <= Math.max(40, begun.size)) return among.filter((card) => begun.has(card));
  return [...begun].filter((card) => membersOf(among).has(card));
};

const HINT = 'write more of the name';

/** Finds the card that a text names among some. Working out the nearest names is dear and left until somebody asks. */
export const findCard = (text: string, among: readonly Card[]): Found<Card> => {
  const quoted = QUOTED.exec(text)?.[1];
  const typed = foldName(quoted ?? text);
  const begun = typed === '' ? NO_CARDS : cardsBegunBy(typed);
  const cards = amongBegun(begun, among).filter((card) => quoted === undefined || foldedNamesOf(card).name === typed);
  if (cards.length === 0) return { kind: 'unknown', nearest: nearestNames(quoted ?? text, among) };
  const answer = findCards(quoted ?? text, cards);
  if (answer.kind === 'found') return { kind: 'found', value: answer.card };
  if (answer.kind === 'unknown') return { kind: 'unknown', nearest: () => [] };
  return { kind: 'ambiguous', expected: () => answer.cards.slice(0, 6).map(({ name }) => name), hint: HINT };
};

const FEW = 8;

/** The names nearest to a text; where none is near, the cards most likely meant if they are few. */
export const nearestOrFew = (text: string, among: readonly Card[], likely: readonly Card[]): readonly string[] => {
  const near = nearestNames(text, among)();
  const names = new Set(likely.map(({ name }) => name));
  return near.length === 0 && names.size <= FEW ? [...names] : near;
};

/** Finds the card in the first of the groups where the text names one, or by its id. */
export const findCardIn = (text: string, groups: readonly (readonly Card[])[]): Found<Card> => {
  if (isCardId(text)) return { kind: 'found', value: cardOf(text) };
  for (const group of groups) {
    const found = findCard(text, group);
    if (found.kind !== 'unknown') return found;
  }
  return { kind: 'unknown', nearest: () => nearestOrFew(text, groups.flat(), groups[0] ?? []) };
};

/** A card's name in the shortest of the given ways that is read back as this card. */
export const writeCard = (id: string, groups: readonly (readonly Card[])[], { style }: Context): string => {
  if (!isCardId(id)) return JSON.stringify(id);
  const { name } = cardOf(id);
  const ways = style === 'natural' ? [firstPartOf(name), name, `"${name}"`] : style === 'quoted' ? [`"${name}"`] : [];
  const reads = (text: string): boolean => {
    const found = findCardIn(text, groups);
    return found.kind === 'found' && found.value.id === id;
  };
  return ways.find(reads) ?? id;
};

const decks = new WeakMap<object, readonly Card[]>();

/** The cards of a player's deck; every card where the deck is not known. */
export const deckCards = (state: RiftboundState, seat: number | null): readonly Card[] => {
  const deck = seat === null ? null : (state.seats[seat]?.deck ?? null);
  if (deck === null) return allCards;
  const known = decks.get(deck);
  if (known) return known;
  const ids = new Set(DECK_PARTS.flatMap((part) => cardsIn(deck, part).map(({ card }) => card)));
  const cards = [...ids].filter(isCardId).map(cardOf);
  decks.set(deck, cards);
  return cards;
};

/** A card by its name, as its id: from the first group that has it, at last from all cards. */
export const cardKind = (what: string, groupsOf: (context: Context) => readonly (readonly Card[])[]): Kind<string> => ({
  read: (context, at) => {
    const groups = [...groupsOf(context), allCards];
    const answer = readSegment(context.line, at, { what, resolve: (text) => findCardIn(text, groups) });
    return answer.ok ? { ...answer, value: answer.value.id } : answer;
  },
  write: (id, context) => writeCard(id, [...groupsOf(context), allCards], context),
});
