import { playerName } from '../../reading/objects.js';
import type { RuneterraResult } from '../../state/ending.js';
import type { RuneterraState } from '../../state/runeterra-state.js';

const TELLING = {
  nexus: (name: string) => `${name}'s nexus has fallen`,
  'no-card': (name: string) => `${name} has no card left to draw`,
  concession: (name: string) => `${name} concedes`,
} as const;

/** What ended a game, in words: "Ana concedes". The players are called as they are at the table. */
export const reasonText = (state: RuneterraState, { reason }: RuneterraResult): string =>
  reason.kind === 'both-nexuses'
    ? 'both nexuses have fallen at once'
    : TELLING[reason.kind](playerName(state, reason.seat));
