import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeskReceipt, TournamentOrder } from '#tournament';
import { TableClocks } from './table-clocks.js';
import { type DeskOrder, Tournaments } from './tournaments.js';

/** Carries out an order at the desk of a tournament, and passes on to tapes what concerns their clocks. */
export class OrderTournament extends Command<DeskReceipt> {
  readonly tournament: string;
  readonly orderId: string;
  readonly order: TournamentOrder;
  readonly actor: string;

  constructor({ tournament, orderId, order, actor }: DeskOrder) {
    super();
    this.tournament = tournament;
    this.orderId = orderId;
    this.order = order;
    this.actor = actor;
  }
}

@CommandHandler(OrderTournament)
export class OrderTournamentHandler implements ICommandHandler<OrderTournament> {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly clocks: TableClocks,
  ) {}

  async execute(ordered: OrderTournament): Promise<DeskReceipt> {
    const { tournament: receipt, from, repeated } = await this.tournaments.order(ordered);
    const refused = from === null ? [] : await this.clocks.pass(receipt.state, ordered.order, ordered.orderId);
    return {
      tournament: receipt.id,
      revision: receipt.revision,
      changed: from !== null && !repeated,
      repeated,
      refused,
    };
  }
}
