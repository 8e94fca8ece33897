import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { TapeStretch } from '#match';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer } from '../tape/look.js';

/** The events from a revision on, at most `limit`, as the viewer may know them. `from` beyond the end answers none. */
export class ReadTape extends Query<TapeStretch> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
    readonly range: { readonly from: number; readonly limit: number },
  ) {
    super();
  }
}

@QueryHandler(ReadTape)
export class ReadTapeHandler implements IQueryHandler<ReadTape> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes, range }: ReadTape): Promise<TapeStretch> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    const { envelopes } = await this.readings.seen(tape, viewer);
    return { matchId, revision: envelopes.length - 1, events: envelopes.slice(range.from, range.from + range.limit) };
  }
}
