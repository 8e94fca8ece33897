import { Controller, Get, Param, Query as InQuery, Res } from '@nestjs/common';
import { QueryBus, type Query } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ListPlays,
  ReadAudit,
  ReadDocument,
  ReadFindings,
  ReadReport,
  ReadRewindPlan,
  ReadTape,
  ReadTimeline,
  ReadView,
  ShowState,
  ShowTable,
  type StateAt,
} from '#recording';
import { editionNamed } from '#rulebook';
import type { Eyes } from '#access';
import type { Viewer } from '#ruleset';
import { Needs } from '../access/needs.js';
import { AskingViewer, eyesIn } from '../http/access.js';
import { Answers } from '../http/answers.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import {
  AtQuery,
  AuditQuery,
  MAX_EVENTS,
  RewindPlanQuery,
  SeatQuery,
  StretchQuery,
  ViewerQuery,
} from './match.query.js';

const RECORDER_ONLY = new HttpProblem(403, {
  code: 'viewer/recorder-only',
  detail: 'The state holds what is hidden from every player.',
  remedy: 'Ask as the recorder, with a key of the server, or ask for the table.',
});

/** What is asked of which match; `at` where an old revision is asked for. */
interface Asking {
  readonly id: string;
  readonly at?: number | undefined;
  readonly asks: readonly (string | number)[];
}

/** Looking at a tape, step by step. */
@ApiTags('tape')
@Needs('match.read')
@Controller('matches/:id')
export class TapeController {
  constructor(
    private readonly queries: QueryBus,
    private readonly answers: Answers,
  ) {}

  @Get('events')
  @ApiOperation({ summary: 'Events, as the viewer may know them' })
  @ApiProblems(400, 401, 404)
  events(@Param('id') id: string, @InQuery() query: StretchQuery, @Res() response: Response): Promise<void> {
    const { from = 0, limit = MAX_EVENTS } = query;
    return this.#answer(
      response,
      { id, asks: ['events', from, limit] },
      (eyes) => new ReadTape(id, eyes, { from, limit }),
    );
  }

  @Get('tape')
  @ApiOperation({ summary: 'The tape as a document, with its chain and what opens it for the viewer, to be verified' })
  @ApiProblems(400, 401, 404)
  document(@Param('id') id: string, @InQuery() _: ViewerQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['tape'] }, (eyes) => new ReadDocument(id, eyes));
  }

  @Get('table')
  @ApiOperation({ summary: 'The table at a step' })
  @ApiProblems(400, 401, 404)
  table(@Param('id') id: string, @InQuery() { at }: AtQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, at, asks: ['table'] }, (eyes) => new ShowTable(id, eyes, at));
  }

  @Get('legal')
  @Needs('offers.read')
  @ApiOperation({ summary: 'What a seat may do at a step, and what it may not and why' })
  @ApiProblems(400, 401, 403, 404)
  legal(@Param('id') id: string, @InQuery() { at, seat }: SeatQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, at, asks: ['legal', seat] }, (eyes) => new ListPlays(id, eyes, { seat, at }));
  }

  @Get('timeline')
  @ApiOperation({ summary: 'The match as a list of plays, in words' })
  @ApiProblems(400, 401, 404)
  timeline(@Param('id') id: string, @InQuery() _: ViewerQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['timeline'] }, (eyes) => new ReadTimeline(id, eyes));
  }

  @Get('chain')
  @ApiOperation({ summary: 'What waits to resolve now, and everything that ever did' })
  @ApiProblems(400, 401, 404)
  chain(@Param('id') id: string, @InQuery() _: ViewerQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['chain'] }, (eyes) => new ReadView(id, eyes, 'chain'));
  }

  @Get('scoring')
  @ApiOperation({ summary: 'The scores now, and every change of them' })
  @ApiProblems(400, 401, 404)
  scoring(@Param('id') id: string, @InQuery() _: ViewerQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['scoring'] }, (eyes) => new ReadView(id, eyes, 'scoring'));
  }

  @Get('statistics')
  @ApiOperation({ summary: 'What can be counted of the match' })
  @ApiProblems(400, 401, 404)
  statistics(@Param('id') id: string, @InQuery() _: ViewerQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['statistics'] }, (eyes) => new ReadView(id, eyes, 'statistics'));
  }

  @Get('findings')
  @ApiOperation({ summary: 'The plays the rules had something to say about' })
  @ApiProblems(400, 401, 404)
  findings(@Param('id') id: string, @InQuery() _: ViewerQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['findings'] }, (eyes) => new ReadFindings(id, eyes));
  }

  @Get('audit')
  @Needs('audit.read')
  @ApiOperation({ summary: 'Where the match left the rules, what was legal instead, and what followed' })
  @ApiProblems(400, 401, 403, 404)
  audit(@Param('id') id: string, @InQuery() { edition }: AuditQuery, @Res() response: Response): Promise<void> {
    return this.#answer(
      response,
      { id, asks: ['audit', edition ?? ''] },
      (eyes) => new ReadAudit(id, eyes, edition === undefined ? undefined : (editionNamed(edition) ?? edition)),
    );
  }

  @Get('report')
  @ApiOperation({ summary: 'What an organiser keeps of a match: disputes, penalties, rewinds, times' })
  @ApiProblems(400, 401, 404)
  report(@Param('id') id: string, @InQuery() _: ViewerQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['report'] }, (eyes) => new ReadReport(id, eyes));
  }

  @Get('rewind-plan')
  @Needs('audit.read')
  @ApiOperation({ summary: 'What setting the match back would undo, who may order it, and how it is done at a table' })
  @ApiProblems(400, 401, 404)
  rewindPlan(@Param('id') id: string, @InQuery() { to }: RewindPlanQuery, @Res() response: Response): Promise<void> {
    return this.#answer(response, { id, asks: ['rewind-plan', to] }, (eyes) => new ReadRewindPlan(id, eyes, to));
  }

  @Get('state')
  @ApiOperation({ summary: 'The whole state at a step with its fingerprint, hidden things included: for the recorder' })
  @ApiProblems(400, 401, 403, 404)
  state(@Param('id') id: string, @InQuery() { at }: AtQuery, @AskingViewer() viewer: Viewer): Promise<StateAt> {
    if (viewer !== 'recorder') throw RECORDER_ONLY;
    return this.queries.execute(new ShowState(id, at));
  }

  #answer(
    response: Response,
    { id: matchId, ...asked }: Asking,
    queryOf: (eyes: Eyes) => Query<unknown>,
  ): Promise<void> {
    const eyes = eyesIn(response);
    return this.answers.send(response, { matchId, eyes, ...asked }, () => this.queries.execute(queryOf(eyes)));
  }
}
