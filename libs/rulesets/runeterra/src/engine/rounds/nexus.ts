import { emit, type Draft } from '../draft.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { enemyOf } from '../../reading/units/board.js';

const isEmpty = ({ seats }: RuneterraState, seat: number): boolean => (seats[seat]?.nexus ?? 1) <= 0;

/** Whether a nexus is at 0. */
export const hasFallen = (state: RuneterraState): boolean => state.seats.some((_, seat) => isEmpty(state, seat));

/** Whose nexus is at 0 has lost; where one action has emptied both, nobody wins. */
export const endByNexus = (draft: Draft): void => {
  const fallen = [...draft.state.seats.keys()].filter((seat) => isEmpty(draft.state, seat));
  const [loser] = fallen;
  if (loser === undefined) return;
  const isDraw = fallen.length > 1;
  const because = isDraw ? ('runeterra.nexus.draw' as const) : ('runeterra.nexus.zero' as const);
  emit(draft, {
    type: 'GameEnded',
    data: {
      winners: isDraw ? [] : [enemyOf(loser)],
      reason: isDraw ? { kind: 'both-nexuses' } : { kind: 'nexus', seat: loser },
      because: [because],
    },
    because: [because],
  });
};
