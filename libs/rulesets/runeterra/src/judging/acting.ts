import type { Finding } from '#ruleset';
import { illegal } from '../words/findings.js';
import { playerName } from '../reading/objects.js';
import type { RuneterraState } from '../state/runeterra-state.js';

/** Held against somebody who acts while the other player is to act. */
export const notTheirs = (state: RuneterraState, seat: number): readonly Finding[] => {
  const { toAct } = state;
  if (toAct === seat) return [];
  const whose = toAct === null ? 'nobody may act' : `${playerName(state, toAct)} is to act`;
  return [illegal('runeterra.turn.own', `${playerName(state, seat)} may not act: ${whose}.`)];
};
