import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { MatchViewName, MatchViews } from '../views/match-views.js';
import { ViewReader } from '../views/view-reader.js';

/** One reading of a match at its newest revision. */
export interface ViewOf<View> {
  readonly matchId: string;
  readonly revision: number;
  readonly view: View;
}

/** A view of a match at its newest revision, as the viewer may know it. */
export class ReadView<Name extends MatchViewName> extends Query<ViewOf<MatchViews[Name]>> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
    readonly name: Name,
  ) {
    super();
  }
}

@QueryHandler(ReadView)
export class ReadViewHandler implements IQueryHandler<ReadView<MatchViewName>> {
  constructor(private readonly views: ViewReader) {}

  async execute({ matchId, eyes, name }: ReadView<MatchViewName>): Promise<ViewOf<MatchViews[MatchViewName]>> {
    return { matchId, ...(await this.views.read(matchId, eyes, name)) };
  }
}
