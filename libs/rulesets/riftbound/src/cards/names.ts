import * as names from '#notation';
import type { Card } from '../words/card.js';
import { allCards } from './catalogue.js';

export type NameAnswer = names.NameAnswer<Card>;

/** Reads a card's name as a person types it, among all cards unless told. */
export const findCards = (text: string, among: Iterable<Card> = allCards): NameAnswer => names.findCards(text, among);

/** The shortest natural name that `findCards` reads back as this card. */
export const shortNameOf = (card: Card, among: Iterable<Card> = allCards): string => names.shortNameOf(card, among);
