import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RoundReading } from '#projections';
import type { Viewer } from '#ruleset';
import { Readings } from '../readings/readings.js';
import { LiveTapes } from '../tape/live-tapes.js';
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
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ReadRound)
export class ReadRoundHandler implements IQueryHandler<ReadRound> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, viewer }: ReadRound): Promise<RoundOf> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { matchId, revision, round: view.round };
  }
}
