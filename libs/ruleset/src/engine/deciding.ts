import type { Fact } from '#kernel';
import type { Decision, RecordingMode } from '../decision.js';
import { verdictOf, type Finding, type Problem } from '../verdict.js';

/** What every engine's working copy of a decision has: the facts made so far, and the open points that it met. */
export interface DraftOf<F extends Fact, Doubt> {
  readonly facts: readonly F[];
  readonly doubts: ReadonlySet<Doubt>;
}

/**
 * The parts of a decision, in their order.
 * - `problemOf`: why the table cannot do it at all; `findingsOf`: what the rules hold against it
 * - `begin`: a working copy of the state; `apply`: the facts that the play itself is; `run`: the loop to the next choice
 * - `doubt`: both readings of an open point
 */
export interface Deciding<State, Play, F extends Fact, Doubt, Draft extends DraftOf<F, Doubt>> {
  readonly problemOf: (state: State, play: Play) => Problem | null;
  readonly findingsOf: (state: State, play: Play) => readonly Finding[];
  readonly begin: (state: State) => Draft;
  readonly apply: (draft: Draft, play: Play) => void;
  readonly run: (draft: Draft) => void;
  readonly doubt: (name: Doubt) => readonly Finding[];
}

/** Judges a play, applies it, and runs to the next choice. Open points that the run meets make its verdict doubtful. */
export const decideBy =
  <State, Play, F extends Fact, Doubt, Draft extends DraftOf<F, Doubt>>(
    parts: Deciding<State, Play, F, Doubt, Draft>,
  ): ((state: State, play: Play, mode: RecordingMode) => Decision<F>) =>
  (state, play, mode) => {
    const problem = parts.problemOf(state, play);
    if (problem) return { outcome: 'impossible', problem };
    const findings = parts.findingsOf(state, play);
    const judged = verdictOf(findings);
    if (mode === 'strict' && judged.status === 'illegal') return { outcome: 'refused', verdict: judged };
    const draft = parts.begin(state);
    parts.apply(draft, play);
    parts.run(draft);
    const open = [...draft.doubts].flatMap(parts.doubt);
    const verdict = open.length === 0 ? judged : verdictOf([...findings, ...open]);
    return { outcome: 'accepted', verdict, facts: draft.facts };
  };
