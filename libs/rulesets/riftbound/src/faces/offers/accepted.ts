import { accepts, type Judge } from '#ruleset';
import type { Play } from '../../words/plays.js';
import { findingsOf, problemOf } from '../decide.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** The two questions that decide a play on this table. */
export const judgeOf = (state: RiftboundState): Judge<Play> => ({
  problem: (play) => problemOf(state, play),
  findings: (play) => findingsOf(state, play),
});

/** Whether a play is possible and the rules do not forbid it: what offers are made of. */
export const isAccepted = (state: RiftboundState, play: Play): boolean => accepts(judgeOf(state), play);
