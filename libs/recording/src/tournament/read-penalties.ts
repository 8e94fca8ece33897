import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nameOf, type DeskRound, type DeskTable, type Tournament } from '#tournament';
import type { PenaltyRow } from '#tournament/out';
import { ReadReport } from '../queries/read-report.js';
import { Tournaments } from './tournaments.js';

/** The penalties that stand on the tapes of a tournament, as judges list them. */
export class ReadPenalties extends Query<readonly PenaltyRow[]> {
  constructor(readonly tournament: string) {
    super();
  }
}

@QueryHandler(ReadPenalties)
export class ReadPenaltiesHandler implements IQueryHandler<ReadPenalties> {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly queries: QueryBus,
  ) {}

  async execute({ tournament }: ReadPenalties): Promise<readonly PenaltyRow[]> {
    const { state } = await this.tournaments.load(tournament);
    const rows: PenaltyRow[] = [];
    for (const round of state.rounds)
      for (const table of round.tables) rows.push(...(await this.#of(state, round, table)));
    return rows;
  }

  async #of(state: Tournament, { round }: DeskRound, { match, players }: DeskTable): Promise<readonly PenaltyRow[]> {
    if (match === null) return [];
    const report = await this.queries.execute(new ReadReport(match, 'recorder'));
    const ids = new Map(players.flatMap((id, seat) => [[report.players[seat] ?? nameOf(state, id), id] as const]));
    return report.penalties.map(({ player, infraction, category, penalty, description, judge }) => ({
      ...{ player, id: ids.get(player) ?? '', round, infraction, category, penalty, description, judge },
    }));
  }
}
