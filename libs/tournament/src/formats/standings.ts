import { CsvError, parse } from 'csv-parse/sync';
import type { RowProblem, StandingsLine } from '../pairing.js';
import { playerOf } from './players.js';
import { jsonOf, listIn, RowFault, textIn, type Foreign } from './reading.js';

/** Standings as another system made them, and the rows that could not be read. */
export interface StandingsList {
  readonly lines: readonly StandingsLine[];
  readonly problems: readonly RowProblem[];
}

const isYes = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && /^(?:true|yes|1|x|dropped)$/i.test(value));

const lineOf = (row: Foreign): StandingsLine => {
  const rank = Number(textIn(row, 'standing', 'rank', 'Rank', 'Standing', 'place', 'Place'));
  if (!Number.isInteger(rank) || rank < 1) throw new RowFault('The row has no rank.', 'Ranks are numbered from 1.');
  const { id, name } = playerOf(
    textIn(row, 'gameId', 'id', 'ID', 'playerId'),
    textIn(row, 'name', 'Name', 'player', 'Player'),
  );
  const points = textIn(row, 'points', 'Points', 'matchPoints');
  return { rank, id, name, points, dropped: isYes(row['isDropped'] ?? row['dropped'] ?? row['Dropped']) };
};

const rowsOf = (text: string): readonly Foreign[] => {
  const json = jsonOf(text);
  if (json !== undefined) return listIn(json);
  return parse(text, {
    bom: true,
    columns: true,
    delimiter: [',', ';', '\t'],
    skip_empty_lines: true,
    trim: true,
    relax_column_count: true,
  });
};

const linesOf = (rows: readonly Foreign[]): StandingsList => {
  const lines: StandingsLine[] = [];
  const problems: RowProblem[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      lines.push(lineOf(row));
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      problems.push({ row: index + 1, message: error.message, remedy: error.remedy });
    }
  }
  return { lines, problems };
};

/** Reads standings: PurpleFox's array (`name, gameId, standing, isDropped, rank`), or a table with columns rank, name, id, points, dropped. */
export const readStandings = (text: string): StandingsList => {
  try {
    return linesOf(rowsOf(text));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const remedy = 'Name the columns in the first row.';
    return { lines: [], problems: [{ row: 0, message: `The table cannot be read: ${error.message}`, remedy }] };
  }
};
