import { playerName } from '../../reading/objects.js';
import type { RiftboundResult } from '../../state/ending.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { cardName } from './tell.js';

/** Players by name: "Ana", "Ana and Cleo". */
const namesOf = (state: RiftboundState, seats: readonly number[]): string =>
  seats.map((seat) => playerName(state, seat)).join(' and ');

const verbOf = (seats: readonly number[], one: string, several: string): string => (seats.length > 1 ? several : one);

/** What ended a game or a match, in words: "Ana has 8 points". The players are called as they are at the table. */
export const reasonText = (state: RiftboundState, { winners, reason }: RiftboundResult): string => {
  switch (reason.kind) {
    case 'points':
      return `${namesOf(state, winners)} ${verbOf(winners, 'has', 'have')} ${String(reason.points)} points`;
    case 'card':
      return `${playerName(state, reason.seat)} wins by ${cardName(reason.card ?? '')}`;
    case 'concession':
      return `${playerName(state, reason.seat)} concedes${reason.of === 'match' ? ' the match' : ''}`;
    case 'penalty':
      return `${namesOf(state, reason.seats)} ${verbOf(reason.seats, 'loses', 'lose')} the ${reason.of} by penalty`;
    case 'draw':
      return 'The players agree on a draw';
    case 'time':
      return `Time is up for the ${reason.of}`;
    case 'words':
      return reason.words;
  }
};
