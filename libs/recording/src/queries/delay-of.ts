import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Delay, Eyes } from '#access';
import { DelayedTapes } from '../delay/delayed-tapes.js';

/** By how much a match is shown late to those eyes: what its event has settled, which everybody may know. Throws `match/unknown`. */
export class DelayOf extends Query<Delay> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(DelayOf)
export class DelayOfHandler implements IQueryHandler<DelayOf> {
  constructor(private readonly tapes: DelayedTapes) {}

  execute({ matchId, eyes }: DelayOf): Promise<Delay> {
    return this.tapes.delayOf(matchId, eyes);
  }
}
