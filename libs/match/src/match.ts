import { fold, type Decider, type Fact } from '#kernel';
import type { Decision, MatchResult, Problem, Ruleset, Viewer } from '#ruleset';
import { isPlaceName, LONGEST_PLACE, verdictOf } from '#ruleset';
import type { MatchCommand, OpenMatch, RewindTo, TakeBack } from './commands.js';
import { decideDispute } from './disputes/decide.js';
import type { DisputeOrder } from './disputes/orders.js';
import { openedBy, type MatchEvent, type RecorderEvent } from './events.js';
import { matchFold } from './fold.js';
import { impossible } from './impossible.js';
import { accepted, record, type MatchDecision } from './record.js';
import { dealingProblem } from './secret.js';
import { decideRound } from './round/decide.js';
import { decideErasure } from './erasing/decide.js';
import { isRoundOrder, type RoundOrder } from './round/orders.js';
import { rewind } from './rewinding/rewind.js';
import { takeBack } from './rewinding/take-back.js';
import type { MatchState } from './state.js';

const joined = (problems: readonly Problem[]): Decision<never, never> =>
  impossible(
    problems[0]?.code ?? 'match/cannot-open',
    problems.map((each) => each.message).join(' '),
    problems.map((each) => each.remedy).join(' '),
  );

const open = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { recording, options }: OpenMatch,
): MatchDecision<State, Play, F> => {
  const undealt = dealingProblem(options);
  if (undealt !== null) return joined([undealt]);
  if ([options.event, options.table].some((name) => name !== undefined && !isPlaceName(name))) return unplacedProblem();
  const setUp = ruleset.setUp(options);
  if (!setUp.ok) return joined(setUp.error);
  const opened = openedBy(ruleset, { recording, options });
  const facts = setUp.value;
  return accepted(state, opened, { verdict: verdictOf([]), facts, state: fold(ruleset.evolve, state.game, facts) });
};

/** Closing opens the secret, so that everybody can see what the match was bound to when it was opened. */
const close = <State, Play, F extends Fact>(
  state: MatchState<State>,
  note: string,
  result: MatchResult | null,
): MatchDecision<State, Play, F> => {
  const { options, game, disputes } = state;
  const waiting = disputes.find(({ closed }) => !closed);
  if (waiting !== undefined) return disputedProblem(waiting.number);
  const secret = options?.dealing?.by === 'secret' ? options.dealing.secret : null;
  const closed: RecorderEvent<Play> = {
    type: 'MatchClosed',
    data: { note, result, ...(secret === null ? {} : { secret }) },
    because: [],
  };
  return accepted(state, closed, { verdict: verdictOf([]), facts: [], state: game });
};

const disputedProblem = (number: number): Decision<never, never> =>
  impossible(
    'match/disputed',
    `Dispute ${String(number)} is open, and a closed tape takes no ruling any more.`,
    'Close the dispute first.',
  );

const unplacedProblem = (): Decision<never, never> =>
  impossible(
    'match/place',
    `The name of the event or of the table is empty, longer than ${String(LONGEST_PLACE)} characters, or not one line.`,
    'Write a shorter one, or leave it out.',
  );

const closedProblem = (): Decision<never, never> =>
  impossible(
    'match/closed',
    'This match is closed; its tape takes no more plays.',
    'Open a new match to go on playing.',
  );

const reopenedProblem = (): Decision<never, never> =>
  impossible('match/already-open', 'This match is open already.', 'Record a play in it, or open one with another id.');

const unopenedProblem = (): Decision<never, never> =>
  impossible('match/not-open', 'This match has not been opened.', 'Open it first: players, decks, mode, edition.');

/** Orders that are no plays of the game: what sets the match back, what is about its round, and disputes. */
const decideBeside = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  command: RewindTo | TakeBack | RoundOrder | DisputeOrder,
): MatchDecision<State, Play, F> => {
  if (command.type === 'RewindTo') return rewind(ruleset, state, command);
  if (command.type === 'TakeBack') return takeBack(ruleset, state, command);
  return isRoundOrder(command) ? decideRound(ruleset, state, command) : decideDispute(ruleset, state, command);
};

/**
 * The recorder's own decider: opens a match, records plays under the match's recording mode, closes the tape. What it accepts
 * comes with the match after it, so that nobody has to fold its facts a second time. For another viewer it folds what that viewer
 * is given, and decides nothing.
 */
export const matchDecider = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  viewer: Viewer = 'recorder',
): Decider<MatchState<State>, MatchCommand<Play>, MatchEvent<Play, F>, MatchDecision<State, Play, F>> => ({
  ...matchFold(ruleset, viewer),
  decide: (state, command) => {
    if (command.type === 'OpenMatch') {
      return state.status === 'unopened' ? open(ruleset, state, command) : reopenedProblem();
    }
    if (state.status === 'unopened') return unopenedProblem();
    if (command.type === 'ErasePeople') return decideErasure(state, command);
    if (state.status === 'closed') return closedProblem();
    if (command.type === 'RecordPlay') return record(ruleset, state, command.play);
    if (command.type === 'CloseMatch') return close(state, command.note, ruleset.result(state.game));
    return decideBeside(ruleset, state, command);
  },
});
