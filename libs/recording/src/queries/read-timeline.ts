import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { project, timeline, type TimelineEntry } from '#projections';
import type { Viewer } from '#ruleset';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkViewer } from '../tape/look.js';
import { redactedTape } from '../tape/redaction.js';

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
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ReadTimeline)
export class ReadTimelineHandler implements IQueryHandler<ReadTimeline> {
  constructor(@Inject(LiveTapes) private readonly tapes: LiveTapes) {}

  async execute({ matchId, viewer }: ReadTimeline): Promise<TimelineOf> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    const entries = project(timeline, { ruleset: tape.ruleset, viewer }, redactedTape(tape, viewer));
    return { matchId, revision: tape.revision, entries };
  }
}
