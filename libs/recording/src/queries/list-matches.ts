import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Delay } from '#access';
import { chooseMatches, type ListWish, type MatchSummary } from '#projections';
import type { PageWish } from '#view-store';
import { DelayedViews } from '../delay/delayed-views.js';
import { Delays, type SeesNow } from '../delay/delays.js';
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

/** A match in a list, with the delay behind which it is shown; none where it is shown as it is. */
export type ShownMatch = MatchSummary & { readonly delay?: Delay };

/** A page of a list, and how many matches the whole list has. */
export interface ChosenMatches {
  readonly count: number;
  readonly matches: readonly ShownMatch[];
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
  constructor(
    private readonly views: DelayedViews,
    private readonly delays: Delays,
  ) {}

  /** What is chosen by nothing is read as a page of what is kept, and no more. Throws `views/not-ready`. */
  async execute(asked: ChooseMatches): Promise<ChosenMatches> {
    const { count, matches } = await this.#choose(asked);
    if ((await this.delays.lookUp()) === undefined) return { count, matches };
    return { count, matches: await Promise.all(matches.map((match) => this.#shown(match, asked.sees))) };
  }

  async #shown(match: MatchSummary, sees: SeesNow): Promise<ShownMatch> {
    const delay = sees(match) ? 0 : await this.delays.delayOf(match);
    return delay === 0 ? match : { ...match, delay };
  }

  async #choose({ wish: { sort = 'newest', ...wish }, page, sees }: ChooseMatches): Promise<{
    readonly count: number;
    readonly matches: readonly MatchSummary[];
  }> {
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
