import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { EventStore } from '#event-store';
import type { AnyRuleset } from '#ruleset';
import type { ViewStore } from '#view-store';
import { makeMemoryViews } from '#view-store/memory';
import { DelayedFolds } from './delay/delayed-folds.js';
import { DelayedTapes } from './delay/delayed-tapes.js';
import { DelayedViews } from './delay/delayed-views.js';
import { Delays } from './delay/delays.js';
import { CloseMatchHandler } from './commands/close-match.js';
import { ErasePeopleHandler } from './commands/erase-people.js';
import { OrderDisputeHandler } from './commands/order-dispute.js';
import { RewindMatchHandler } from './commands/rewind-match.js';
import { OpenMatchHandler } from './commands/open-match.js';
import { RecordPlayHandler } from './commands/record-play.js';
import { RecordScriptHandler } from './commands/record-script.js';
import {
  CLOCK,
  type Clock,
  DESK_STORE,
  DRAW_SECRET,
  type DrawSecret,
  EVENT_STORE,
  KEEP_NAMES,
  KEPT_EVENTS,
  KEPT_MATCHES,
  RULESETS,
  UPTIME,
  type Uptime,
  VIEW_STORE,
} from './ports.js';
import { Readings } from './readings/readings.js';
import { Turns } from './readings/turns.js';
import { CheckHealthHandler } from './queries/check-health.js';
import { DelayOfHandler } from './queries/delay-of.js';
import { HeadOfHandler } from './queries/head-of.js';
import { ListCallsHandler } from './queries/list-calls.js';
import { CallFeed } from './views/call-feed.js';
import { ChooseMatchesHandler, CountMatchesHandler, ListMatchesHandler } from './queries/list-matches.js';
import { ListPlaysHandler } from './queries/list-plays.js';
import { ReadAuditHandler } from './queries/read-audit.js';
import { ReadDisputesHandler } from './queries/read-disputes.js';
import { ReadRoundHandler } from './queries/read-round.js';
import { ReadReportHandler } from './queries/read-report.js';
import { ReadRewindPlanHandler } from './queries/read-rewind-plan.js';
import { ReadFindingsHandler } from './queries/read-findings.js';
import { ListWarningsHandler, WarningsBook } from './queries/list-warnings.js';
import { ReadDocumentHandler } from './queries/read-document.js';
import { ReadTapeHandler } from './queries/read-tape.js';
import { ReadTimelineHandler } from './queries/read-timeline.js';
import { ReadViewHandler } from './queries/read-view.js';
import { ShowMatchHandler } from './queries/show-match.js';
import { ShowStateHandler } from './queries/show-state.js';
import { ShowTableHandler } from './queries/show-table.js';
import { StoreProbe } from './queries/store-probe.js';
import { CompareMatchesHandler } from './queries/compare-matches.js';
import { SearchTapesHandler } from './queries/search-tapes.js';
import { SumPublicStatisticsHandler, SumStatisticsHandler } from './queries/sum-statistics.js';
import { ReviewRooms } from './reviews/review-rooms.js';
import { Retention } from './retention.js';
import { OrderStudyHandler } from './studies/order-study.js';
import { ListStudiesHandler, ReadStudyHandler } from './studies/read-studies.js';
import { StudyIndex } from './studies/study-index.js';
import { StudyPins } from './studies/study-pins.js';
import { StudyShelf } from './studies/study-shelf.js';
import { ClockWatch } from './tape/clock-watch.js';
import { Forgetting } from './tape/forgetting.js';
import { Journal } from './tape/journal.js';
import { LiveFeed } from './tape/live-feed.js';
import { LiveTapes } from './tape/live-tapes.js';
import { Recorder } from './tape/recorder.js';
import { Broadcasts, DeskFeed, DESKS, EventFeed, FloorFeed, Scribes } from './tournament/index.js';
import { KeptViews } from './views/kept-views.js';
import { USUAL_MATCHES, ViewFeed } from './views/view-feed.js';
import { ViewReader } from './views/view-reader.js';

/**
 * What the recording side runs on. The stores are opened and closed by whoever gives them; `views` are in memory unless given.
 * - `desks`: what is kept of tournaments, a store of views of its own with a checkpoint of its own; in memory unless given
 * - `keepNamesFor`: days after the last event of a match after which names and notes are erased; never unless told
 * - `keptEvents`: how many events of matches stay folded in memory, 250,000; the match used least recently goes first
 * - `keptMatches`: how many matches stay folded for the kept views, 1,200, those of a large event; the one played least recently is put aside first
 */
