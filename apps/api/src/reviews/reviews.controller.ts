import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ReviewRooms } from '#recording';
import { readReviewPosition, studyProblems } from '#study';
import { askerOf } from '../access/asker.js';
import { Needs } from '../access/needs.js';
import { USUAL_ROLE } from '../access/roles.js';
import { checkLook } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { EventStreams } from '../matches/event-streams.js';
import { ViewerQuery } from '../matches/match.query.js';
import { readerOf } from '../studies/writers.js';
import { OpenReviewBody, ReviewPositionBody } from './review.bodies.js';

/** The match and the review that a request is about. */
interface ReviewPath {
  readonly id: string;
  readonly review: string;
}

/** Reviews of matches: one leads, others follow by a link. Nothing of them is stored, and no route here writes to a tape. */
@ApiTags('reviews')
@Needs('study.write')
@Controller('matches/:id/reviews')
export class ReviewsController {
  constructor(
    private readonly rooms: ReviewRooms,
    private readonly streams: EventStreams,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Lead a review of a match; the same id again finds it open' })
  @ApiProblems(400, 401, 403, 404, 409)
  async open(
    @Param('id') match: string,
    @Body() body: OpenReviewBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ readonly id: string; readonly leader: string }> {
    const { id: asker, name } = askerOf(response);
    const { id, leader = name || USUAL_ROLE } = body;
    await this.rooms.open({ match, review: id }, { asker, leader });
    return { id, leader };
  }

  @Post(':review/position')
  @HttpCode(204)
  @ApiOperation({ summary: 'Lead those who follow to a step, a branch, a view of the table' })
  @ApiProblems(400, 401, 403, 404)
  async move(
    @Param() { id: match, review }: ReviewPath,
    @Body() body: ReviewPositionBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const read = readReviewPosition(body.position);
    if (!read.ok) {
      const detail = `The position cannot be read. ${studyProblems(read.error)}`;
      throw new HttpProblem(400, { code: 'request/invalid', detail, remedy: '/docs shows what it takes.' });
    }
    checkLook(response, read.value.viewer);
    await this.rooms.move({ match, review }, askerOf(response).id, read.value);
  }

  @Delete(':review')
  @HttpCode(204)
  @ApiOperation({ summary: 'End a review: those who follow stay where they are' })
  @ApiProblems(401, 403, 404)
  end(@Param() { id: match, review }: ReviewPath, @Res({ passthrough: true }) response: Response): void {
    this.rooms.end({ match, review }, askerOf(response).id);
  }

  @Get(':review/live')
  @Needs('match.read')
  @ApiOperation({
    summary: 'Where the leader looks, whenever that changes, as far as one may see it (server-sent events)',
  })
  @ApiProduces('text/event-stream')
  @ApiProblems(400, 401, 404)
  async live(
    @Param() { id: match, review }: ReviewPath,
    @Query() _: ViewerQuery,
    @Res() response: Response,
  ): Promise<void> {
    const [reader, asker] = [readerOf(response), askerOf(response).id];
    await this.streams.open(response, (send) =>
      this.rooms.follow({ match, review, asker, ...reader, onMessage: (message) => send({ data: message }) }),
    );
  }
}
