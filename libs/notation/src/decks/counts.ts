import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import type { Problem } from '#ruleset';
import { DECK_BOUNDS } from './lines.js';

/** So many copies of a card, by its id; `count` is 1 or more. */
export type CardCount = { readonly card: string; readonly count: number };

/** How many cards these are. */
export const countCards = (cards: readonly CardCount[]): number => cards.reduce((sum, { count }) => sum + count, 0);

/** What a game's decks are made of: whether a text is the id of a card, and what ids look like, for messages. */
export interface DeckCards {
  readonly isCard: (text: string) => boolean;
  readonly example: string;
}

const MOST_COPIES = 99;

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const isCount = (json: Json | undefined): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= 1 && json <= MOST_COPIES;

/** Why a part of a deck cannot be taken. */
export const deckProblem = ({ example }: DeckCards, where: string, wanted: string): Problem => ({
  code: 'bad-deck',
  message: `The deck's ${where} is not ${wanted}.`,
  remedy: `Give card ids as ${example}, and counts from 1 to ${MOST_COPIES}; or send the deck as text.`,
});

/** A deck value that is an object with these parts and no others. */
export const readDeckObject = (json: Json, cards: DeckCards, parts: readonly string[]): Result<JsonObject, Problem> => {
  if (!isObject(json)) {
    return err({ ...deckProblem(cards, 'value', 'an object'), message: 'The deck is not an object.' });
  }
  const stranger = Object.keys(json).find((key) => !parts.includes(key));
  if (stranger === undefined) return ok(json);
  const message = `A deck has no "${stranger.slice(0, 40)}".`;
  return err({ ...deckProblem(cards, 'value', 'a deck'), message, remedy: `Its parts are ${parts.join(', ')}.` });
};

/** Whether untrusted JSON is the id of a card. */
export const isCardOf = (cards: DeckCards, json: Json | undefined): json is string =>
  typeof json === 'string' && cards.isCard(json);

const readCount = (entry: Json, cards: DeckCards, where: string): Result<CardCount, Problem> => {
  const bad = (part: string, wanted: string): Result<never, Problem> =>
    err(deckProblem(cards, `${where}${part}`, wanted));
  if (!isObject(entry)) return bad('', 'a {card, count}');
  const { card, count } = entry;
  if (!isCardOf(cards, card)) return bad('.card', 'the id of a card');
  const stranger = Object.keys(entry).find((key) => key !== 'card' && key !== 'count');
  if (stranger !== undefined) return bad('', 'a {card, count} and nothing else');
  return isCount(count) ? ok({ card, count }) : bad('.count', 'a number of copies');
};

/** Counted cards from untrusted JSON: a list of `{card, count}`. */
export const readCounts = (
  json: Json | undefined,
  cards: DeckCards,
  where: string,
): Result<readonly CardCount[], Problem> => {
  if (!Array.isArray(json)) return err(deckProblem(cards, where, 'a list of {card, count}'));
  if (json.length > DECK_BOUNDS.entries) {
    return err(deckProblem(cards, where, `a list of at most ${DECK_BOUNDS.entries} {card, count}`));
  }
  const counts: CardCount[] = [];
  for (const [index, entry] of (json as readonly Json[]).entries()) {
    const count = readCount(entry, cards, `${where}[${index}]`);
    if (!count.ok) return count;
    counts.push(count.value);
  }
  if (countCards(counts) > DECK_BOUNDS.cards) {
    return err(deckProblem(cards, where, `at most ${DECK_BOUNDS.cards} cards in all`));
  }
  return ok(counts);
};
