import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { RoundOrder } from '#match';
import {
  roundOf,
  roundTimeLeft,
  type DeskRound,
  type Speaker,
  type Tournament,
  type TournamentOrder,
} from '#tournament';
import { OrderDispute } from '../commands/order-dispute.js';
import { RecordingProblem } from '../problem.js';

/** A tape that did not take what was ordered of its round, and why. */
export interface RefusedTape {
  readonly match: string;
  readonly message: string;
}

type Person = RoundOrder['by'];

const personOf = (by: Speaker): Person => (by.role === 'player' ? { role: 'organiser', name: '' } : by);

/** What an order about a round is to the tape of a table; null for nothing. */
const onTape = (order: TournamentOrder, round: DeskRound): RoundOrder | null => {
  const saying = { by: personOf(order.by), words: '' };
  switch (order.type) {
    case 'BeginRound':
      return { type: 'StartClock', minutes: round.clock.minutes ?? 1, playoff: false, ...saying };
    case 'PauseRound':
      return { type: 'PauseClock', ...saying, words: order.words };
    case 'ResumeRound':
      return { type: 'ResumeClock', ...saying };
    case 'CallRoundTime':
      return { type: 'CallTime', turn: null, playoff: false, ...saying };
    case 'ExtendTable':
      return { type: 'LengthenRound', minutes: order.minutes, ...saying, words: order.words };
    default:
      return null;
  }
};

/** The number of the round that an order is about; null where it is about none. */
const roundIn = (order: TournamentOrder): number | null => ('round' in order ? order.round : null);

const MINUTE = 60_000;

/** The clock of a round applies to the tapes of its tables: what is ordered of it is ordered of each of them. */
@Injectable()
export class TableClocks {
  constructor(private readonly commands: CommandBus) {}

  /** Passes an order on to the tapes that it concerns. One that does not take it is told, and holds up no other. */
  async pass(state: Tournament, order: TournamentOrder, orderId: string): Promise<readonly RefusedTape[]> {
    const round = roundOf(state, roundIn(order) ?? 0);
    const asked = round && onTape(order, round);
    if (round === undefined || !asked) return [];
    const tables = round.tables.filter(({ table }) => order.type !== 'ExtendTable' || order.table === table);
    const refused = tables.map(async ({ match }) => (match === null ? null : this.#order(match, orderId, asked)));
    return (await Promise.all(refused)).filter((each) => each !== null);
  }

  /** Starts the clock of a tape that was opened after its round had begun, with what is left of the round. */
  async start(
    round: DeskRound,
    match: string,
    { by, now }: { readonly by: Speaker; readonly now: number },
  ): Promise<readonly RefusedTape[]> {
    const left = roundTimeLeft(round.clock, 0, now);
    if (left === null || round.clock.calledAt !== null) return [];
    const minutes = Math.max(1, Math.floor(left / MINUTE));
    const order = { type: 'StartClock', minutes, playoff: false, by: personOf(by), words: '' } as const;
    const refused = await this.#order(match, 'desk-clock', order);
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