export interface RecordingOptions {
  readonly store: EventStore;
  readonly views?: ViewStore;
  readonly desks?: ViewStore;
  readonly rulesets: readonly AnyRuleset[];
  readonly clock: Clock;
  readonly uptime?: Uptime;
  readonly drawSecret: DrawSecret;
  readonly keptEvents?: number;
  readonly keptMatches?: number;
  readonly keepNamesFor?: number | null;
}

/** What suits a program that may take half a gigabyte: 1.2 KiB each, with what is folded of them for the recorder, the public and two players. */
const USUAL_EVENTS = 250_000;

const COMMANDS = [
  OpenMatchHandler,
  RecordPlayHandler,
  RecordScriptHandler,
  RewindMatchHandler,
  OrderDisputeHandler,
  CloseMatchHandler,
  ErasePeopleHandler,
];

const QUERIES = [
  ChooseMatchesHandler,
  ListMatchesHandler,
  CountMatchesHandler,
  ListCallsHandler,
  ShowMatchHandler,
  ReadTapeHandler,
  ReadDocumentHandler,
  ListWarningsHandler,
  ReadTimelineHandler,
  ReadFindingsHandler,
  ReadDisputesHandler,
  ReadRoundHandler,
  ReadAuditHandler,
  ReadReportHandler,
  ReadRewindPlanHandler,
  ShowTableHandler,
  ListPlaysHandler,
  ShowStateHandler,
  ReadViewHandler,
  SumStatisticsHandler,
  SumPublicStatisticsHandler,
  CompareMatchesHandler,
  SearchTapesHandler,
  CheckHealthHandler,
  DelayOfHandler,
  HeadOfHandler,
];

const TAPES = [ClockWatch, Turns, Readings, Journal, Forgetting, LiveTapes, Recorder, LiveFeed];
const DELAY = [Delays, DelayedTapes, DelayedFolds, DelayedViews];
const HEALTH = [StoreProbe];
const STUDIES = [StudyIndex, StudyShelf, StudyPins, OrderStudyHandler, ListStudiesHandler, ReadStudyHandler];
const REVIEWS = [ReviewRooms];
const VIEWS = [ViewFeed, KeptViews, CallFeed, ViewReader, WarningsBook, Retention];

const portsOf = ({
  store,
  views,
  desks,
  rulesets,
  clock,
  uptime,
  drawSecret,
  keptEvents,
  keptMatches,
  keepNamesFor,
}: RecordingOptions): Provider[] => [
  { provide: EVENT_STORE, useValue: store },
  { provide: VIEW_STORE, useValue: views ?? makeMemoryViews() },
  { provide: DESK_STORE, useValue: desks ?? makeMemoryViews() },
  { provide: RULESETS, useValue: rulesets },
  { provide: CLOCK, useValue: clock },
  { provide: UPTIME, useValue: uptime ?? (() => performance.now()) },
  { provide: DRAW_SECRET, useValue: drawSecret },
  { provide: KEPT_EVENTS, useValue: keptEvents ?? USUAL_EVENTS },
  { provide: KEPT_MATCHES, useValue: keptMatches ?? USUAL_MATCHES },
  { provide: KEEP_NAMES, useValue: keepNamesFor ?? null },
];

/** The use cases of recording and reading matches, for `CommandBus` and `QueryBus`. Projections are fed from the store alone. */
@Module({})
export class RecordingModule {
  static forRoot(options: RecordingOptions): DynamicModule {
    return {
      module: RecordingModule,
      imports: [CqrsModule.forRoot()],
      providers: [
        ...portsOf(options),
        ...TAPES,
        ...DELAY,
        ...VIEWS,
        ...HEALTH,
        ...STUDIES,
        ...REVIEWS,
        ...COMMANDS,
        ...QUERIES,
        ...DESKS,
      ],
      exports: [
        CqrsModule,
        Forgetting,
        LiveFeed,
        ReviewRooms,
        ViewFeed,
        CallFeed,
        Turns,
        FloorFeed,
        EventFeed,
        Broadcasts,
        Scribes,
        DeskFeed,
        RULESETS,
        EVENT_STORE,
        CLOCK,
      ],
    };
  }
}
