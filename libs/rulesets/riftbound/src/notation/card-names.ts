import { allCards, cardOf, findCards, isCardId, type Card } from '../cards/index.js';
import { firstPartOf, foldedNamesOf, foldName } from '../cards/folding.js';
import type { RiftboundState } from '../state.js';
import { cardsIn, DECK_PARTS } from '../deck.js';
import { readSegment, type Found } from './segments.js';
import type { Context, Kind } from './source.js';

/** A text between quotation marks stands for that very name. */
const QUOTED = /^"([^"]*)"$/;

const mayMean = (typed: string, card: Card): boolean => {
  const { name, aliases, tails } = foldedNamesOf(card);
  return name.startsWith(typed) || [...aliases, ...tails].some((each) => each.startsWith(typed));
};

const nearestNames = (text: string, among: readonly Card[]) => (): readonly string[] => {
  const answer = findCards(text, among);
  return answer.kind === 'unknown' ? answer.nearest.map(({ name }) => name) : [];
};

const HINT = 'write more of the name';

/** Finds the card that a text names among some. Working out the nearest names is dear and left until somebody asks. */
export const findCard = (text: string, among: readonly Card[]): Found<Card> => {
  const quoted = QUOTED.exec(text)?.[1];
  const typed = foldName(quoted ?? text);
  const cards = among.filter((card) =>
    quoted === undefined ? mayMean(typed, card) : foldedNamesOf(card).name === typed,
  );
  if (typed === '' || cards.length === 0) return { kind: 'unknown', nearest: nearestNames(quoted ?? text, among) };
  const answer = findCards(quoted ?? text, cards);
  if (answer.kind === 'found') return { kind: 'found', value: answer.card };
  if (answer.kind === 'unknown') return { kind: 'unknown', nearest: () => [] };
  return { kind: 'ambiguous', expected: () => answer.cards.slice(0, 6).map(({ name }) => name), hint: HINT };
};

/** Finds the card in the first of the groups where the text names one, or by its id. */
export const findCardIn = (text: string, groups: readonly (readonly Card[])[]): Found<Card> => {
  if (isCardId(text)) return { kind: 'found', value: cardOf(text) };
  for (const group of groups) {
    const found = findCard(text, group);
    if (found.kind !== 'unknown') return found;
  }
  return { kind: 'unknown', nearest: nearestNames(text, groups.flat()) };
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
