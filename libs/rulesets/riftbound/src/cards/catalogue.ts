import * as names from '#notation';
import type { Card, CardId } from '../words/card.js';
import { CARDS_HASH, CARDS_JSON } from './data/cards.js';

/** SHA-256 (hex) of the canonical JSON of `allCards`: names the card facts that a tape was recorded with. */
export const CARD_SET_HASH: string = CARDS_HASH;

/** Every card and token, in the order of their ids' sets. */
export const allCards = JSON.parse(CARDS_JSON) as readonly Card[];

/** The token battlefield with no abilities that lies where a removed player's battlefield lay (652.2.a): no card of any set. */
export const BLANK_BATTLEFIELD: Card = {
  id: 'BLANK',
  name: 'Blank Battlefield',
  aliases: [],
  type: 'Battlefield',
  supertype: 'Token',
  domains: [],
  energy: null,
  power: null,
  might: null,
  mightBonus: null,
  tags: [],
  championTags: [],
  timing: 'default',
  keywords: [],
  effectKeywords: [],
  mentions: [],
  bans: [],
  sets: [],
};

const CARDS: ReadonlyMap<CardId, Card> = new Map([...allCards, BLANK_BATTLEFIELD].map((card) => [card.id, card]));

/** There is no card of that id. */
export class UnknownCardError extends Error {
  readonly code = 'unknown-card';
  constructor(readonly id: string) {
    super(`No card has the id "${id}". Ids look like OGN-013; look the card up by its name instead.`);
  }
}

/** Whether the text is the id of a card. */
export const isCardId = (text: string): boolean => CARDS.has(text);

/** The card of that id. Throws UnknownCardError where there is none. */
export const cardOf = (id: CardId): Card => {
  const card = CARDS.get(id);
  if (card === undefined) throw new UnknownCardError(id);
  return card;
};

export type NameAnswer = names.NameAnswer<Card>;

/** Reads a card's name as a person types it, among all cards unless told. */
export const findCards = (text: string, among: readonly Card[] = allCards): NameAnswer => names.findCards(text, among);

/** The shortest natural name that `findCards` reads back as this card. */
export const shortNameOf = (card: Card, among: readonly Card[] = allCards): string => names.shortNameOf(card, among);
