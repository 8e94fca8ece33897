import type { Play } from '../words/plays.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { ANYTIME } from './decide.js';

/** Whether a play goes on with the action that was begun: it answers what is asked, or passes. */
export const goesOn = ({ choice }: RuneterraState, { play }: Play): boolean =>
  play === 'Pass' || (choice !== null && !ANYTIME.has(play));
