import type { Card, CardType } from '../words/card.js';
import { alsoTypeOf } from './encodings.js';

/** The types of a card, the one first that says how it enters, where it may be and what is played of it (178.1.a.1). */
export const typesOf = ({ id, type }: Pick<Card, 'id' | 'type'>): readonly CardType[] => {
  const also = alsoTypeOf(id);
  return also === undefined ? [type] : [type, also];
};
