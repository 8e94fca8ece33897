import { ANYTIME } from '../words/anytime.js';
import type { Play, PlayName } from '../words/plays.js';
import type { RiftboundState } from '../state/riftbound-state.js';

/** Answers that no action has asked for: each is a decision of its own, made as a game is set up. */
const SET_UP: ReadonlySet<PlayName> = new Set<PlayName>(['ChooseFirstPlayer', 'ChooseBattlefield', 'Mulligan']);

/**
 * How a play goes on with the action that was begun: it answers what is asked, or passes. Who passes takes no action: playing something
 * and passing are what the player with priority chooses between (338.1).
 */
export const goesOn = ({ choice }: RiftboundState, { play }: Play): 'answer' | 'pass' | null => {
  if (play === 'Pass') return 'pass';
  return choice !== null && !ANYTIME.has(play) && !SET_UP.has(play) ? 'answer' : null;
};
