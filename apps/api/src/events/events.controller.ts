import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ListTournaments, OrderTournament, ReadTournament, RegisterTournamentDeck, RULESETS } from '#recording';
import type { AnyRuleset } from '#ruleset';
import {
  parseTournamentOrder,
  type DeskReceipt,
  type ListedTournament,
  type PairingsPreview,
  type TournamentOrder,
} from '#tournament';
import { Needs } from '../access/needs.js';
import { allows } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { checkOrder, deskViewerOf, ordererOf, speakerOf } from './desk-access.js';
import { DeckBody, OpenEventBody, OrderAtDeskBody, PairingsBody, StandingsBody } from './event.bodies.js';
import { checkReadable, previewOf, readList, readStandingsOf } from './lists.js';
import { eventIdOf, openingOf } from './opening.js';

/** The desk of an event: what is ordered there, and how it stands. */
@ApiTags('events')
@Needs('events.read')
@Controller('events')
export class EventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  @Get()
  @ApiOperation({ summary: 'The events of this server, the newest first' })
  list(): Promise<readonly ListedTournament[]> {
    return this.queries.execute(new ListTournaments());
  }

  @Needs('event.open')
  @Post()
  @ApiOperation({ summary: 'Open an event' })
  @ApiProblems(400, 401, 403, 409)
  async open(@Body() body: OpenEventBody, @Res({ passthrough: true }) response: Response): Promise<DeskReceipt> {
    const secret = randomUUID().replaceAll('-', '') + randomUUID().replaceAll('-', '');
    const by = speakerOf(response, body);
    return this.#order(eventIdOf(body), body.orderId, openingOf(body, this.rulesets, { by, secret }));
  }

  @Get(':event')
  @ApiOperation({ summary: 'An event as it stands: whole with a key, what is public without one' })
  @ApiProblems(404)
  show(@Param('event') id: string, @Res({ passthrough: true }) response: Response) {
    const seesNow = allows(response, 'present.read');
    return this.queries.execute(new ReadTournament(id, deskViewerOf(response), seesNow));
  }

  @Post(':event/orders')
  @HttpCode(200)
  @ApiOperation({ summary: 'Order something at the desk: clocks, results, calls, deck checks, drops, announcements' })
  @ApiProblems(400, 401, 403, 404, 409, 422)
  async order(
    @Param('event') id: string,
    @Body() { orderId, order }: OrderAtDeskBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeskReceipt> {
    const read = parseTournamentOrder({ by: ordererOf(response), ...order });
    if (read.ok) {
      checkOrder(response, read.order);
      return this.#order(id, orderId, read.order);
    }
    throw new HttpProblem(400, {
      code: 'request/invalid',
      detail: `The order cannot be read at "${read.where}": ${read.message}`,
      remedy: 'Mend this field; /docs shows the orders that there are.',
    });
  }

  @Needs('desk.order')
  @Post(':event/pairings/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a list of pairings would add, change and leave, with the rows that cannot be read' })
  @ApiProblems(400, 401, 404, 413)
  async preview(@Param('event') id: string, @Body() body: PairingsBody): Promise<PairingsPreview> {
    const { event } = await this.queries.execute(new ReadTournament(id, 'desk'));
    return previewOf(event, body, readList(body));
  }

  @Needs('desk.order')
  @Post(':event/pairings')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take the pairings of a round in; the same list again changes nothing, and what was begun stays',
  })
  @ApiProblems(400, 401, 404, 409, 413, 422)
  async pairings(
    @Param('event') id: string,
    @Body() body: PairingsBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeskReceipt & { readonly preview: PairingsPreview }> {
    const by = speakerOf(response, body);
    const list = readList(body);
    checkReadable(list, body.despite);
    const { event } = await this.queries.execute(new ReadTournament(id, 'desk'));
    const { round, orderId } = body;
    const { format, tables } = list;
    const order = { type: 'ImportPairings', by, round, format, tables } as const;
    return { ...(await this.#order(id, orderId, order)), preview: previewOf(event, body, list) };
  }

  @Needs('desk.order')
  @Post(':event/standings')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take standings of the system that makes them in, to be shown' })
  @ApiProblems(400, 401, 404, 422)
  standings(
    @Param('event') id: string,
    @Body() body: StandingsBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeskReceipt> {
    const by = speakerOf(response, body);
    const lines = readStandingsOf(body.text);
    return this.#order(id, body.orderId, { type: 'ImportStandings', by, lines });
  }

  @Needs('desk.order')
  @Post(':event/decks')
  @HttpCode(200)
  @ApiOperation({ summary: 'Register a deck list; answers what deck construction holds against it' })
  @ApiProblems(400, 401, 404, 422)
  deck(@Param('event') id: string, @Body() body: DeckBody, @Res({ passthrough: true }) response: Response) {
    const { player, list, orderId = randomUUID() } = body;
    return this.commands.execute(
      new RegisterTournamentDeck(id, orderId, { player, list, by: speakerOf(response, body) }),
    );
  }

  #order(tournament: string, orderId: string | undefined, order: TournamentOrder): Promise<DeskReceipt> {
    return this.commands.execute(
      new OrderTournament({ tournament, orderId: orderId ?? randomUUID(), order, actor: 'desk' }),
    );
  }
}
