import type { RuleKey } from '#rulebook';
import { awaitChoice, emit, type Draft } from '../../draft.js';
import { propose } from '../../gate.js';
import { playerName } from '../../objects.js';
import { piecesIn } from '../../zones.js';

/** Games to win a match of each mode (485.6, 486.5). */
const GAMES_TO_WIN = { duel: 1, match: 2 } as const;

interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly because: readonly RuleKey[];
}

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

/** Ends the game; the match ends with it, or the next game is awaited. Tasks left over are dropped with the game. */
export const endGame = (draft: Draft, { winners, reason, because }: Ending): void => {
  draft.agenda.length = 0;
  draft.cleanupDue = false;
  revealHidden(draft);
  propose(draft, { type: 'GameEnded', data: { winners, reason, because }, because });
  const { seats, mode } = draft.state;
  const decided = mode === 'duel' || seats.some((seat) => seat.wins >= GAMES_TO_WIN[mode]);
  if (decided) propose(draft, { type: 'MatchEnded', data: { winners, reason, because }, because });
  else awaitChoice(draft, { kind: 'next-game', seat: null }, ['mode.match.format']);
};

/** Ends the match between two games of it. */
export const endMatch = (draft: Draft, { winners, reason, because }: Ending): void => {
  draft.agenda.length = 0;
  propose(draft, { type: 'ChoiceMade', data: { kind: 'next-game' }, because: [] });
  propose(draft, { type: 'MatchEnded', data: { winners, reason, because }, because });
};

/** The player who alone has the most points, if those reach the Victory Score (194.2, 323.1). */
export const leaderAtVictory = (draft: Draft): number | null => {
  const { seats, victoryScore } = draft.state;
  const leader = seats.findIndex(
    ({ points }, seat) =>
      points >= victoryScore && seats.every((other, number) => number === seat || other.points < points),
  );
  return leader < 0 ? null : leader;
};

/** The leader at the Victory Score wins now. */
export const winByPoints = (draft: Draft, because: readonly RuleKey[]): void => {
  const winner = leaderAtVictory(draft);
  if (winner === null) return;
  const points = draft.state.seats[winner]?.points ?? 0;
  endGame(draft, {
    winners: [winner],
    reason: `${playerName(draft.state, winner)} has ${String(points)} points`,
    because,
  });
};

/** Cleanup step 1: points of the Victory Score or more, and more than any opponent, win (323.1, 472). */
export const checkForWin = (draft: Draft): void => {
  winByPoints(draft, ['cleanup.win-check', 'win.most-points']);
};
