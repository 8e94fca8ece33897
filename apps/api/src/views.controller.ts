import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  type PublicSum,
  type StatisticsSum,
  SumPublicStatistics,
  SumStatistics,
  ViewFeed,
  type ViewHealth,
} from '#recording';
import { Needs } from './access/needs.js';
import { allows, seeingOf } from './http/access.js';
import { ApiProblems } from './http/api-problems.js';
import { EmptyBody } from './http/empty-body.js';
import { RulesetQuery } from './matches/match.query.js';

/** What is counted; a finding more in it would tell whoever may not know the play what the rules said of it. */
type Counted = PublicSum & Partial<Pick<StatisticsSum, 'findings' | 'rules'>>;

/** Questions over all matches, and the care of the views that answer them. */
@ApiTags('views')
@Controller()
export class ViewsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly feed: ViewFeed,
  ) {}

  @Get('statistics')
  @Needs('matches.read')
  @ApiOperation({ summary: 'What can be counted over all matches, or those of one game; findings with a key alone' })
  @ApiProblems(400, 503)
  async statistics(
    @Query() { ruleset }: RulesetQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Counted> {
    if (allows(response, 'findings.count')) return this.queries.execute(new SumStatistics(ruleset));
    return this.queries.execute(new SumPublicStatistics(ruleset, seeingOf(response)));
  }

  @Post('views/rebuild')
  @Needs('views.rebuild')
  @HttpCode(202)
  @ApiOperation({ summary: 'Make the kept views anew from the first event, while those in use answer' })
  @ApiProblems(400, 401, 403)
  rebuild(@Body(EmptyBody) _: object): ViewHealth {
    this.feed.beginRebuild();
    return this.feed.health();
  }
}
