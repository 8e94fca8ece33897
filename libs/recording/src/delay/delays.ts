import { Inject, Injectable } from '@nestjs/common';
import { behind, type Behind, type Delay, type Place } from '#access';
import { delayAt, isDelayed, roundOf, type DelayPlace, type ShownAt, type Tournament } from '#tournament';
import type { FoldedTournament } from '#tournament/keeping';
import type { ViewStore } from '#view-store';
import { CLOCK, type Clock, VIEW_STORE } from '../ports.js';
import { DeskFeed } from '../tournament/desk-feed.js';
import { placeOf } from '../tournament/feed-messages.js';
import { INDEX, type IndexEntry } from '../views/match-views.js';

/** Whether somebody sees matches of a place as they are now, and not behind the delay of their event. */
export type SeesNow = (place: Place) => boolean;

/** Who sees every match as it is now. */
export const EVERYTHING_NOW: SeesNow = () => true;

/** A match, as far as its delay follows from it: its id, where it is played, and whether its tape is closed. */
export interface DelayedMatch extends Place {
  readonly id: string;
  readonly status: 'unopened' | 'open' | 'closed';
}

/** Milliseconds after which what is shown behind a delay may be more. */
export const TICK = 1_000;

/** The table of a desk that has that very tape. */
const tableOf = (id: string, desk: FoldedTournament): DelayPlace | undefined =>
  id.startsWith(`${desk.id}.r`) ? placeOf(id) : undefined;

/** The table of a desk at which a match is played; a match that no desk has opened is of the table that its opening names. */
const deskPlaceOf = ({ id, table }: DelayedMatch, desk: FoldedTournament): DelayPlace => {
  const place = tableOf(id, desk);
  if (place !== undefined) return place;
  return { round: null, table: table !== null && /^\d{1,5}$/.test(table) ? Number(table) : null };
};

/** A game is over when its tape is closed, or its round at the desk. */
const isOver = ({ status }: Pick<DelayedMatch, 'status'>, tournament: Tournament, { round }: DelayPlace): boolean =>
  status === 'closed' || (round !== null && (roundOf(tournament, round)?.closedAt ?? null) !== null);

/** What events have settled of the delays behind which the audience sees their matches. Kept in the store, so alike on every node, and after a restart. */
@Injectable()
export class Delays {
  constructor(
    private readonly desks: DeskFeed,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(VIEW_STORE) private readonly views: ViewStore,
  ) {}

  /** What the audience is shown of a match now; null where it sees it as it is. Throws `desks/not-ready`. */
  async of(match: DelayedMatch): Promise<Behind | null> {
    await this.desks.caughtUp();
    return this.#of(match);
  }

  /** By how much the audience sees a match late: 0 where it sees it as it is. Throws `desks/not-ready`. */
  async delayOf(match: DelayedMatch): Promise<Delay> {
    await this.desks.caughtUp();
    const desk = this.#deskOf(match);
    return desk === undefined ? 0 : delayAt(desk.state, deskPlaceOf(match, desk));
  }

  /** The same of any match, for many at once; undefined where no event has a delay, as on most servers. Throws `desks/not-ready`. */
  async lookUp(): Promise<((match: DelayedMatch) => Behind | null) | undefined> {
    await this.desks.caughtUp();
    return this.some ? (match) => this.#of(match) : undefined;
  }

  /** Behind what the audience is shown the tables of a tournament now. `about`: only those that have these tapes are asked for. */
  async at(tournament: Tournament, about: (match: string) => boolean = () => true): Promise<ShownAt> {
    const now = this.clock();
    const closed = new Set<string>();
    for (const match of this.#shownAfter(tournament).filter(about)) if (await this.#isClosed(match)) closed.add(match);
    const statusAt = ({ round, table }: DelayPlace): DelayedMatch['status'] => {
      const tape = roundOf(tournament, round ?? 0)?.tables.find((each) => each.table === table)?.match ?? null;
      return tape !== null && closed.has(tape) ? 'closed' : 'open';
    };
    return (place) => behind(delayAt(tournament, place), now, isOver({ status: statusAt(place) }, tournament, place));
  }

  /** Whether some event has a delay, as far as this node has heard. */
  get some(): boolean {
    return this.desks.all().some(({ state }) => isDelayed(state));
  }

  /** Rings now and then while some event has a delay: what comes due rings no bell of its own. Returns how to stop. */
  tick(ring: () => void): () => void {
    const timer = setInterval(() => {
      if (this.some) ring();
    }, TICK).unref();
    return () => {
      clearInterval(timer);
    };
  }

  #of(match: DelayedMatch): Behind | null {
    const desk = this.#deskOf(match);
    if (desk === undefined) return null;
    const place = deskPlaceOf(match, desk);
    return behind(delayAt(desk.state, place), this.clock(), isOver(match, desk.state, place));
  }

  /** The event that a match is of: as its opening names it, or the one that has its tape at a table, whatever the opening says. */
  #deskOf({ id, event }: DelayedMatch): FoldedTournament | undefined {
    const named = event === null ? undefined : this.desks.entitled(event);
    return named ?? this.desks.all().find((desk) => tableOf(id, desk) !== undefined);
  }

  /** The tapes that are shown after the game, of rounds that go on. */
  #shownAfter(tournament: Tournament): readonly string[] {
    return tournament.rounds
      .filter(({ closedAt }) => closedAt === null)
      .flatMap(({ round, tables }) =>
        tables.flatMap(({ table, match }) =>
          match !== null && delayAt(tournament, { round, table }) === 'after-game' ? [match] : [],
        ),
      );
  }

  async #isClosed(match: string): Promise<boolean> {
    const [part] = await this.views.read(match, [INDEX]);
    const entry = part?.value as unknown as IndexEntry | undefined;
    return entry?.summary.status === 'closed';
  }
}
