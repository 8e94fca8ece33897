import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Delays } from '../delay/delays.js';
import {
  isDelayed,
  seenTournament,
  shownTournament,
  type DeskViewer,
  type ListedTournament,
  type Tournament,
  type TournamentAt,
} from '#tournament';
import { DeskFeed } from './desk-feed.js';
import { Tournaments } from './tournaments.js';

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

/** Where in a tournament something is: its title as it stands on its tapes, and the table; null where there is no such. */
interface DeskPlace {
  readonly title: string | null;
  readonly table: number | null;
}

/** Where in a tournament a call or a deck check is, by its number; of neither only the title. */
export class ReadDeskPlace extends Query<DeskPlace> {
  constructor(
    readonly id: string,
    readonly of: { readonly call: unknown; readonly check: unknown },
  ) {
    super();
  }
}

@QueryHandler(ReadDeskPlace)
export class ReadDeskPlaceHandler implements IQueryHandler<ReadDeskPlace> {
  constructor(private readonly tournaments: Tournaments) {}

  async execute({ id, of }: ReadDeskPlace): Promise<DeskPlace> {
    const { opening, calls, checks } = (await this.tournaments.find(id)).state;
    const found = calls.find(({ call }) => call === of.call) ?? checks.find(({ check }) => check === of.check);
    return { title: opening?.title ?? null, table: found?.table ?? null };
  }
}

/** The revision as a viewer is told it: behind a delay none, since how many events there are tells what goes on. */
export const shownRevision = (revision: number, tournament: Tournament, viewer: DeskViewer): number =>
  viewer === 'public' && isDelayed(tournament) ? 0 : revision;

/** A tournament as a viewer may know it; `seesNow`: whether one who is not of the desk sees its matches as they are now, as a caster does. Throws `tournament/unknown`. */
export class ReadTournament extends Query<TournamentAt> {
  constructor(
    readonly id: string,
    readonly viewer: DeskViewer,
    readonly seesNow = false,
  ) {
    super();
  }
}

@QueryHandler(ReadTournament)
export class ReadTournamentHandler implements IQueryHandler<ReadTournament> {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly delays: Delays,
  ) {}

  async execute({ id, viewer, seesNow }: ReadTournament): Promise<TournamentAt> {
    const { revision, state } = await this.tournaments.load(id);
    const now = this.tournaments.now();
    const event = seesNow ? seenTournament(state, viewer) : shownTournament(state, viewer, await this.delays.at(state));
    return { id, revision: seesNow ? revision : shownRevision(revision, state, viewer), now, event };
  }
}
