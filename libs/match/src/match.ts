import { fold, type Decider, type Fact } from '#kernel';
import type { Decision, MatchResult, Problem, Ruleset, Viewer } from '#ruleset';
import { verdictOf } from '#ruleset';
import type { MatchCommand, OpenMatch } from './commands.js';
import { isDealtOtherwise } from './dealer.js';
import { isRecorderEvent, openedBy, type MatchEvent, type RecorderEvent } from './events.js';
import { dealingProblem } from './secret.js';
import { rewind, rewound } from './rewinding/rewind.js';
import type { MatchState } from './state.js';

const problem = (code: string, message: string, remedy: string): Decision<never, never> => ({
  outcome: 'impossible',
  problem: { code, message, remedy },
});

const joined = (problems: readonly Problem[]): Decision<never, never> =>
  problem(
    problems[0]?.code ?? 'match/cannot-open',
    problems.map((each) => each.message).join(' '),
    problems.map((each) => each.remedy).join(' '),
  );

/** The answer to an order: the events of its batch, the recorder's own first, and the match after them. */
export type MatchDecision<State, Play, F extends Fact> = Decision<MatchEvent<Play, F>, MatchState<State>>;

/** An order is accepted: the recorder's event is folded here, what the game comes to is told by whoever folded its facts. */
const accepted = <State, Play, F extends Fact>(
  before: MatchState<State>,
  head: RecorderEvent<Play>,
  { verdict, facts, state: game }: Omit<Extract<Decision<F, State>, { outcome: 'accepted' }>, 'outcome'>,
): MatchDecision<State, Play, F> => ({
  outcome: 'accepted',
  verdict,
  facts: [head, ...facts],
  state: changed(evolveRecorder(before, head), { game }),
});

const open = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { recording, options }: OpenMatch,
): MatchDecision<State, Play, F> => {
  const undealt = dealingProblem(options);
  if (undealt !== null) return joined([undealt]);
  const setUp = ruleset.setUp(options);
  if (!setUp.ok) return joined(setUp.error);
  const opened = openedBy(ruleset, { recording, options });
  const facts = setUp.value;
  return accepted(state, opened, { verdict: verdictOf([]), facts, state: fold(ruleset.evolve, state.game, facts) });
};

const record = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  play: Play,
): MatchDecision<State, Play, F> => {
  if (isDealtOtherwise(ruleset, state, play)) return dealerProblem();
  const decision = ruleset.decide(state.game, play, state.recording);
  if (decision.outcome !== 'accepted') return decision;
  const { verdict } = decision;
  const recorded: RecorderEvent<Play> = {
    type: 'PlayRecorded',
    data: { number: state.plays + 1, play, verdict },
    because: [...new Set(verdict.findings.map((finding) => finding.rule))],
  };
  return accepted(state, recorded, decision);
};

const dealerProblem = (): Decision<never, never> =>
  problem(
    'match/dealer-draws',
    'Chance decides now, and this match is dealt from its secret: nobody else says how it falls.',
    'Leave the line out; the dealer draws by itself.',
  );

/** Closing opens the secret, so that everybody can see what the match was bound to when it was opened. */
const close = <State, Play, F extends Fact>(
  state: MatchState<State>,
  note: string,
  result: MatchResult | null,
): MatchDecision<State, Play, F> => {
  const { options, game } = state;
  const secret = options?.dealing?.by === 'secret' ? options.dealing.secret : null;
  const closed: RecorderEvent<Play> = {
    type: 'MatchClosed',
    data: { note, result, ...(secret === null ? {} : { secret }) },
    because: [],
  };
  return accepted(state, closed, { verdict: verdictOf([]), facts: [], state: game });
};

/** The state with changes, always made by this one literal: the fold comes by here for every event. */
const changed = <State>(state: MatchState<State>, change: Partial<MatchState<State>>): MatchState<State> => {
  const { status, ruleset, recording, options, plays, past, game } = state;
  return Object.assign({ status, ruleset, recording, options, plays, past, game }, change);
};

const evolveRecorder = <State, Play>(state: MatchState<State>, event: RecorderEvent<Play>): MatchState<State> => {
  switch (event.type) {
    case 'MatchOpened': {
      const { ruleset, recording, options } = event.data;
      return changed(state, { status: 'open', ruleset, recording, options });
    }
    case 'PlayRecorded': {
      const { number } = event.data;
      return changed(state, { plays: number, past: { number, game: state.game, earlier: state.past } });
    }
    case 'MatchRewound':
      return rewound(state, event.data);
    case 'MatchClosed':
      return changed(state, { status: 'closed' });
  }
};

const closedProblem = (): Decision<never, never> =>
  problem('match/closed', 'This match is closed; its tape takes no more plays.', 'Open a new match to go on playing.');

const unopenedProblem = (): Decision<never, never> =>
  problem('match/not-open', 'This match has not been opened.', 'Open it first: players, decks, mode, edition.');

/** How a viewer's state takes up a fact: what the viewer can no longer point at is forgotten at once. */
const evolveFor = <State, Play, F extends Fact>(
  { evolve, pieceSight }: Ruleset<State, Play, F>,
  viewer: Viewer,
): ((state: State, fact: F) => State) =>
  pieceSight === undefined || viewer === 'recorder'
    ? evolve
    : (state, fact) => pieceSight.forget(evolve(state, fact), viewer);

/**
 * The recorder's own decider: opens a match, records plays under the match's recording mode, closes the tape. What it accepts
 * comes with the match after it, so that nobody has to fold its facts a second time. For another viewer it folds what that viewer
 * is given, and decides nothing.
 */
export const matchDecider = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  viewer: Viewer = 'recorder',
): Decider<MatchState<State>, MatchCommand<Play>, MatchEvent<Play, F>, MatchDecision<State, Play, F>> => {
  const evolveGame = evolveFor(ruleset, viewer);
  return {
    initial: {
      status: 'unopened',
      ruleset: ruleset.id,
      recording: 'as-played',
      options: null,
      plays: 0,
      past: null,
      game: ruleset.initial,
    },
    decide: (state, command) => {
      if (command.type === 'OpenMatch') {
        return state.status === 'unopened'
          ? open(ruleset, state, command)
          : problem(
              'match/already-open',
              'This match is open already.',
              'Record a play in it, or open one with another id.',
            );
      }
      if (state.status === 'unopened') return unopenedProblem();
      if (state.status === 'closed') return closedProblem();
      if (command.type === 'RecordPlay') return record(ruleset, state, command.play);
      if (command.type === 'RewindTo') return rewind(ruleset, state, command);
      return close(state, command.note, ruleset.result(state.game));
    },
    evolve: (state, event) =>
      isRecorderEvent<Play>(event)
        ? evolveRecorder(state, event)
        : changed(state, { game: evolveGame(state.game, event) }),
  };
};
