import { err, fold, ok, type Fact, type Result } from '#kernel';
import { verdictOf, type AroundGames, type MatchEnd, type Ruleset, type Seat, type Wish } from '#ruleset';
import { deskOf, mayAll, seated, type Desk, type Refused } from '../disputes/desk.js';
import { changed, evolveRecorder } from '../evolve-recorder.js';
import { impossible } from '../impossible.js';
import type { MatchDecision } from '../record.js';
import type { MatchState } from '../state.js';
import type { RoundEvent } from './events.js';
import type { RoundOrder, SlipResult } from './orders.js';

type Own<E extends RoundEvent> = E extends RoundEvent
  ? { readonly type: E['type']; readonly data: Omit<E['data'], 'by' | 'words'> }
  : never;

/** What an order comes to before it is known whether it may be given: its event, what its giver must be allowed, and what the game comes to. */
interface Plan<F> {
  readonly event: Own<RoundEvent>;
  readonly wishes: readonly Wish[];
  readonly facts?: readonly F[];
}

type Planned<F> = Result<Plan<F>, Refused>;
type OrderOf<Type extends RoundOrder['type']> = Extract<RoundOrder, { readonly type: Type }>;

const refuse = (code: string, message: string, remedy: string): Result<never, Refused> =>
  err(impossible(code, message, remedy));

const aroundOf = <State, Play, F extends Fact>({
  ruleset: { aroundGames },
}: Desk<State, Play, F>): Result<AroundGames<State, F>, Refused> =>
  aroundGames === undefined
    ? refuse('round/unknown', 'The rules of this game know no match around its games.', 'Note it, or record a play.')
    : ok(aroundGames);

/** Where the clock has to be for what is ordered of it. */
const clockProblem = (
  { clock, calledAfter }: MatchState<unknown>['round'],
  wanted: readonly (typeof clock)[],
): Result<null, Refused> => {
  if (calledAfter !== null)
    return refuse('round/called', 'Time has been called.', 'Set the match back to before that.');
  if (wanted.includes(clock)) return ok(null);
  const is = { unset: 'has not been started', running: 'is running', paused: 'is stopped' }[clock];
  return refuse('round/clock', `The clock of the round ${is}.`, 'Look at the clock, and order what it can do now.');
};

const planStart = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { minutes, playoff }: OrderOf<'StartClock'>,
): Planned<F> => {
  const { game, round } = desk.state;
  const clock = clockProblem(round, ['unset']);
  if (!clock.ok) return clock;
  const late = desk.ruleset.aroundGames?.hasBegun(game) ?? desk.state.plays > 0;
  return ok({ event: { type: 'ClockStarted', data: { minutes, playoff, late } }, wishes: ['run-clock'] });
};

const planTime = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { turn, playoff: told }: OrderOf<'CallTime'>,
): Planned<F> => {
  const { game, round } = desk.state;
  const around = aroundOf(desk);
  if (!around.ok) return around;
  const playoff = told || round.playoff;
  const facts = around.value.afterTime(game, { turn, playoff });
  if (!facts.ok) return err({ outcome: 'impossible', problem: facts.error });
  const event = { type: 'TimeCalled', data: { turn, playoff } } as const;
  return ok({ event, wishes: ['call-time'], facts: facts.value });
};

const ended = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  end: MatchEnd,
  plan: Omit<Plan<F>, 'facts'>,
): Planned<F> => {
  const around = aroundOf(desk);
  if (!around.ok) return around;
  const facts = around.value.afterEnd(desk.state.game, end);
  return facts.ok ? ok({ ...plan, facts: facts.value }) : err({ outcome: 'impossible', problem: facts.error });
};

/** A player concedes the own match; for another it is an official's to say. */
const planConcession = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { seat, by }: OrderOf<'ConcedeMatch'>,
): Planned<F> => {
  const player = seated(desk, seat);
  if (!player.ok) return player;
  const refuses = by.role !== 'player' || by.seat !== seat;
  return ended(
    desk,
    { kind: 'concession', seat, refuses },
    {
      event: { type: 'MatchConceded', data: { seat, refuses } },
      wishes: [refuses ? 'refuse-to-play' : 'concede'],
    },
  );
};

