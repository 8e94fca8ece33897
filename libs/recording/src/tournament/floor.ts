import { Inject, Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  currentRound,
  onlyRound,
  shownTournament,
  type DeskViewer,
  type FloorAt,
  type FloorSource,
  type Tournament,
  type TableGlance,
} from '#tournament';
import { Delays } from '../delay/delays.js';
import { type GlancedTape, Glances } from './glances.js';
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
  @Inject(Delays) private readonly delays!: Delays;

  constructor(
    private readonly tournaments: Tournaments,
    private readonly glances: Glances,
    private readonly scribes: Scribes,
  ) {}

  async read({ id, round, viewer }: FloorWish): Promise<FloorAt> {
    const { revision, state } = await this.tournaments.load(id);
    const shown = roundAsked(state, round);
    const now = this.tournaments.now();
    const shownAt = await this.delays.at(state);
    const event = onlyRound(shownTournament(state, viewer, shownAt), shown ?? 0);
    const isDesk = viewer === 'desk';
    const tapes = event.rounds.flatMap(({ round: number, tables }) =>
      tables.flatMap(({ table, match }): readonly GlancedTape[] =>
        match === null ? [] : [{ match, shown: isDesk ? null : shownAt({ round: number, table }) }],
      ),
    );
    const glances = await this.glances.of(tapes);
    return {
      ...{ id, revision: shownRevision(revision, state, viewer), round: shown, now, event },
      glances: isDesk ? glances : forPublic(glances),
      scribes: isDesk ? this.scribes.at(tapes.map(({ match }) => match)) : {},
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
