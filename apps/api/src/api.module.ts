import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ConfigModule, ConfigService } from '@nestjs/config';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { ThrottlerModule } from '@nestjs/throttler';
import { DeskFeed, RecordingModule, type RecordingOptions } from '#recording';
import type { SettingsOf } from '#access';
import type { Keys } from '#keys';
import { MatchPlaces, SETTINGS_OF } from './access/match-places.js';
import { KEYS, LinkDesk } from './access/link-desk.js';
import { LinksController } from './access/links.controller.js';
import { SessionController } from './access/session.controller.js';
import type { HeadLog } from '#log/keeping';
import { type ServerSettings, settingsNamed } from './configuration.js';
import { EventReportsController } from './events/event-reports.controller.js';
import { EventTablesController } from './events/event-tables.controller.js';
import { BroadcastController } from './events/broadcast.controller.js';
import { EventErasuresController } from './events/event-erasures.controller.js';
import { FeedController } from './events/feed.controller.js';
import { EventsController } from './events/events.controller.js';
import { ScribesController } from './events/scribes.controller.js';
import { HealthController } from './health/health.controller.js';
import { NodeHealth } from './health/node-health.js';
import { AccessGuard } from './http/access.js';
import { Answers } from './http/answers.js';
import { ProblemFilter } from './http/problem-filter.js';
import { DoorThrottler, throttling } from './http/rate-limit.js';
import { RateWindows } from './http/rate-windows.js';
import { UnderWay } from './http/under-way.js';
import { requestValidation } from './http/validation.js';
import type { Limits } from './limits.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { LogController } from './log/log.controller.js';
import { HEAD_LOG, LogDesk } from './log/log-desk.js';
import { EventStreams, STREAM_LIMITS } from './matches/event-streams.js';
import { ErasuresController } from './matches/erasures.controller.js';
import { LiveController } from './matches/live.controller.js';
import { CallsController } from './matches/disputes/calls.controller.js';
import { DisputesController } from './matches/disputes/disputes.controller.js';
import { RoundController } from './matches/round/round.controller.js';
import { MatchesController } from './matches/matches.controller.js';
import { TapeController } from './matches/tape.controller.js';
import { RulingShelf } from './rulings/ruling-shelf.js';
import { RulingsController } from './rulings/rulings.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { StudiesController } from './studies/studies.controller.js';
import { SearchController } from './search/search.controller.js';
import { ViewsController } from './views.controller.js';

const STORES = Symbol('STORES');

type Stores = Pick<RecordingOptions, 'store' | 'views' | 'desks'>;

/** Closes the stores after the last request has been answered. */
class StoreCloser implements OnApplicationShutdown {
  constructor(@Inject(STORES) private readonly stores: Stores) {}

  async onApplicationShutdown(): Promise<void> {
    await this.stores.store.close();
    await this.stores.views?.close();
    await this.stores.desks?.close();
  }
}

/** What an event has settled, where it has a desk on this server. */
const settingsOfEvents =
  (desks: DeskFeed): SettingsOf =>
  (title) => {
    const opening = desks.openedAs(title);
    return opening && { ...opening.settings, level: opening.level };
  };

/** What the HTTP door is made of. */
interface ApiParts {
  readonly recording: RecordingOptions;
  readonly rulings: readonly string[];
  readonly keys: Keys;
  readonly settings: ServerSettings;
  readonly metrics: Metrics;
  readonly log: HeadLog | undefined;
}

const CONTROLLERS = [
  HealthController,
  MetricsController,
  SessionController,
  LinksController,
  ViewsController,
  SearchController,
  MatchesController,
  TapeController,
  CallsController,
  DisputesController,
  RoundController,
  ErasuresController,
  LiveController,
  EventsController,
  EventTablesController,
  EventReportsController,
  FeedController,
  BroadcastController,
  EventErasuresController,
  ScribesController,
  StudiesController,
  ReviewsController,
  RulingsController,
  LogController,
] as const;

/** Failed checks are answered, not logged: whoever watches asks every few seconds. */
const WATCHED = TerminusModule.forRoot({ logger: false });

/** The settings, validated when they were read: nothing of the process's environment is looked at again. */
const configured = (settings: ServerSettings): Promise<DynamicModule> =>
  ConfigModule.forRoot({
    ...{ isGlobal: true, ignoreEnvFile: true, validatePredefined: false, skipProcessEnv: true },
    load: [settingsNamed(settings)],
  });

const limitsIn = (config: ConfigService): Limits => config.getOrThrow<Limits>('server.limits');

const throttled = (windows: RateWindows): DynamicModule =>
  ThrottlerModule.forRootAsync({
    inject: [ConfigService],
    useFactory: (config: ConfigService) => throttling(limitsIn(config), windows),
  });

/** The HTTP door over the recording use cases, and over the folders of rulings. */
@Module({})
export class ApiModule {
  static forRoot({ recording, rulings, keys, settings, metrics, log }: ApiParts): DynamicModule {
    const windows = new RateWindows();
    return {
      module: ApiModule,
      imports: [RecordingModule.forRoot(recording), configured(settings), throttled(windows), WATCHED],
      controllers: [...CONTROLLERS],
      providers: [
        EventStreams,
        { provide: STREAM_LIMITS, useFactory: limitsIn, inject: [ConfigService] },
        NodeHealth,
        { provide: Metrics, useValue: metrics },
        DoorThrottler,
        { provide: RateWindows, useValue: windows },
        UnderWay,
        Answers,
        LogDesk,
        { provide: HEAD_LOG, useValue: log ?? null },
        StoreCloser,
        { provide: RulingShelf, useValue: new RulingShelf(rulings, recording.rulesets) },
        MatchPlaces,
        LinkDesk,
        { provide: SETTINGS_OF, useFactory: settingsOfEvents, inject: [DeskFeed] },
        { provide: KEYS, useValue: keys },
        { provide: STORES, useValue: recording },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useFactory: requestValidation },
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
    };
  }
}
