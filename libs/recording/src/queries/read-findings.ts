import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlayFindings } from '#audit';
import type { Viewer } from '#ruleset';
import { Readings } from '../readings/readings.js';
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
  constructor(
    private readonly tapes: LiveTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, viewer }: ReadFindings): Promise<FindingsOf> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { matchId, revision, plays: view.findings };
  }
}
