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

/** A page that follows, and what it was brought to last: whatever changes otherwise is the reader's own doing. */
interface Trip {
  readonly desk: Desk;
  readonly of: StudyDesk | null;
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
const bringBranch = (trip: Trip, branch: string | null, isNew: boolean): boolean => {
  const { of } = trip;
  if (of === null) return true;
  if (isNew || trip.branch !== branch) {
    trip.branch = branch;
    of.chapter.value = null;
    of.branch.value = branch;
  } else if (of.branch.value !== branch || of.chapter.value !== null) isAway.value = true;
  return of.branch.value === branch && of.chapter.value === null;
};

/** The desk that is on the page; null while the tape or another branch is still there, and leaves in a moment. */
const arrivedAt = ({ desk }: Trip, branch: string | null): Desk | null => {
  const shown = shownDesk.value;
  return shown !== null && (branch === null) === (shown === desk) ? shown : null;
};

const bring = (trip: Trip, shown: Desk, goal: ReturnType<typeof goalOn>): void => {
  Object.assign(trip, { shown, last: shown.last.peek() });
  ledMarks.value = trip.position?.marks ?? [];
  shown.sit(goal.near);
  shown.seek(goal.at);
};

const isBrought = (shown: Desk, { at, near }: ReturnType<typeof goalOn>): boolean =>
  shown.at.value === at && shown.near.value === near;

/** Begins the way to a new position: other eyes, or a study that is to be fetched. Answers whether this page goes on. */
const setOut = ({ desk, of }: Trip, position: ReviewPosition): boolean => {
  if (needsOtherEyes(desk, position)) return false;
  if (lacksStudy(position, of)) void fetchFor(position, of);
  return true;
};

const followOnce = (trip: Trip, position: ReviewPosition): void => {
  const isNew = trip.position !== position;
  trip.position = position;
  if (isNew && !setOut(trip, position)) return;
  const branch = reachedBranch(position, trip.of);
  const shown = bringBranch(trip, branch, isNew) ? arrivedAt(trip, branch) : null;
  if (shown === null) return;
  const goal = goalOn(shown, position, branch);
  if (isNew || trip.shown !== shown || trip.last !== shown.last.value) bring(trip, shown, goal);
  else if (!isBrought(shown, goal)) isAway.value = true;
};

/** Brings the page to where the leader looks, until the reader goes elsewhere; coming back brings it there again. Returns how to stop. */
export const followLeader = (
  desk: Desk,
  of: StudyDesk | null,
  position: ReadonlySignal<ReviewPosition | null>,
): (() => void) => {
  const trip: Trip = { desk, of, position: null, branch: null, shown: null, last: -1 };
  const stop = effect(() => {
    if (isAway.value) {
      trip.position = null;
      ledMarks.value = [];
    } else if (position.value !== null) followOnce(trip, position.value);
  });
  return () => {
    stop();
    ledMarks.value = [];
  };
};
