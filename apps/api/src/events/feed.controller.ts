import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Eyes, eyesOf } from '#access';
import { EventFeed, type PlacedMessage } from '#recording';
import { askerOf } from '../access/asker.js';
import { Needs } from '../access/needs.js';
import { aboutOf, eyesIn } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { EventStreams } from '../matches/event-streams.js';
import { lastEventId } from '../matches/last-event-id.js';
import { JSON_LINES, type StreamMessage } from '../matches/stream-forms.js';
import { FeedQuery } from './table.query.js';

const sent = ({ position, message }: PlacedMessage): StreamMessage =>
  position === null ? { event: message.type, data: message } : { id: position, data: { position, ...message } };

/**
 * With whose eyes each table is followed: those of the public unless a viewer is named, since what a feed is made into is shown around. A link that is for some
 * tables shows these as they are now.
 */
const eyesAtOf = (response: Response): ((table: number) => Eyes) => {
  const about = aboutOf(response);
  const { viewer } = response.req.query;
  if (viewer !== undefined && viewer !== 'public') {
    const eyes = eyesIn(response);
    return () => eyes;
  }
  const { reach } = askerOf(response);
  return (table) => eyesOf(reach, 'public', { ...about, place: { ...about.place, table: String(table) } });
};

/** What happens at the tables of an event, for other programs. */
@ApiTags('events')
@Needs('events.read')
@Controller('events/:event/feed')
export class FeedController {
  constructor(
    private readonly feed: EventFeed,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({
    summary:
      'What happens at the tables of an event: server-sent events, or a message a line (Accept: application/x-ndjson)',
    description:
      'The messages are described in docs/reference/asyncapi.yaml. Tables that are shown at different times are followed apart.',
  })
  @ApiProduces('text/event-stream', 'application/x-ndjson')
  @ApiProblems(400, 401, 403, 404, 409)
  async follow(@Param('event') id: string, @Query() query: FeedQuery, @Res() response: Response): Promise<void> {
    const { round = null, tables, content = 'all', after = null } = query;
    const wish = {
      ...{ id, round, content, eyesAt: eyesAtOf(response) },
      after: lastEventId(response.req) ?? after,
      tables: tables === undefined ? null : tables.split(',').map(Number),
    };
    const isLines = (response.req.headers.accept ?? '').includes('application/x-ndjson');
    await this.streams.open(
      response,
      (send) => this.feed.follow({ ...wish, onMessage: (message) => send(sent(message)) }),
      ...(isLines ? [JSON_LINES] : []),
    );
  }
}
