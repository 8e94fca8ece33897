import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { LiveFeed } from '#recording';
import { Needs } from '../access/needs.js';
import { eyesIn } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { EventStreams } from './event-streams.js';
import { lastEventId } from './last-event-id.js';
import { LiveQuery } from './match.query.js';

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
    const eyes = eyesIn(response);
    const after = lastEventId(response.req) ?? (query.from ?? 0) - 1;
    await this.streams.open(response, (send) =>
      this.feed.follow({
        matchId,
        eyes,
        after,
        onEvent: (envelope) => send({ id: envelope.revision, data: envelope }),
        onCaughtUp: () => send({ event: 'caught-up', data: {} }),
      }),
    );
  }
}
