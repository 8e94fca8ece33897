import type { JsonObject } from '#kernel';
import type { Finding } from '#ruleset';
import { hasKeyword, type Card } from '../../words/card.js';
import type { Domain } from '../../words/vocabulary.js';
import { cardOf } from '../../cards/catalogue.js';
import { inAnyNumber } from '../../cards/encodings.js';
import { cardsIn, countCards, type CardCount, type DeckList } from '../../words/deck-list.js';

/**
 * How many cards a deck has (103, 485-489): its Main Deck at least, with the Chosen Champion; copies of a name and Signature cards at
 * most; runes and battlefields just so many.
 */
export const DECK = { main: 40, copies: 3, signatures: 3, runes: 12, battlefields: 3 } as const;

/**
 * What a deck is checked against.
 * - `rules`: the Core Rules alone, or the tournament rules for Constructed on top of them
 * - `on`: the day of the event, `YYYY-MM-DD`; without it bans and release dates are not looked at
 * - `teams`: true for 2v2, which bans one legend more
 */
export interface DeckFormat {
  readonly rules: 'core' | 'constructed';
  readonly on?: string;
  readonly teams?: boolean;
  /** Battlefields that the mode asks for, where it is another number than usual. */
  readonly battlefields?: number;
  /** Whether battlefields may have the same name, as older editions have it. */
  readonly sameBattlefields?: boolean;
}

/** A deck with its cards looked up, as the checks below read it. */
export interface Subject {
  readonly deck: DeckList;
  readonly format: DeckFormat;
  readonly legend: Card;
  readonly champion: Card;
}

/** One check of a deck: what it finds wrong. */
export type Check = (subject: Subject) => readonly Finding[];

/** The card, for the facts of a finding. */
export const about = (card: Card): JsonObject => ({ card: card.id, name: card.name });

/** The cards, each once. */
export const uniqueCards = (cards: readonly CardCount[]): readonly Card[] => [
  ...new Set(cards.map(({ card }) => cardOf(card))),
];

/** The Main Deck as the book counts it: the Chosen Champion and the rest (103.2.b.1). */
export const mainDeckOf = (deck: DeckList): readonly CardCount[] => [...cardsIn(deck, 'champion'), ...deck.main];

/** Main Deck and sideboard together, as copies are counted at events. */
export const mainAndSideboardOf = (deck: DeckList): readonly CardCount[] => [...mainDeckOf(deck), ...deck.sideboard];

/** How many of the cards have the card's whole name; another card of the same champion is another card (103.2.b.2). */
export const copiesOf = (card: Card, cards: readonly CardCount[]): number =>
  countCards(cards.filter((entry) => cardOf(entry.card).name === card.name));

/** Whether the card belongs to the legend's champion: by their champion tags (133.8.b). */
export const sharesTag = (card: Card, legend: Card): boolean =>
  card.championTags.some((tag) => legend.championTags.includes(tag));

/** How many copies of the card a deck may have: one of a Unique name, as many as one likes where its text says so (002, 103.2.b, 825). */
export const mostCopies = (card: Card): number => {
  if (hasKeyword(card, 'Unique')) return 1;
  return inAnyNumber(card.id) ? Infinity : DECK.copies;
};

/** Domains of the card that are none of the legend's; every one of them has to be (103.1.b.3). */
export const domainsOutside = ({ domains }: Card, legend: Card): readonly Domain[] =>
  domains.filter((domain) => !legend.domains.includes(domain));

export const isChampionUnit = ({ type, supertype }: Card): boolean => type === 'Unit' && supertype === 'Champion';

export const isSignature = ({ supertype }: Card): boolean => supertype === 'Signature';

/** A battlefield that may be in a deck: no game starts with a token. */
export const isDeckBattlefield = ({ type, supertype }: Card): boolean =>
  type === 'Battlefield' && supertype !== 'Token';

/**
 * Whether the card may be the Chosen Champion of a legend (103.2.a.2, 103.2.c): a champion unit with a tag of the legend's, within its
 * domains. Of a legend that is not known (null) only that it is a champion unit.
 */
export const mayBeChampion = (champion: Card, legend: Card | null): boolean =>
  isChampionUnit(champion) &&
  (legend === null || (sharesTag(champion, legend) && domainsOutside(champion, legend).length === 0));
