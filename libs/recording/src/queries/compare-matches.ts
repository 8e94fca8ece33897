import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { fitsMatch, type MatchRates, ratesOf, type SearchWish } from '#projections';
import { KeptViews } from '../views/kept-views.js';

/** Figures over matches, those that a wish names: for everybody, of closed tapes alone, and without what the rules said of plays. */
export class CompareMatches extends Query<MatchRates> {
  constructor(
    readonly wish: SearchWish,
    readonly isRecorder: boolean,
  ) {
    super();
  }
}

@QueryHandler(CompareMatches)
export class CompareMatchesHandler implements IQueryHandler<CompareMatches> {
  constructor(private readonly views: KeptViews) {}

  /** Throws `views/not-ready`. */
  async execute({ wish, isRecorder }: CompareMatches): Promise<MatchRates> {
    const matches = (await this.views.facts())
      .map(({ facts }) => facts)
      .filter((facts) => (isRecorder || facts.status === 'closed') && fitsMatch(facts, wish));
    return ratesOf(matches, isRecorder);
  }
}
