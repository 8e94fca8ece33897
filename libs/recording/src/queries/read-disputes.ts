import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { DisputeReading } from '#projections';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer } from '../tape/look.js';

/** The disputes of a match with their times, in the order of their numbers. */
export interface DisputesOf {
  readonly matchId: string;
  readonly revision: number;
  readonly disputes: readonly DisputeReading[];
}

/** The disputes as the viewer may know them. */
export class ReadDisputes extends Query<DisputesOf> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(ReadDisputes)
export class ReadDisputesHandler implements IQueryHandler<ReadDisputes> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes }: ReadDisputes): Promise<DisputesOf> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { matchId, revision, disputes: view.disputes };
  }
}
