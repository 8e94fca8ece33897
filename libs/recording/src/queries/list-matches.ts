import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Summary } from '#projections';
import { KeptViews } from '../views/kept-views.js';

/** A match in the list. */
export interface MatchSummary extends Summary {
  readonly id: string;
}

/** Every match of the store, the one opened last first. */
export class ListMatches extends Query<readonly MatchSummary[]> {}

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches> {
  constructor(@Inject(KeptViews) private readonly views: KeptViews) {}

  async execute(): Promise<readonly MatchSummary[]> {
    const matches = await this.views.index();
    return matches.map(({ id, value }) => ({ id, ...value })).reverse();
  }
}
