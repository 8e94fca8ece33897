import type { EffectInForce, Piece } from '../../state/riftbound-state.js';

/**
 * Whether an effect has begun since its object became the copy that it is, or it is none. Of effects in one layer the later goes
 * over the earlier (480.3): what had been set before is covered by what is copied, for as long as the object is that copy.
 */
export const isSinceTheCopy = ({ copies }: Piece, { id }: EffectInForce): boolean =>
  id > (copies?.at(-1)?.instance ?? -1);
