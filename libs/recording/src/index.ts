export type { Clock, DrawSecret } from './ports.js';
export { CLOCK, EVENT_STORE, RULESETS, VIEW_STORE } from './ports.js';
export type { TroubleKind } from './problem.js';
export { RecordingProblem, viewsNotReady } from './problem.js';
export type { EnteredPlayer, MatchEntry } from './commands/open-match.js';
export { OpenMatch } from './commands/open-match.js';
export type { EnteredPlay } from './tape/entered-play.js';
export { RecordPlay } from './commands/record-play.js';
export type { MatchScript, ScriptLine } from './commands/record-script.js';
export { RecordScript } from './commands/record-script.js';
export { CloseMatch } from './commands/close-match.js';
export { ErasePeople, type Erased } from './commands/erase-people.js';
export { Forgetting } from './tape/forgetting.js';
export { OrderDispute } from './commands/order-dispute.js';
export { RewindMatch } from './commands/rewind-match.js';
export type { Receipt } from '#match';
export { CallFeed } from './views/call-feed.js';
export { ListCalls } from './queries/list-calls.js';
export {
  ChooseMatches,
  CountMatches,
  ListMatches,
  type ChosenMatches,
  type ShownMatch,
} from './queries/list-matches.js';
export type { MatchNow } from './queries/show-match.js';
export { ShowMatch } from './queries/show-match.js';
export { ReadTape } from './queries/read-tape.js';
export { ListWarnings } from './queries/list-warnings.js';
export { ReadDocument } from './queries/read-document.js';
export type { TimelineOf } from './queries/read-timeline.js';
export { ReadTimeline } from './queries/read-timeline.js';
export type { FindingsOf } from './queries/read-findings.js';
export { ReadAudit } from './queries/read-audit.js';
export type { DisputesOf } from './queries/read-disputes.js';
export { ReadDisputes } from './queries/read-disputes.js';
export { ReadRound, type RoundOf } from './queries/read-round.js';
export { ReadReport } from './queries/read-report.js';
export { ReadRewindPlan } from './queries/read-rewind-plan.js';
export { ReadFindings } from './queries/read-findings.js';
export type { TableAt } from './queries/show-table.js';
export { ShowTable } from './queries/show-table.js';
export type { PlaysAt } from './queries/list-plays.js';
export { ListPlays } from './queries/list-plays.js';
export type { StateAt } from './queries/show-state.js';
export { ShowState } from './queries/show-state.js';
export type { ViewOf } from './queries/read-view.js';
export { ReadView } from './queries/read-view.js';
export type { PublicSum, StatisticsSum } from './queries/sum-statistics.js';
export { CompareMatches } from './queries/compare-matches.js';
export { SearchTapes } from './queries/search-tapes.js';
export { searchTapes, type FoundTapes, type SearchSource } from './search/search.js';
export { FACTS, foundBy, postingsIn } from './views/search-rows.js';
export { listedMatches, type ListSource } from './views/listed-matches.js';
export { EVERYTHING_NOW, type SeesNow } from './delay/delays.js';
export { rebuildViews } from './views/rebuild-views.js';
export { SumPublicStatistics, SumStatistics } from './queries/sum-statistics.js';
export type { Health } from './queries/check-health.js';
export type { ClockHealth } from './tape/clock-watch.js';
export type { StoreHealth } from './queries/store-probe.js';
export { DelayOf } from './queries/delay-of.js';
export { HeadOf } from './queries/head-of.js';
export type { Lane } from './readings/turns.js';
export { Turns } from './readings/turns.js';
export { CheckHealth } from './queries/check-health.js';
export type { MatchViewName, MatchViews } from './views/match-views.js';
export { INDEX, viewsVersion } from './views/match-views.js';
export type { ViewsComparison, ViewsToCompare } from './views/compare-views.js';
export { compareViews } from './views/compare-views.js';
export type { ViewHealth, ViewState } from './views/feed-status.js';
export { ViewFeed } from './views/view-feed.js';
export type { Onlooker } from './tape/live-feed.js';
export { MATCH_PREFIX } from './tape/journal.js';
export { LiveFeed } from './tape/live-feed.js';
export {
  Broadcasts,
  DESK_VERSION,
  DeskFeed,
  EraseNames,
  EventFeed,
  FloorFeed,
  type FloorNews,
  ListTournaments,
  OpenTableTape,
  OrderTournament,
  ReadDeskPlace,
  ReadFloor,
  ReadPenalties,
  ReadTable,
  ReadTournament,
  RegisterTournamentDeck,
  Scribes,
  type ErasedNames,
  type FeedMessage,
  type PlacedMessage,
  type TableTape,
} from './tournament/index.js';
export type { RecordingOptions } from './recording.module.js';
export { RecordingModule } from './recording.module.js';
export { STUDY_PREFIX } from './studies/study-index.js';
export { StudyShelf } from './studies/study-shelf.js';
export { OrderStudy } from './studies/order-study.js';
export { type ListedStudy, ListStudies, ReadStudy, type StudyReader } from './studies/read-studies.js';
export { ReviewRooms } from './reviews/review-rooms.js';
