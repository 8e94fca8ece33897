import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { isEverywhere } from '#access';
import type { MatchRates } from '#projections';
import { CompareMatches, SearchTapes } from '#recording';
import { askerOf } from '../access/asker.js';
import { Needs } from '../access/needs.js';
import { allows, seeingOf } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { answerOf, type SearchAnswer } from './answer.js';
import { MatchesQuery, SearchQuery, wishIn } from './search.query.js';

/** Matches on a page of what was found unless told. */
const USUAL = 50;

/** Whether who asks knows every hidden card of every match: a link reaches some matches, and some of what is hidden there. */
const knowsAll = (response: Response): boolean => {
  const { reach } = askerOf(response);
  return reach.role === 'organiser' && isEverywhere(reach);
};

/** Questions over all tapes: steps that are looked for, and figures with their intervals. */
@ApiTags('views')
@Controller()
export class SearchController {
  constructor(private readonly queries: QueryBus) {}

  @Get('search')
  @Needs('matches.read')
  @ApiOperation({
    summary: 'Steps of all tapes by card, rule, chain, finding, player, result; the header Link leads on',
  })
  @ApiProblems(400, 403, 503)
  async search(@Query() query: SearchQuery, @Res({ passthrough: true }) response: Response): Promise<SearchAnswer> {
    const { limit = USUAL, before = null } = query;
    const wish = wishIn(query);
    const asked = { wish, limit: limit + 1, before, isRecorder: knowsAll(response) };
    const found = await this.queries.execute(new SearchTapes(asked, seeingOf(response)));
    const last = found.found[limit - 1];
    if (found.found.length > limit && last !== undefined) {
      const params = new URLSearchParams({ ...wish, limit: String(limit), before: last.id });
      response.set('Link', `</search?${params.toString()}>; rel="next"`);
    }
    return answerOf({ ...found, found: found.found.slice(0, limit) });
  }

  @Get('statistics/matches')
  @Needs('matches.read')
  @ApiOperation({
    summary:
      'Wins, lengths and findings over matches, each with n and an interval; without a key of closed tapes alone',
  })
  @ApiProblems(400, 503)
  rates(@Query() query: MatchesQuery, @Res({ passthrough: true }) response: Response): Promise<MatchRates> {
    return this.queries.execute(
      new CompareMatches(wishIn(query), allows(response, 'findings.count'), seeingOf(response)),
    );
  }
}
