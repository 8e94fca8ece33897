import type { RuneterraState, StackItem } from '../state/runeterra-state.js';
import { cardAt, cardOfCode, codeAt, textOf } from '../cards/known-cards.js';
import type { Definition } from '../words/definition.js';
import { LIMITS } from '../words/vocabulary.js';

export const isUnit = (state: RuneterraState, piece: number): boolean => cardAt(state, piece)?.type === 'unit';
export const isLandmark = (state: RuneterraState, piece: number): boolean => cardAt(state, piece)?.type === 'landmark';

/** Whether a unit has neither keywords nor a text of its own now. */
export const isSilenced = ({ pieces }: RuneterraState, piece: number): boolean =>
  (pieces[piece]?.silenced ?? null) !== null;

/** The encoded text that a piece has now: none where it is silenced, or where the table tells what it does. */
export const textAt = (state: RuneterraState, piece: number): Definition | null =>
  isSilenced(state, piece) ? null : textOf(state, codeAt(state, piece));

/** Whether a card is one of a subtype, as the data files name it. */
export const hasSubtype = (state: RuneterraState, piece: number, subtype: string): boolean =>
  cardAt(state, piece)?.subtypes.includes(subtype) ?? false;

/** Whether a player has all the mana gems that there may be. */
export const isEnlightened = ({ seats }: RuneterraState, seat: number): boolean => seats[seat]?.gems === LIMITS.gems;

/** Whether a player's deck is so small, or has been, that units with Deep have grown. */
export const isDeep = ({ seats }: RuneterraState, seat: number): boolean => {
  const { deck = [], deep = false } = seats[seat] ?? {};
  return deep || deck.length <= LIMITS.deep;
};

/** The name to speak of a card by. */
export const cardName = (state: RuneterraState, code: string | null): string =>
  cardOfCode(state, code)?.name ?? 'an unknown card';

/** The name to speak of a piece by. */
export const nameOf = (state: RuneterraState, piece: number): string => cardName(state, codeAt(state, piece));

export const itemName = (state: RuneterraState, item: StackItem): string => {
  if (item.kind === 'spell' || item.card !== null) return cardName(state, item.card);
  return item.source === null ? 'a skill' : `the skill of ${nameOf(state, item.source)}`;
};

/** A player's name. */
export const playerName = (state: RuneterraState, seat: number): string =>
  state.seats[seat]?.name ?? `player ${seat + 1}`;
