import { findCards } from '#notation';
import { allCards } from '../../cards/index.js';
import { cardOfCode } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';

/** What is to be said of a table, and the pieces said so far in the order in which the lay-out numbers them. */
export interface Walk {
  readonly state: RuneterraState;
  readonly named: number[];
}

/** How a literal names a card: by its whole name, by its code where that is the name of several, `unknown` where nobody knows it. */
export const cardName = (state: RuneterraState, code: string | null): string => {
  const card = cardOfCode(state, code);
  if (card === null) return 'unknown';
  const answer = findCards(card.name, state.told.length === 0 ? allCards : [...state.told, ...allCards]);
  return answer.kind === 'found' && answer.card.code === code ? card.name : card.code;
};

/** The name of the card that a piece is. */
export const pieceName = (state: RuneterraState, piece: number): string =>
  cardName(state, state.pieces[piece]?.card ?? null);

/** The name of the player on a seat. */
export const playerOn = ({ seats }: RuneterraState, seat: number): string => seats[seat]?.name ?? '';
