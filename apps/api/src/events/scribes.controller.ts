import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Scribes } from '#recording';
import type { ScribeAt } from '#tournament';
import { Needs } from '../access/needs.js';
import { ApiProblems } from '../http/api-problems.js';
import { ScribeBody } from './scribe.body.js';

/** Who records at a tape now: devices that give signs of life. No part of the tape. */
@ApiTags('events')
@Needs('plays.record')
@Controller('matches/:id/scribes')
export class ScribesController {
  constructor(private readonly scribes: Scribes) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: "A sign of life of a scribe's device; answers who else records at this tape" })
  @ApiProblems(400, 401)
  sign(@Param('id') match: string, @Body() body: ScribeBody): { readonly others: readonly ScribeAt[] } {
    const { device, name = '', trip = null, aloneSince = null, unsent = 0, left = false } = body;
    return { others: this.scribes.note(match, { device, name, trip, aloneSince, unsent, left }) };
  }
}
