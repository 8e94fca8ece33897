import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Eyes } from '#access';
import type { Slip } from '#log';
import type { MatchOpened } from '#match';
import { HeadOf, ShowMatch } from '#recording';
import { Needs } from '../access/needs.js';
import { allows } from '../http/access.js';
import { Answers } from '../http/answers.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { LogDesk } from './log-desk.js';
import { ProofQuery, SlipQuery } from './log.queries.js';

const STILL_OPEN = new HttpProblem(403, {
  code: 'log/open-match',
  detail: 'The match is not closed: its head could be tried card by card while cards are hidden.',
  remedy: 'Ask again when its tape is closed, or with a key of the server.',
});

const NO_EVENT = new HttpProblem(404, {
  code: 'match/no-revision',
  detail: 'The match has no event of that revision.',
  remedy: 'Name one that it has. Where a slip names this one, the end of the tape was cut.',
});

/** The signed log of heads, and slips to take home. */
@ApiTags('log')
@Needs('log.read')
@Controller()
export class LogController {
  constructor(
    private readonly desk: LogDesk,
    private readonly queries: QueryBus,
    private readonly answers: Answers,
  ) {}

  @Get('log')
  @ApiOperation({
    summary: 'The name of the log, and the keys that sign it; believe those that were published elsewhere',
  })
  @ApiProblems(404)
  about(): { readonly origin: string; readonly keys: readonly string[] } {
    return this.desk.about();
  }

  @Get('log/checkpoint')
  @ApiOperation({ summary: 'The newest signed checkpoint (C2SP tlog-checkpoint), with cosignatures' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems(404, 503)
  checkpoint(@Res() response: Response): void {
    response.set('Cache-Control', 'no-cache').type('text/plain').send(this.desk.checkpoint());
  }

  @Get('log/proof')
  @Needs('slip.read')
  @ApiOperation({ summary: 'The proof that a head of a match stands in the log (C2SP tlog-proof)' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems(400, 403, 404, 503)
  async proof(@Query() { match, revision, size }: ProofQuery, @Res() response: Response): Promise<void> {
    await this.#closedOrOwn(match, response);
    const wish = { match, ...(revision === undefined ? {} : { revision }), ...(size === undefined ? {} : { size }) };
    response.set('Cache-Control', 'no-cache').type('text/plain').send(this.desk.prove(wish));
  }

  @Get('matches/:id/slip')
  @Needs('slip.read')
  @ApiOperation({
    summary: 'A slip to take home: the head of the match at a revision, and the tree of the log that it stands in',
  })
  @ApiProblems(400, 403, 404, 503)
  async slip(@Param('id') matchId: string, @Query() { at }: SlipQuery, @Res() response: Response): Promise<void> {
    await this.#closedOrOwn(matchId, response);
    const eyes = this.#eyesIn(response);
    const asks = ['slip', at ?? '', this.desk.size];
    await this.answers.send(response, { matchId, eyes, asks }, () => this.#slipOf(matchId, at, eyes));
  }

  @Post('matches/:id/slip')
  @Needs('slip.log')
  @HttpCode(200)
  @ApiOperation({ summary: 'Logs the match as it is now, and gives the slip of it' })
  @ApiProblems(401, 403, 404, 503)
  async logNow(@Param('id') matchId: string): Promise<Slip> {
    const { match, revision, link } = await this.#slipOf(matchId, undefined, 'recorder');
    this.desk.add({ match, revision, link });
    return this.#slipOf(matchId, revision, 'recorder');
  }

  async #closedOrOwn(matchId: string, response: Response): Promise<void> {
    if (allows(response, 'hands.read')) return;
    const { status } = await this.queries.execute(new ShowMatch(matchId, this.#eyesIn(response)));
    if (status !== 'closed') throw STILL_OPEN;
  }

  /** A slip is alike for all who may have it; the audience has it when what it tells is due. */
  #eyesIn(response: Response): Eyes {
    if (allows(response, 'hands.read')) return 'recorder';
    return allows(response, 'present.read') ? 'public' : 'audience';
  }

  async #slipOf(matchId: string, at: number | undefined, eyes: Eyes): Promise<Slip> {
    const last = await this.queries.execute(new HeadOf(matchId, eyes));
    const revision = at ?? last;
    if (revision > last) throw NO_EVENT;
    const asked = eyes === 'audience' ? eyes : 'public';
    const { title, players, status, opened } = await this.queries.execute(new ShowMatch(matchId, asked));
    const head = await this.desk.headAt(matchId, revision);
    if (head === undefined) throw NO_EVENT;
    const { event = null, table = null } = (opened as unknown as MatchOpened['data']).options;
    return {
      ...head,
      title,
      event,
      table,
      players: players.map(({ name }) => name),
      status,
      tree: this.desk.treeWith(head),
    };
  }
}
