import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { RoundReading } from '#projections';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer } from '../tape/look.js';

/** The match around its games: clock, score, result slip. */
export interface RoundOf {
  readonly matchId: string;
  readonly revision: number;
  readonly round: RoundReading;
}

/** The match around its games as the viewer may know it. */
export class ReadRound extends Query<RoundOf> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(ReadRound)
export class ReadRoundHandler implements IQueryHandler<ReadRound> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes }: ReadRound): Promise<RoundOf> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { matchId, revision, round: view.round };
  }
}
