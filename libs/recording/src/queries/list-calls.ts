import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { callsFor, type QueuedCall } from '#projections';
import type { Viewer } from '#ruleset';
import { KeptViews } from '../views/kept-views.js';

/** The open calls of all matches as the viewer may know them, the oldest first. */
export class ListCalls extends Query<readonly QueuedCall[]> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

@QueryHandler(ListCalls)
export class ListCallsHandler implements IQueryHandler<ListCalls> {
  constructor(private readonly views: KeptViews) {}

  async execute({ viewer }: ListCalls): Promise<readonly QueuedCall[]> {
    return callsFor(await this.views.calls(), viewer);
  }
}
