import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Broadcasts, OrderTournament } from '#recording';
import { type BroadcastShow, type DeskReceipt, NO_SHOW } from '#tournament';
import { askerOf } from '../access/asker.js';
import { Needs } from '../access/needs.js';
import { ApiProblems } from '../http/api-problems.js';
import { EventStreams } from '../matches/event-streams.js';
import { BroadcastBody } from './broadcast.bodies.js';

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
  @ApiOperation({ summary: 'What the director shows: match, parts, texts' })
  @ApiProblems(404)
  read(@Param('event') id: string): Promise<BroadcastShow> {
    return this.broadcasts.read(id);
  }

  @Get('live')
  @ApiOperation({ summary: 'The same whenever it changes (server-sent events)' })
  @ApiProduces('text/event-stream')
  @ApiProblems(404)
  async live(@Param('event') id: string, @Res() response: Response): Promise<void> {
    await this.streams.open(response, (send) => this.broadcasts.follow(id, (show) => send({ data: show })));
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
