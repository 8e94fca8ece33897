import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { fitsMatch, type MatchRates, ratesOf, type SearchWish } from '#projections';
import { DelayedViews } from '../delay/delayed-views.js';
import type { SeesNow } from '../delay/delays.js';

/** Figures over matches, those that a wish names: for everybody, of closed tapes alone, and without what the rules said of plays. */
export class CompareMatches extends Query<MatchRates> {
  constructor(
    readonly wish: SearchWish,
    readonly isRecorder: boolean,
    readonly sees: SeesNow,
  ) {
    super();
  }
}

@QueryHandler(CompareMatches)
export class CompareMatchesHandler implements IQueryHandler<CompareMatches> {
  constructor(private readonly views: DelayedViews) {}

  /** Throws `views/not-ready`. */
  async execute({ wish, isRecorder, sees }: CompareMatches): Promise<MatchRates> {
    const matches = (await this.views.facts(sees))
      .map(({ facts }) => facts)
      .filter((facts) => (isRecorder || facts.status === 'closed') && fitsMatch(facts, wish));
    return ratesOf(matches, isRecorder);
  }
}
