import { playerName } from '../../reading/objects.js';
import type { RiftboundResult } from '../../state/ending.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { cardName } from './tell.js';

/** Players by name: "Ana", "Ana and Cleo". */
const namesOf = (state: RiftboundState, seats: readonly number[]): string =>
  seats.map((seat) => playerName(state, seat)).join(' and ');

/** What ended a game or a match, in words: "Ana has 8 points". The players are called as they are at the table. */
export const reasonText = (state: RiftboundState, { winners, reason }: RiftboundResult): string => {
  switch (reason.kind) {
    case 'points':
      return `${namesOf(state, winners)} ${winners.length > 1 ? 'have' : 'has'} ${String(reason.points)} points`;
    case 'card':
      return `${playerName(state, reason.seat)} wins by ${cardName(reason.card ?? '')}`;
    case 'concession':
      return `${playerName(state, reason.seat)} concedes${reason.of === 'match' ? ' the match' : ''}`;
    case 'draw':
      return 'The players agree on a draw';
    case 'words':
      return reason.words;
  }
};
