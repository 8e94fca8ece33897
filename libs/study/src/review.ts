import { err, type Json, type Result } from '#kernel';
import { flag, group, orNothing, readLiteral, type LayOutProblem, type LiteralForm, type Viewer } from '#ruleset';
import { idForm, marksForm, pathForm, revisionForm, seatForm, viewerForm } from './forms.js';
import type { Reader } from './sight.js';
import type { Mark } from './study.js';

/** Where a review has gone into a branch: its path, and the step of it. */
export interface ReviewBranch {
  readonly path: string;
  readonly step: number;
}

/**
 * Where whoever leads a review looks.
 * - `at`: the revision of the tape; in a branch, the one that it leaves the tape at
 * - `viewer`, `near`: with whose eyes, and from which seat (null: the usual one)
 * - `study`: the study that is open; `isShared`: whether all may read it, or only those who may write; `branch`: of that
 * - `marks`: what is drawn on the table at that step, by the ids of `viewer`
 */
export interface ReviewPosition {
  readonly at: number;
  readonly viewer: Viewer;
  readonly near: number | null;
  readonly study: string | null;
  readonly isShared: boolean;
  readonly branch: ReviewBranch | null;
  readonly marks: readonly Mark[];
}

/** What a follower is told. `position`: null where nothing that the leader showed is for this follower yet. */
export interface ReviewMessage {
  readonly leader: string;
  /** Whether this follower is the leader, who hears how many others follow. */
  readonly leads: boolean;
  readonly followers: number | null;
  readonly position: ReviewPosition | null;
  readonly isOver: boolean;
}

/** How far a follower may be led: with which eyes and rights, to which revision, and whether what others say of the match is told already. */
export interface ReviewReach extends Reader {
  readonly last: number;
  readonly isTold: boolean;
}

/**
 * A position as a follower is given it; null where it is not for that follower yet. Marks go to those alone who look with the eyes that they were
 * drawn with, since nobody else's table has their ids; a study that is not shared is named to those alone who may write.
 */
export const reviewFor = (
  position: ReviewPosition,
  { viewer, mayWrite, last, isTold }: ReviewReach,
): ReviewPosition | null => {
  if (position.at > last) return null;
  const mayRead = isTold && (position.isShared || mayWrite);
  const marks = isTold && viewer === position.viewer ? position.marks : [];
  return mayRead ? { ...position, marks } : { ...position, study: null, isShared: false, branch: null, marks };
};

const branchForm = group<ReviewBranch>({ path: pathForm, step: revisionForm }, ['path', 'step']);

const positionForm: LiteralForm<ReviewPosition> = group<ReviewPosition>(
  {
    at: revisionForm,
    viewer: viewerForm,
    near: orNothing('none', seatForm),
    study: orNothing('none', idForm),
    isShared: flag,
    branch: orNothing('none', branchForm),
    marks: marksForm,
  },
  ['at', 'viewer', 'near', 'study', 'isShared', 'branch', 'marks'],
);

/** Reads a position of a review; what is wrong with it is said with its place. */
export const readReviewPosition = (json: Json): Result<ReviewPosition, readonly LayOutProblem[]> => {
  const read = readLiteral(positionForm, json);
  if (!read.ok || read.value.branch === null || read.value.study !== null) return read;
  return err([{ path: ['study'], message: 'A branch is of a study: name it.', expected: [] }]);
};
