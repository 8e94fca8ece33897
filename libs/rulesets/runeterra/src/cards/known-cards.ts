import type { RuneterraState } from '../state/runeterra-state.js';
import type { Card } from '../words/card.js';
import type { Definition } from '../words/definition.js';
import { cardOf, isCardCode, isSameChampion } from './catalogue.js';
import { definitionOf } from './definitions.js';

/** The facts of a card: told at the table, or of the data files; null where neither knows the code. */
export const cardOfCode = (state: RuneterraState, code: string | null): Card | null => {
  if (code === null) return null;
  return state.told.find((card) => card.code === code) ?? (isCardCode(code) ? cardOf(code) : null);
};

/** The card facts of a piece, or null where its identity is not known. */
export const cardAt = (state: RuneterraState, piece: number): Card | null =>
  cardOfCode(state, state.pieces[piece]?.card ?? null);

/** The encoded text of a card; null where the table tells what it does. */
export const textOf = (state: RuneterraState, code: string | null): Definition | null =>
  code === null || state.described ? null : definitionOf(code);

/** Whether the player has the same champion in play as a card that comes from hand. */
export const hasInPlay = (state: RuneterraState, seat: number, code: string | null): boolean => {
  const coming = cardOfCode(state, code);
  return state.pieces.some(({ owner, place }, piece) => {
    const isInPlay = owner === seat && (place === 'bench' || place === 'battlefield');
    const card = isInPlay ? cardAt(state, piece) : null;
    return card !== null && coming !== null && isSameChampion(card, coming);
  });
};
