import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { RoundOrder } from '#match';
import { OrderDispute, ReadRound, type Receipt } from '#recording';
import { Needs } from '../../access/needs.js';
import { USUAL_ROLE } from '../../access/roles.js';
import { eyesIn } from '../../http/access.js';
import { Answers } from '../../http/answers.js';
import { ApiProblems } from '../../http/api-problems.js';
import { HttpProblem } from '../../http/problem.js';
import { type RoundStepBody, spokenBy } from '../disputes/dispute-step.body.js';
import { ViewerQuery } from '../match.query.js';
import { ClockBody, ConcessionBody, DrawBody, SignatureBody } from './round.bodies.js';

/** The minutes of an order that takes them. @throws HttpProblem */
const minutesOf = ({ order, minutes }: ClockBody): number => {
  if (minutes !== undefined) return minutes;
  throw new HttpProblem(400, {
    code: 'request/invalid',
    detail: `The order "${order}" says no "minutes".`,
    remedy: 'Say how many.',
  });
};

/** What is ordered of the clock. @throws HttpProblem */
const clockOrder = (body: ClockBody): RoundOrder => {
  const { order, turn = null, playoff = false } = body;
  const saying = spokenBy(body);
  switch (order) {
    case 'start':
      return { type: 'StartClock', minutes: minutesOf(body), playoff, ...saying };
    case 'stop':
      return { type: 'PauseClock', ...saying };
    case 'run-on':
      return { type: 'ResumeClock', ...saying };
    case 'lengthen':
      return { type: 'LengthenRound', minutes: minutesOf(body), ...saying };
    case 'call-time':
      return { type: 'CallTime', turn, playoff, ...saying };
  }
};

/** The match around its games: the clock of its round, its end without a game played out, its result slip. */
@ApiTags('round')
@Needs('round.order')
@Controller('matches/:id/round')
export class RoundController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: Answers,
  ) {}

  @Get()
  @Needs('match.read')
  @ApiOperation({ summary: 'The clock of the round, the score of the match, and its result slip' })
  @ApiProblems(400, 401, 404)
  read(@Param('id') matchId: string, @Query() _: ViewerQuery, @Res() response: Response): Promise<void> {
    const eyes = eyesIn(response);
    const work = () => this.queries.execute(new ReadRound(matchId, eyes));
    return this.answers.send(response, { matchId, eyes, asks: ['round'] }, work);
  }

  @Post('clock')
  @ApiOperation({ summary: 'Start, stop or lengthen the clock of the round, or call time' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  clock(@Param('id') matchId: string, @Body() body: ClockBody): Promise<Receipt> {
    return this.#send(matchId, body, clockOrder(body));
  }

  @Post('concession')
  @ApiOperation({ summary: 'A player gives up the match, or refuses to play on' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  concede(@Param('id') matchId: string, @Body() body: ConcessionBody): Promise<Receipt> {
    return this.#send(matchId, body, { type: 'ConcedeMatch', seat: body.seat, ...spokenBy(body) });
  }

  @Post('draw')
  @ApiOperation({ summary: 'All players agree to draw the match' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  draw(@Param('id') matchId: string, @Body() body: DrawBody): Promise<Receipt> {
    return this.#send(matchId, body, { type: 'DrawMatch', seats: body.seats, ...spokenBy(body) });
  }

  @Post('signatures')
  @ApiOperation({ summary: 'Sign the result slip' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  sign(@Param('id') matchId: string, @Body() body: SignatureBody): Promise<Receipt> {
    const { wins, drawn = 0, winners } = body;
    return this.#send(matchId, body, { type: 'SignResult', result: { wins, drawn, winners }, ...spokenBy(body) });
  }

  #send(matchId: string, body: RoundStepBody, order: RoundOrder): Promise<Receipt> {
    const { playId, expectedRevision, actor = USUAL_ROLE } = body;
    return this.commands.execute(new OrderDispute({ matchId, playId, order, expectedRevision, actor }));
  }
}
