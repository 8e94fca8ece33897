import { boardPieces, isPermanent } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Units and gear on the board that are face up. */
export const permanents = (state: RiftboundState): readonly number[] =>
  boardPieces(state).filter((number) => isPermanent(state, number) && !(state.pieces[number]?.faceDown ?? false));
