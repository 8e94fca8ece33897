import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type StatisticsSum, SumStatistics, ViewFeed, type ViewHealth } from '#recording';
import { ApiProblems } from './http/api-problems.js';
import { EmptyBody } from './http/empty-body.js';
import { RulesetQuery } from './matches/match.query.js';

/** Questions over all matches, and the care of the views that answer them. */
@ApiTags('views')
@Controller()
export class ViewsController {
  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(ViewFeed) private readonly feed: ViewFeed,
  ) {}

  @Get('statistics')
  @ApiOperation({ summary: 'What can be counted over all matches, or those of one game' })
  @ApiProblems(400, 503)
  statistics(@Query() { ruleset }: RulesetQuery): Promise<StatisticsSum> {
    return this.queries.execute(new SumStatistics(ruleset));
  }

  @Post('views/rebuild')
  @HttpCode(202)
  @ApiOperation({ summary: 'Make the kept views anew from the first event, while those in use answer' })
  @ApiProblems(400, 401, 403)
  rebuild(@Body(EmptyBody) _: object): ViewHealth {
    this.feed.beginRebuild();
    return this.feed.health();
  }
}
