import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Eyes } from '#access';
import { Broadcasts, OrderTournament } from '#recording';
import { type BroadcastShow, type DeskReceipt, NO_SHOW } from '#tournament';
import { askerOf } from '../access/asker.js';
import { Needs } from '../access/needs.js';
import { allows } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { EventStreams } from '../matches/event-streams.js';
import { BroadcastBody, BroadcastQuery } from './broadcast.bodies.js';

/** Whoever may not see the matches of the event as they are now is the audience; who may can look as the audience does. */
const eyesOn = (response: Response, { viewer }: BroadcastQuery): Eyes =>
  viewer === 'audience' || !allows(response, 'present.read') ? 'audience' : 'public';

/** What the director of an event's broadcast shows, which overlays follow. */
@ApiTags('events')
@Needs('events.read')
@Controller('events/:event/broadcast')
export class BroadcastController {
  constructor(
    private readonly commands: CommandBus,
    private readonly broadcasts: Broadcasts,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What the director shows: match, parts, texts',
    description:
      'The audience is told of it behind the delay of the match that is picked, and of the one that is left; the director and officials at once.',
  })
  @ApiProblems(400, 404)
  read(
    @Param('event') id: string,
    @Query() query: BroadcastQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BroadcastShow> {
    return this.broadcasts.read(id, eyesOn(response, query));
  }

  @Get('live')
  @ApiOperation({ summary: 'The same whenever it changes (server-sent events)' })
  @ApiProduces('text/event-stream')
  @ApiProblems(400, 404)
  async live(@Param('event') id: string, @Query() query: BroadcastQuery, @Res() response: Response): Promise<void> {
    const eyes = eyesOn(response, query);
    await this.streams.open(response, (send) => this.broadcasts.follow({ id, eyes }, (show) => send({ data: show })));
  }

  @Needs('broadcast.direct')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Direct the broadcast: all of what is shown' })
  @ApiProblems(400, 401, 403, 404, 409)
  direct(
    @Param('event') tournament: string,
    @Body() body: BroadcastBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeskReceipt> {
    const { match, parts, title, subtitle, card, near } = body;
    const show: BroadcastShow = {
      match: match ?? NO_SHOW.match,
      parts,
      title: title ?? NO_SHOW.title,
      subtitle: subtitle ?? NO_SHOW.subtitle,
      card: card ?? NO_SHOW.card,
      near: near ?? NO_SHOW.near,
    };
    const { reach, name } = askerOf(response);
    const role = reach.role === 'caster' ? 'caster' : 'organiser';
    const order = { type: 'DirectBroadcast', by: { role, name }, show } as const;
    return this.commands.execute(new OrderTournament({ tournament, orderId: randomUUID(), order, actor: 'desk' }));
  }
}
