import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Equals, IsOptional, Length } from 'class-validator';
import type { Response } from 'express';
import { EraseNames, type ErasedNames } from '#recording';
import { Needs } from '../access/needs.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { ordererOf } from './desk-access.js';

/** Whose name is to be erased from an event: exactly one of `player` and `everybody`. */
export class EraseNamesBody {
  @ApiPropertyOptional({ description: 'The id of the player, as the pairings give it.' })
  @IsOptional()
  @Length(1, 100)
  readonly player?: string;

  @ApiPropertyOptional({ description: 'All players and officials, and all words.', enum: [true] })
  @IsOptional()
  @Equals(true)
  readonly everybody?: true;
}

const playerIn = ({ player, everybody }: EraseNamesBody): string | null => {
  if ((player === undefined) !== (everybody === undefined)) return player ?? null;
  throw new HttpProblem(400, {
    code: 'request/invalid',
    detail: 'The request holds both or neither of "player" and "everybody".',
    remedy: 'Send the id of the player, or "everybody": true.',
  });
};

/** Names that go from an event. */
@ApiTags('events')
@Needs('names.erase')
@Controller('events/:event/erasures')
export class EventErasuresController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Erase the name of a player, or of everybody, from an event, the tapes at its tables and their studies',
  })
  @ApiProblems(400, 401, 403, 404, 409)
  erase(
    @Param('event') tournament: string,
    @Body() body: EraseNamesBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ErasedNames> {
    const asked = { tournament, player: playerIn(body), reason: 'asked', by: ordererOf(response) } as const;
    return this.commands.execute(new EraseNames({ ...asked, withTapes: true }));
  }
}
