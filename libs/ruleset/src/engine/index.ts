export { cannotIn, doubtful, illegal, note, told, type Cannot } from './findings.js';
export { firstProblem, freely, inParts, type RuleOfPlay } from './play-rule.js';
export { foldBy, type EvolversOf } from './evolvers.js';
export { pieceId } from './piece-ids.js';
export {
  accepts,
  findingsUnlessForbidden,
  isForbidding,
  judgedAmong,
  offersAmong,
  rememberingJudge,
  type CandidateOf,
  type Judge,
} from './candidates.js';
export { pushFirst, runSteps } from './steps.js';
export { allSteps, MOST_STEPS, takeListening, takeStep, TooManySteps, type Steps } from './steps.js';
export { outgrown, type Size, type Sizes } from './table-size.js';
export { bothReadings, type Doubt, type Reading } from './doubts.js';
export { decideBy, type Deciding, type Done, type DraftOf } from './deciding.js';
export { redactFactBy, redactPlayBy, type FactRedactorsOf, type LookAt, type PlayRedactorsOf } from './redacting.js';
export {
  each,
  factRenaming,
  fields,
  object,
  objectRef,
  piece,
  pieces,
  pieceSet,
  piecesNamed,
  same,
  variants,
  type FieldsOf,
  type Names,
  type Renaming,
} from './renaming.js';
export {
  actualOf,
  expose,
  inOrderOfCards,
  nameFor,
  PLAIN_SIGHT,
  shownAs,
  type Hiding,
  type PieceSight,
  type ShownPiece,
  type Sight,
  type Tables,
} from './sight.js';
