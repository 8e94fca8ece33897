import { err, ok, type Result, type Json } from '#kernel';
import {
  deckLinesOf,
  deckTextError,
  findCards,
  readDeckLine,
  type DeckLine,
  type DeckTextError,
  readCounts,
  readDeckObject,
  type DeckCards,
} from '#notation';
import { allCards, cardOf, isCardCode } from '../../cards/catalogue.js';
import { parseDeckCode } from './deck-code.js';
import type { CardCount, DeckList } from '../../words/deck-list.js';
import type { Problem } from '#ruleset';

/** Names are looked for among the cards of decks; a name of a made card is found too, and the check says what is wrong with it. */
const COLLECTIBLE = allCards.filter(({ collectible }) => collectible);

const findCard = (name: string): ReturnType<typeof findCards<(typeof allCards)[number]>> => {
  if (isCardCode(name.toUpperCase())) return { kind: 'found', card: cardOf(name.toUpperCase()) };
  const answer = findCards(name, COLLECTIBLE);
  if (answer.kind !== 'unknown') return answer;
  const made = findCards(name, allCards);
  return made.kind === 'found' ? made : answer;
};

/** Deck codes are one word of these letters, longer than the name of any card that is one. */
const DECK_CODE = /^[A-Z2-7]{20,}$/i;

const readCode = (entry: DeckLine): Result<readonly CardCount[], DeckTextError> => {
  const code = parseDeckCode(entry.text);
  const at = (column: number): DeckLine => ({ ...entry, column });
  if (!code.ok) return err(deckTextError('bad-deck-code', code.error.message, at(entry.column + code.error.at)));
  const unknown = code.value.find(({ card }) => !isCardCode(card));
  if (unknown === undefined) return code;
  const message = `The deck code holds ${unknown.card}, which is no card of sets 1 to 5.`;
  return err(deckTextError('unknown-card', message, entry));
};

const readLine = (entry: DeckLine): Result<readonly CardCount[], DeckTextError> => {
  if (DECK_CODE.test(entry.text)) return readCode(entry);
  const line = readDeckLine(entry, findCard);
  return line.ok ? ok([{ card: line.value.card.code, count: line.value.count }]) : line;
};

/** Each card once, in the order of first mention. */
const gathered = (cards: readonly CardCount[]): readonly CardCount[] => {
  const counts = new Map<string, number>();
  for (const { card, count } of cards) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].map(([card, count]) => ({ card, count }));
};

/**
 * Reads a deck list: a deck code, or lines `3 Card name` (a card's code does as well), comments after `#`. Names may be
 * shortened as `findCards` allows. Answers the first error with its place. Whether the deck is legal is `checkDeck`'s to say.
 */
export const parseDeck = (text: string): Result<DeckList, DeckTextError> => {
  const cards: CardCount[] = [];
  const lines = deckLinesOf(text);
  if (!lines.ok) return lines;
  for (const entry of lines.value) {
    const line = readLine(entry);
    if (!line.ok) return line;
    cards.push(...line.value);
  }
  if (cards.length > 0) return ok({ cards: gathered(cards) });
  const message = 'The list names no card. Write a deck code, or a line for each card: "3 Vanguard Defender".';
  return err(deckTextError('empty-deck', message, { line: 1, column: 1 }));
};

/** Writes a deck list that `parseDeck` reads back as the same deck. */
export const makeDeck = ({ cards }: DeckList): string =>
  cards.map(({ card, count }) => `${count} ${cardOf(card).name}\n`).join('');

const CARDS: DeckCards = { isCard: isCardCode, example: '01DE021' };

/** A deck list from untrusted JSON: its shape and its card codes; `checkDeck` says whether it is legal. */
export const readDeck = (json: Json): Result<DeckList, Problem> => {
  const deck = readDeckObject(json, CARDS, ['cards']);
  if (!deck.ok) return deck;
  const cards = readCounts(deck.value['cards'], CARDS, 'cards');
  return cards.ok ? ok({ cards: cards.value }) : cards;
};
