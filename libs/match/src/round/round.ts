import type { Person } from '../disputes/people.js';
import type { RoundEvent } from './events.js';
import type { SlipResult } from './orders.js';

/** Who has signed the result slip, and what it said. */
export interface Signature {
  readonly by: Person;
  readonly result: SlipResult;
}

/**
 * The match around its games as it stands: plain data, without times, which the tape has.
 * - `minutes`: those that the clock was started with, null before; `lengthened`: those given beside disputes
 * - `calledAfter`: number of the last play before time was called; null where it was not, or where a rewind has undone it
 * - `signed`: what is signed of the result that stands, the last of each person
 */
export interface Round {
  readonly clock: 'unset' | 'running' | 'paused';
  readonly minutes: number | null;
  readonly lengthened: number;
  readonly playoff: boolean;
  readonly calledAfter: number | null;
  readonly signed: readonly Signature[];
}

/** A match whose clock nobody has started. */
export const NO_ROUND: Round = {
  clock: 'unset',
  minutes: null,
  lengthened: 0,
  playoff: false,
  calledAfter: null,
  signed: [],
};

const isSame = (one: Person, other: Person): boolean =>
  one.role === 'player' || other.role === 'player'
    ? one.role === other.role && 'seat' in one && 'seat' in other && one.seat === other.seat
    : one.role === other.role && one.name === other.name;

const withSignature = (signed: Round['signed'], { by, result }: Signature): Round['signed'] => [
  ...signed.filter((each) => !isSame(each.by, by)),
  { by, result },
];

/** The match around its games with one more event, after so many plays. */
export const evolveRound = (
  { round, plays }: { readonly round: Round; readonly plays: number },
  event: RoundEvent,
): Round => {
  switch (event.type) {
    case 'ClockStarted': {
      const { minutes, playoff } = event.data;
      return { ...round, clock: 'running', minutes, playoff };
    }
    case 'ClockPaused':
      return { ...round, clock: 'paused' };
    case 'ClockResumed':
      return { ...round, clock: 'running' };
    case 'RoundLengthened':
      return { ...round, lengthened: round.lengthened + event.data.minutes };
    case 'TimeCalled':
      return { ...round, calledAfter: plays };
    case 'MatchConceded':
    case 'MatchDrawn':
      return round;
    case 'ResultSigned':
      return { ...round, signed: withSignature(round.signed, event.data) };
  }
};

/**
 * The round after a rewind to before the play of that number: the clock runs as it ran, a call of time that came later is undone, and what was
 * signed was signed of another result.
 */
export const withRoundUndone = (round: Round, to: number): Round => {
  const { calledAfter } = round;
  return { ...round, calledAfter: calledAfter !== null && calledAfter >= to ? null : calledAfter, signed: [] };
};
