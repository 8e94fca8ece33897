import { illegal, type Finding } from '#ruleset';
import type { Card } from '../words/card.js';
import { cardOf } from '../cards/catalogue.js';
import { DECK, REGIONS, type Region } from '../words/vocabulary.js';
import { countCards, type CardCount, type DeckList } from '../words/deck-list.js';

/** One check of a deck: what it finds wrong. */
type Check = (cards: readonly CardCount[]) => readonly Finding[];

const checkSize: Check = (cards) => {
  const count = countCards(cards);
  const message = `A deck has ${DECK.size} cards; this one has ${count}.`;
  return count === DECK.size ? [] : [illegal('runeterra.deck.size', message, { count })];
};

const checkCopies: Check = (cards) =>
  cards
    .filter(({ count }) => count > DECK.copies)
    .map(({ card, count }) => {
      const { code, name } = cardOf(card);
      const message = `${name} is there ${count} times; a deck has at most ${DECK.copies} of a card.`;
      return illegal('runeterra.deck.copies', message, { card: code, name, count });
    });

const checkChampions: Check = (cards) => {
  const count = countCards(cards.filter(({ card }) => cardOf(card).champion));
  const message = `The deck has ${count} champion cards; at most ${DECK.champions} are allowed.`;
  return count <= DECK.champions ? [] : [illegal('runeterra.deck.champions', message, { count })];
};

const checkCollectible: Check = (cards) =>
  cards
    .map(({ card }) => cardOf(card))
    .filter(({ collectible }) => !collectible)
    .map(({ code, name }) => {
      const message = `${name} (${code}) is made by effects only; take it out of the deck.`;
      return illegal('runeterra.deck.collectible', message, { card: code, name });
    });

const covers = (regions: readonly Region[], cards: readonly Card[]): boolean =>
  cards.every((card) => card.regions.some((region) => regions.includes(region)));

/** Two regions that every card belongs to one of; a card of two regions may count as either. */
const isOfTwoRegions = (cards: readonly Card[]): boolean =>
  REGIONS.some((one) => REGIONS.some((other) => covers([one, other], cards)));

const checkRegions: Check = (counts) => {
  const cards = counts.map(({ card }) => cardOf(card));
  if (isOfTwoRegions(cards)) return [];
  const regions = REGIONS.filter((region) => cards.some((card) => card.regions.includes(region)));
  const message = `The deck's cards are of more than ${DECK.regions} regions: ${regions.join(', ')}.`;
  return [illegal('runeterra.deck.regions', message, { regions })];
};

const CHECKS: readonly Check[] = [checkSize, checkCopies, checkChampions, checkCollectible, checkRegions];

/**
 * What is wrong with a deck; empty for a deck that may be played. Each finding says what and how many. Throws UnknownCardError
 * for a code that is no card.
 */
export const checkDeck = ({ cards }: DeckList): readonly Finding[] => CHECKS.flatMap((check) => check(cards));
