import { giftsOnBoard } from './statics.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** The points needed to win: of the mode, and what abilities add to it (194.1). */
export const victoryScoreOf = (state: RiftboundState): number =>
  giftsOnBoard(state, 'victoryScore').reduce((sum, { gift }) => sum + gift.victoryScore, state.victoryScore);
