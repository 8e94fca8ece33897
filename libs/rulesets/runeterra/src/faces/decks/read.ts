import { ok, type Json, type Result } from '#kernel';
import { readCounts, readDeckObject, type DeckCards } from '#notation';
import type { Problem } from '#ruleset';
import { isCardCode } from '../../cards/catalogue.js';
import type { DeckList } from '../../words/deck-list.js';

const CARDS: DeckCards = { isCard: isCardCode, example: '01DE021' };

/** A deck list from untrusted JSON: its shape and its card codes; `checkDeck` says whether it is legal. */
export const readDeck = (json: Json): Result<DeckList, Problem> => {
  const deck = readDeckObject(json, CARDS, ['cards']);
  if (!deck.ok) return deck;
  const cards = readCounts(deck.value['cards'], CARDS, 'cards');
  return cards.ok ? ok({ cards: cards.value }) : cards;
};
