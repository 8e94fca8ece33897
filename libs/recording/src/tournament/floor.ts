import { Inject, Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Subscription } from '#event-store';
import { makeCanonicalJson } from '#kernel';
import {
  currentRound,
  onlyRound,
  behindFor,
  shownTournament,
  type DeskViewer,
  type FloorAt,
  type FloorSource,
  type Tournament,
  type TableGlance,
} from '#tournament';
import { Delays } from '../delay/delays.js';
import { makeBell } from '../tape/bell.js';
import { ViewFeed } from '../views/view-feed.js';
import { DeskFeed } from './desk-feed.js';
import { Glances } from './glances.js';
import { shownRevision } from './read-tournament.js';
import { Scribes } from './scribes.js';
import { Tournaments } from './tournaments.js';

/** Which floor: of a tournament, of one round (the one under way where it is null), for whom. */
export interface FloorWish {
  readonly id: string;
  readonly round: number | null;
  readonly viewer: DeskViewer;
}

/** What the public may know of a tape on the floor: what the rules hold against plays is not for everybody. */
const forPublic = (glances: FloorSource['glances']): FloorSource['glances'] =>
  Object.fromEntries(
    Object.entries(glances).map(([match, glance]): [string, TableGlance] => [match, { ...glance, irregular: 0 }]),
  );

/** The round asked for, else that under way, else the last. */
const roundAsked = (state: Tournament, round: number | null): number | null =>
  round ?? currentRound(state)?.round ?? state.rounds.at(-1)?.round ?? null;

/** Reads the floor of a tournament. Throws `tournament/unknown`. */
@Injectable()
export class Floors {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly glances: Glances,
    private readonly scribes: Scribes,
  ) {}

  async read({ id, round, viewer }: FloorWish): Promise<FloorAt> {
    const { revision, state } = await this.tournaments.load(id);
    const shown = roundAsked(state, round);
    const now = this.tournaments.now();
    const event = onlyRound(shownTournament(state, viewer, now), shown ?? 0);
    const matches = event.rounds.flatMap(({ tables }) =>
      tables.flatMap(({ match }) => (match === null ? [] : [match])),
    );
    const isDesk = viewer === 'desk';
    const glances = await this.glances.of(matches, behindFor(state, viewer, now));
    return {
      ...{ id, revision: shownRevision(revision, state, viewer), round: shown, now, event },
      glances: isDesk ? glances : forPublic(glances),
      scribes: isDesk ? this.scribes.at(matches) : {},
    };
  }
}

export class ReadFloor extends Query<FloorAt> {
  constructor(readonly wish: FloorWish) {
    super();
  }
}

@QueryHandler(ReadFloor)
export class ReadFloorHandler implements IQueryHandler<ReadFloor> {
  constructor(private readonly floors: Floors) {}

  execute({ wish }: ReadFloor): Promise<FloorAt> {
    return this.floors.read(wish);
  }
}

/** Milliseconds between two floors that one follower is sent: a hundred tables that are played at would else send them all the time. */
const GAP = 400;

/** Gives a follower the floor, whole each time: as it is, and whenever it has become another. */
@Injectable()
export class FloorFeed {
  @Inject(Scribes) private readonly scribes!: Scribes;
  @Inject(Delays) private readonly delays!: Delays;

  constructor(
    private readonly floors: Floors,
    private readonly desks: DeskFeed,
    private readonly views: ViewFeed,
  ) {}

  /** Throws `tournament/unknown` before the first. */
  async follow(
    wish: FloorWish,
    onFloor: (floor: FloorAt) => Promise<void>,
  ): Promise<Pick<Subscription, 'ended' | 'unsubscribe'>> {
    const first = await this.floors.read(wish);
    const bell = makeBell();
    const leave = this.#watch(wish.id, bell.ring);
    let isOver = false;
    const run = async (): Promise<{ readonly reason: 'unsubscribed' }> => {
      let told = '';
      for (let floor = first; ; floor = await this.floors.read(wish)) {
        const { now: _, ...lasting } = floor;
        const text = makeCanonicalJson(lasting);
        if (text !== told) await onFloor(floor);
        told = text;
        await bell.wait();
        if (isOver) return { reason: 'unsubscribed' };
        await new Promise((resolve) => setTimeout(resolve, GAP).unref());
      }
    };
    const ended = run().catch((error: unknown) => ({ reason: 'failed' as const, error }));
    const unsubscribe = (): void => {
      isOver = true;
      leave();
      bell.ring();
    };
    return { ended: ended.finally(leave), unsubscribe };
  }

  #watch(id: string, ring: () => void): () => void {
    // The ids of its tapes begin with the id of the tournament; see `tapeIdOf`.
    const isOurs = (match: string): boolean => match.startsWith(`${id}.r`);
    const leaves = [
      this.desks.watch((other) => other === id && ring()),
      this.views.watchMatches((matches) => [...matches].some(isOurs) && ring()),
      this.scribes.watch((match) => isOurs(match) && ring()),
      this.delays.tick(ring),
    ];
    return () => {
      for (const leave of leaves) leave();
    };
  }
}
