import { changePiece, changeState } from '../../evolve/change.js';
import type { Deed, RiftboundState } from '../../state/riftbound-state.js';

/** The table with the pieces of a deed as they were then, for its filters to look at. */
export const asThen = (state: RiftboundState, { pieces: glimpses }: Deed): RiftboundState => {
  const pieces = state.pieces.slice();
  for (const { piece, ...then } of glimpses) {
    const now = pieces[piece];
    if (now) pieces[piece] = changePiece(now, then);
  }
  return changeState(state, { pieces });
};
