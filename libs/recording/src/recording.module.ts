import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { EventStore } from '#event-store';
import type { AnyRuleset } from '#ruleset';
import { CloseMatchHandler } from './commands/close-match.js';
import { OpenMatchHandler } from './commands/open-match.js';
import { RecordPlayHandler } from './commands/record-play.js';
import { RecordScriptHandler } from './commands/record-script.js';
import { CLOCK, EVENT_STORE, RULESETS, type Clock } from './ports.js';
import { ListMatchesHandler } from './queries/list-matches.js';
import { ListPlaysHandler } from './queries/list-plays.js';
import { MatchIndex } from './queries/match-index.js';
import { ReadFindingsHandler } from './queries/read-findings.js';
import { ReadTapeHandler } from './queries/read-tape.js';
import { ReadTimelineHandler } from './queries/read-timeline.js';
import { ShowMatchHandler } from './queries/show-match.js';
import { ShowStateHandler } from './queries/show-state.js';
import { ShowTableHandler } from './queries/show-table.js';
import { Journal } from './tape/journal.js';
import { LiveFeed } from './tape/live-feed.js';
import { LiveTapes } from './tape/live-tapes.js';
import { Recorder } from './tape/recorder.js';

/** What the recording side runs on. The store is opened and closed by whoever gives it. */
export interface RecordingOptions {
  readonly store: EventStore;
  readonly rulesets: readonly AnyRuleset[];
  readonly clock: Clock;
}

const COMMANDS = [OpenMatchHandler, RecordPlayHandler, RecordScriptHandler, CloseMatchHandler];

const QUERIES = [
  ListMatchesHandler,
  ShowMatchHandler,
  ReadTapeHandler,
  ReadTimelineHandler,
  ReadFindingsHandler,
  ShowTableHandler,
  ListPlaysHandler,
  ShowStateHandler,
];

const portsOf = ({ store, rulesets, clock }: RecordingOptions): Provider[] => [
  { provide: EVENT_STORE, useValue: store },
  { provide: RULESETS, useValue: rulesets },
  { provide: CLOCK, useValue: clock },
];

/** The use cases of recording and reading matches, for `CommandBus` and `QueryBus`. Projections are fed from the store alone. */
@Module({})
export class RecordingModule {
  static forRoot(options: RecordingOptions): DynamicModule {
    return {
      module: RecordingModule,
      imports: [CqrsModule.forRoot()],
      providers: [...portsOf(options), Journal, LiveTapes, Recorder, LiveFeed, MatchIndex, ...COMMANDS, ...QUERIES],
      exports: [CqrsModule, LiveFeed, RULESETS],
    };
  }
}
