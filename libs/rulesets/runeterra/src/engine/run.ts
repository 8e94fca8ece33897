import { runSteps } from '#ruleset';
import { takeQueued, type Draft } from './draft.js';
import { runEffects } from './effects/perform.js';
import { askForText, runAbility } from './abilities/run-ability.js';
import { runAttack } from './combat/attack.js';
import { runEndCombat } from './combat/end.js';
import { runStrikes } from './combat/strikes.js';
import { endByNexus, hasFallen } from './rounds/nexus.js';
import { runEnter } from './units/play-unit.js';
import { runRoundEnd } from './rounds/end.js';
import { runRoundStart } from './rounds/start.js';
import { runSetUp, shuffleDeck } from './set-up/steps.js';
import { runFinishItem, runResolve, runResolveStack } from './stack/resolve.js';
import { runHandOver, runStackOver } from './turns/hand-over.js';
import type { Frame } from '../state/runeterra-state.js';

type FrameOf<Task extends Frame['task']> = Extract<Frame, { task: Task }>;

/** What runs each task: one function per kind of frame. */
const RUNNERS: { readonly [Task in Frame['task']]: (draft: Draft, frame: FrameOf<Task>) => void } = {
  'set-up': runSetUp,
  shuffle: (draft, { seat }) => {
    shuffleDeck(draft, seat);
  },
  enter: runEnter,
  effects: runEffects,
  ability: runAbility,
  ask: askForText,
  'resolve-stack': runResolveStack,
  'stack-over': runStackOver,
  resolve: runResolve,
  'finish-item': runFinishItem,
  attack: runAttack,
  strikes: runStrikes,
  'end-combat': runEndCombat,
  'round-start': runRoundStart,
  'round-end': runRoundEnd,
  'hand-over': runHandOver,
};

/** The same table, as its reader sees it: the task of the frame has chosen the function. */
const runFrame = (draft: Draft, frame: Frame): void => {
  (RUNNERS[frame.task] as (draft: Draft, frame: Frame) => void)(draft, frame);
};

/** One task, what was set off before what waits. A nexus that has fallen ends the game between two of them. */
const step = (draft: Draft): boolean => {
  takeQueued(draft);
  if (hasFallen(draft.state)) {
    endByNexus(draft);
    return true;
  }
  const frame = draft.agenda.pop();
  if (frame) runFrame(draft, frame);
  return frame !== undefined;
};

/** Runs what is to be done until somebody must choose or act, or the game is over. Throws where it would run for ever. */
export const run = (draft: Draft): void => {
  runSteps(
    draft,
    () => draft.state.result !== null || draft.state.choice !== null,
    () => step(draft),
  );
};
