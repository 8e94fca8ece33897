import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { FloorFeed, type FloorNews, ReadFloor, ReadPenalties, ReadTournament } from '#recording';
import { roundTiming, type RoundTiming } from '#tournament';
import { makePenalties, makeResults } from '#tournament/out';
import { Needs } from '../access/needs.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { EventStreams } from '../matches/event-streams.js';
import type { StreamMessage } from '../matches/stream-forms.js';
import { deskViewerOf } from './desk-access.js';
import { FloorLiveQuery, FloorQuery, PenaltiesQuery, ResultsQuery, RoundParams } from './table.query.js';

/** What goes out of an event: its floor, results, penalties and times. */
@ApiTags('events')
@Needs('events.read')
@Controller('events/:event')
export class EventReportsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly floors: FloorFeed,
    private readonly streams: EventStreams,
  ) {}

  @Get('floor')
  @ApiOperation({ summary: 'The tables of a round with what their tapes show, and what calls for somebody' })
  @ApiProblems(400, 404)
  floor(@Param('event') id: string, @Query() { round }: FloorQuery, @Res({ passthrough: true }) response: Response) {
    return this.queries.execute(new ReadFloor({ id, round: round ?? null, viewer: deskViewerOf(response) }));
  }

  @Get('live')
  @ApiOperation({
    summary:
      'The same whenever it changes (server-sent events; each message is the whole floor, or with `as=changes`, after the first, a JSON Patch)',
  })
  @ApiProduces('text/event-stream')
  @ApiProblems(400, 404)
  async live(@Param('event') id: string, @Query() query: FloorLiveQuery, @Res() response: Response): Promise<void> {
    const { round, as } = query;
    const wish = { id, round: round ?? null, viewer: deskViewerOf(response) };
    const messageOf = ({ floor, changes }: FloorNews): StreamMessage =>
      as === 'changes' && changes !== null ? { event: 'changes', data: changes } : { data: floor };
    await this.streams.open(response, (send) => this.floors.follow(wish, (news) => send(messageOf(news))));
  }

  @Needs('desk.read')
  @Get('rounds/:round/results')
  @ApiOperation({ summary: 'The results of a round in the fields of the system that takes them' })
  @ApiProblems(400, 401, 404)
  async results(
    @Param() { event: id, round }: RoundParams,
    @Query() { format = 'json' }: ResultsQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { event } = await this.queries.execute(new ReadTournament(id, 'desk'));
    response.type(format === 'csv' ? 'text/csv' : 'json').send(makeResults(event, round, format));
  }

  @Get('rounds/:round/timing')
  @ApiOperation({ summary: 'When a round was posted, begun, called and over, and which tables it waited for' })
  @ApiProblems(404)
  async timing(
    @Param() { event: id, round }: RoundParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoundTiming> {
    const { event, now } = await this.queries.execute(new ReadTournament(id, deskViewerOf(response)));
    const timing = roundTiming(event, round, Date.parse(now));
    if (timing !== null) return timing;
    const problem = {
      code: 'tournament/no-round',
      detail: `Round ${String(round)} has no pairings.`,
      remedy: 'Name another round.',
    };
    throw new HttpProblem(404, problem);
  }

  @Needs('desk.read')
  @Get('penalties')
  @ApiOperation({ summary: 'The penalties that stand on the tapes of the event' })
  @ApiProblems(401, 404)
  async penalties(
    @Param('event') id: string,
    @Query() { format = 'json' }: PenaltiesQuery,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.queries.execute(new ReadPenalties(id));
    if (format === 'csv') response.type('text/csv').send(makePenalties(rows));
    else response.json(rows);
  }
}
