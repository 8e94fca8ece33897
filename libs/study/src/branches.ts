import { err, ok, type Envelope, type Fact, type Json, type JsonObject, type Result } from '#kernel';
import { dealerPlay, eventIdOf, matchDecider, takeOrder, type MatchState } from '#match';
import type { MatchOptions, Problem, Ruleset, Verdict, Viewer } from '#ruleset';
import type { Branch, BranchChance, BranchPlay } from './study.js';

/** Where a branch leaves a tape, as one viewer knows that: the event it is pinned to, and the match after it. */
export interface Fork<State, Play, F extends Fact> {
  readonly ruleset: Ruleset<State, Play, F>;
  readonly viewer: Viewer;
  readonly base: Envelope;
  readonly state: MatchState<State>;
}

/** The plays of a branch as they were folded: their events, which go on from the tape's, and the match after them. */
export interface FoldedBranch<State> {
  readonly path: string;
  readonly plays: readonly BranchPlay[];
  readonly events: readonly Envelope[];
  readonly state: MatchState<State>;
  /** The play at which the rules stop today, counted from 0, and why: the branch is folded up to it. Null where all of it stands. */
  readonly fault: { readonly play: number; readonly problem: Problem } | null;
}

/** Why a play is not made in a branch: the rules refuse it in a strict match, or it cannot be done. */
export type BranchRefusal = { readonly verdict: Verdict } | { readonly problem: Problem };

/** A branch deals from a seed of its own or not at all: what the match itself is dealt from stays closed. */
const dealtFrom = ({ dealing: _, ...options }: MatchOptions, chance: BranchChance): MatchOptions => ({
  ...options,
  seed: chance.by === 'dealer' ? chance.seed : null,
});

/** The match at a fork, ready for plays: disputes about the real one hold nobody up. */
const begin = <State>({ options, ...state }: MatchState<State>, chance: BranchChance): MatchState<State> => ({
  ...state,
  options: options && dealtFrom(options, chance),
  disputes: [],
});

const UNFORESEEN: Problem = {
  code: 'branch/unforeseen',
  message: 'The rules cannot go on here: it depends on cards that are not known.',
  remedy: 'Branch off from a view that knows them, or play something else.',
};

const refusalOf = (problem: Problem): { readonly ok: false; readonly error: BranchRefusal } => err({ problem });

type Made<State> = Result<Pick<FoldedBranch<State>, 'events' | 'state'>, BranchRefusal>;

/** One play decided and folded as the viewer knows the match. On unknown cards there may be a table that no rule foresees. */
const makePlay = <State, Play, F extends Fact>(
  fork: Fork<State, Play, F>,
  { path, plays, events, state }: Omit<FoldedBranch<State>, 'fault'>,
  { by, play }: BranchPlay,
): Made<State> => {
  const { ruleset, viewer, base } = fork;
  try {
    const answer = takeOrder(ruleset, state, { type: 'RecordPlay', play: play as Play });
    if (answer.outcome === 'impossible') return refusalOf(answer.problem);
    if (answer.outcome === 'refused') return err({ verdict: answer.verdict });
    const cause = `branch-${path}-${String(plays.length)}`;
    const first = base.revision + 1 + events.length;
    const added = answer.batch.events.map(({ type, data, because }, index): Envelope => ({
      stream: base.stream,
      revision: first + index,
      id: eventIdOf(base.id, cause, index),
      type,
      schema: 1,
      at: base.at,
      actor: by === 'dealer' ? 'dealer' : 'branch',
      cause,
      because,
      data: data as Json,
    }));
    const { evolve } = matchDecider(ruleset, viewer);
    const after = answer.batch.events.reduce(evolve, state);
    return ok({ events: [...events, ...added], state: after });
  } catch {
    return refusalOf(UNFORESEEN);
  }
};

