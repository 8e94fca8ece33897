import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { checkSearch, parseSearch, SEARCH_FIELDS, type SearchField, type SearchWish } from '#projections';
import { HttpProblem } from '../http/problem.js';
import { PageQuery } from '../matches/match.query.js';

/** Characters that one word of a search may have. */
const LONGEST = 200;

/** A word of a search or of a list, of a length that is held. */
export const Word = (description: string, example?: string): PropertyDecorator => {
  const decorators = [
    ApiPropertyOptional({ description, ...(example === undefined ? {} : { example }) }),
    IsOptional(),
    IsString(),
    MaxLength(LONGEST),
  ];
  return (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };
};

/** What matches are chosen by. */
export class MatchesQuery extends PageQuery {
  @Word('Part of the name of a player.')
  readonly player?: string;

  @Word('`win`, `loss` or `draw`, of the player where one is named; `open`: none yet.', 'win')
  readonly result?: string;

  @Word('Id of a game.')
  readonly game?: string;

  @Word('Part of the name of an event.')
  readonly event?: string;

  @Word(
    'Part of the name of a card that the player (any player, where none is named) brought: a legend, a battlefield.',
  )
  readonly brought?: string;

  @Word('Part of the id of an edition of the rules.')
  readonly edition?: string;

  @Word('Id of a mode of play.')
  readonly mode?: string;

  @Word('Opened on this day or later.', '2026-05-01')
  readonly since?: string;

  @Word('Opened on this day or before.', '2026-05-31')
  readonly until?: string;
}

/** What steps are looked for by. */
export class SearchQuery extends MatchesQuery {
  @Word('All of it as one line, and nothing beside it.', 'card:Defy answers:"Void Seeker"')
  readonly q?: string;

  @Word('A card that was played or became known.')
  readonly card?: string;

  @Word('Something was put on the chain above an item of that name; with `card`, that card was.')
  readonly answers?: string;

  @Word('Key or number of a rule by which something was said of a play; with a key alone.')
  readonly rule?: string;

  @Word('`any`, `illegal`, `doubtful` or `told`: what the verdict on a play was; with a key alone.')
  readonly finding?: string;
}

/** What is looked for. @throws HttpProblem where it cannot be read */
export const wishIn = (query: Pick<SearchQuery, SearchField | 'q'>): SearchWish => {
  const entries = SEARCH_FIELDS.flatMap((field) => {
    const value = query[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  const read = query.q === undefined ? checkSearch(entries) : parseSearch(query.q);
  if (read.ok) return read.value;
  throw new HttpProblem(400, { code: read.error.code, detail: read.error.message, remedy: read.error.remedy });
};