const planDraw = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { seats }: OrderOf<'DrawMatch'>,
): Planned<F> => {
  const players = desk.state.options?.players ?? [];
  const isAll = players.every((_, seat) => seats.includes(seat));
  return ended(
    desk,
    { kind: 'draw' },
    {
      event: { type: 'MatchDrawn', data: { seats } },
      wishes: isAll ? ['agree-to-draw'] : ['agree-to-draw', 'agree-alone'],
    },
  );
};

const isSeat = ({ options }: MatchState<unknown>, seat: Seat): boolean => options?.players[seat] !== undefined;

/** Whether a result is one of this table: a number for each player, and winners who play in it. */
const isOfTable = (state: MatchState<unknown>, { wins, winners }: SlipResult): boolean =>
  wins.length === state.options?.players.length && winners.every((seat) => isSeat(state, seat));

const planSignature = <State, Play, F extends Fact>(
  { ruleset, state }: Desk<State, Play, F>,
  { result }: OrderOf<'SignResult'>,
): Planned<F> => {
  if (ruleset.result(state.game) === null)
    return refuse('round/no-result', 'The match has no result yet.', 'Record how it ended; then have the slip signed.');
  return isOfTable(state, result)
    ? ok({ event: { type: 'ResultSigned', data: { result } }, wishes: ['sign-result'] })
    : refuse('round/other-table', 'The slip is of another table.', 'Give the games of each player, in order of seats.');
};

type Plans<F> = { readonly [Type in RoundOrder['type']]: (order: OrderOf<Type>) => Planned<F> };

const onClock = <F>(
  round: MatchState<unknown>['round'],
  wanted: MatchState<unknown>['round']['clock'],
  plan: Plan<F>,
): Planned<F> => {
  const clock = clockProblem(round, [wanted]);
  return clock.ok ? ok(plan) : clock;
};

const plansFor = <State, Play, F extends Fact>(desk: Desk<State, Play, F>): Plans<F> => {
  const { round } = desk.state;
  return {
    StartClock: (order) => planStart(desk, order),
    PauseClock: () => onClock(round, 'running', { event: { type: 'ClockPaused', data: {} }, wishes: ['run-clock'] }),
    ResumeClock: () => onClock(round, 'paused', { event: { type: 'ClockResumed', data: {} }, wishes: ['run-clock'] }),
    LengthenRound: ({ minutes }) =>
      ok({ event: { type: 'RoundLengthened', data: { minutes } }, wishes: ['lengthen-round'] }),
    CallTime: (order) => planTime(desk, order),
    ConcedeMatch: (order) => planConcession(desk, order),
    DrawMatch: (order) => planDraw(desk, order),
    SignResult: (order) => planSignature(desk, order),
  };
};

/**
 * Decides an order about the match around its games: whether it can be given now, whether whoever gives it may, and what the game comes to. A
 * closed tape takes none: what is to be signed is signed before.
 */
export const decideRound = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  order: RoundOrder,
): MatchDecision<State, Play, F> => {
  const desk = deskOf(ruleset, state);
  const { by, words } = order;
  const giver = by.role === 'player' ? seated(desk, by.seat) : ok(null);
  if (!giver.ok) return giver.error;
  const planned = (plansFor(desk)[order.type] as (order: RoundOrder) => Planned<F>)(order);
  if (!planned.ok) return planned.error;
  const { event: own, wishes, facts = [] } = planned.value;
  const allowed = mayAll(desk, by, wishes);
  if (!allowed.ok) return allowed.error;
  const event = {
    type: own.type,
    data: { by, words, ...own.data },
    because: [...new Set(allowed.value)],
  } as RoundEvent;
  const game = fold(ruleset.evolve, state.game, facts);
  const after = changed(evolveRecorder(state, event), { game });
  return { outcome: 'accepted', verdict: verdictOf([]), facts: [event, ...facts], state: after };
};
