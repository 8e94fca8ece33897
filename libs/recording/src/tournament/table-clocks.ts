import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { RoundOrder } from '#match';
import type { DeskRound, RefusedTape, Speaker, Tournament, TournamentOrder } from '#tournament';
import { lateStart, passToTapes } from '#tournament/keeping';
import { OrderDispute } from '../commands/order-dispute.js';
import { RecordingProblem } from '../problem.js';

/** The clock of a round applies to the tapes of its tables: what is ordered of it is ordered of each of them. */
@Injectable()
export class TableClocks {
  constructor(private readonly commands: CommandBus) {}

  /** Passes an order on to the tapes that it concerns. One that does not take it is told, and holds up no other. */
  pass(state: Tournament, order: TournamentOrder, orderId: string): Promise<readonly RefusedTape[]> {
    return passToTapes(state, order, (match, asked) => this.#order(match, orderId, asked));
  }

  /** Starts the clock of a tape that was opened after its round had begun, with what is left of the round. */
  async start(
    round: DeskRound,
    match: string,
    saying: { readonly by: Speaker; readonly now: number },
  ): Promise<readonly RefusedTape[]> {
    const order = lateStart(round, saying);
    const refused = order === null ? null : await this.#order(match, 'desk-clock', order);
    return refused === null ? [] : [refused];
  }

  async #order(matchId: string, orderId: string, order: RoundOrder): Promise<RefusedTape | null> {
    const playId = `desk-${orderId}`;
    try {
      await this.commands.execute(
        new OrderDispute({ matchId, playId, order, expectedRevision: undefined, actor: 'desk' }),
      );
      return null;
    } catch (error) {
      if (!(error instanceof RecordingProblem)) throw error;
      return { match: matchId, message: error.message };
    }
  }
}
