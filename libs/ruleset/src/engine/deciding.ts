import { err, ok, type Fact, type Result } from '#kernel';
import { type Decision, type RecordingMode, verdictOf, type Finding, type Problem } from '../verdict.js';
import { tooManySteps, TooManySteps, type Steps } from './steps.js';
import { outgrown, type Sizes } from './table-size.js';

/** What every engine's working copy of a decision has: the table and the facts made so far, and the open points that it met. */
export interface DraftOf<State, F extends Fact, Doubt> {
  readonly state: State;
  readonly steps: Steps;
  readonly facts: readonly F[];
  readonly doubts: ReadonlySet<Doubt>;
}

/** What has been decided of a play so far: what the rules hold against it, and what it did; null where it was refused. */
export interface Done<Draft> {
  readonly findings: readonly Finding[];
  readonly draft: Draft | null;
}

/**
 * The parts of a decision, in their order.
 * - `problemOf`: why the table cannot do it at all; `findingsOf`: what the rules hold against it
 * - `begin`: a working copy of the state; `apply`: the facts that the play itself is; `run`: the loop to the next choice
 * - `doubt`: both readings of an open point; `overlooked`: what is known of the edition and not built; `sizesOf`: what of a table may not grow without end
 */
export interface Deciding<State, Play, F extends Fact, Doubt, Draft extends DraftOf<State, F, Doubt>> {
  readonly problemOf: (state: State, play: Play) => Problem | null;
  readonly findingsOf: (state: State, play: Play) => readonly Finding[];
  readonly begin: (state: State) => Draft;
  readonly apply: (draft: Draft, play: Play) => void;
  readonly run: (draft: Draft) => void;
  readonly doubt: (name: Doubt) => readonly Finding[];
  /** What the match's edition leaves open of the rules that a decision came to. */
  readonly overlooked?: (state: State, play: Play, done: Done<Draft>) => readonly Finding[];
  readonly sizesOf: (state: State) => Sizes;
}

/** The working copy after a play: what it is, and all that follows; a problem where that is more than one play may do. */
const drafted = <State, Play, F extends Fact, Doubt, Draft extends DraftOf<State, F, Doubt>>(
  parts: Deciding<State, Play, F, Doubt, Draft>,
  state: State,
  play: Play,
): Result<Draft, Problem> => {
  const draft = parts.begin(state);
  try {
    parts.apply(draft, play);
    parts.run(draft);
  } catch (error) {
    if (error instanceof TooManySteps) return err(tooManySteps());
    throw error;
  }
  const problem = outgrown(parts.sizesOf(state), parts.sizesOf(draft.state));
  return problem ? err(problem) : ok(draft);
};

const nothing = (): readonly Finding[] => [];

/**
 * Judges a play, applies it, and runs to the next choice. Open points that the run meets make its verdict doubtful. What takes
 * more steps than a play may, or makes a table larger than one may be, is impossible: nothing of it happens.
 */
export const decideBy =
  <State, Play, F extends Fact, Doubt, Draft extends DraftOf<State, F, Doubt>>(
    parts: Deciding<State, Play, F, Doubt, Draft>,
  ): ((state: State, play: Play, mode: RecordingMode) => Decision<F, State>) =>
  (state, play, mode) => {
    const problem = parts.problemOf(state, play);
    if (problem) return { outcome: 'impossible', problem };
    const findings = parts.findingsOf(state, play);
    const judged = verdictOf(findings);
    const overlooked = parts.overlooked ?? nothing;
    if (mode === 'strict' && judged.status === 'illegal')
      return {
        outcome: 'refused',
        verdict: verdictOf([...findings, ...overlooked(state, play, { findings, draft: null })]),
      };
    const done = drafted(parts, state, play);
    if (!done.ok) return { outcome: 'impossible', problem: done.error };
    const { doubts, facts, state: after } = done.value;
    const open = [...[...doubts].flatMap(parts.doubt), ...overlooked(state, play, { findings, draft: done.value })];
    const verdict = open.length === 0 ? judged : verdictOf([...findings, ...open]);
    return { outcome: 'accepted', verdict, facts, state: after };
  };
