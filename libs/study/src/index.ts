/**
 * Studies: what is said about a match beside its tape. Notes, glyphs, marks on the table, branches under the real rules, and chapters, in a
 * document of its own, pinned to the events of the tape by their ids. A decider of its own changes one; the tape is never touched.
 */
export * from './study.js';
export { isPlayGlyph, PLAY_GLYPHS, positionWords, type PlayGlyph, type PositionGlyph } from './glyphs.js';
export { findPin, mapPins, tapeOfIds, type Pinned, type PinnedTape } from './pins.js';
export type { OpenStudy, StudyContent, StudyOrder } from './orders.js';
export { OPENED, type StudyEvent } from './events.js';
export { authorsOf, isOfPeopleInStudy } from './people.js';
export type { StudyState } from './evolve.js';
export { studyDecider, type StudyCommand } from './decide.js';
export { nextPath } from './decide-branch.js';
export { ORDER_TYPES, readStudyOrder, type InsideOrder } from './read-order.js';
export { contentOf, makeStudyDocument, parseStudyDocument, readStudyDocument, studyProblems } from './document.js';
export {
  beginBranch,
  foldBranch,
  forkProblem,
  growBranch,
  playBranch,
  type BranchRefusal,
  type FoldedBranch,
  type Fork,
} from './branches.js';
export { studyFor, type Reader } from './sight.js';
export { answerTo, MODE_WORDS, placeChapter, practise, type PlacedChapter, type Practised } from './chapters.js';
export {
  readReviewPosition,
  reviewFor,
  type ReviewBranch,
  type ReviewMessage,
  type ReviewPosition,
  type ReviewReach,
} from './review.js';
