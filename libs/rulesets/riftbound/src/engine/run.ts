import { runSteps } from '#ruleset';
import type { Draft } from './draft.js';
import { push } from './draft.js';
import { runBurnOut, runBurnOutPoint, runDraw } from './actions/draw.js';
import { runCopying } from './actions/copying.js';
import { runSeen } from './actions/act-on-seen.js';
import { runShow } from './actions/look.js';
import { runArrange } from './actions/predict.js';
import { recycle } from './actions/recycle.js';
import { beginResolution, finalizeOldest, oldestPending, resolvesAtOnce, runFinalize } from './chain/finalize.js';
import { askForOrder } from './chain/order-triggers.js';
import { askWhoIsActive } from './chain/left-open.js';
import { allPassed, givePriority } from './chain/priority.js';
import { runReveal } from './actions/reveal.js';
import { runWhether } from './chain/whether.js';
import { runPerform } from './instructions/steps.js';
import { runOverfull } from './battlefields/overfull.js';
import { regroup } from './chain/regroup.js';
import { runResolve } from './chain/resolve.js';
import { beginCombatCleanup } from './combat/combat.js';
import { runEvent, runInstead } from './replacements/event.js';
import { askAgain } from './costs/add-while-paying.js';
import { doSetUp } from './set-up/set-up.js';
import { isInvited } from './turn/invite.js';
import { closeShowdown, continueClosed } from './showdowns/showdown.js';
import { runCleanup } from './turn/cleanup.js';
import { doStepWork, proceed } from './turn/phases.js';
import { actingPlayers } from '../reading/acting.js';
import { isInGame } from '../state/sides.js';
import type { Frame, Showdown } from '../state/riftbound-state.js';
import { winAtOnce } from './ending/ending.js';

type FrameOf<Task extends Frame['task']> = Extract<Frame, { task: Task }>;

/** What runs each task: one function per kind of frame. */
const RUNNERS: { readonly [Task in Frame['task']]: (draft: Draft, frame: FrameOf<Task>) => void } = {
  'set-up': (draft, { step }) => {
    doSetUp(draft, step);
  },
  cleanup: runCleanup,
  'step-work': (draft, { step }) => {
    doStepWork(draft, step);
  },
  resolve: runResolve,
  regroup,
  overfull: runOverfull,
  copying: runCopying,
  perform: runPerform,
  draw: runDraw,
  event: runEvent,
  instead: runInstead,
  'combat-cleanup': beginCombatCleanup,
  finalize: runFinalize,
  whether: runWhether,
  ask: askAgain,
  'order-triggers': askForOrder,
  'burn-out': runBurnOut,
  show: runShow,
  seen: runSeen,
  arrange: runArrange,
  reveal: runReveal,
  'burn-out-point': runBurnOutPoint,
  recycle: recycle,
};

/** The same table, as its reader sees it: the task of the frame has chosen the function. */
const runFrame = (draft: Draft, frame: Frame): void => {
  (RUNNERS[frame.task] as (draft: Draft, frame: Frame) => void)(draft, frame);
};

/**
 * Execute, Pass, Resolve (338-340): true while the chain goes on by itself, false once its priority holder has to act. The
 * controller of the newest item gets priority (340.4) and plays something, several things, or passes (338.1, 338.1.a.5).
 */
const stepChain = (draft: Draft): boolean => {
  const newest = draft.state.chain.at(-1);
  if (!newest) return false;
  if (allPassed(draft)) {
    beginResolution(draft, newest);
    return true;
  }
  if (draft.state.priority === null) {
    askWhoIsActive(draft, newest);
    givePriority(draft, newest.controller, ['priority.newest-item', 'chain.priority-after-finalize']);
  }
  return false;
};

/**
 * With an empty chain: a showdown goes on, the turn player acts in the Main Phase, again and again in any order (316.5, 316.5.a),
 * or the turn proceeds (335).
 */
const stepOpen = (draft: Draft): boolean => {
  const { showdown, turn } = draft.state;
  if (showdown?.closed) {
    continueClosed(draft);
    return true;
  }
  if (showdown) {
    return stepShowdown(draft, showdown);
  }
  if (turn.step === 'main' && isInGame(draft.state, turn.seat)) {
    if (!isInvited(draft.state)) givePriority(draft, turn.seat, ['priority.main-phase']);
    return false;
  }
  proceed(draft);
  return true;
};

/**
 * A showdown is a window in which players act in turn (342): focus gives priority (313.2). With all passes made, because the last
 * to pass has left the game, it closes (652.5.b.2).
 */
const stepShowdown = (draft: Draft, { focus, passes }: Showdown): boolean => {
  if (passes >= actingPlayers(draft.state).length) {
    closeShowdown(draft, ['remove.showdown-closes']);
    return true;
  }
  if (focus !== null) givePriority(draft, focus, ['chain.showdown-continues', 'priority.with-focus']);
  return false;
};

/**
 * One step of HOT FEPR (332-340): tasks in progress, outstanding cleanups, items to finalize, the chain, the open state.
 * - Tasks are handled first (334), those that come up meanwhile too (334.2.a). They may put pending items on the chain (334.1),
 *   which wait for all of them (334.2, 354.4); then it is finalize, execute, pass, resolve (336).
 * - What resolves is a task: until it is done nothing else is finalized or resolves (158.3, 158.3.a, 354.3, 401.2), and no cleanup
 *   begins (321). So is a cleanup (320); what it leaves to clean up is cleaned up next (322), by a normal one (324.2).
 * - All pending items are finalized before anybody gets priority (337.3, 340.3).
 */
const step = (draft: Draft): boolean => {
  if (winAtOnce(draft)) return true;
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

const isOver = ({ state }: Draft): boolean => state.result !== null || state.choice !== null || state.lastGame !== null;

/**
 * Runs the book's loop until somebody must choose or act, or the game is over (302). One action is done after the other, whole
 * (303.1, 303.2). Throws where it would run for ever.
 */
export const run = (draft: Draft): void => {
  runSteps(
    draft,
    () => isOver(draft),
    () => step(draft),
  );
};
