import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TimelineEntry } from '#projections';
import type { Eyes } from '#access';
import { ViewReader } from '../views/view-reader.js';

/** The match as a list of plays, each with its verdict and what it caused in words. */
export interface TimelineOf {
  readonly matchId: string;
  readonly revision: number;
  readonly entries: readonly TimelineEntry[];
}

/** The timeline as the viewer may know it. */
export class ReadTimeline extends Query<TimelineOf> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(ReadTimeline)
export class ReadTimelineHandler implements IQueryHandler<ReadTimeline> {
  constructor(private readonly views: ViewReader) {}

  async execute({ matchId, eyes }: ReadTimeline): Promise<TimelineOf> {
    const { revision, view } = await this.views.read(matchId, eyes, 'timeline');
    return { matchId, revision, entries: view };
  }
}
