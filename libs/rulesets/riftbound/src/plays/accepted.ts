import type { Play } from '../commands.js';
import { findingsOf, problemOf } from '../decide.js';
import type { RiftboundState } from '../state.js';

/** Whether a play is possible and the rules do not forbid it: what offers are made of. */
export const isAccepted = (state: RiftboundState, play: Play): boolean =>
  problemOf(state, play) === null && !findingsOf(state, play).some((finding) => finding.severity === 'illegal');
