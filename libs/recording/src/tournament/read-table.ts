import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { tableCode, tableOf, type PlayerId } from '#tournament';
import { RecordingProblem } from '../problem.js';
import { Tournaments } from './tournaments.js';

/** A table of a round: who sits there, and the code of its QR code. */
interface TableAtRound {
  readonly players: readonly PlayerId[];
  readonly code: string;
}

/** A table of a round, with its code: for the door alone, which says to whom it is told. Throws `tournament/no-table`. */
export class ReadTable extends Query<TableAtRound> {
  constructor(
    readonly tournament: string,
    readonly place: { readonly round: number; readonly table: number },
  ) {
    super();
  }
}

@QueryHandler(ReadTable)
export class ReadTableHandler implements IQueryHandler<ReadTable> {
  constructor(private readonly tournaments: Tournaments) {}

  async execute({ tournament, place }: ReadTable): Promise<TableAtRound> {
    const { state } = await this.tournaments.load(tournament);
    const table = tableOf(state, place.round, place.table);
    if (table === undefined || state.opening === null)
      throw new RecordingProblem('unknown', {
        code: 'tournament/no-table',
        message: `Round ${String(place.round)} has no table ${String(place.table)}.`,
        remedy: 'Name a table that its pairings have.',
      });
    return { players: table.players, code: tableCode(state.opening.secret, place) };
  }
}
