import { rememberingJudge } from '#ruleset';
import type { Play } from '../../words/plays.js';
import { findingsOf, findingsUnlessForbidden, problemOf } from '../decide.js';
import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** The two questions that decide a play on this table. */
export const judgeOf = rememberLast((state: RiftboundState) =>
  rememberingJudge<Play>(
    {
      problem: (play) => problemOf(state, play),
      findings: (play) => findingsOf(state, play),
    },
    (play) => findingsUnlessForbidden(state, play),
  ),
);

/** Whether a play is possible and the rules do not forbid it: what offers are made of. */
export const isAccepted = (state: RiftboundState, play: Play): boolean => judgeOf(state).acceptedWith(play) !== null;
