import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { findingsOf, type PlayFindings } from '#audit';
import type { Viewer } from '#ruleset';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkViewer } from '../tape/look.js';

/** The plays the rules had something to say about. */
export interface FindingsOf {
  readonly matchId: string;
  readonly revision: number;
  readonly plays: readonly PlayFindings[];
}

/** The findings as the viewer may know them. */
export class ReadFindings extends Query<FindingsOf> {
  constructor(
    readonly matchId: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ReadFindings)
export class ReadFindingsHandler implements IQueryHandler<ReadFindings> {
  constructor(@Inject(LiveTapes) private readonly tapes: LiveTapes) {}

  async execute({ matchId, viewer }: ReadFindings): Promise<FindingsOf> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    return { matchId, revision: tape.revision, plays: findingsOf(tape.ruleset, tape.seenBy(viewer).envelopes) };
  }
}
