import type { Fact } from '#kernel';
import { isRoundEvent, type MatchState, type Round, type Signature, type SlipResult } from '#match';
import { OFFICIALS, type MatchScore } from '#ruleset';
import { type MatchStep, type Projection } from '../projection.js';

/**
 * The clock of the round, by the times of the tape.
 * - `minutes`: those that it was started with, null where it was not; `given`: those given since, in disputes and beside them
 * - `ran`: milliseconds that it had run when it was last started or stopped; `since`: when it began to run on, null while it stands
 * - `calledAt`: when time was called; null where it was not, or where a rewind has undone it
 */
export interface RoundClock {
  readonly minutes: number | null;
  readonly given: number;
  readonly ran: number;
  readonly since: string | null;
  readonly calledAt: string | null;
}

/**
 * The result slip. `result`: what the tape comes to, null while the match goes on. `missing`: seats that have not signed; `official`: whether
 * somebody has signed for the event. `conflicts`: signatures under another result than the tape's.
 */
export interface ResultSlip {
  readonly result: SlipResult | null;
  readonly signed: readonly Signature[];
  readonly missing: readonly number[];
  readonly official: boolean;
  readonly conflicts: readonly Signature[];
}

/** The match around its games: its clock, the games won so far (null where the game keeps no such score), and its slip. */
export interface RoundReading {
  readonly clock: RoundClock;
  readonly score: MatchScore | null;
  readonly slip: ResultSlip;
}

const MINUTE = 60_000;

/** Milliseconds left on the clock at a moment, below zero once they are used up; null where it was never started. */
export const timeLeft = ({ minutes, given, ran, since }: RoundClock, now: number): number | null => {
  if (minutes === null) return null;
  const running = since === null ? 0 : Math.max(0, now - Date.parse(since));
  return (minutes + given) * MINUTE - ran - running;
};

const isSame = (one: SlipResult, other: SlipResult): boolean =>
  one.wins.join() === other.wins.join() &&
  one.drawn === other.drawn &&
  [...one.winners].sort().join() === [...other.winners].sort().join();

const slipOf = ({ signed }: Round, result: SlipResult | null, seats: number): ResultSlip => ({
  result,
  signed,
  missing: Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !signed.some(({ by }) => by.role === 'player' && by.seat === seat),
  ),
  official: signed.some(({ by }) => OFFICIALS.some((role) => role === by.role)),
  conflicts: result === null ? [] : signed.filter((each) => !isSame(each.result, result)),
});

const givenIn = ({ disputes, round: { lengthened } }: MatchState<unknown>): number =>
  disputes.reduce((sum, { minutes }) => sum + minutes, lengthened);

/** What the time of an event makes of the clock: it stands while play does. */
const clockAfter = <State, Play, F extends Fact>(
  clock: RoundClock,
  { event, envelope: { at }, after }: MatchStep<State, Play, F>,
): RoundClock => {
  const given = givenIn(after);
  const ran = clock.ran + (clock.since === null ? 0 : Math.max(0, Date.parse(at) - Date.parse(clock.since)));
  const calledAt = after.round.calledAfter === null ? null : clock.calledAt;
  if (!isRoundEvent(event)) return { ...clock, given, calledAt };
  switch (event.type) {
    case 'ClockStarted':
      return { ...clock, given, minutes: event.data.minutes, ran: 0, since: at };
    case 'ClockPaused':
      return { ...clock, given, ran, since: null };
    case 'ClockResumed':
      return { ...clock, given, since: at };
    case 'TimeCalled':
      return { ...clock, given, calledAt: at };
    default:
      return { ...clock, given, calledAt };
  }
};

/** The match around its games, by the times of its events, so that a replay of the tape measures the same. */
export const round: Projection<RoundReading> = {
  initial: {
    clock: { minutes: null, given: 0, ran: 0, since: null, calledAt: null },
    score: null,
    slip: { result: null, signed: [], missing: [], official: false, conflicts: [] },
  },
  evolve: <State, Play, F extends Fact>({ clock, ...before }: RoundReading, step: MatchStep<State, Play, F>) => {
    const { ruleset, before: was, after } = step;
    const next = clockAfter(clock, step);
    if (was.game === after.game && was.round === after.round) return { clock: next, ...before };
    const score = ruleset.aroundGames?.scoreOf(after.game) ?? null;
    const ended = ruleset.result(after.game);
    const result = score === null || ended === null ? null : { ...score, winners: ended.winners };
    return { clock: next, score, slip: slipOf(after.round, result, after.options?.players.length ?? 0) };
  },
};
