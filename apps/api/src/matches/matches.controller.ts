import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ChooseMatches,
  CloseMatch,
  DelayOf,
  type MatchEntry,
  OpenMatch,
  OrderDispute,
  type Receipt,
  RecordPlay,
  RewindMatch,
  ShowMatch,
  type ShownMatch,
} from '#recording';
import { callsFor, isOfRecorder, type ListedMatch } from '#projections';
import type { Viewer } from '#ruleset';
import { Needs } from '../access/needs.js';
import { USUAL_ROLE } from '../access/roles.js';
import { allows, AskingViewer, eyesIn, seeingOf } from '../http/access.js';
import { Answers } from '../http/answers.js';
import { CountPlays } from '../metrics/count-plays.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { listIn, ListQuery } from './list.query.js';
import { USUAL_PAGE, ViewerQuery } from './match.query.js';
import { OpenMatchBody } from './open-match.body.js';
import { CloseMatchBody, RecordPlayBody } from './record-play.body.js';
import { RewindMatchBody } from './rewind-match.body.js';
import { TakeBackBody } from './take-back.body.js';

const enteredIn = ({ play, line }: RecordPlayBody) => {
  if (play !== undefined && line === undefined) return { play };
  if (line !== undefined && play === undefined) return { line };
  throw new HttpProblem(400, {
    code: 'request/invalid',
    detail: 'The request holds both or neither of "play" and "line".',
    remedy: 'Send the play as JSON in "play", or as one line of notation in "line".',
  });
};

const dealingIn = ({ digital, seed = null }: OpenMatchBody): Pick<MatchEntry['options'], 'seed' | 'dealing'> => {
  if (digital === false && seed !== null) {
    throw new HttpProblem(400, {
      code: 'request/invalid',
      detail: 'The request has a seed to deal from, and says that the match is not digital.',
      remedy: 'Leave the seed out for a match on paper.',
    });
  }
  return digital === true && seed === null ? { seed, dealing: 'secret' } : { seed };
};

const RECORDER_ONLY = {
  code: 'list/recorder-only',
  detail: 'What the rules said of plays is not told without a key.',
  remedy: 'List without "findings" and without the order by them, or as the recorder, with a key of the server.',
};

const forPublic = ({ findings: _, told: __, calls, ...match }: ShownMatch): ListedMatch => ({
  ...match,
  calls: callsFor(calls, 'public'),
});

/** Opening, recording, closing, and what a match is now. */
@ApiTags('matches')
@Controller('matches')
export class MatchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: Answers,
  ) {}

  @Get()
  @Needs('matches.read')
  @ApiOperation({
    summary:
      'Matches in pages, chosen and in order, the one opened last first unless told; the header Link leads to the next page, Matchtape-Count says how many there are',
  })
  @ApiProblems(400, 403, 503)
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedMatch[]> {
    const { limit = USUAL_PAGE, before = null } = query;
    const wish = listIn(query);
    const knowsPlays = allows(response, 'findings.count');
    if (!knowsPlays && isOfRecorder(wish)) throw new HttpProblem(403, RECORDER_ONLY);
    // One more than asked for tells whether there is a next page.
    const found = await this.queries.execute(new ChooseMatches(wish, { limit: limit + 1, before }, seeingOf(response)));
    const matches = found.matches.slice(0, limit);
    const last = matches.at(-1);
    response.set('Matchtape-Count', String(found.count));
    if (found.matches.length > limit && last !== undefined) {
      const params = new URLSearchParams({ ...wish, limit: String(limit), before: last.id });
      response.set('Link', `</matches?${params.toString()}>; rel="next"`);
    }
    return knowsPlays ? matches : matches.map(forPublic);
  }

  @Post()
  @Needs('match.open')
  @ApiOperation({ summary: 'Open a match' })
  @ApiProblems(400, 401, 403, 409, 422)
  open(@Body() body: OpenMatchBody): Promise<Receipt> {
    const { id = randomUUID(), ruleset, recording = 'as-played', mode, edition, actor = USUAL_ROLE } = body;
    const players = body.players.map(({ name, deck, team }) => ({
      name,
      deck: deck ?? null,
      ...(team === undefined ? {} : { team }),
    }));
    const options = {
      mode,
      edition,
      players,
      firstPlayer: body.firstPlayer ?? null,
      ...dealingIn(body),
      ...(body.texts === 'described' ? { texts: body.texts } : {}),
      ...(body.level === undefined ? {} : { level: body.level }),
      ...(body.event === undefined ? {} : { event: body.event }),
      ...(body.table === undefined ? {} : { table: body.table }),
    };
    return this.commands.execute(new OpenMatch(id, { ruleset, recording, options }, actor));
  }

  @Get(':id')
  @Needs('match.read')
  @ApiOperation({
    summary: 'A match as it stands; `delay`: by how many minutes it is shown late, "90 s", or "after-game"',
  })
  @ApiProblems(404)
  async show(@Param('id') matchId: string, @Query() _: ViewerQuery, @Res() response: Response): Promise<void> {
    const eyes = eyesIn(response);
    const delay = await this.queries.execute(new DelayOf(matchId, eyes));
    const work = async () => ({ ...(await this.queries.execute(new ShowMatch(matchId, eyes))), delay });
    return this.answers.send(response, { matchId, eyes, asks: ['match', delay] }, work);
  }

  @UseInterceptors(CountPlays)
  @Post(':id/plays')
  @Needs('plays.record')
  @ApiOperation({ summary: 'Record a play' })
  @ApiProblems(400, 401, 403, 404, 409, 413, 422)
  record(@Param('id') matchId: string, @Body() body: RecordPlayBody, @AskingViewer() viewer: Viewer): Promise<Receipt> {
    const { playId, expectedRevision, actor = USUAL_ROLE } = body;
    return this.commands.execute(
      new RecordPlay({ matchId, playId, entered: enteredIn(body), expectedRevision, actor, viewer }),
    );
  }

  @Post(':id/rewinds')
  @Needs('call.rule')
  @ApiOperation({ summary: 'Set a match back to before a play; what is undone stays on the tape' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  rewind(@Param('id') matchId: string, @Body() body: RewindMatchBody): Promise<Receipt> {
    const { playId, to, by, note = '', expectedRevision, actor = USUAL_ROLE } = body;
    return this.commands.execute(
      new RewindMatch({ matchId, playId, to, by: { role: by.role, name: by.name }, note, expectedRevision, actor }),
    );
  }

  @Post(':id/take-backs')
  @Needs('plays.record')
  @ApiOperation({
    summary: 'Take plays back that were misheard: they stay on the tape, struck out, and count for nothing',
  })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  takeBack(@Param('id') matchId: string, @Body() body: TakeBackBody): Promise<Receipt> {
    const { playId, to, note = '', expectedRevision, actor = USUAL_ROLE } = body;
    const order = { type: 'TakeBack', to, note } as const;
    return this.commands.execute(new OrderDispute({ matchId, playId, order, expectedRevision, actor }));
  }

  @Post(':id/close')
  @Needs('match.close')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close a match: its tape takes no more events' })
  @ApiProblems(400, 401, 403, 404, 409)
  close(@Param('id') matchId: string, @Body() body: CloseMatchBody): Promise<Receipt> {
    const { note = '', expectedRevision, actor = USUAL_ROLE } = body;
    return this.commands.execute(new CloseMatch({ matchId, note, expectedRevision, actor }));
  }
}
