import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { seenTournament, type DeskViewer, type SeenTournament } from '#tournament';
import { DeskFeed } from './desk-feed.js';
import { Tournaments } from './tournaments.js';

/** A tournament in a list. */
export interface ListedTournament {
  readonly id: string;
  readonly title: string;
  readonly openedAt: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
  readonly rounds: number;
  readonly posted: number;
}

/** The tournaments of the store, the newest first. */
export class ListTournaments extends Query<readonly ListedTournament[]> {}

@QueryHandler(ListTournaments)
export class ListTournamentsHandler implements IQueryHandler<ListTournaments> {
  constructor(private readonly feed: DeskFeed) {}

  execute(): Promise<readonly ListedTournament[]> {
    const listed = this.feed.all().flatMap(({ id, state: { opening, rounds } }): readonly ListedTournament[] => {
      if (opening === null) return [];
      const { title, at, ruleset, mode, edition } = opening;
      return [{ id, title, openedAt: at, ruleset, mode, edition, rounds: opening.rounds, posted: rounds.length }];
    });
    return Promise.resolve(listed.sort((one, other) => other.openedAt.localeCompare(one.openedAt)));
  }
}

/** The title of a tournament, as it stands on its tapes; null where there is no such. */
export class ReadEventName extends Query<{ readonly title: string | null }> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ReadEventName)
export class ReadEventNameHandler implements IQueryHandler<ReadEventName> {
  constructor(private readonly tournaments: Tournaments) {}

  async execute({ id }: ReadEventName): Promise<{ readonly title: string | null }> {
    const known = await this.tournaments.find(id);
    return { title: known.state.opening?.title ?? null };
  }
}

/** A tournament at a revision, as a viewer may know it. `now`: the server's time, for the clocks of pages. */
export interface TournamentAt {
  readonly id: string;
  readonly revision: number;
  readonly now: string;
  readonly event: SeenTournament;
}

/** A tournament as a viewer may know it. Throws `tournament/unknown`. */
export class ReadTournament extends Query<TournamentAt> {
  constructor(
    readonly id: string,
    readonly viewer: DeskViewer,
  ) {
    super();
  }
}

@QueryHandler(ReadTournament)
export class ReadTournamentHandler implements IQueryHandler<ReadTournament> {
  constructor(private readonly tournaments: Tournaments) {}

  async execute({ id, viewer }: ReadTournament): Promise<TournamentAt> {
    const { revision, state } = await this.tournaments.load(id);
    return { id, revision, now: this.tournaments.now(), event: seenTournament(state, viewer) };
  }
}
