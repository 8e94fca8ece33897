import type { Fact } from '#kernel';
import type { Step } from './steps.js';

/** The steps before a number that had not been undone by then. */
export const standingBefore = <State, Play, F extends Fact>(
  steps: readonly Step<State, Play, F>[],
  number: number,
): readonly Step<State, Play, F>[] =>
  steps.filter((step) => step.number < number && (step.undoneBy === null || step.undoneBy > number));

/** The steps that stand together with one that was undone by that rewind, or by none. */
export const standingWith = <State, Play, F extends Fact>(
  steps: readonly Step<State, Play, F>[],
  undoneBy: number | null,
): readonly Step<State, Play, F>[] =>
  undoneBy === null ? steps.filter((step) => step.undoneBy === null) : standingBefore(steps, undoneBy);
