import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Statistics } from '#projections';
import type { Severity } from '#ruleset';
import { KeptViews } from '../views/kept-views.js';

/** What can be counted over all matches. `rules`: how often each rule key stands in a finding. */
export interface StatisticsSum {
  readonly matches: number;
  readonly open: number;
  readonly events: number;
  readonly plays: number;
  readonly turns: number;
  readonly games: number;
  readonly findings: Readonly<Record<Severity, number>>;
  readonly rules: Readonly<Record<string, number>>;
}

/** The sum of the statistics of all matches, of one game where `ruleset` names it. */
export class SumStatistics extends Query<StatisticsSum> {
  constructor(readonly ruleset: string | undefined) {
    super();
  }
}

const addCounts = <Key extends string>(
  sum: Readonly<Record<Key, number>>,
  more: Readonly<Record<Key, number>>,
): Readonly<Record<Key, number>> => {
  const total: Partial<Record<Key, number>> = { ...sum };
  for (const [key, count] of Object.entries(more) as [Key, number][]) total[key] = (total[key] ?? 0) + count;
  return total as Record<Key, number>;
};

const NOTHING: Pick<StatisticsSum, 'events' | 'plays' | 'turns' | 'games' | 'findings' | 'rules'> = {
  events: 0,
  plays: 0,
  turns: 0,
  games: 0,
  findings: { illegal: 0, doubtful: 0, told: 0, note: 0 },
  rules: {},
};

const add = (sum: typeof NOTHING, { events, plays, turns, games, findings, rules }: Statistics): typeof NOTHING => ({
  events: sum.events + events,
  plays: sum.plays + plays,
  turns: sum.turns + turns,
  games: sum.games + games,
  findings: addCounts(sum.findings, findings),
  rules: addCounts(sum.rules, rules),
});

@QueryHandler(SumStatistics)
export class SumStatisticsHandler implements IQueryHandler<SumStatistics> {
  constructor(private readonly views: KeptViews) {}

  async execute({ ruleset }: SumStatistics): Promise<StatisticsSum> {
    const all = await this.views.index();
    const wanted = all.filter(({ value }) => ruleset === undefined || value.ruleset === ruleset);
    const ids = new Set(wanted.map(({ id }) => id));
    const counted = (await this.views.ofEveryMatch('statistics')).filter(({ id }) => ids.has(id));
    const open = wanted.filter(({ value }) => value.status === 'open').length;
    return { matches: wanted.length, open, ...counted.reduce((sum, { value }) => add(sum, value), NOTHING) };
  }
}
