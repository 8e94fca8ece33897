import { allSteps, pushFirst, takeStep, type Steps } from '#ruleset';
import type { DoubtName } from '../words/doubts.js';
import type { RuneterraFact } from '../state/facts.js';
import { evolve } from '../evolve/evolve.js';
import type { Choice, Frame, RuneterraState } from '../state/runeterra-state.js';

/**
 * The working copy of a decision: the state folded so far, the facts that made it, and the tasks still to do. Lives only
 * while one decision runs; what must outlive it goes into the state through `ChoiceAwaited`.
 */
export interface Draft {
  state: RuneterraState;
  readonly facts: RuneterraFact[];
  readonly agenda: Frame[];
  /** What this decision may still do. */
  readonly steps: Steps;
  /** What facts have set off and nobody has begun yet, in the order of the facts. */
  readonly queued: Frame[];
  /** The question that this decision answers; null where none was asked. */
  readonly answered: Choice | null;
  /** Open points that this decision met: they make its verdict doubtful. */
  readonly doubts: Set<DoubtName>;
}

/** Begins a decision on a state: its tasks are taken up where the last choice left them. */
export const draftOf = (state: RuneterraState): Draft => ({
  state,
  facts: [],
  agenda: [...state.agenda],
  steps: allSteps(),
  queued: [],
  answered: state.choice,
  doubts: new Set(),
});

/** Emits one fact as it stands. Rules go through `propose` instead. */
export const emit = (draft: Draft, fact: RuneterraFact): void => {
  takeStep(draft.steps, draft.state.pieces.length);
  draft.state = evolve(draft.state, fact);
  draft.facts.push(fact);
};

/** Puts tasks on the agenda so that the first named runs first. */
export const push = (draft: Draft, ...frames: readonly Frame[]): void => {
  pushFirst(draft.agenda, frames);
};

/** A task that is a list of steps does the one that its number names, and then the next; what a step sets off goes before that. */
export const runStep = (
  draft: Draft,
  steps: readonly ((draft: Draft) => void)[],
  frame: Extract<Frame, { step: number }>,
): void => {
  const [now, next] = steps.slice(frame.step);
  if (next !== undefined) push(draft, { ...frame, step: frame.step + 1 });
  now?.(draft);
};

/** What was set off goes onto the agenda, before whatever waits there. */
export const takeQueued = (draft: Draft): void => {
  push(draft, ...draft.queued.splice(0));
};

/** Stops the run until somebody has chosen: the tasks left stand in the fact, so that a tape cut here goes on. */
export const awaitChoice = (draft: Draft, choice: Choice, because: RuneterraFact['because']): void => {
  takeQueued(draft);
  emit(draft, { type: 'ChoiceAwaited', data: { choice, agenda: [...draft.agenda] }, because });
};
