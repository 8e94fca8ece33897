import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Envelope } from '#kernel';
import { envelopesOf, findRulings, openRuling, rulingsByRule, type BookEntry, type OpenedRuling } from '#rulings';
import { ApiProblems } from '../http/api-problems.js';
import { mistakeProblem, noCase, noRuling } from './ruling-problems.js';
import { RulingQuery } from './ruling.query.js';
import { RulingShelf, type ShelvedRuling } from './ruling-shelf.js';

/** A ruling of the list. `isOnRule` is false where the rule that was asked for is only applied on its tape. */
export interface ListedRuling extends Omit<BookEntry, 'applied'> {
  readonly isOnRule: boolean;
}

/** The rulings found, of `total` in the book; `games` and `topics` count all that the book has, topics of the game asked for. */
export interface RulingList {
  readonly total: number;
  readonly games: readonly { readonly game: string; readonly count: number }[];
  readonly topics: readonly { readonly topic: string; readonly count: number }[];
  readonly rulings: readonly ListedRuling[];
}

/** The tape of a case. */
export interface CaseTape {
  readonly revision: number;
  readonly events: readonly Envelope[];
}

/** How many entries have each word, in the order of the alphabet; an empty word is none. */
const counted = (words: readonly string[]): readonly (readonly [word: string, count: number])[] =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .sort()
    .map((word) => [word, words.filter((each) => each === word).length]);

const gamesOf = (entries: readonly BookEntry[]): RulingList['games'] =>
  counted(entries.map(({ game }) => game)).map(([game, count]) => ({ game, count }));

const topicsOf = (entries: readonly BookEntry[], game = ''): RulingList['topics'] =>
  counted(entries.filter((entry) => game === '' || entry.game === game).map(({ topic }) => topic)).map(
    ([topic, count]) => ({ topic, count }),
  );

/** The ruling book: rulings as files, run by the rules of this server, each case a tape. */
@ApiTags('rulings')
@Controller('rulings')
export class RulingsController {
  constructor(@Inject(RulingShelf) private readonly shelf: RulingShelf) {}

  @Get()
  @ApiOperation({ summary: 'Rulings by game, words, card, rule and topic' })
  @ApiProblems(400)
  async list(@Query() wish: RulingQuery): Promise<RulingList> {
    const entries = await this.shelf.entries();
    const rulings = findRulings(entries, wish).map(({ entry: { applied: _, ...entry }, isOnRule }) => ({
      ...entry,
      isOnRule,
    }));
    return { total: entries.length, games: gamesOf(entries), topics: topicsOf(entries, wish.game), rulings };
  }

  @Get('rules')
  @ApiOperation({ summary: 'How many rulings stand on each rule, by its key' })
  async rules(): Promise<Readonly<Record<string, number>>> {
    return rulingsByRule(await this.shelf.entries());
  }

  @Get(':topic/:name')
  @ApiOperation({ summary: 'A ruling: its words, and every case with what it expects and where on its tape' })
  @ApiProblems(404, 422)
  async show(@Param('topic') topic: string, @Param('name') name: string): Promise<OpenedRuling> {
    const { entry, run } = await this.#open(topic, name);
    const opened = openRuling(entry, run);
    if (opened !== null) return opened;
    throw run.mistake === null ? noRuling(topic, name) : mistakeProblem(run.mistake);
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
    if (run.cases.length === 0 && run.mistake !== null) throw mistakeProblem(run.mistake);
    if (found === undefined) throw noCase(run.cases.length);
    if (found.batches.length === 0 && run.mistake !== null) throw mistakeProblem(run.mistake);
    const events = envelopesOf(found, { match: `${topic}-${name}-${number}`, at: modified, actor: 'ruling' });
    return { revision: events.length - 1, events };
  }

  async #open(topic: string, name: string): Promise<ShelvedRuling> {
    const found = await this.shelf.open(topic, name);
    if (found === undefined) throw noRuling(topic, name);
    return found;
  }
}
