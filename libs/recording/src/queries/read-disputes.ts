import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DisputeReading } from '#projections';
import type { Viewer } from '#ruleset';
import { Readings } from '../readings/readings.js';
import { LiveTapes } from '../tape/live-tapes.js';
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
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ReadDisputes)
export class ReadDisputesHandler implements IQueryHandler<ReadDisputes> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, viewer }: ReadDisputes): Promise<DisputesOf> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { matchId, revision, disputes: view.disputes };
  }
}
