import type { RoundOrder } from '#match';
import {
  roundOf,
  roundTimeLeft,
  type DeskRound,
  type RefusedTape,
  type Speaker,
  type Tournament,
  type TournamentOrder,
} from '#tournament';

/** Orders something of a tape; answers why it was not taken, or null. Throws what is broken. */
export type OrderTape = (match: string, order: RoundOrder) => Promise<RefusedTape | null>;

type Person = RoundOrder['by'];

const personOf = (by: Speaker): Person =>
  by.role === 'player' || by.role === 'caster' ? { role: 'organiser', name: '' } : by;

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

const isRefused = (each: RefusedTape | null): each is RefusedTape => each !== null;

/** Passes an order about the clock of a round on to the tapes that it concerns. One that does not take it is told, and holds up no other. */
export const passToTapes = async (
  state: Tournament,
  order: TournamentOrder,
  orderTape: OrderTape,
): Promise<readonly RefusedTape[]> => {
  const round = roundOf(state, roundIn(order) ?? 0);
  const asked = round && onTape(order, round);
  if (round === undefined || !asked) return [];
  const tables = round.tables.filter(({ table }) => order.type !== 'ExtendTable' || order.table === table);
  const refused = tables.map(async ({ match }) => (match === null ? null : orderTape(match, asked)));
  return (await Promise.all(refused)).filter(isRefused);
};

const MINUTE = 60_000;

/** The order that starts the clock of a tape which was opened after its round had begun, with what is left of the round; null for none. */
export const lateStart = (
  round: DeskRound,
  { by, now }: { readonly by: Speaker; readonly now: number },
): RoundOrder | null => {
  const left = roundTimeLeft(round.clock, 0, now);
  if (left === null || round.clock.calledAt !== null) return null;
  const minutes = Math.max(1, Math.floor(left / MINUTE));
  return { type: 'StartClock', minutes, playoff: false, by: personOf(by), words: '' };
};
