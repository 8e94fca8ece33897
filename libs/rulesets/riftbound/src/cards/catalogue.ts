import type { Card, CardId } from './card.js';
import { CARDS_HASH, CARDS_JSON } from './data/cards.js';

/** SHA-256 (hex) of the canonical JSON of `allCards`: names the card facts that a tape was recorded with. */
export const CARD_SET_HASH: string = CARDS_HASH;

/** Every card and token, in the order of their ids' sets. */
export const allCards = JSON.parse(CARDS_JSON) as readonly Card[];

const CARDS: ReadonlyMap<CardId, Card> = new Map(allCards.map((card) => [card.id, card]));

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
