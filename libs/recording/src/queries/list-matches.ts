import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MatchIndex, type MatchSummary } from './match-index.js';

/** Every match of the store, the one opened last first. */
export class ListMatches extends Query<readonly MatchSummary[]> {}

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches> {
  constructor(@Inject(MatchIndex) private readonly index: MatchIndex) {}

  execute(): Promise<readonly MatchSummary[]> {
    return this.index.list();
  }
}
