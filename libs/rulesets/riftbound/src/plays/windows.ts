import type { Candidate } from './candidate.js';
import type { RiftboundState } from '../state.js';

/** Passing and ending the turn; conceding is possible at any time and is listed last. */
export const windowCandidates = (_state: RiftboundState, seat: number): readonly Candidate[] => [
  { play: { play: 'Pass', seat }, label: 'Pass', slots: [] },
  { play: { play: 'EndTurn', seat }, label: 'End the turn', slots: [] },
  { play: { play: 'Concede', seat }, label: 'Concede', slots: [] },
];
