import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AnyRuleset } from '#ruleset';
import { RULESETS } from '../ports.js';
import { type FoundTapes, type SearchAsked, searchTapes } from '../search/search.js';
import { DelayedViews } from '../delay/delayed-views.js';
import type { SeesNow } from '../delay/delays.js';

/** Looks for steps of all tapes, for who knows everything or for everybody. */
export class SearchTapes extends Query<FoundTapes> {
  constructor(
    readonly asked: SearchAsked,
    readonly sees: SeesNow,
  ) {
    super();
  }
}

@QueryHandler(SearchTapes)
export class SearchTapesHandler implements IQueryHandler<SearchTapes> {
  constructor(
    private readonly views: DelayedViews,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  /** Throws `search/recorder-only`, `views/not-ready`. */
  execute({ asked, sees }: SearchTapes): Promise<FoundTapes> {
    const source = {
      facts: () => this.views.facts(sees),
      postings: (term: string, secret: boolean) => this.views.postings(term, secret, sees),
    };
    return searchTapes(source, asked, this.rulesets);
  }
}
