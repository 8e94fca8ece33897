import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import { reportMatch, type MatchReport } from '#projections';
import { unknownMatch } from '../problem.js';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer } from '../tape/look.js';

/** The report of a match at its newest revision. */
export type ReportOf = MatchReport & { readonly matchId: string; readonly revision: number };

/** What an organiser keeps of a match, as the viewer's own tape tells it. */
export class ReadReport extends Query<ReportOf> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(ReadReport)
export class ReadReportHandler implements IQueryHandler<ReadReport> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes }: ReadReport): Promise<ReportOf> {
    const { tape: live, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(live, viewer);
    const { revision, view } = await this.readings.of(live, viewer);
    const envelopes = (await this.readings.seen(live, viewer)).envelopes.slice(0, revision + 1);
    const report = reportMatch({ ruleset: live.ruleset, viewer }, envelopes, view.disputes);
    if (report === null) throw unknownMatch(matchId);
    return { matchId, revision, ...report };
  }
}
