import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { unknownMatch } from '../problem.js';
import { Journal } from '../tape/journal.js';

/** The revision of a match's last event. Throws `match/unknown`. */
export class HeadOf extends Query<number> {
  constructor(readonly matchId: string) {
    super();
  }
}

@QueryHandler(HeadOf)
export class HeadOfHandler implements IQueryHandler<HeadOf> {
  constructor(private readonly journal: Journal) {}

  async execute({ matchId }: HeadOf): Promise<number> {
    const revision = await this.journal.lastRevision(matchId);
    if (revision === undefined) throw unknownMatch(matchId);
    return revision;
  }
}
