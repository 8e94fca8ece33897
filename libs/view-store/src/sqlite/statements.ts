import type { SqliteConnection, SqliteStatement } from '#event-store/sqlite';
import type { Json } from '#kernel';
import type { Checkpoint, ViewPart, ViewRow } from '../port.js';

/** A generation in use, with its checkpoint. */
export interface GenerationRow extends Checkpoint {
  readonly number: number;
}

/** A part of a view as it lies in the file. */
export interface ValueRow {
  readonly view: string;
  readonly subject: string;
  readonly value: string;
}

/** Every statement of the adapter but those that open it. */
export interface Statements {
  readonly inUse: SqliteStatement<GenerationRow>;
  readonly begin: SqliteStatement<{ readonly number: number }>;
  readonly mark: SqliteStatement<never>;
  readonly isListed: SqliteStatement<{ readonly number: number }>;
  /** All others of a version, and of the other versions all but the newest in use: its servers may still be running. */
  readonly dropOthers: SqliteStatement<never>;
  readonly drop: SqliteStatement<never>;
  readonly building: SqliteStatement<{ readonly number: number; readonly owner: string }>;
  readonly write: SqliteStatement<never>;
  /** Of the set in use, by version; and of the set of a number. */
  readonly readInUse: SqliteStatement<ValueRow>;
  readonly read: SqliteStatement<ValueRow>;
  readonly list: SqliteStatement<ValueRow>;
  readonly page: SqliteStatement<ValueRow>;
  readonly count: SqliteStatement<{ readonly subjects: number }>;
  readonly forget: SqliteStatement<never>;
  readonly sweep: SqliteStatement<{ readonly number: number }>;
}

const IN_USE = 'SELECT number FROM generations WHERE state = 1 AND version = ?';

/** The first part of a view of every subject in the set in use, by version and view. */
const FIRST_PARTS = `generation = (${IN_USE}) AND view = ? AND part = 0`;

/**
 * The parts of some views of one subject, in a generation. The join is a cross join, which SQLite keeps in this order: the other way round it looks at
 * every row of the generation, and so at all matches for each.
 */
export const partsWhere = (generation: string): string =>
  `SELECT view, subject, rows.value FROM json_each(?) AS wish CROSS JOIN rows ON view = wish.value
    WHERE ${generation} AND subject = ? ORDER BY wish.key, part`;

/** Prepares the statements. */
export const prepareStatements = (connection: SqliteConnection): Statements => ({
  inUse: connection.prepare(
    'SELECT number, position, stream, revision, id FROM generations WHERE state = 1 AND version = ?',
  ),
  begin: connection.prepare(`INSERT INTO generations (version, state, owner, position, stream, revision, id)
    VALUES (?, 0, ?, 0, '', -1, '') RETURNING number`),
  mark: connection.prepare(
    'UPDATE generations SET state = 1, position = ?, stream = ?, revision = ?, id = ? WHERE number = ?',
  ),
  isListed: connection.prepare('SELECT number FROM generations WHERE number = ?'),
  dropOthers: connection.prepare(`DELETE FROM generations WHERE number <> ? AND (version = ? OR state = 1 AND number <
    (SELECT max(number) FROM generations WHERE state = 1 AND version <> ?))`),
  drop: connection.prepare('DELETE FROM generations WHERE number = ?'),
  building: connection.prepare('SELECT number, owner FROM generations WHERE state = 0'),
  write: connection.prepare(`INSERT INTO rows (generation, view, subject, part, value) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (generation, view, subject, part) DO UPDATE SET value = excluded.value`),
  readInUse: connection.prepare(partsWhere(`generation = (${IN_USE})`)),
  read: connection.prepare(partsWhere('generation = ?')),
  list: connection.prepare(`SELECT view, subject, value FROM rows
    WHERE ${FIRST_PARTS} ORDER BY number`),
  // The numbers come from the index alone; values are read of those on the page.
  page: connection.prepare(`SELECT view, subject, value FROM rows WHERE number IN (
    SELECT number FROM rows WHERE ${FIRST_PARTS} AND (? IS NULL OR number < (
      SELECT number FROM rows WHERE ${FIRST_PARTS} AND subject = ?))
    ORDER BY number DESC LIMIT ?) ORDER BY number DESC`),
  count: connection.prepare(`SELECT count(*) AS subjects FROM rows WHERE ${FIRST_PARTS}`),
  forget: connection.prepare(
    'DELETE FROM rows WHERE subject = ? AND generation IN (SELECT number FROM generations WHERE state = 1 AND version <> ?)',
  ),
  sweep: connection.prepare(`DELETE FROM rows WHERE number IN (
    SELECT number FROM rows WHERE generation NOT IN (SELECT number FROM generations) LIMIT ?) RETURNING number`),
});

/** Writes rows into a generation. Runs within a transaction. */
export const writeRows = ({ write }: Statements, generation: number, rows: readonly ViewRow[]): void => {
  for (const { view, subject, part, value } of rows) write.run(generation, view, subject, part, JSON.stringify(value));
};

/** Makes a part of its row. */
export const partOf = ({ view, subject, value }: ValueRow): ViewPart => ({
  view,
  subject,
  value: JSON.parse(value) as Json,
});

/** Puts a generation in use at a checkpoint. */
export const markAt = ({ mark }: Statements, generation: number, checkpoint: Checkpoint): void => {
  const { position, stream, revision, id } = checkpoint;
  mark.run(position, stream, revision, id, generation);
};
