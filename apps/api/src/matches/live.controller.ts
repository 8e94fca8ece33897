import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LiveFeed } from '#recording';
import { Needs } from '../access/needs.js';
import { viewerOf } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { EventStreams } from './event-streams.js';
import { LiveQuery } from './match.query.js';

const lastEventId = (request: Request): number | undefined => {
  const text = request.headers['last-event-id'];
  if (text === undefined || text === '') return undefined;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw new HttpProblem(400, {
    code: 'live/bad-event-id',
    detail: 'The header Last-Event-ID is no revision.',
    remedy: 'Send the id of the last event received, or leave the header out.',
  });
};

/** A match as it goes on. */
@ApiTags('tape')
@Needs('match.read')
@Controller('matches/:id/live')
export class LiveController {
  constructor(
    private readonly feed: LiveFeed,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Events as they are recorded (server-sent events; the id is the revision)' })
  @ApiProduces('text/event-stream')
  @ApiProblems(400, 401, 404)
  async live(@Param('id') matchId: string, @Query() query: LiveQuery, @Res() response: Response): Promise<void> {
    const viewer = viewerOf(response.req, response);
    const after = lastEventId(response.req) ?? (query.from ?? 0) - 1;
    await this.streams.open(response, (send) =>
      this.feed.follow({
        matchId,
        viewer,
        after,
        onEvent: (envelope) => send({ id: envelope.revision, data: envelope }),
        onCaughtUp: () => send({ event: 'caught-up', data: {} }),
      }),
    );
  }
}
