import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErasePeople, type Erased } from '#recording';
import { Needs } from '../access/needs.js';
import { USUAL_ROLE } from '../access/roles.js';
import { ApiProblems } from '../http/api-problems.js';
import { ErasePeopleBody, seatIn } from './erase-people.body.js';

/** Names that go. */
@ApiTags('matches')
@Needs('names.erase')
@Controller('matches/:id/erasures')
export class ErasuresController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Erase the name and the notes of a player, or of everybody; the tape verifies as before' })
  @ApiProblems(400, 401, 404, 409)
  erase(@Param('id') matchId: string, @Body() body: ErasePeopleBody): Promise<Erased> {
    return this.commands.execute(new ErasePeople({ matchId, seat: seatIn(body), reason: 'asked', actor: USUAL_ROLE }));
  }
}
