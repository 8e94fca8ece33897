import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { viewerIn } from '#access';
import type { QueuedCall } from '#projections';
import { CallFeed, ListCalls } from '#recording';
import type { Viewer } from '#ruleset';
import { Needs } from '../../access/needs.js';
import { allows, eyesIn, seeingOf } from '../../http/access.js';
import { ApiProblems } from '../../http/api-problems.js';
import { EventStreams } from '../event-streams.js';
import { ViewerQuery } from '../match.query.js';

/** The queue of open calls, over all matches. */
interface Calls {
  readonly calls: readonly QueuedCall[];
}

/** Officials are told each other's names; everybody else, and who asks as somebody else, sees a queue of roles. */
const viewerOfCalls = (response: Response): Viewer => {
  const isNamed = ['recorder', undefined].includes(response.req.query['viewer'] as string | undefined);
  if (isNamed && allows(response, 'officials.read')) return 'recorder';
  const viewer = viewerIn(eyesIn(response));
  return viewer === 'recorder' ? 'public' : viewer;
};

/** Calls of judges that are open, over all matches. */
@ApiTags('disputes')
@Needs('matches.read')
@Controller('disputes')
export class CallsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly feed: CallFeed,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Open calls of all matches, the oldest first; names of officials with a key alone' })
  @ApiProblems(400, 401, 503)
  async list(@Query() _: ViewerQuery, @Res({ passthrough: true }) response: Response): Promise<Calls> {
    return { calls: await this.queries.execute(new ListCalls(viewerOfCalls(response), seeingOf(response))) };
  }

  @Get('live')
  @ApiOperation({ summary: 'The same whenever it changes (server-sent events; each message is the whole queue)' })
  @ApiProduces('text/event-stream')
  @ApiProblems(400, 401, 503)
  async live(@Query() _: ViewerQuery, @Res() response: Response): Promise<void> {
    const viewer = viewerOfCalls(response);
    const sees = seeingOf(response);
    await this.streams.open(response, (send) =>
      this.feed.follow({ viewer, sees, onCalls: (calls) => send({ data: { calls } satisfies Calls }) }),
    );
  }
}
