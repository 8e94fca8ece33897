import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { PlayFindings } from '#audit';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
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
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(ReadFindings)
export class ReadFindingsHandler implements IQueryHandler<ReadFindings> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes }: ReadFindings): Promise<FindingsOf> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { matchId, revision, plays: view.findings };
  }
}
