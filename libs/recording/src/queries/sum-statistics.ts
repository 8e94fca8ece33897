import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DelayedViews } from '../delay/delayed-views.js';
import type { SeesNow } from '../delay/delays.js';
import { KeptViews } from '../views/kept-views.js';
import { addSums, type MatchSum, NO_SUM } from '../views/sums.js';

/** What can be counted over all matches. */
export type StatisticsSum = MatchSum;

/** What may be counted over them by who may not know of every play what the rules said. */
export type PublicSum = Omit<MatchSum, 'findings' | 'rules'>;

/** The same, of matches as somebody may know them. */
export class SumPublicStatistics extends Query<PublicSum> {
  constructor(
    readonly ruleset: string | undefined,
    readonly sees: SeesNow,
  ) {
    super();
  }
}

/** The sum of the statistics of all matches, of one game where `ruleset` names it. */
export class SumStatistics extends Query<StatisticsSum> {
  constructor(readonly ruleset: string | undefined) {
    super();
  }
}

@QueryHandler(SumStatistics)
export class SumStatisticsHandler implements IQueryHandler<SumStatistics> {
  constructor(private readonly views: KeptViews) {}

  async execute({ ruleset }: Pick<SumStatistics, 'ruleset'>): Promise<StatisticsSum> {
    const sums = await this.views.sums();
    if (ruleset !== undefined) return sums[ruleset] ?? NO_SUM;
    return Object.values(sums).reduce(addSums, NO_SUM);
  }
}

const publicSum = ({ findings: _, rules: __, ...sum }: MatchSum): PublicSum => sum;

@QueryHandler(SumPublicStatistics)
export class SumPublicStatisticsHandler implements IQueryHandler<SumPublicStatistics> {
  constructor(
    private readonly whole: SumStatisticsHandler,
    private readonly views: DelayedViews,
  ) {}

  async execute({ ruleset, sees }: SumPublicStatistics): Promise<PublicSum> {
    return (await this.views.counted(ruleset, sees)) ?? publicSum(await this.whole.execute({ ruleset }));
  }
}
