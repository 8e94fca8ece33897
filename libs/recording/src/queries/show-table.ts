import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#ruleset';
import type { Table } from '#table';
import { Readings } from '../readings/readings.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkViewer, revisionOf } from '../tape/look.js';
import { KeptViews } from '../views/kept-views.js';

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
    readonly viewer: Viewer,
    readonly at: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(ShowTable)
export class ShowTableHandler implements IQueryHandler<ShowTable> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly views: KeptViews,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, viewer, at }: ShowTable): Promise<TableAt> {
    const kept = at === undefined && viewer === 'recorder' ? await this.views.ofMatch(matchId, 'board') : undefined;
    if (kept?.view) return { matchId, revision: kept.revision, table: kept.view };
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    const revision = revisionOf(tape, at);
    const state = (await this.readings.seen(tape, viewer)).stateAfter(revision);
    return { matchId, revision, table: tape.ruleset.view(state.game, viewer) };
  }
}
