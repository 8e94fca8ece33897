import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Envelope } from '#kernel';
import { envelopesOf, listRulings, openRuling, rulingsByRule, type OpenedRuling } from '#rulings';
import { Needs } from '../access/needs.js';
import { ApiProblems } from '../http/api-problems.js';
import { sendPacked } from '../http/packed-answers.js';
import { mistakeProblem, noCase, noRuling } from './ruling-problems.js';
import { RulingQuery } from './ruling.query.js';
import { RulingShelf, type ShelvedRuling } from './ruling-shelf.js';

/** The tape of a case. */
export interface CaseTape {
  readonly revision: number;
  readonly events: readonly Envelope[];
}

/** The ruling book: rulings as files, run by the rules of this server, each case a tape. */
@ApiTags('rulings')
@Needs('rulings.read')
@Controller('rulings')
export class RulingsController {
  constructor(private readonly shelf: RulingShelf) {}

  @Get()
  @ApiOperation({ summary: 'Rulings by game, words, card, rule and topic' })
  @ApiProblems(400)
  async list(@Query() wish: RulingQuery, @Res() response: Response): Promise<void> {
    // The whole book is some 700 kB long.
    await sendPacked(response, Buffer.from(JSON.stringify(listRulings(await this.shelf.entries(), wish))));
  }

  @Get('rules')
  @ApiOperation({ summary: 'How many rulings stand on each rule, by its key' })
  async rules(@Res() response: Response): Promise<void> {
    // Asked beside every match that is opened, and worth no haste there.
    await sendPacked(response, Buffer.from(JSON.stringify(rulingsByRule(await this.shelf.unhurried()))));
  }

  @Get(':topic/:name')
  @ApiOperation({ summary: 'A ruling: its words, and every case with what it expects and where on its tape' })
  @ApiProblems(404, 422)
  async show(@Param('topic') topic: string, @Param('name') name: string): Promise<OpenedRuling> {
    const { entry, run } = await this.#open(topic, name);
    const opened = openRuling(entry, run);
    if (opened !== null) return opened;
    throw mistakeProblem(run.mistakes) ?? noRuling(topic, name);
  }

  @Get(':topic/:name/cases/:number/events')
  @ApiOperation({ summary: 'The tape of a case, numbered from 1' })
  @ApiProblems(404, 422)
  async tape(
    @Param('topic') topic: string,
    @Param('name') name: string,
    @Param('number') number: string,
  ): Promise<CaseTape> {
    const { run, modified } = await this.#open(topic, name);
    const found = /^[1-9]\d{0,3}$/.test(number) ? run.cases[Number(number) - 1] : undefined;
    const mistake = mistakeProblem(run.mistakes);
    if (run.cases.length === 0 && mistake !== null) throw mistake;
    if (found === undefined) throw noCase(run.cases.length);
    if (found.batches.length === 0 && mistake !== null) throw mistake;
    const { rulesets } = this.shelf;
    const match = `${topic}-${name}-${number}`;
    const events = envelopesOf(found, { match, at: modified, actor: 'ruling', rulesets });
    return { revision: events.length - 1, events };
  }

  async #open(topic: string, name: string): Promise<ShelvedRuling> {
    const found = await this.shelf.open(topic, name);
    if (found === undefined) throw noRuling(topic, name);
    return found;
  }
}
