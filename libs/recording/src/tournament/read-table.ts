import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { callStatus, tableCode, tableOf, type CallStatus, type PlayerId } from '#tournament';
import { RecordingProblem } from '../problem.js';
import { Tournaments } from './tournaments.js';

/** A table of a round: who sits there, the code of its QR code, and how far its newest call is; null where none is open. */
interface TableAtRound {
  readonly players: readonly PlayerId[];
  readonly code: string;
  readonly call: CallStatus | null;
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
    const call = state.calls.findLast(
      (each) => each.round === place.round && each.table === place.table && callStatus(each) !== 'closed',
    );
    return {
      players: table.players,
      code: tableCode(state.opening.secret, place),
      call: call === undefined ? null : callStatus(call),
    };
  }
}
