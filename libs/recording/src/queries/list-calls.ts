import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { callsFor, type QueuedCall } from '#projections';
import type { Viewer } from '#ruleset';
import { DelayedViews } from '../delay/delayed-views.js';
import { EVERYTHING_NOW, type SeesNow } from '../delay/delays.js';

/** The open calls of all matches as the viewer may know them, the oldest first. */
export class ListCalls extends Query<readonly QueuedCall[]> {
  constructor(
    readonly viewer: Viewer,
    readonly sees: SeesNow = EVERYTHING_NOW,
  ) {
    super();
  }
}

@QueryHandler(ListCalls)
export class ListCallsHandler implements IQueryHandler<ListCalls> {
  constructor(private readonly views: DelayedViews) {}

  async execute({ viewer, sees }: ListCalls): Promise<readonly QueuedCall[]> {
    return callsFor(await this.views.calls(sees), viewer);
  }
}
