export type { MatchTape } from './match-tape.js';
export { eventIn, makeMatchTape, matchFolding, tapeSeenBy } from './match-tape.js';
export type { Stride } from './marks.js';
export { matchMarks, STRIDES } from './marks.js';
export type { Tables } from './tables.js';
export { tableReader } from './tables.js';
export type { MatchStep, Projection, Reading, ReadingContext } from './projection.js';
export { MissingEventsError, project, readWith, together } from './projection.js';
export type { ReadTape } from './read-tape.js';
export { readMore, readTape } from './read-tape.js';
export { board } from './board.js';
export type { Chain, ChainEntry, ChainOutcome } from './chain.js';
export { chain } from './chain.js';
export type { Score, ScoreChange, Scoring } from './scoring.js';
export { scoring } from './scoring.js';
export { type KeyMoment, type KeyMomentKind, keyMomentsIn } from './key-moments.js';
export type { TimelineEntry, TimelineFact } from './timeline-entry.js';
export { takeBacks } from './take-backs.js';
export { timeline, unwrittenTimeline } from './timeline.js';
export { foldPasses, type TimelineRow } from './passes.js';
export { transcriptOf, type ToldTape } from './transcript/transcript.js';
export type { AskedPlace } from './places.js';
export { hasFindings, nextEntry, previousEntry, parsePlace, PLACE_WORDS, revisionOfPlace } from './places.js';
export type { PlayerStatistics, Statistics } from './statistics.js';
export { statistics } from './statistics.js';
export { WARNING_EVENTS, WarningsOfEvents } from './disputes/event-warnings.js';
export type { EventWarnings, GivenWarning, PlayerWarnings } from './disputes/event-warnings.js';
export type { CallsOfMatch, OpenCall, QueuedCall } from './disputes/calls.js';
export { callsAfter, callsFor, queueOf } from './disputes/calls.js';
export { describeDispute, infractionText } from './disputes/describe.js';
export type { CallTime, DisputeReading, DisputeStep, OwedLoss } from './disputes/disputes.js';
export { disputes } from './disputes/disputes.js';
export type { ResultSlip, RoundClock, RoundReading } from './round/round.js';
export { round, timeLeft } from './round/round.js';
export type { ComparedSteps, MatchChanges, Span } from './changes.js';
export { changesBetween, changesOf, compareSteps } from './changes.js';
export type { ListedMatch, MatchSummary, Summary } from './summary.js';
export { deckOf, summarise } from './summary.js';
export { reportMatch, type MatchReport, type ReportedPenalty, type ReportedRewind } from './report/report.js';
export type { Learned } from './rewind-plan/learned.js';
export type { ChecklistItem, Owed, RewindPlan, UndonePlay } from './rewind-plan/rewind-plan.js';
export { groupsOf } from './rewind-plan/checklist.js';
export { planRewind } from './rewind-plan/plan.js';
export {
  isSearching,
  searchTimeline,
  TIMELINE_CHOICES,
  WHOLE_TIMELINE,
  type TimelineChoice,
  type TimelineKnowledge,
  type TimelineSearch,
} from './timeline-search.js';
export { askLine, type AskedTable, type Consequence, type LineAnswer } from './asking.js';
export { csvOf } from './csv.js';
export { analyse, analyseEnvelopes, type MatchAnalysis, type TurnSum } from './analysis/analysis.js';
export type { ChainRun } from './analysis/chains.js';
export { timeText, type Moment, type MomentKind } from './analysis/moments.js';
export type { Spot, Stretch, Values } from './analysis/stretches.js';
export { ANALYSIS_TABLES, analysisTable, type AnalysisTable, type TextTable } from './analysis/tables.js';
export { foundSteps, type FoundStep } from './search/found-steps.js';
export {
  beginning,
  broughtTo,
  matchFacts,
  type Beginning,
  type FactsOfPlayer,
  type MatchFacts,
} from './search/match-facts.js';
export { checkSearch, parseSearch, SEARCH_FIELDS, type SearchField, type SearchWish } from './search/wish.js';
export {
  findMatches,
  fitsMatch,
  postingOf,
  termsOf,
  type FoundMatch,
  type KnownMatch,
  type Posting,
  type Postings,
  type ReadSearch,
} from './search/find.js';
export {
  checkList,
  chooseMatches,
  isOfRecorder,
  LIST_FIELDS,
  LIST_ORDERS,
  type ListField,
  type ListOrder,
  type ListWish,
} from './search/list.js';
export { foldedName } from './search/terms.js';
export { ratesOf, ratesTable, wilson, type Interval, type MatchRates, type Mean, type Rate } from './search/rates.js';
