import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { chooseMatches, type ListWish, type MatchSummary } from '#projections';
import type { PageWish } from '#view-store';
import { DelayedViews } from '../delay/delayed-views.js';
import type { SeesNow } from '../delay/delays.js';
import { KeptViews } from '../views/kept-views.js';

/** Matches of the store, the one opened last first: all of them, or a page, as they are. */
export class ListMatches extends Query<readonly MatchSummary[]> {
  constructor(readonly page: PageWish | null = null) {
    super();
  }
}

/** The matches that a list shows, in its order: a page of them, those behind a match or the first, with how many there are in all, as somebody may know them. */
export class ChooseMatches extends Query<ChosenMatches> {
  constructor(
    readonly wish: ListWish,
    readonly page: PageWish,
    readonly sees: SeesNow,
  ) {
    super();
  }
}

/** A page of a list, and how many matches the whole list has. */
export interface ChosenMatches {
  readonly count: number;
  readonly matches: readonly MatchSummary[];
}

/** How many matches the store holds. */
export class CountMatches extends Query<number> {
  constructor(readonly sees: SeesNow) {
    super();
  }
}

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches> {
  constructor(private readonly views: KeptViews) {}

  /** Throws `views/not-ready`. */
  async execute({ page }: ListMatches): Promise<readonly MatchSummary[]> {
    if (page === null) return this.views.index();
    return (await this.views.page(page)).map(({ id, value }) => ({ id, ...value }));
  }
}

@QueryHandler(ChooseMatches)
export class ChooseMatchesHandler implements IQueryHandler<ChooseMatches> {
  constructor(private readonly views: DelayedViews) {}

  /** What is chosen by nothing is read as a page of what is kept, and no more. Throws `views/not-ready`. */
  async execute({ wish: { sort = 'newest', ...wish }, page, sees }: ChooseMatches): Promise<ChosenMatches> {
    if (sort === 'newest' && Object.keys(wish).length === 0) {
      const [count, matches] = [await this.views.count(sees), await this.views.page(page, sees)];
      return { count, matches: matches.map(({ id, value }) => ({ id, ...value })) };
    }
    const chosen = chooseMatches(await this.views.index(sees), { ...wish, sort });
    const place = page.before === null ? -1 : chosen.findIndex(({ id }) => id === page.before);
    const from = page.before !== null && place === -1 ? chosen.length : place + 1;
    return { count: chosen.length, matches: chosen.slice(from, from + page.limit) };
  }
}

@QueryHandler(CountMatches)
export class CountMatchesHandler implements IQueryHandler<CountMatches> {
  constructor(private readonly views: DelayedViews) {}

  execute({ sees }: CountMatches): Promise<number> {
    return this.views.count(sees);
  }
}
