import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ListPlays, type PlaysAt, ReadTape, ShowTable, type TableAt, type TapeStretch } from '#recording';
import type { Viewer } from '#ruleset';
import { AskingViewer } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { AtQuery, MAX_EVENTS, SeatQuery, StretchQuery } from './match.query.js';

/** Looking at a tape, step by step. */
@ApiTags('tape')
@Controller('matches/:id')
export class TapeController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Get('events')
  @ApiOperation({ summary: 'Events, as the viewer may know them' })
  @ApiProblems(400, 404)
  events(@Param('id') id: string, @Query() query: StretchQuery, @AskingViewer() viewer: Viewer): Promise<TapeStretch> {
    const { from = 0, limit = MAX_EVENTS } = query;
    return this.queries.execute(new ReadTape(id, viewer, { from, limit }));
  }

  @Get('table')
  @ApiOperation({ summary: 'The table at a step' })
  @ApiProblems(400, 404)
  table(@Param('id') id: string, @Query() { at }: AtQuery, @AskingViewer() viewer: Viewer): Promise<TableAt> {
    return this.queries.execute(new ShowTable(id, viewer, at));
  }

  @Get('legal')
  @ApiOperation({ summary: 'What a seat may do at a step, and what it may not and why' })
  @ApiProblems(400, 403, 404)
  legal(@Param('id') id: string, @Query() { at, seat }: SeatQuery, @AskingViewer() viewer: Viewer): Promise<PlaysAt> {
    return this.queries.execute(new ListPlays(id, viewer, { seat, at }));
  }
}
