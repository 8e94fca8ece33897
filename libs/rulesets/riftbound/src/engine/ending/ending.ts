import { victoryScoreOf } from '../../reading/statics/limits.js';
import type { RuleKey } from '#rulebook';
import { awaitChoice, emit, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { modeOf, opponentsOf, playersLeft, seatsOfSide } from '../../state/sides.js';
import { piecesIn } from '../../state/zones.js';
import { decidedByTime, type Ending } from './game-wins.js';
import { policyOf } from '../../words/editions/editions.js';
import type { Frame } from '../../state/agenda.js';

/** What still lies facedown as the game ends is shown to all (421.4), as far as the recorder knows it. */
const revealHidden = (draft: Draft): void => {
  draft.state.battlefields.forEach((_, at) => {
    for (const piece of piecesIn(draft.state, { zone: 'facedown', at })) {
      const card = draft.state.pieces[piece]?.card ?? null;
      if (card !== null)
        emit(draft, { type: 'CardRevealed', data: { piece, card }, because: ['hidden.revealed-on-leaving'] });
    }
  });
};

/** Ends the game; the match ends with it, or the next game is awaited. Tasks left over are put aside with the game. */
export const endGame = (draft: Draft, { winners, reason, because }: Ending): void => {
  const left = draft.agenda.splice(0);
  draft.cleanupDue = false;
  revealHidden(draft);
  // Points may turn out to be wrong, and the game goes on then: see resume.ts.
  if (reason.kind === 'points' && left.length > 0)
    emit(draft, { type: 'TasksPutAside', data: { agenda: left }, because });
  propose(draft, { type: 'GameEnded', data: { winners, reason, because }, because });
  const { wins, rules } = modeOf(draft.state);
  const decided = wins === 1 || draft.state.seats.some((seat) => seat.wins >= wins);
  const ending = decided ? { winners, reason, because } : decidedByTime(draft.state);
  if (ending !== null) propose(draft, { type: 'MatchEnded', data: ending, because: ending.because });
  else awaitChoice(draft, { kind: 'next-game', seat: null }, [rules.format]);
};

/** Ends the match between two games of it. */
export const endMatch = (draft: Draft, { winners, reason, because }: Ending): void => {
  draft.agenda.length = 0;
  emit(draft, { type: 'ChoiceMade', data: { kind: 'next-game' }, because: [] });
  propose(draft, { type: 'MatchEnded', data: { winners, reason, because }, because });
};

/**
 * The player whose points reach the Victory Score and are more than any opponent's (194.2, 323.1); of a team its first. Nobody,
 * where two lead together: the game goes on (194.2.b).
 */
export const leaderAtVictory = ({ state }: Draft): number | null => {
  const pointsOf = (seat: number): number => state.seats[seat]?.points ?? 0;
  const leads = (seat: number): boolean =>
    opponentsOf(state, seat).every((opponent) => pointsOf(opponent) < pointsOf(seat));
  const needsLead = policyOf(state).winning === 'in a cleanup, ahead of all';
  const wins = (seat: number): boolean => pointsOf(seat) >= victoryScoreOf(state) && (!needsLead || leads(seat));
  return playersLeft(state).find(wins) ?? null;
};

/** The leader at the Victory Score wins now. */
export const winByPoints = (draft: Draft, because: readonly RuleKey[]): void => {
  const winner = leaderAtVictory(draft);
  if (winner === null) return;
  const points = draft.state.seats[winner]?.points ?? 0;
  const winners = seatsOfSide(draft.state, winner);
  const together: readonly RuleKey[] = winners.length > 1 ? ['mode.teams.together'] : [];
  endGame(draft, {
    winners,
    reason: { kind: 'points', points },
    because: [...because, ...together],
  });
};

/** Once the next point is to decide, whoever scores it wins the game, and the match with it (TR 408.4.c.3). */
const winByNextPoint = (draft: Draft): void => {
  const scored = draft.state.timeUp?.scored ?? null;
  if (scored === null) return;
  const winners = seatsOfSide(draft.state, scored);
  endGame(draft, { winners, reason: { kind: 'time', of: 'game' }, because: ['tournament.next-point'] });
};

/**
 * In older editions the Victory Score wins as it is reached, outside of cleanups too (472). So does the next point, where time has it decide.
 */
export const winAtOnce = (draft: Draft): boolean => {
  const isOver = (): boolean => draft.state.result !== null || draft.state.lastGame !== null;
  if (!isOver()) winByNextPoint(draft);
  if (policyOf(draft.state).winning === 'at once' && !isOver()) winByPoints(draft, ['win.cleanup']);
  return isOver();
};

/** Cleanup step 1: points of the Victory Score or more, and more than any opponent, win (323.1, 472). */
export const checkForWin = (draft: Draft, frame: Extract<Frame, { task: 'cleanup' }>): void => {
  if (leaderAtVictory(draft) === null) return;
  // What only this cleanup does is left with the other tasks: one that is begun anew would not do it.
  if (frame.special !== null) push(draft, { ...frame, step: frame.step + 1 });
  winByPoints(draft, ['cleanup.win-check', 'win.most-points']);
};
