import type { RiftboundState } from '../../state/riftbound-state.js';
import { cardOf, findCards } from '../../cards/catalogue.js';

/** What is to be said of a table, and the pieces said so far in the order in which the lay-out numbers them. */
export interface Walk {
  readonly state: RiftboundState;
  readonly named: number[];
  /** The runes of each seat on the board, in that order too. */
  readonly runes: readonly (readonly number[])[];
}

/** How a literal names a card: by its whole name, by its id where that is the name of several, `unknown` where nobody knows it. */
export const cardName = (card: string | null): string => {
  if (card === null) return 'unknown';
  const { name } = cardOf(card);
  const answer = findCards(name);
  return answer.kind === 'found' && answer.card.id === card ? name : card;
};

/** The name of the player on a seat. */
export const playerOn = ({ seats }: RiftboundState, seat: number): string => seats[seat]?.name ?? '';
