/** More steps than any decision takes: a run that does not end is a fault of the engine, not of the table. */
const STEP_LIMIT = 20_000;

/** Steps until it is over or a step has nothing to do. Throws where it would run for ever. */
export const runSteps = (isOver: () => boolean, step: () => boolean): void => {
  for (let steps = 0; !isOver(); steps++) {
    if (steps > STEP_LIMIT) throw new Error('The rules did not come to a choice; the play is not recorded.');
    if (!step()) return;
  }
};

/** Puts tasks on an agenda so that the first named runs first. */
export const pushFirst = <Frame>(agenda: Frame[], frames: readonly Frame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) agenda.push(frames[i] as Frame);
};
