import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Scribes } from '#recording';
import type { ScribeAt } from '#tournament';
import { askerOf } from '../access/asker.js';
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
  sign(
    @Param('id') match: string,
    @Body() body: ScribeBody,
    @Res({ passthrough: true }) response: Response,
  ): { readonly others: readonly ScribeAt[] } {
    // Unless it says another, a device is called what was typed for it when its link let it in.
    const { device, name = askerOf(response).name, trip = null, aloneSince = null, unsent = 0, left = false } = body;
    return { others: this.scribes.note(match, { device, name, trip, aloneSince, unsent, left }) };
  }
}
