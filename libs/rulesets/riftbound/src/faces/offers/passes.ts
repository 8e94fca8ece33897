import type { Candidate } from './candidate.js';
import { playerName } from '../../reading/objects.js';
import { teammatesOf } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Inviting, passing and ending the turn; conceding is possible at any time and is listed last. */
export const windowCandidates = (state: RiftboundState, seat: number): readonly Candidate[] => [
  ...teammatesOf(state, seat).map((mate): Candidate => ({
    play: { play: 'Invite', seat, mate },
    label: `Invite ${playerName(state, mate)}`,
    slots: [],
  })),
  { play: { play: 'Pass', seat }, label: 'Pass', slots: [] },
  { play: { play: 'EndTurn', seat }, label: 'End the turn', slots: [] },
  { play: { play: 'Concede', seat }, label: 'Concede', slots: [] },
];
