import { takeStep, type Steps } from './steps.js';

/** What a run works on: the steps that are left to it, and the table as it has become. */
interface Running {
  readonly steps: Steps;
  readonly state: { readonly pieces: readonly unknown[] };
}

/** Steps until it is over or a step has nothing to do. Throws TooManySteps where it would run for ever, or for too long. */
export const runSteps = (draft: Running, isOver: () => boolean, step: () => boolean): void => {
  while (!isOver()) {
    takeStep(draft.steps, draft.state.pieces.length);
    if (!step()) return;
  }
};

/** Puts tasks on an agenda so that the first named runs first. */
export const pushFirst = <Frame>(agenda: Frame[], frames: readonly Frame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) agenda.push(frames[i] as Frame);
};
