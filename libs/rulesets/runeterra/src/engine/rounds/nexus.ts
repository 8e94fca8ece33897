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
  const agenda = draft.agenda.splice(0);
  if (agenda.length > 0) emit(draft, { type: 'TasksPutAside', data: { agenda }, because: [because] });
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

/** Whether the nexuses that have ended the game are not those that lie at 0 now: a correction changes one of them. */
const isOtherwise = (state: RuneterraState): boolean => {
  const standing = [...state.seats.keys()].filter((seat) => !isEmpty(state, seat));
  return standing.length !== state.result?.winners.length;
};

/** A game that a fallen nexus has ended goes on where a correction gives it health, from where it was. */
export const resumeUnfallen = (draft: Draft): void => {
  const { result, interrupted } = draft.state;
  const isByNexus = result?.reason.kind === 'nexus' || result?.reason.kind === 'both-nexuses';
  if (!isByNexus || interrupted === null || !isOtherwise(draft.state)) return;
  emit(draft, { type: 'GameResumed', data: {}, because: ['runeterra.correction'] });
  draft.agenda.push(...interrupted.agenda);
};
