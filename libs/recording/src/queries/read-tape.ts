import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TapeStretch } from '#match';
import type { Viewer } from '#ruleset';
import { Readings } from '../readings/readings.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkViewer } from '../tape/look.js';

/** The events from a revision on, at most `limit`, as the viewer may know them. `from` beyond the end answers none. */
export class ReadTape extends Query<TapeStretch> {
  constructor(
    readonly matchId: string,
    readonly viewer: Viewer,
    readonly range: { readonly from: number; readonly limit: number },
  ) {
    super();
  }
}

@QueryHandler(ReadTape)
export class ReadTapeHandler implements IQueryHandler<ReadTape> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, viewer, range }: ReadTape): Promise<TapeStretch> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    const { envelopes } = await this.readings.seen(tape, viewer);
    return { matchId, revision: envelopes.length - 1, events: envelopes.slice(range.from, range.from + range.limit) };
  }
}
