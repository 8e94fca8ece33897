import { Body, Controller, Get, Param, ParseIntPipe, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { EventWarnings } from '#projections';
import type { DisputeOrder, RemedyOrder, StepOrder } from '#match';
import { ListWarnings, OrderDispute, ReadDisputes, type Receipt } from '#recording';
import { Needs } from '../../access/needs.js';
import { USUAL_ROLE } from '../../access/roles.js';
import { eyesIn } from '../../http/access.js';
import { Answers } from '../../http/answers.js';
import { ApiProblems } from '../../http/api-problems.js';
import { HttpProblem } from '../../http/problem.js';
import { ViewerQuery } from '../match.query.js';
import { type DisputeStepBody, sayingOf } from './dispute-step.body.js';
import {
  CallBody,
  ClaimBody,
  ExtensionBody,
  JudgeBody,
  NoteBody,
  OrderRemedyBody,
  PenaltyBody,
  PlainStepBody,
  type RemedyBody,
  RulingBody,
  WithdrawalBody,
} from './dispute.bodies.js';

const lacks = (kind: string, field: string): HttpProblem =>
  new HttpProblem(400, {
    code: 'request/invalid',
    detail: `The remedy "${kind}" says no "${field}".`,
    remedy: 'Say it; /docs shows what each remedy takes.',
  });

/** What becomes of a missed trigger. @throws HttpProblem */
const triggerOf = ({ outcome, line, missedBy, chosenBy }: RemedyBody): RemedyOrder => {
  const kind = 'missed-trigger';
  if (outcome === undefined) throw lacks(kind, 'outcome');
  const missed = missedBy === undefined ? {} : { missedBy };
  return { kind, outcome, ...missed, chosenBy: chosenBy ?? null, line: line ?? null };
};

/** What each remedy takes of the body. @throws HttpProblem */
const remedyOf = (body: RemedyBody): RemedyOrder => {
  const { kind, to, line } = body;
  switch (kind) {
    case 'rewind':
      if (to === undefined) throw lacks(kind, 'to');
      return { kind, to };
    case 'correction':
      if (line === undefined) throw lacks(kind, 'line');
      return { kind, line };
    case 'missed-trigger':
      return triggerOf(body);
    case 'reversal':
      return { kind, to: to ?? null };
    default:
      return { kind };
  }
};

type Own<Order> = Order extends DisputeOrder ? Omit<Order, 'by' | 'words' | 'citing' | 'dispute'> : never;

/** Disputes of a match: each step of one is an order of its own. */
@ApiTags('disputes')
@Needs('call.rule')
@Controller('matches/:id/disputes')
export class DisputesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: Answers,
  ) {}

  @Get()
  @Needs('match.read')
  @ApiOperation({ summary: 'The disputes of a match, with their times and the extension that they come to' })
  @ApiProblems(400, 401, 404)
  list(@Param('id') matchId: string, @Query() _: ViewerQuery, @Res() response: Response): Promise<void> {
    const eyes = eyesIn(response);
    const work = () => this.queries.execute(new ReadDisputes(matchId, eyes));
    return this.answers.send(response, { matchId, eyes, asks: ['disputes'] }, work);
  }

  @Get('warnings')
  @Needs('warnings.read')
  @ApiOperation({ summary: 'What the players were warned for in other matches of the same event: for officials' })
  @ApiProblems(401, 403, 404, 503)
  warnings(@Param('id') matchId: string): Promise<EventWarnings> {
    return this.queries.execute(new ListWarnings(matchId));
  }

  @Post()
  @Needs('call.enter')
  @ApiOperation({ summary: 'Call a judge' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  call(@Param('id') matchId: string, @Body() body: CallBody): Promise<Receipt> {
    const { about = null, pauses = true } = body;
    return this.#send(matchId, body, { type: 'CallJudge', about, pauses, ...sayingOf(body) });
  }

  @Post(':number/judges')
  @ApiOperation({ summary: 'A judge takes the call, or has come to the table' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  judge(@Param('id') id: string, @Param('number', ParseIntPipe) at: number, @Body() body: JudgeBody): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: body.atTable === true ? 'ReachTable' : 'ClaimCall' });
  }

  @Post(':number/claims')
  @Needs('call.enter')
  @ApiOperation({ summary: 'What a player says happened' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  claim(@Param('id') id: string, @Param('number', ParseIntPipe) at: number, @Body() body: ClaimBody): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: 'MakeClaim', line: body.line ?? null });
  }

  @Post(':number/notes')
  @Needs('call.enter')
  @ApiOperation({ summary: 'A question or a remark' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  note(@Param('id') id: string, @Param('number', ParseIntPipe) at: number, @Body() body: NoteBody): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: 'NoteDispute', kind: body.kind });
  }

  @Post(':number/rulings')
  @ApiOperation({ summary: 'Rule on the play in dispute; where an appeal waits, decide it' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  rule(@Param('id') id: string, @Param('number', ParseIntPipe) at: number, @Body() body: RulingBody): Promise<Receipt> {
    return this.#step(
      id,
      { at, body },
      { type: 'IssueRuling', ruling: body.ruling, ...(body.video === true && { video: true as const }) },
    );
  }

  @Post(':number/remedies')
  @ApiOperation({ summary: 'Order a remedy; what it does to the table is recorded with it' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  remedy(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) at: number,
    @Body() body: OrderRemedyBody,
  ): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: 'OrderRemedy', remedy: remedyOf(body.remedy) });
  }

  @Post(':number/penalties')
  @ApiOperation({ summary: 'Penalise players; warnings are upgraded by the rules, and a loss is applied at once' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  penalise(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) at: number,
    @Body() body: PenaltyBody,
  ): Promise<Receipt> {
    const { infraction, penalty = null, deviates = false } = body;
    const players = body.players.map(({ seat, same = 0, any = 0 }) => ({ seat, earlier: { same, any } }));
    return this.#step(id, { at, body }, { type: 'IssuePenalty', infraction, penalty, deviates, players });
  }

  @Post(':number/withdrawals')
  @ApiOperation({ summary: 'Give up a penalty: it counts no more' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  withdraw(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) at: number,
    @Body() body: WithdrawalBody,
  ): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: 'WithdrawPenalty', penalty: body.penalty ?? null });
  }

  @Post(':number/appeals')
  @Needs('call.enter')
  @ApiOperation({ summary: 'Appeal the last ruling' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  appeal(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) at: number,
    @Body() body: PlainStepBody,
  ): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: 'AppealRuling' });
  }

  @Post(':number/extensions')
  @ApiOperation({ summary: 'Give the match more time' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  extend(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) at: number,
    @Body() body: ExtensionBody,
  ): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: 'ExtendTime', minutes: body.minutes });
  }

  @Post(':number/close')
  @ApiOperation({ summary: 'Close a dispute for good' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  close(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) at: number,
    @Body() body: PlainStepBody,
  ): Promise<Receipt> {
    return this.#step(id, { at, body }, { type: 'CloseDispute' });
  }

  #step(
    matchId: string,
    { at: dispute, body }: { readonly at: number; readonly body: DisputeStepBody },
    own: Own<StepOrder>,
  ): Promise<Receipt> {
    return this.#send(matchId, body, { ...own, dispute, ...sayingOf(body) });
  }

  #send(matchId: string, body: DisputeStepBody, order: DisputeOrder): Promise<Receipt> {
    const { playId, expectedRevision, actor = USUAL_ROLE } = body;
    return this.commands.execute(new OrderDispute({ matchId, playId, order, expectedRevision, actor }));
  }
}
