import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { KeptViews } from '../views/kept-views.js';
import { addSums, type MatchSum, NO_SUM } from '../views/sums.js';

/** What can be counted over all matches. */
export type StatisticsSum = MatchSum;

/** The sum of the statistics of all matches, of one game where `ruleset` names it. */
export class SumStatistics extends Query<StatisticsSum> {
  constructor(readonly ruleset: string | undefined) {
    super();
  }
}

@QueryHandler(SumStatistics)
export class SumStatisticsHandler implements IQueryHandler<SumStatistics> {
  constructor(private readonly views: KeptViews) {}

  async execute({ ruleset }: SumStatistics): Promise<StatisticsSum> {
    const sums = await this.views.sums();
    if (ruleset !== undefined) return sums[ruleset] ?? NO_SUM;
    return Object.values(sums).reduce(addSums, NO_SUM);
  }
}
