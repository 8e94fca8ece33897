import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Chain, Scoring, Statistics } from '#projections';
import {
  type FindingsOf,
  ListPlays,
  type PlaysAt,
  ReadFindings,
  ReadTape,
  ReadTimeline,
  ReadView,
  ShowState,
  ShowTable,
  type StateAt,
  type TableAt,
  type TapeStretch,
  type TimelineOf,
  type ViewOf,
} from '#recording';
import type { Viewer } from '#ruleset';
import { AskingViewer } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { AtQuery, MAX_EVENTS, SeatQuery, StretchQuery, ViewerQuery } from './match.query.js';

const RECORDER_ONLY = new HttpProblem(403, {
  code: 'viewer/recorder-only',
  detail: 'The state holds what is hidden from every player.',
  remedy: 'Ask as the recorder, with a key of the server, or ask for the table.',
});

/** Looking at a tape, step by step. */
@ApiTags('tape')
@Controller('matches/:id')
export class TapeController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Get('events')
  @ApiOperation({ summary: 'Events, as the viewer may know them' })
  @ApiProblems(400, 401, 404)
  events(@Param('id') id: string, @Query() query: StretchQuery, @AskingViewer() viewer: Viewer): Promise<TapeStretch> {
    const { from = 0, limit = MAX_EVENTS } = query;
    return this.queries.execute(new ReadTape(id, viewer, { from, limit }));
  }

  @Get('table')
  @ApiOperation({ summary: 'The table at a step' })
  @ApiProblems(400, 401, 404)
  table(@Param('id') id: string, @Query() { at }: AtQuery, @AskingViewer() viewer: Viewer): Promise<TableAt> {
    return this.queries.execute(new ShowTable(id, viewer, at));
  }

  @Get('legal')
  @ApiOperation({ summary: 'What a seat may do at a step, and what it may not and why' })
  @ApiProblems(400, 401, 403, 404)
  legal(@Param('id') id: string, @Query() { at, seat }: SeatQuery, @AskingViewer() viewer: Viewer): Promise<PlaysAt> {
    return this.queries.execute(new ListPlays(id, viewer, { seat, at }));
  }

  @Get('timeline')
  @ApiOperation({ summary: 'The match as a list of plays, in words' })
  @ApiProblems(400, 401, 404)
  timeline(@Param('id') id: string, @Query() _: ViewerQuery, @AskingViewer() viewer: Viewer): Promise<TimelineOf> {
    return this.queries.execute(new ReadTimeline(id, viewer));
  }

  @Get('chain')
  @ApiOperation({ summary: 'What waits to resolve now, and everything that ever did' })
  @ApiProblems(400, 401, 404)
  chain(@Param('id') id: string, @Query() _: ViewerQuery, @AskingViewer() viewer: Viewer): Promise<ViewOf<Chain>> {
    return this.queries.execute(new ReadView(id, viewer, 'chain'));
  }

  @Get('scoring')
  @ApiOperation({ summary: 'The scores now, and every change of them' })
  @ApiProblems(400, 401, 404)
  scoring(@Param('id') id: string, @Query() _: ViewerQuery, @AskingViewer() viewer: Viewer): Promise<ViewOf<Scoring>> {
    return this.queries.execute(new ReadView(id, viewer, 'scoring'));
  }

  @Get('statistics')
  @ApiOperation({ summary: 'What can be counted of the match' })
  @ApiProblems(400, 401, 404)
  statistics(
    @Param('id') id: string,
    @Query() _: ViewerQuery,
    @AskingViewer() viewer: Viewer,
  ): Promise<ViewOf<Statistics>> {
    return this.queries.execute(new ReadView(id, viewer, 'statistics'));
  }

  @Get('findings')
  @ApiOperation({ summary: 'The plays the rules had something to say about' })
  @ApiProblems(400, 401, 404)
  findings(@Param('id') id: string, @Query() _: ViewerQuery, @AskingViewer() viewer: Viewer): Promise<FindingsOf> {
    return this.queries.execute(new ReadFindings(id, viewer));
  }

  @Get('state')
  @ApiOperation({ summary: 'The whole state at a step with its fingerprint, hidden things included: for the recorder' })
  @ApiProblems(400, 401, 403, 404)
  state(@Param('id') id: string, @Query() { at }: AtQuery, @AskingViewer() viewer: Viewer): Promise<StateAt> {
    if (viewer !== 'recorder') throw RECORDER_ONLY;
    return this.queries.execute(new ShowState(id, at));
  }
}
