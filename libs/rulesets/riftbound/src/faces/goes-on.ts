import type { Play } from '../words/plays.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { ANYTIME } from './decide.js';

/**
 * Whether a play goes on with the action that was begun: it answers what is asked, or passes. Who passes takes no action: playing something
 * and passing are what the player with priority chooses between (338.1).
 */
export const goesOn = ({ choice }: RiftboundState, { play }: Play): boolean =>
  play === 'Pass' || (choice !== null && !ANYTIME.has(play));
