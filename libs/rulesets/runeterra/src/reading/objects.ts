import type { Card } from '../words/card.js';
import { cardOf, isCardCode } from '../cards/catalogue.js';
import type { Definition } from '../words/definition.js';
import { definitionOf } from '../cards/definitions.js';
import type { RuneterraState, StackItem } from '../state/runeterra-state.js';

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

export const isUnit = (state: RuneterraState, piece: number): boolean => cardAt(state, piece)?.type === 'unit';
export const isLandmark = (state: RuneterraState, piece: number): boolean => cardAt(state, piece)?.type === 'landmark';

/** A spell or skill on the stack, or the spell that is being cast. */
export const itemOf = (state: RuneterraState, id: number): StackItem | null =>
  state.stack.find((item) => item.id === id) ?? (state.casting?.id === id ? state.casting : null);

/** The name to speak of a card by. */
export const cardName = (state: RuneterraState, code: string | null): string =>
  cardOfCode(state, code)?.name ?? 'an unknown card';

/** The name to speak of a piece by. */
export const nameOf = (state: RuneterraState, piece: number): string =>
  cardName(state, state.pieces[piece]?.card ?? null);

export const itemName = (state: RuneterraState, item: StackItem): string => {
  if (item.kind === 'spell' || item.card !== null) return cardName(state, item.card);
  return item.source === null ? 'a skill' : `the skill of ${nameOf(state, item.source)}`;
};

/** A player's name. */
export const playerName = (state: RuneterraState, seat: number): string =>
  state.seats[seat]?.name ?? `player ${seat + 1}`;
