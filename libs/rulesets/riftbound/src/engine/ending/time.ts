import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { endGame, endMatch } from './ending.js';
import { decidedByTime, gamesLeader, leaderBy } from './game-wins.js';

/** After the turn in which time is up (TR 408.2.a), and after the first of a game that is played without any (TR 408.4.d). */
const ADDITIONAL_TURNS = 3;
const TURNS_OF_DECIDER = 5;

/** The lead that wins a game by time (TR 408.2.b); where the match has to have a winner, any (TR 408.4.c.1). */
const LEAD = 2;

/** When time is up. `turn`: number of the turn in which it was; `playoff`: whether the match has to have a winner. */
export interface Time {
  readonly turn: number;
  readonly playoff: boolean;
}

/** Time is up (TR 408.2): the turn is finished, and additional ones follow; between two games the match is over (TR 408.2.d). */
export const reachTime = (draft: Draft, { turn, playoff }: Time): void => {
  const isBetween = draft.state.lastGame !== null;
  const lastTurn = isBetween ? null : turn + ADDITIONAL_TURNS;
  const then = isBetween ? ([] as const) : (['tournament.additional-turns'] as const);
  const because = [
    'tournament.time-limit',
    ...then,
    ...(playoff ? (['tournament.elimination-time'] as const) : []),
  ] as const;
  propose(draft, { type: 'TimeReached', data: { lastTurn, playoff }, because });
  const ending = isBetween ? decidedByTime(draft.state) : null;
  if (ending !== null) endMatch(draft, ending);
};

/** A game that is begun after time, for a match that has to have a winner: its time is up with its first turn (TR 408.4.d). */
export const beginAfterTime = (draft: Draft): void => {
  if (draft.state.timeUp === undefined) return;
  const { playoff } = draft.state.timeUp;
  const because = ['tournament.elimination-decider'] as const;
  propose(draft, { type: 'TimeReached', data: { lastTurn: 1 + TURNS_OF_DECIDER, playoff }, because });
};

/**
 * The end of a turn: with the last of the additional ones the game ends, by a lead or drawn (TR 408.2.b). A match that has to have a winner
 * goes by any lead, then by the games won, and at last by the next point (TR 408.4.c).
 */
export const endByTime = (draft: Draft): void => {
  const { state } = draft;
  const { timeUp, turn } = state;
  if (timeUp === undefined || timeUp.scored !== undefined) return;
  if (timeUp.lastTurn === null || turn.number < timeUp.lastTurn) return;
  const leader = leaderBy(state, timeUp.playoff ? 1 : LEAD, (seat) => state.seats[seat]?.points ?? 0);
  const reason = { kind: 'time', of: 'game' } as const;
  if (leader !== null) {
    const rule = timeUp.playoff ? 'tournament.elimination-lead' : 'tournament.time-lead';
    endGame(draft, { winners: leader, reason, because: [rule] });
  } else if (!timeUp.playoff) endGame(draft, { winners: [], reason, because: ['tournament.time-lead'] });
  else if (gamesLeader(state) !== null)
    endGame(draft, { winners: [], reason, because: ['tournament.elimination-games'] });
  else propose(draft, { type: 'NextPointAwaited', data: { turn: turn.number }, because: ['tournament.next-point'] });
};
