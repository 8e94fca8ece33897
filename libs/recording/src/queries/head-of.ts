import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Delays } from '../delay/delays.js';
import { unknownMatch } from '../problem.js';
import { Journal } from '../tape/journal.js';

/** The revision of a match's last event, as those eyes may know it. Throws `match/unknown`. */
export class HeadOf extends Query<number> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(HeadOf)
export class HeadOfHandler implements IQueryHandler<HeadOf> {
  constructor(
    private readonly journal: Journal,
    private readonly tapes: DelayedTapes,
    private readonly delays: Delays,
  ) {}

  async execute({ matchId, eyes }: HeadOf): Promise<number> {
    // Behind a delay the head is that of the tape that is due; without any, nothing has to be folded for it.
    if (eyes === 'audience' && (await this.delays.lookUp()) !== undefined)
      return (await this.tapes.load(matchId, eyes)).tape.revision;
    const revision = await this.journal.lastRevision(matchId);
    if (revision === undefined) throw unknownMatch(matchId);
    return revision;
  }
}
