import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Envelope } from '#kernel';
import type { Viewer } from '#ruleset';
import { Readings } from '../readings/readings.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkViewer } from '../tape/look.js';

/** A stretch of a tape: `revision` is the tape's last one; there is more when the last envelope's is lower. */
export interface TapeStretch {
  readonly matchId: string;
  readonly revision: number;
  readonly events: readonly Envelope[];
}

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
    @Inject(LiveTapes) private readonly tapes: LiveTapes,
    @Inject(Readings) private readonly readings: Readings,
  ) {}

  async execute({ matchId, viewer, range }: ReadTape): Promise<TapeStretch> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    const { envelopes } = await this.readings.seen(tape, viewer);
    return { matchId, revision: envelopes.length - 1, events: envelopes.slice(range.from, range.from + range.limit) };
  }
}
