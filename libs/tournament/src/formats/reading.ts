import type { PairedTable, PairingList, RowProblem } from '../pairing.js';

/** A text in a format: the whole list, or why nothing of it can be read. */
export type ReadList = (text: string, wish: ListWish) => PairingList;

/** What is looked for: pairings of this round, where a format holds several. */
export interface ListWish {
  readonly round: number;
}

/** What is wrong with a row, and how to mend it: made into a problem where the row is known. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** Most rows of a list: more than any round of any event has, less than what would keep the server busy. */
const MOST_ROWS = 5000;

const problemAt = (row: number, error: unknown): RowProblem => {
  if (!(error instanceof RowFault)) throw error;
  return { row, message: error.message, remedy: error.remedy };
};

/** A list of nothing but one problem of the whole. */
export const unreadable = (message: string, remedy: string): PairingList => ({
  tables: [],
  problems: [{ row: 0, message, remedy }],
  more: false,
});

/** Reads rows one by one: a row at fault is told, and the others are read. A row that is no pairing gives null. */
export const readRows = <Row>(rows: readonly Row[], read: (row: Row) => PairedTable | null): PairingList => {
  if (rows.length > MOST_ROWS)
    return unreadable(`The list has ${rows.length} rows.`, `Bring at most ${MOST_ROWS} in at a time.`);
  const tables: PairedTable[] = [];
  const problems: RowProblem[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      const table = read(row);
      if (table !== null) tables.push(table);
    } catch (error) {
      problems.push(problemAt(index + 1, error));
    }
  }
  return { tables, problems, more: false };
};

/** A value of JSON that somebody else wrote. */
export type Foreign = Readonly<Record<string, unknown>>;

export const isForeign = (value: unknown): value is Foreign =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list inside a foreign value; none where there is none. */
export const listIn = (value: unknown): readonly Foreign[] => (Array.isArray(value) ? value.filter(isForeign) : []);

/** JSON from text; undefined where it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The text of a foreign field: a text or a number, without blanks around it; empty for anything else. */
export const textIn = (row: Foreign, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  }
  return '';
};

/** The whole number of a foreign field; null for anything else. */
export const numberIn = (row: Foreign, name: string): number | null => {
  const text = textIn(row, name);
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
};

/** A number of a table. @throws RowFault */
export const tableNumber = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0) return Number(text);
  throw new RowFault(
    text === '' ? 'The row has no table.' : `"${text.slice(0, 40)}" is no number of a table.`,
    'Tables are numbered from 1.',
  );
};
