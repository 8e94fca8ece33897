import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { OpenTableTape, OrderTournament, ReadTable, type TableTape } from '#recording';
import type { DeskReceipt, Speaker } from '#tournament';
import { Needs } from '../access/needs.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { speakerOf } from './desk-access.js';
import { DeskOrderBody, TableCallBody } from './event.bodies.js';

import { TableCodeQuery, TableParams } from './table.query.js';

const WRONG_CODE = new HttpProblem(403, {
  code: 'event/wrong-code',
  detail: 'The code is not that of this table in this round.',
  remedy: 'Scan the code at the table anew, or raise a hand.',
});

/** A table of a round of an event: its tape, its code, and the calls that come from it. */
@ApiTags('events')
@Needs('events.read')
@Controller('events/:event/rounds/:round/tables/:table')
export class EventTablesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Needs('match.open')
  @Post('tape')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open the tape of the table from its pairing; who comes second finds it open' })
  @ApiProblems(400, 401, 404, 409)
  tape(
    @Param() { event: id, round, table }: TableParams,
    @Body() body: DeskOrderBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TableTape> {
    return this.commands.execute(new OpenTableTape(id, { round, table }, speakerOf(response, body)));
  }

  @Needs('desk.read')
  @Get('code')
  @ApiOperation({ summary: 'The code by which players at the table call a judge, for its QR code' })
  @ApiProblems(401, 404)
  async code(@Param() { event: id, round, table }: TableParams) {
    const { code } = await this.queries.execute(new ReadTable(id, { round, table }));
    return { code };
  }

  @Get('calls')
  @ApiOperation({ summary: 'How far the newest call of the table is, to who has its code; also behind a delay' })
  @ApiProblems(400, 403, 404)
  async called(@Param() { event: id, round, table }: TableParams, @Query() query: TableCodeQuery) {
    const { code, call } = await this.queries.execute(new ReadTable(id, { round, table }));
    if (code !== query.code) throw WRONG_CODE;
    return { call };
  }

  @Post('calls')
  @HttpCode(200)
  @ApiOperation({ summary: 'Call a judge to the table, with its code and without a key' })
  @ApiProblems(400, 403, 404, 409)
  async call(@Param() { event: id, round, table }: TableParams, @Body() body: TableCallBody): Promise<DeskReceipt> {
    const { code, players } = await this.queries.execute(new ReadTable(id, { round, table }));
    // A code of as many characters from 160 bits of a hash: guessing takes longer than any event, and the door counts tries.
    if (code !== body.code) throw WRONG_CODE;
    const player = players[body.seat ?? -1];
    const by: Speaker = player === undefined ? { role: 'scribe', name: 'table code' } : { role: 'player', player };
    const order = { type: 'CallToTable', by, round, table, words: '' } as const;
    const orderId = body.orderId ?? randomUUID();
    return this.commands.execute(new OrderTournament({ tournament: id, orderId, order, actor: 'table' }));
  }
}
