import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AnyRuleset } from '#ruleset';
import { RULESETS } from '../ports.js';
import { type FoundTapes, type SearchAsked, searchTapes } from '../search/search.js';
import { KeptViews } from '../views/kept-views.js';

/** Looks for steps of all tapes, for who knows everything or for everybody. */
export class SearchTapes extends Query<FoundTapes> {
  constructor(readonly asked: SearchAsked) {
    super();
  }
}

@QueryHandler(SearchTapes)
export class SearchTapesHandler implements IQueryHandler<SearchTapes> {
  constructor(
    private readonly views: KeptViews,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  /** Throws `search/recorder-only`, `views/not-ready`. */
  execute({ asked }: SearchTapes): Promise<FoundTapes> {
    return searchTapes(this.views, asked, this.rulesets);
  }
}
