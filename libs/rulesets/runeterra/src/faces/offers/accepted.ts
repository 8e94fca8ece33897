import { accepts, type Judge } from '#ruleset';
import type { Play } from '../../words/plays.js';
import { findingsOf, problemOf } from '../decide.js';
import type { RuneterraState } from '../../state/runeterra-state.js';

/** The two questions that decide a play on this table. */
export const judgeOf = (state: RuneterraState): Judge<Play> => ({
  problem: (play) => problemOf(state, play),
  findings: (play) => findingsOf(state, play),
});

/** Whether a play is possible and the rules do not forbid it: what offers are made of. */
export const isAccepted = (state: RuneterraState, play: Play): boolean => accepts(judgeOf(state), play);
