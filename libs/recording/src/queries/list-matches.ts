import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MatchSummary } from '#projections';
import type { PageWish } from '#view-store';
import { KeptViews } from '../views/kept-views.js';

/** The matches of the store, the one opened last first: all of them, or a page. */
export class ListMatches extends Query<readonly MatchSummary[]> {
  constructor(readonly page: PageWish | null = null) {
    super();
  }
}

/** How many matches the store holds. */
export class CountMatches extends Query<number> {}

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches> {
  constructor(private readonly views: KeptViews) {}

  async execute({ page }: ListMatches): Promise<readonly MatchSummary[]> {
    const matches = page === null ? [...(await this.views.index())].reverse() : await this.views.page(page);
    return matches.map(({ id, value }) => ({ id, ...value }));
  }
}

@QueryHandler(CountMatches)
export class CountMatchesHandler implements IQueryHandler<CountMatches> {
  constructor(private readonly views: KeptViews) {}

  execute(): Promise<number> {
    return this.views.count();
  }
}
