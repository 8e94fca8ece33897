export type { AroundGames, MatchEnd, MatchScore, TimeCall } from './around-games.js';
export type { Finding, Problem, Severity, Verdict } from './verdict.js';
export { isFault, isTold, SEVERITIES, verdictOf } from './verdict.js';
export type { Decision, RecordingMode } from './verdict.js';
export { RECORDING_MODES } from './verdict.js';
export type { JudgedPlay, Offer, Slot, SlotOption, UnseenHand } from './offer.js';
export type { Notation, NotationError } from './notation.js';
export * from './policy/index.js';
export type {
  EndReason,
  Loss,
  PenaltyLoss,
  MatchOptions,
  MatchResult,
  PlayerEntry,
  Seat,
  Viewer,
  Waiting,
} from './match-options.js';
export { hasNamesakes, isPlaceName, LONGEST_PLACE, NAMES_APART, placeWords } from './match-options.js';
export type { Dealing, DealtBy } from './dealing.js';
export { DEALT_BY, dealingText, dealtBy, isDigital, SEED_WARNING } from './dealing.js';
export type { AnyRuleset, AnyShownRuleset, HeldRuleset, ModeOfPlay, Ruleset, ShownRuleset } from './ruleset.js';
export type { LayOutProblem, LiteralPath } from './literal.js';
export { meantBy, nearestWords, unknownKey, unknownWord } from './literal.js';
export { group, type FormsOf } from './group-form.js';
export type { LiteralForm } from './literal-forms.js';
export { editionForm, editionTyped } from './edition-form.js';
export {
  anything,
  described,
  either,
  flag,
  later,
  LITERAL_BOUNDS,
  listOf,
  oneOfWords,
  oneOrMore,
  orNothing,
  orUnknown,
  readAs,
  readLiteral,
  recordOf,
  text,
  wanting,
  wholeNumber,
} from './literal-forms.js';
export { namesOf, oneOrMoreOf } from './counted-forms.js';
export { makeOpenRuleset, type OpenGame } from './open-game.js';
export { layOutBy, LayOutError, playersIn, propertyOf } from './lay-out.js';
export { namesBy, NotLaidOutError, unseenOf, unusual, type TableSaid, type Unseen } from './table-said.js';
export { playLine } from './play-line.js';
export { drawTable, type TableParts } from './table-parts.js';
export * from './engine/index.js';
export type { PlayShape } from './shapes.js';
export * as shapes from './shapes.js';
export * as words from './words.js';
export { encodingsOf, type Encodings } from './encodings.js';
export type { CardAnswer, CardSheet } from './card-sheet.js';
export type { Brought, Counted, Measure, Measures } from './measures.js';
