import type { Draft } from './draft.js';
import { push } from './draft.js';
import { runBurnOut, runDraw } from './rules/actions/draw.js';
import { recycle } from './rules/actions/recycle.js';
import { beginResolution, finalizeOldest, oldestPending, resolvesAtOnce } from './rules/chain/finalize.js';
import { askForOrder } from './rules/chain/order-triggers.js';
import { allPassed, givePriority } from './rules/chain/priority.js';
import { runPerform } from './abilities/steps.js';
import { runResolve } from './rules/chain/resolve.js';
import { doSetUp } from './rules/modes/set-up.js';
import { continueClosed } from './rules/showdowns/showdown.js';
import { runCleanup } from './rules/turn/cleanup.js';
import { doStepWork, proceed } from './rules/turn/phases.js';
import type { Frame } from './state.js';

const runFrame = (draft: Draft, frame: Frame): void => {
  switch (frame.task) {
    case 'set-up':
      doSetUp(draft, frame.step);
      return;
    case 'cleanup':
      runCleanup(draft, frame);
      return;
    case 'step-work':
      doStepWork(draft, frame.step);
      return;
    case 'resolve':
      runResolve(draft, frame);
      return;
    case 'perform':
      runPerform(draft, frame);
      return;
    case 'draw':
      runDraw(draft, frame);
      return;
    case 'order-triggers':
      askForOrder(draft, frame);
      return;
    case 'burn-out':
      runBurnOut(draft, frame);
      return;
    case 'recycle':
      recycle(draft, frame);
  }
};

/** Execute, Pass, Resolve (338-340): true while the chain goes on by itself, false once its priority holder has to act. */
const stepChain = (draft: Draft): boolean => {
  const newest = draft.state.chain.at(-1);
  if (!newest) return false;
  if (allPassed(draft)) {
    beginResolution(draft, newest);
    return true;
  }
  if (draft.state.priority === null)
    givePriority(draft, newest.controller, ['priority.newest-item', 'chain.priority-after-finalize']);
  return false;
};

/** With an empty chain: a showdown goes on, the turn player acts in the Main Phase, or the turn proceeds (335). */
const stepOpen = (draft: Draft): boolean => {
  const { showdown, turn } = draft.state;
  if (showdown?.closed) {
    continueClosed(draft);
    return true;
  }
  if (showdown) {
    if (showdown.focus !== null)
      givePriority(draft, showdown.focus, ['chain.showdown-continues', 'priority.with-focus']);
    return false;
  }
  if (turn.step === 'main') {
    givePriority(draft, turn.seat, ['priority.main-phase']);
    return false;
  }
  proceed(draft);
  return true;
};

/** One step of HOT FEPR (332-340): tasks in progress, outstanding cleanups, items to finalize, the chain, the open state. */
const step = (draft: Draft): boolean => {
  const frame = draft.agenda.pop();
  if (frame) {
    runFrame(draft, frame);
    return true;
  }
  if (draft.cleanupDue) {
    draft.cleanupDue = false;
    push(draft, { task: 'cleanup', step: 0, special: null });
    return true;
  }
  const atOnce = resolvesAtOnce(draft.state);
  if (atOnce) {
    beginResolution(draft, atOnce);
    return true;
  }
  const pending = oldestPending(draft.state);
  if (pending) {
    finalizeOldest(draft, pending);
    return true;
  }
  return draft.state.chain.length > 0 ? stepChain(draft) : stepOpen(draft);
};

/** More steps than any decision takes: a run that does not end is a fault of the engine, not of the table. */
const STEP_LIMIT = 20_000;

const isOver = ({ state }: Draft): boolean => state.result !== null || state.choice !== null || state.lastGame !== null;

/** Runs the book's loop until somebody must choose or act, or the game is over. Throws where it would run for ever. */
export const run = (draft: Draft): void => {
  for (let steps = 0; !isOver(draft); steps++) {
    if (steps > STEP_LIMIT) throw new Error('The rules did not come to a choice; the play is not recorded.');
    if (!step(draft)) return;
  }
};
