import type { Play } from '../words/plays.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { ANYTIME } from './decide.js';

/** How a play goes on with the action that was begun: it answers what is asked, or passes. */
export const goesOn = ({ choice }: RuneterraState, { play }: Play): 'answer' | 'pass' | null => {
  if (play === 'Pass') return 'pass';
  return choice !== null && !ANYTIME.has(play) ? 'answer' : null;
};
