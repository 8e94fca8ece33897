import { stringify } from 'csv-stringify/sync';
import { minutesGiven } from '../floor.js';
import { resultOf, type ResultReading } from '../results.js';
import { nameOf, roundOf, type DeskTable, type Tournament } from '../state.js';
import { winnerOf, type TableResult } from '../words.js';

/** The formats that results go out in. */
export const RESULT_FORMATS = ['purplefox', 'carde', 'csv', 'json'] as const;

export type ResultFormat = (typeof RESULT_FORMATS)[number];

type Known = Pick<Tournament, 'rounds' | 'players'>;

/** A table of the round with what it came to. */
interface Reported {
  readonly table: DeskTable;
  readonly reading: ResultReading;
  readonly names: readonly string[];
}

const reportedIn = (tournament: Known, round: number): readonly Reported[] =>
  (roundOf(tournament, round)?.tables ?? []).map((table) => ({
    table,
    reading: resultOf(table),
    names: table.players.map((id) => nameOf(tournament, id)),
  }));

const purpleFoxWord = (result: TableResult): string => {
  const winner = winnerOf(result);
  return winner === null ? 'DRAW' : `${winner + 1}WIN`;
};

/** Of a double loss PurpleFox has no word: it stays unreported there. */
const purpleFoxRow = ({ table, reading: { result }, names }: Reported) => ({
  tableNumber: table.table,
  playerName1: names[0] ?? '',
  playerGameId1: table.players[0] ?? '',
  playerName2: names[1] ?? '',
  playerGameId2: table.players[1] ?? '',
  result: result === null || result.ending === 'double-loss' ? null : purpleFoxWord(result),
});

/** Nothing is said of a result that is not there. */
const NO_GAMES = { games_won_by_winner: null, games_won_by_loser: null, games_drawn: null };

const cardeGames = (result: TableResult) => {
  const games = [...result.wins].sort((one, other) => other - one);
  return { games_won_by_winner: games[0] ?? 0, games_won_by_loser: games[1] ?? 0, games_drawn: result.drawn };
};

const cardeEnding = ({ ending, ...result }: TableResult) => {
  const isDraw = winnerOf({ ending, ...result }) === null && ending !== 'double-loss';
  return {
    match_is_intentional_draw: ending === 'intentional-draw',
    match_is_unintentional_draw: isDraw && ending !== 'intentional-draw',
    match_is_loss: ending === 'double-loss',
  };
};

const NO_ENDING = { match_is_intentional_draw: false, match_is_unintentional_draw: false, match_is_loss: false };

/** The id of who won; null for nobody. */
const winnerIn = ({ players }: DeskTable, result: TableResult | null): string | null =>
  result === null ? null : (players[winnerOf(result) ?? -1] ?? null);

const cardeRow = ({ table, reading: { result, status } }: Reported) => ({
  table_number: table.table,
  status: result === null ? 'IN_PROGRESS' : 'COMPLETE',
  winning_player: winnerIn(table, result),
  ...(result === null ? NO_GAMES : cardeGames(result)),
  match_is_bye: false,
  ...(result === null ? NO_ENDING : cardeEnding(result)),
  reports_are_in_conflict: status === 'conflict',
  is_feature_match: table.feature,
  time_extension_seconds: minutesGiven(table) * 60,
  player_match_relationships: table.players.map((id) => ({ player: { id } })),
});

const plainResult = ({ ending, wins: [games1, games2], drawn }: TableResult) => ({ ending, games1, games2, drawn });

const NO_RESULT = { ending: null, games1: null, games2: null, drawn: null };

const plainRow = ({ table, reading: { result, status }, names: [player1 = '', player2 = ''] }: Reported) => {
  const [id1 = '', id2 = ''] = table.players;
  return {
    ...{ table: table.table, player1, id1, player2, id2, status },
    ...(result === null ? NO_RESULT : plainResult(result)),
    winner: winnerIn(table, result),
    match: table.match,
  };
};

/** Rows as CSV; what a spreadsheet would compute is made text. */
export const csvText = (rows: readonly object[], columns: readonly string[]): string =>
  stringify([...rows], { header: true, columns: [...columns], escape_formulas: true, record_delimiter: 'windows' });

const COLUMNS = [
  'table',
  'player1',
  'id1',
  'player2',
  'id2',
  'status',
  'ending',
  'games1',
  'games2',
  'drawn',
  'winner',
  'match',
];

/** The results of a round as another system reads them. What sides say differently of is passed on as no result. */
export const makeResults = (tournament: Known, round: number, format: ResultFormat): string => {
  const tables = reportedIn(tournament, round);
  const json = (rows: readonly object[]): string => `${JSON.stringify(rows, null, 2)}\n`;
  switch (format) {
    case 'purplefox':
      return json(tables.map(purpleFoxRow));
    case 'carde':
      return json(tables.map(cardeRow));
    case 'json':
      return json(tables.map(plainRow));
    case 'csv':
      return csvText(tables.map(plainRow), COLUMNS);
  }
};
