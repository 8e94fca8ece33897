import { emit, type Draft } from '../draft.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { leaderAtVictory } from './ending.js';

/** Whether points have ended the game, and the match, if it is over, by nothing else: whoever gave up since has lost it all the same. */
const isEndedByPoints = ({ lastGame, result, timeUp }: RiftboundState): boolean => {
  if (lastGame?.reason.kind !== 'points') return false;
  const isByTime = result?.reason.kind === 'time' && timeUp?.lastTurn !== null;
  return result === null || result.reason.kind === 'points' || isByTime;
};

/** A game that was won by points goes on where a correction leaves its winners without them (323.1, 472), from where it was. */
export const resumeUnwon = (draft: Draft): void => {
  const { lastGame, choice } = draft.state;
  if (lastGame === null || !isEndedByPoints(draft.state)) return;
  const leader = leaderAtVictory(draft);
  if (leader !== null && lastGame.winners.includes(leader)) return;
  if (choice?.kind === 'next-game') emit(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  emit(draft, { type: 'GameResumed', data: {}, because: ['cleanup.win-check', 'win.most-points'] });
  draft.agenda.push(...lastGame.agenda);
};
