import { effect, type ReadonlySignal } from '@preact/signals';
import type { ReviewPosition } from '#study';
import type { Desk } from '../desk.js';
import { studyPart } from '../parts.js';
import { go } from '../route.js';
import { nearSeat } from '../seats.js';
import { allowedViewer } from '../session.js';
import { shownDesk } from '../shown-desk.js';
import { ledMarks } from '../study/shown-study.js';
import type { StudyDesk } from '../study/study-desk.js';
import { isAway, reviewNamed } from './reviewing.js';

/** The branch of a position that this page has open in a study; null for the tape, and for what it may not read. */
const reachedBranch = ({ study, branch }: ReviewPosition, of: StudyDesk | null): string | null => {
  const open = of?.study.value;
  const isThere = open?.id === study && open.branches.some(({ path }) => path === branch?.path);
  return branch !== null && isThere ? branch.path : null;
};

/** Whether the study has to be fetched before the position can be shown: it is not open, or the branch has grown since. */
const lacksStudy = (position: ReviewPosition, of: StudyDesk | null): boolean => {
  if (position.study === null) return false;
  if (of?.study.value?.id !== position.study) return true;
  if (position.branch === null) return false;
  const isOn = of.branch.value === position.branch.path;
  return reachedBranch(position, of) === null || (isOn && position.branch.step > (shownDesk.value?.last.value ?? 0));
};

/** Fetches the study of a position. What is not shared stays closed: the tape is shown at the step that the leader left it at. */
const fetchFor = async (position: ReviewPosition, of: StudyDesk | null): Promise<void> => {
  await studyPart.need();
  if (of === null || position.study === null) return;
  if (!(await of.open(position.study))) of.problem.value = null;
};

/** Whether this page has to look with other eyes to follow: then it goes there, and follows on. */
const needsOtherEyes = (desk: Desk, { viewer, at }: ReviewPosition): boolean => {
  const allowed = allowedViewer(viewer);
  if (allowed === desk.seen.peek().viewer) return false;
  go({ page: 'match', match: desk.id, at, viewer: allowed, ...reviewNamed() });
  return true;
};

/** What this page was brought to last. Whatever changes otherwise is the reader's own doing. */
interface Brought {
  position: ReviewPosition | null;
  branch: string | null;
  shown: Desk | null;
  last: number;
}

const goalOn = (shown: Desk, position: ReviewPosition, branch: string | null) => {
  const { near } = position;
  return {
    at: Math.min(branch === null ? position.at : (position.branch?.step ?? 0), shown.last.value),
    near: near !== null && near < shown.names.length ? near : nearSeat(shown.seen.value.viewer),
  };
};

/** Shows the branch of a position, or the tape. Answers whether it is on the page; where the reader has gone elsewhere, that is the reader's way. */
const bringBranch = (of: StudyDesk | null, brought: Brought, branch: string | null, isNew: boolean): boolean => {
  if (of === null) return true;
  if (isNew || brought.branch !== branch) {
    brought.branch = branch;
    of.chapter.value = null;
    of.branch.value = branch;
  } else if (of.branch.value !== branch || of.chapter.value !== null) isAway.value = true;
  return of.branch.value === branch && of.chapter.value === null;
};

const bring = (shown: Desk, brought: Brought, goal: ReturnType<typeof goalOn>): void => {
  Object.assign(brought, { shown, last: shown.last.peek() });
  ledMarks.value = brought.position?.marks ?? [];
  shown.sit(goal.near);
  shown.seek(goal.at);
};

const isBrought = (shown: Desk, { at, near }: ReturnType<typeof goalOn>): boolean =>
  shown.at.value === at && shown.near.value === near;

const followOnce = (desk: Desk, of: StudyDesk | null, brought: Brought, position: ReviewPosition): void => {
  const isNew = brought.position !== position;
  brought.position = position;
  if (isNew && needsOtherEyes(desk, position)) return;
  if (isNew && lacksStudy(position, of)) void fetchFor(position, of);
  const branch = reachedBranch(position, of);
  const isOn = bringBranch(of, brought, branch, isNew);
  const shown = shownDesk.value;
  if (!isOn || shown === null) return;
  // The tape or another branch is still on the page, and leaves it in a moment.
  if ((branch === null) !== (shown === desk)) return;
  const goal = goalOn(shown, position, branch);
  if (isNew || brought.shown !== shown || brought.last !== shown.last.value) bring(shown, brought, goal);
  else if (!isBrought(shown, goal)) isAway.value = true;
};

/** Brings the page to where the leader looks, until the reader goes elsewhere; coming back brings it there again. Returns how to stop. */
export const followLeader = (
  desk: Desk,
  of: StudyDesk | null,
  position: ReadonlySignal<ReviewPosition | null>,
): (() => void) => {
  const brought: Brought = { position: null, branch: null, shown: null, last: -1 };
  const stop = effect(() => {
    if (isAway.value) {
      brought.position = null;
      ledMarks.value = [];
    } else if (position.value !== null) followOnce(desk, of, brought, position.value);
  });
  return () => {
    stop();
    ledMarks.value = [];
  };
};
