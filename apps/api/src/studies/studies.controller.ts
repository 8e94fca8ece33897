import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type ListedStudy, ListStudies, OrderStudy, ReadStudy } from '#recording';
import { contentOf, readStudyDocument, readStudyOrder, type Study, studyFor, studyProblems } from '#study';
import { Needs } from '../access/needs.js';
import { USUAL_ROLE } from '../access/roles.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { ViewerQuery } from '../matches/match.query.js';
import { OpenStudyBody, StudyOrderBody } from './study.bodies.js';
import { checkEyes, readerOf, studyReaderOf } from './writers.js';

const unread = (detail: string, remedy: string): HttpProblem =>
  new HttpProblem(400, { code: 'request/invalid', detail, remedy });

const documentIn = ({ document }: OpenStudyBody): Study | null => {
  if (document === undefined) return null;
  const read = readStudyDocument(document);
  if (!read.ok) throw unread(read.error.message, read.error.remedy);
  return read.value;
};

/** The match and the study that a request is about. */
interface StudyPath {
  readonly id: string;
  readonly study: string;
}

/** What is said of matches beside their tapes: no route here writes to a tape. */
@ApiTags('studies')
@Needs('match.read')
@Controller('matches/:id/studies')
export class StudiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Studies of a match: those that are shared, and to who records all' })
  @ApiProblems(400, 401, 404)
  list(
    @Param('id') matchId: string,
    @Query() _: ViewerQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedStudy[]> {
    response.set('Cache-Control', 'no-store');
    return this.queries.execute(new ListStudies(matchId, readerOf(response)));
  }

  @Post()
  @Needs('study.write')
  @ApiOperation({ summary: 'Begin a study of a match, empty or with what a document says' })
  @ApiProblems(400, 401, 403, 404, 409, 413)
  open(@Param('id') match: string, @Body() body: OpenStudyBody): Promise<Study> {
    const document = documentIn(body);
    const { id = randomUUID(), title = document?.title ?? 'Notes', author = USUAL_ROLE } = body;
    const content = document && contentOf(document);
    const order = { type: 'OpenStudy', id, match, title, content } as const;
    return this.commands.execute(new OrderStudy(id, order, { orderId: `open-${id}`, author }));
  }

  @Get(':study')
  @ApiOperation({ summary: 'A study, with the branches and marks that the viewer may know' })
  @ApiProblems(400, 401, 404)
  show(
    @Param() { id: matchId, study }: StudyPath,
    @Query() _: ViewerQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Study> {
    response.set('Cache-Control', 'no-store');
    return this.queries.execute(new ReadStudy(matchId, study, readerOf(response)));
  }

  @Post(':study/orders')
  @Needs('study.write')
  @HttpCode(200)
  @ApiOperation({ summary: 'Write a note, set a glyph, draw, branch off and play on, write a chapter' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  async order(
    @Param() { id: matchId, study: id }: StudyPath,
    @Body() { orderId, order, author = USUAL_ROLE }: StudyOrderBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Study | null> {
    const read = readStudyOrder(order);
    if (!read.ok) throw unread(`The order cannot be read. ${studyProblems(read.error)}`, '/docs shows what it takes.');
    checkEyes(response, read.value);
    const reader = readerOf(response);
    await this.queries.execute(new ReadStudy(matchId, id, reader));
    return studyFor(
      await this.commands.execute(new OrderStudy(id, read.value, { orderId, author })),
      studyReaderOf(reader),
    );
  }
}
