import type { ConfirmResult, ExtendTable, OpenTable, ReportResult } from '../orders.js';
import { roundOf, tableOf, type DeskTable, type Tournament } from '../state.js';
import { isSameResult, type TableResult } from '../words.js';
import { accepted, impossible, noRound, noTable, roundClosed, type TournamentDecision } from './decision.js';

type TableOrder = OpenTable | ExtendTable | ReportResult | ConfirmResult;

const opened = (known: DeskTable, { round, table, match, by }: OpenTable): TournamentDecision => {
  if (known.match === match) return accepted();
  if (known.match !== null)
    return impossible(
      'table-opened',
      `Table ${table} of round ${round} has the tape "${known.match}".`,
      'Record on that one.',
    );
  return accepted({ type: 'TableOpened', data: { round, table, match, by }, because: [] });
};

const extended = ({ round, table, minutes, words, call, check, by }: ExtendTable): TournamentDecision => {
  // Time for a call rests on TR 412.2, time for a deck check on TR 411.3.a.
  const data = { round, table, minutes, words, call, check, by };
  return accepted({ type: 'TableExtended', data, because: [] });
};

/** What is wrong with a result of a pairing of so many; null for nothing. */
const faultIn = ({ wins, ending }: TableResult, seats: number): string | null => {
  if (wins.length !== seats) return `names the games won by ${wins.length} players, and ${seats} sit there`;
  const most = Math.max(...wins);
  const isEven = wins.filter((count) => count === most).length > 1;
  if (ending === 'double-loss' && most > 0) return 'has both lose, and yet somebody win a game';
  if (ending === 'intentional-draw' && !isEven) return 'is drawn by agreement, and yet somebody has won more games';
  if (ending === 'no-show' && isEven)
    return 'has somebody not come, and yet nobody win: write the games of who was there';
  return null;
};

/** Why somebody may not report for that side; null where they may. */
const notTheirs = (
  { players }: DeskTable,
  { table, seat, by }: Pick<ReportResult, 'table' | 'seat' | 'by'>,
): TournamentDecision | null => {
  const remedy = 'Report it for your own side.';
  if (seat !== null && players[seat] === undefined)
    return impossible('no-side', `Table ${table} has no side ${seat + 1}.`, 'Name one of those who sit there.');
  if (by.role !== 'player') return null;
  if (seat === null) return impossible('not-yours', 'Only an official settles the result of a table.', remedy);
  if (players[seat] === by.player) return null;
  return impossible('not-yours', 'A player reports for their own side alone.', remedy);
};

const reported = (
  known: DeskTable,
  { round, table, seat, result, by }: Omit<ReportResult, 'type'>,
): TournamentDecision => {
  const fault = faultIn(result, known.players.length);
  if (fault !== null)
    return impossible(
      'bad-result',
      `The result of table ${table} ${fault}.`,
      'Write the games won by each side, in the order of the pairing.',
    );
  const foreign = notTheirs(known, { table, seat, by });
  if (foreign !== null) return foreign;
  const before = known.reports.find((report) => report.seat === seat);
  if (before !== undefined && isSameResult(before.result, result)) return accepted();
  return accepted({ type: 'ResultReported', data: { round, table, seat, result, by }, because: [] });
};

const confirmed = (known: DeskTable, order: ConfirmResult): TournamentDecision => {
  const others = known.reports.filter(({ seat }) => seat !== null && seat !== order.seat);
  const [first] = others;
  if (first === undefined)
    return impossible(
      'nothing-to-confirm',
      `No other side of table ${order.table} has reported a result.`,
      'Report it yourself.',
    );
  if (others.some(({ result }) => !isSameResult(result, first.result)))
    return impossible(
      'result-conflict',
      `The other sides of table ${order.table} say different things.`,
      'Call a judge, or report what you hold to be the result.',
    );
  return reported(known, { ...order, result: first.result });
};

/** What is done at a table: its tape, its time, its result. */
export const decideTable = (state: Tournament, order: TableOrder): TournamentDecision => {
  const round = roundOf(state, order.round);
  if (round === undefined) return noRound(order.round);
  const known = tableOf(state, order.round, order.table);
  if (known === undefined) return noTable(order.round, order.table);
  const mayFollow = order.type === 'ReportResult' && order.seat === null;
  if (round.closedAt !== null && !mayFollow) return roundClosed(order.round);
  switch (order.type) {
    case 'OpenTable':
      return opened(known, order);
    case 'ExtendTable':
      return extended(order);
    case 'ReportResult':
      return reported(known, order);
    case 'ConfirmResult':
      return confirmed(known, order);
  }
};