/** Folds the plays of a branch by the rules as they are now, as far as these go. Nothing is dealt that was not kept. */
export const foldBranch = <State, Play, F extends Fact>(
  fork: Fork<State, Play, F>,
  { path, chance, plays }: Pick<Branch, 'path' | 'chance' | 'plays'>,
): FoldedBranch<State> => {
  let folded: FoldedBranch<State> = { path, plays: [], events: [], state: begin(fork.state, chance), fault: null };
  for (const entry of plays) {
    const made = makePlay(fork, folded, entry);
    if (!made.ok) {
      const problem = 'problem' in made.error ? made.error.problem : refusedNow(made.error.verdict);
      return { ...folded, fault: { play: folded.plays.length, problem } };
    }
    folded = { ...folded, ...made.value, plays: [...folded.plays, entry] };
  }
  return folded;
};

const refusedNow = ({ findings }: Verdict): Problem => ({
  code: 'branch/refused',
  message: `The rules refuse this play: ${findings.map(({ message }) => message).join(' ')}`,
  remedy: 'Cut the branch before it, and play on.',
});

/** More answers of chance in a row than any game asks for. */
const MOST_DEALT = 200;

/** Plays on in a branch: one play under the real rules, and what the branch's dealer answers until somebody must act. */
export const growBranch = <State, Play, F extends Fact>(
  fork: Fork<State, Play, F>,
  from: FoldedBranch<State>,
  play: JsonObject,
): Result<FoldedBranch<State>, BranchRefusal> => {
  if (from.fault !== null) return refusalOf(from.fault.problem);
  let folded = from;
  let next: BranchPlay | null = { by: 'hand', play };
  for (let count = 0; next !== null && count < MOST_DEALT; count++) {
    const made: Made<State> = makePlay(fork, folded, next);
    if (!made.ok) return made;
    folded = { ...folded, ...made.value, plays: [...folded.plays, next] };
    const dealt = dealerPlay(fork.ruleset, folded.state);
    next = dealt === null ? null : { by: 'dealer', play: dealt as unknown as JsonObject };
  }
  return ok(folded);
};

/** What the dealer of a branch answers before anybody has played: where the tape left off waiting for chance. */
export const beginBranch = <State, Play, F extends Fact>(
  fork: Fork<State, Play, F>,
  branch: Pick<Branch, 'path' | 'chance' | 'plays'>,
): FoldedBranch<State> => {
  let folded = foldBranch(fork, branch);
  for (let count = 0; folded.fault === null && count < MOST_DEALT; count++) {
    const dealt = dealerPlay(fork.ruleset, folded.state);
    if (dealt === null) return folded;
    const next: BranchPlay = { by: 'dealer', play: dealt as unknown as JsonObject };
    const made = makePlay(fork, folded, next);
    if (!made.ok) return folded;
    folded = { ...folded, ...made.value, plays: [...folded.plays, next] };
  }
  return folded;
};

/** Plays a branch from its beginning: what was made by hand is made again, and what chance is, the branch's own dealer answers. */
export const playBranch = <State, Play, F extends Fact>(
  fork: Fork<State, Play, F>,
  branch: Pick<Branch, 'path' | 'chance'>,
  plays: readonly BranchPlay[],
): Result<FoldedBranch<State>, BranchRefusal> => {
  let folded: Result<FoldedBranch<State>, BranchRefusal> = ok(beginBranch(fork, { ...branch, plays: [] }));
  for (const { by, play } of plays) {
    if (by === 'dealer' && branch.chance.by === 'dealer') continue;
    if (folded.ok) folded = growBranch(fork, folded.value, play);
  }
  return folded;
};

/** Why a match cannot be branched off from here; null where it can. */
export const forkProblem = ({ status }: Pick<MatchState<unknown>, 'status'>): Problem | null =>
  status === 'open'
    ? null
    : {
        code: 'branch/not-here',
        message: status === 'closed' ? 'The tape is closed at this step.' : 'The match is not open at this step.',
        remedy: 'Branch off from a step between the opening of the match and its closing.',
      };
