import { CsvError, parse } from 'csv-parse/sync';
import type { ImportedResult, PairedTable } from '../pairing.js';
import { pairOf, playerOf } from './players.js';
import { readRows, RowFault, tableNumber, unreadable, type ReadList } from './reading.js';

/** What a column may be called: letters and digits of its name alone, in lower case. */
const COLUMNS = {
  table: ['table', 'tablenumber', 'tableno', 'tisch'],
  name1: ['player1', 'playername1', 'player1name', 'name1', 'player'],
  id1: ['id1', 'playergameid1', 'player1id', 'playerid1', 'playerid'],
  name2: ['player2', 'playername2', 'player2name', 'name2', 'opponent'],
  id2: ['id2', 'playergameid2', 'player2id', 'playerid2', 'opponentid'],
  result: ['result', 'score'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Column = keyof typeof COLUMNS;
type Places = Readonly<Partial<Record<Column, number>>>;

const placesIn = (header: readonly string[]): Places => {
  const named = header.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([column, names]) => {
      const place = named.findIndex((name) => (names as readonly string[]).includes(name));
      return place < 0 ? [] : [[column, place]];
    }),
  );
};

/** "2-1", "1-1-1", "1WIN": games won by each side, or who won. @throws RowFault */
const resultOf = (text: string): ImportedResult | null => {
  if (text === '') return null;
  const known = /^(?:([12])WIN|DRAW)$/i.exec(text);
  if (known !== null) return { winner: known[1] === undefined ? null : Number(known[1]) - 1, wins: null };
  const [, one, other] = /^(\d{1,2}) *[-:] *(\d{1,2})(?: *[-:] *\d{1,2})?$/.exec(text) ?? [];
  if (one === undefined || other === undefined)
    throw new RowFault(
      `The result "${text.slice(0, 40)}" means nothing.`,
      'Write games won, 2-1, or 1WIN, 2WIN, DRAW.',
    );
  const wins = [Number(one), Number(other)];
  return { winner: one === other ? null : Number(one) > Number(other) ? 0 : 1, wins };
};

const rowReader =
  (places: Places) =>
  (row: readonly string[]): PairedTable => {
    const cell = (column: Column): string => row[places[column] ?? -1]?.trim() ?? '';
    const one = playerOf(cell('id1'), cell('name1'));
    const notes = { result: resultOf(cell('result')), extension: 0, feature: false };
    const [id, name] = [cell('id2'), cell('name2')];
    if (id === '' && (name === '' || /^bye$/i.test(name))) return { table: null, players: [one], ...notes };
    return { table: tableNumber(cell('table')), players: pairOf(one, playerOf(id, name)), ...notes };
  };

const rowsOf = (text: string): readonly (readonly string[])[] =>
  parse(text, { bom: true, delimiter: [',', ';', '\t'], relax_column_count: true, skip_empty_lines: true, trim: true });

const WANTED = 'The first row names the columns: table, player1, id1, player2, id2, and result where there is one.';

/** Pairings as a table whose first row names its columns; commas, semicolons and tabs part them. */
export const readCsv: ReadList = (text) => {
  try {
    const [header = [], ...rows] = rowsOf(text);
    const places = placesIn(header);
    const lacking = (['table', 'name1', 'name2'] as const).filter(
      (column) =>
        places[column] === undefined &&
        places[column === 'name1' ? 'id1' : column === 'name2' ? 'id2' : column] === undefined,
    );
    if (lacking.length > 0) return unreadable(`The table has no column for ${lacking.join(', ')}.`, WANTED);
    return readRows(rows, rowReader(places));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unreadable(`The table cannot be read: ${error.message}`, WANTED);
  }
};
