import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { Table } from '#table';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer, revisionOf } from '../tape/look.js';

/** The neutral table after a revision, as the viewer sees it. */
export interface TableAt {
  readonly matchId: string;
  readonly revision: number;
  readonly table: Table;
}

/** The table after revision `at`, the newest where it is undefined. */
export class ShowTable extends Query<TableAt> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
    readonly at: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(ShowTable)
export class ShowTableHandler implements IQueryHandler<ShowTable> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes, at }: ShowTable): Promise<TableAt> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    const revision = revisionOf(tape, at);
    const state = (await this.readings.seen(tape, viewer)).stateAfter(revision);
    return { matchId, revision, table: tape.ruleset.view(state.game, viewer) };
  }
}
