import { CARD_LAWS } from './invariants/cards.js';
import { PIECE_LAWS } from './invariants/pieces.js';
import { WINDOW_LAWS } from './invariants/windows.js';
import type { RiftboundState } from '../state/riftbound-state.js';

/**
 * Laws of the state that are broken, as sentences; empty when all hold. Every state after a legal play keeps them all. After a
 * correction or an illegal play as played, a table may stand as the rules would not have left it.
 */
export const brokenInvariants = (state: RiftboundState): readonly string[] =>
  [...PIECE_LAWS, ...CARD_LAWS, ...WINDOW_LAWS].flatMap((law) => law(state));
